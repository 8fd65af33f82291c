import Foundation

/// The sources of a package and its manifest, to look for walls that do not hold.
struct House: Sendable {
  /// A module with the Swift files in it.
  struct Module: Sendable {
    let target: Manifest.Target
    let files: [SourceFile]

    var lineCount: Int { files.reduce(0) { $0 + $1.lineCount } }

    /// The files in each folder of the module. Files beside the folders are in none.
    var folders: [String: [SourceFile]] {
      let inside = files.filter { $0.path.split(separator: "/").count > 3 }
      return Dictionary(grouping: inside) { String($0.path.split(separator: "/")[2]) }
    }
  }

  let manifest: Manifest
  let modules: [Module]
  /// The text of each word that the files have by its number.
  let words: [String]

  /// Reads the package in a folder.
  init(_ root: URL) throws {
    manifest = Manifest(
      try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8))
    let words = SourceTokens.Words()
    let keywords = SourceFile.Keywords(words)
    let sources = root.appending(path: "Sources").path
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let paths = Dictionary(
      grouping: names.filter { $0.hasSuffix(".swift") }, by: { String($0.prefix { $0 != "/" }) })
    let isInSources = { (target: Manifest.Target) in
      FileManager.default.fileExists(atPath: "\(sources)/\(target.name)")
    }
    modules = try manifest.targets.filter { !$0.isTest && isInSources($0) }.map { target in
      let files = try (paths[target.name] ?? []).sorted().map { path in
        SourceFile(
          path: "Sources/\(path)", text: try Data(contentsOf: URL(filePath: "\(sources)/\(path)")),
          words: words, keywords: keywords)
      }
      return Module(target: target, files: files)
    }
    self.words = words.texts
  }

  // MARK: Imports

  /// Imports of modules of the package that the manifest does not list for the file's target.
  var undeclaredImports: [String] {
    let all = Set(manifest.targets.map(\.name))
    return modules.flatMap { module in
      module.files.flatMap { file in
        file.imports.filter { all.contains($0.module) && !module.target.dependencies.contains($0.module) }
          .map { "\(file.path):\($0.line): \($0.module) is not a dependency of \(module.target.name)" }
      }
    }
  }

  /// Modules that the manifest lists for a target of which no file imports them.
  var needlessDependencies: [String] {
    let importable = Set(manifest.targets.filter(\.isModule).map(\.name))
    // Targets in C import nothing by name.
    return modules.filter { !$0.files.isEmpty }.flatMap { module in
      let imported = Set(module.files.flatMap { $0.imports.map(\.module) })
      return module.target.dependencies.filter { importable.contains($0) && !imported.contains($0) }
        .map { "Package.swift: no file of \(module.target.name) imports \($0)" }
    }
  }

  /// Dependencies on a module that is not in a paragraph of the manifest above that of the target.
  var backwardDependencies: [String] {
    let paragraphs = Dictionary(manifest.targets.map { ($0.name, $0.paragraph) }) { $1 }
    return modules.flatMap { module in
      let imports = module.files.flatMap { file in file.imports.map { ($0.module, "\(file.path):\($0.line)") }
      }
      let listed = module.target.dependencies.map { ($0, "Package.swift") }
      return (listed + imports).filter { paragraphs[$0.0].map { $0 >= module.target.paragraph } ?? false }
        .map { "\($0.1): \(module.target.name) uses \($0.0), which no paragraph above it declares" }
    }
  }

  /// Imports of a C library of the system outside of the module that has them all, and of that module outside
  /// of the platform module.
  var systemImports: [String] {
    imports(of: ["Glibc", "Musl", "Darwin", "Android", "Bionic", "WASILibc"]) { module, _ in
      module != "ClipsiteCLibrary"
    } + imports(of: ["ClipsiteCLibrary"]) { module, _ in module != "ClipsitePlatform" }
  }

  /// Imports of Foundation that are not conveniences of the library for App Clips, behind `canImport`.
  var foundationImports: [String] {
    imports(of: ["Foundation", "FoundationEssentials", "FoundationNetworking"]) { module, line in
      module != "ClipsiteInvocationRouting" || !line.isConditional
    }
  }

  private func imports(
    of names: Set<String>, where isWrong: (String, SourceFile.Import) -> Bool
  ) -> [String] {
    modules.flatMap { module in
      module.files.flatMap { file in
        file.imports.filter { names.contains($0.module) && isWrong(module.target.name, $0) }
          .map { "\(file.path):\($0.line): \(module.target.name) imports \($0.module)" }
      }
    }
  }

  // MARK: Products

  /// Modules with types that a library shows and that no consumer of the library can name.
  var hiddenModules: [String] {
    let all = Set(manifest.targets.map(\.name))
    return manifest.libraries.sorted { $0.key < $1.key }.flatMap { product, targets in
      modules.filter { targets.contains($0.target.name) }.flatMap { module in
        module.files.flatMap { file in
          file.imports.filter { $0.isPublic && all.contains($0.module) && !targets.contains($0.module) }
            .map {
              "\(file.path):\($0.line): the product \(product) shows \($0.module), but does not have it"
            }
        }
      }
    }
  }

  /// Modules that a target uses, directly or through others, itself among them.
  func everything(usedBy name: String) -> Set<String> {
    var (found, open): (Set<String>, [String]) = ([name], [name])
    while let next = open.popLast() {
      let target = manifest.targets.first { $0.name == next }
      open += (target?.dependencies ?? []).filter { found.insert($0).inserted }
    }
    return found
  }
}

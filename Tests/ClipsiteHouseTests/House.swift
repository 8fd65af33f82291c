import Foundation

/// The sources of a package and its manifest, to look for walls that do not hold.
struct House: Sendable {
  /// A module with the Swift files in it.
  struct Module: Sendable {
    let target: Manifest.Target
    let files: [SourceFile]

    var lineCount: Int { files.reduce(0) { $0 + $1.lineCount } }
    var codeLineCount: Int { files.reduce(0) { $0 + $1.codeLineCount } }
  }

  /// A room with the Swift files in it.
  struct Unit: Sendable {
    let room: Room
    let files: [SourceFile]

    var lineCount: Int { files.reduce(0) { $0 + $1.lineCount } }
    /// The name as in messages, with the prefix.
    var name: String { Manifest.prefix + room.name }

    /// The files in each folder of the room. Files beside the folders are in none.
    var folders: [String: [SourceFile]] {
      let inside = files.filter { $0.path.dropFirst(room.path.count).contains("/") }
      return Dictionary(grouping: inside) { String($0.path.dropFirst(room.path.count).prefix { $0 != "/" }) }
    }
  }

  let manifest: Manifest
  let modules: [Module]
  /// The rooms of the table, and the modules that it does not have.
  let units: [Unit]
  /// The text of each word that the files have by its number.
  let words: [String]

  /// Reads the package in a folder, whose rooms a table has.
  init(_ root: URL, _ rooms: [Room]) throws {
    manifest = Manifest(
      try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8))
    let words = SourceTokens.Words()
    let keywords = SourceFile.Keywords(words)
    let sources = root.appending(path: "Sources").path
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let paths = names.filter { $0.hasSuffix(".swift") }.sorted()
    modules = try manifest.targets.filter { !$0.isTest }.compactMap { target in
      let folder = Self.folder(of: target)
      guard FileManager.default.fileExists(atPath: "\(sources)/\(folder)") else { return nil }
      let files = try paths.filter { $0.hasPrefix(folder + "/") }.map { path in
        SourceFile(
          path: "Sources/\(path)", text: try Data(contentsOf: URL(filePath: "\(sources)/\(path)")),
          words: words, keywords: keywords)
      }
      return Module(target: target, files: files)
    }
    self.words = words.texts
    let listed = Set(rooms.map(\.module))
    let others = modules.map(\.target.name).filter { !listed.contains($0) }
    let files = modules.flatMap(\.files)
    units = (rooms + others.map { Room(String($0.dropFirst(Manifest.prefix.count))) }).map { room in
      Unit(room: room, files: files.filter { $0.path.hasPrefix(room.path) })
    }
  }

  /// The folder of a target below `Sources`. Modules for C are together.
  static func folder(of target: Manifest.Target) -> String {
    let short = target.name.dropFirst(Manifest.prefix.count)
    return short.wholeMatch(of: /C[A-Z]\w*/) == nil ? target.name : "C/\(short)"
  }

  // MARK: Rooms

  /// What a row of the table has and no row above it, nor C.
  var unknownRooms: [String] {
    var known = Set(manifest.targets.map { String($0.name.dropFirst(Manifest.prefix.count)) })
      .filter { $0.wholeMatch(of: /C[A-Z]\w*/) != nil }
    return units.flatMap { unit in
      let unknown = unit.room.uses.filter { !known.contains($0) }
      known.insert(unit.room.shortName)
      return unknown.map { "\(unit.name) uses \($0), which no row above it has" }
    }
  }

  /// Files of modules with folders that are in no folder of the table.
  var filesOutsideOfRooms: [String] {
    let inside = Set(units.flatMap { $0.files.map(\.path) })
    return modules.flatMap { $0.files.map(\.path) }.filter {
      !inside.contains($0) && !$0.hasPrefix("Sources/C/")
    }
  }

  /// Imports of a module of which the row of the file's room has nothing.
  var importsOutsideOfRows: [String] {
    let all = Set(manifest.targets.map(\.name))
    return units.flatMap { unit in
      let allowed = modules(usedBy: unit)
      return unit.files.flatMap { file in
        file.imports.filter { all.contains($0.module) && !allowed.contains($0.module) }
          .map { "\(file.path):\($0.line): the row of \(unit.name) has nothing of \($0.module)" }
      }
    }
  }

  /// What a row has although no file of the room imports its module.
  var needlessRows: [String] {
    units.flatMap { unit in
      let imported = Set(unit.files.flatMap { $0.imports.map(\.module) }).union([unit.room.module])
      return unit.room.uses.filter { imported.isDisjoint(with: modules(of: $0)) }
        .map { "no file of \(unit.name) imports the module of \($0)" }
    }
  }

  /// The C libraries, each with the rooms that use it.
  var usersOfC: [String: [String]] {
    let uses = units.flatMap { unit in
      unit.room.uses.filter { $0.wholeMatch(of: /C[A-Z]\w*/) != nil }.map { ($0, [unit.room.name]) }
    }
    return Dictionary(uses) { $0 + $1 }
  }

  private func modules(usedBy unit: Unit) -> Set<String> {
    Set(unit.room.uses.flatMap { modules(of: $0) })
  }

  private func modules(of shortName: String) -> Set<String> {
    Set(units.filter { $0.room.shortName == shortName }.map(\.room.module) + [Manifest.prefix + shortName])
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
  /// of the folder that calls the system.
  var systemImports: [String] {
    imports(of: ["Glibc", "Musl", "Darwin", "Android", "Bionic", "WASILibc"]) { path, _ in
      !path.hasPrefix("Sources/C/CLibrary/")
    } + imports(of: ["ClipsiteCLibrary"]) { path, _ in !path.hasPrefix("Sources/ClipsiteSystem/Platform/") }
  }

  /// Imports of Foundation that are not conveniences of the library for App Clips, behind `canImport`.
  var foundationImports: [String] {
    imports(of: ["Foundation", "FoundationEssentials", "FoundationNetworking"]) { path, line in
      !path.hasPrefix("Sources/ClipsiteInvocationRouting/") || !line.isConditional
    }
  }

  private func imports(
    of names: Set<String>, where isWrong: (String, SourceFile.Import) -> Bool
  ) -> [String] {
    modules.flatMap { module in
      module.files.flatMap { file in
        file.imports.filter { names.contains($0.module) && isWrong(file.path, $0) }
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

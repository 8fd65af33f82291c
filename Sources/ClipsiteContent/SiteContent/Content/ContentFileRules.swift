import ClipsiteAppClips
package import ClipsiteSystem
package import ClipsiteText

/// The rules for the names and kinds of files in the content folder.
extension ContentFolder {
  /// Folders nested deeper than this are refused; a path would outgrow the providers' limits long before.
  package static let maximumDepth = 64

  /// The kind of an entry, once links have been followed.
  enum Entry { case file, folder, refused }

  /// Returns the mistake in a name that prevents it from being part of the site.
  static func nameProblem(_ entry: DirectoryEntry, _ path: @autoclosure () -> String) -> Diagnostic? {
    guard entry.isUTF8 else {
      return Diagnostic(
        .fileNameNotUTF8, at: SourceRange(path()), "the file name is not valid UTF-8", fix: "rename the file")
    }
    let isPlain = entry.name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
    guard !isPlain else { return nil }
    return Diagnostic(
      .fileNameWithControlCharacter, at: SourceRange(path()),
      "the file name contains a control character or a backslash", fix: "rename the file")
  }

  /// A warning about a name that Windows keeps for a device.
  static func deviceName(_ name: String, _ path: @autoclosure () -> String) -> Diagnostic? {
    guard Slug.isReservedByWindows(fileName: name) else { return nil }
    return Diagnostic(
      .reservedFileName, at: SourceRange(path()),
      "the name \(name) is one that Windows reserves for a device", fix: "rename it")
  }

  /// Indicates whether a file has the name of one that a program removes when it is done: of a download, or
  /// of a file that is being saved.
  package static func isTemporary(_ name: RelativePath) -> Bool {
    let text = name.text.utf8
    let dots = text.indices.lazy.filter { text[$0] == UInt8(ascii: ".") }
    if dots.contains(where: { text[$0...].starts(with: ".tmp.".utf8) }) { return true }
    guard !name.hasSuffix(".md") else { return false }
    if temporarySuffixes.contains(where: name.hasSuffix) { return true }
    // `sed -i` writes to `sed` and six random letters and digits. A word has neither digits nor capitals.
    guard text.count == 9, text.starts(with: "sed".utf8) else { return false }
    let rest = text.dropFirst(3)
    return rest.allSatisfy(\.isLetterOrDigit) && !rest.allSatisfy(\.isLowerCaseLetter)
  }

  /// Chromium, Firefox, Safari, and programs that write a file before they give it its name.
  private static let temporarySuffixes = [".crdownload", ".part", ".download", ".tmp"]

  /// A diagnostic about a file that is left out because of its name, or `nil` for others.
  static func leftOut(_ name: RelativePath, _ path: @autoclosure () -> String) -> Diagnostic? {
    if name == "site.yaml" {
      return Diagnostic(
        .leftoverFile, at: SourceRange(path()),
        "clipsite reads the configuration from `site.yml`, so this file is left out",
        fix: "move its keys to `site.yml`, and remove the file")
    }
    guard isTemporary(name) else { return nil }
    return Diagnostic(
      .leftoverFile, at: SourceRange(path()),
      "\(name) has the name of a file that a program removes when it is done, and is left out",
      fix: "remove it, or give it another name if it belongs to the site", severity: .note)
  }

  /// The names that mean the same letters as another one of a folder, each with that one: on a Mac both are
  /// one.
  static func twins(among names: [RelativePath]) -> [RelativePath: RelativePath] {
    guard names.contains(where: { !$0.isASCII }) else { return [:] }
    var twins: [RelativePath: RelativePath] = [:]
    // Texts are equal when they mean the same letters.
    var firsts: [String: RelativePath] = [:]
    for name in names {
      if let first = firsts[name.text] { twins[name] = first } else { firsts[name.text] = name }
    }
    return twins
  }

  /// Returns the kind of an entry. Reports a link that leads nowhere, out of the folder, or to a folder.
  func kind(
    of entry: DirectoryEntry, at path: @autoclosure () -> RelativePath, root: String,
    _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) -> Entry {
    switch entry.type {
    case .file: return .file
    case .folder: return .folder
    case .link, .other: break
    }
    let entryPath = path()
    if entry.type == .link, try !isInside(entryPath, of: root, &diagnostics) { return .refused }
    guard let mode = try FileStore.mode(of: systemPath(of: entryPath)) else { return .refused }
    switch DirectoryEntry.EntryType(ofMode: mode) {
    case .file: return .file
    case .folder where entry.type == .link:
      diagnostics.report(
        .linkedFolder, at: SourceRange(displayPath(of: entryPath)),
        "the symbolic link leads to a folder", fix: "move the folder itself here")
    case .folder: return .folder
    case .link, .other:
      diagnostics.report(
        .notAFile, at: SourceRange(displayPath(of: entryPath)),
        "this is a \(FileStore.kind(of: mode)), not a file", fix: "remove it from the content folder")
    }
    return .refused
  }

  /// Indicates whether a link leads to something in the folder. Reports any other link.
  private func isInside(
    _ link: RelativePath, of root: String, _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) -> Bool {
    guard let target = try FileStore.realPath(systemPath(of: link)) else {
      let target = try FileStore.linkTarget(systemPath(of: link)) ?? ""
      diagnostics.report(
        .danglingLink, at: SourceRange(displayPath(of: link)),
        "the symbolic link leads to \(target), where nothing is",
        fix: "restore its target or remove the link")
      return false
    }
    guard let file = RelativePath(target).relative(to: RelativePath(root)) else {
      diagnostics.append(.linkLeaves("content", displayPath(of: link), target: target))
      return false
    }
    if Self.isPublished(file, as: link) { return true }
    diagnostics.report(
      .linkLeavesContent, at: SourceRange(displayPath(of: link)),
      "the symbolic link leads to \(file), which clipsite never publishes under this name",
      fix: "remove the link")
    return false
  }

  /// Indicates whether a file that a link leads to could be published without the link: it is neither left out,
  /// nor a page whose text only a page may show.
  private static func isPublished(_ file: RelativePath, as link: RelativePath) -> Bool {
    guard !file.components.contains(where: isIgnored), leftOut(file.name, "") == nil else { return false }
    return file != SiteFolder.configurationFileName && (!file.hasSuffix(".md") || link.hasSuffix(".md"))
  }
}

/// The messages about files of the content folder that other folders of a site need as well.
extension Diagnostic {
  /// - Parameter folder: What the folder holds that the link must stay in: `content` or `templates`.
  package static func linkLeaves(_ folder: String, _ path: String, target: String) -> Diagnostic {
    Diagnostic(
      .linkLeavesContent, at: SourceRange(path),
      "the symbolic link leads out of the \(folder) folder, to \(target)",
      fix: "copy the file into the \(folder) folder")
  }

  /// - Parameter first: The other file or folder, from which this one is told apart by its name.
  package static func nameTooAlike(_ path: String, first: String) -> Diagnostic {
    Diagnostic(
      .urlsTooAlike, at: SourceRange(path), "another one's name differs only in the form of its letters",
      fix: "rename one of them", notes: [.init("the other one is here", at: SourceRange(first))])
  }

  /// The system or its size kept a file from being read.
  ///
  /// - Parameter limit: The size that it may have, in bytes.
  package static func unreadableFile(_ path: String, _ error: SystemError, limit: Int) -> Diagnostic {
    if let size = error.excessiveSize { return TextCheck.tooLarge(path, size: size, limit: limit) }
    return unreadableFile(path, reason: error.reason)
  }

  package static func unreadableFile(_ path: String, reason: String, kind: String = "file") -> Diagnostic {
    Diagnostic(
      .unreadableFile, at: SourceRange(path), "the \(kind) cannot be read: \(reason)",
      fix: "mend the \(kind) or its permissions")
  }
}

extension DiagnosticCode {
  /// A file name in the content folder is not UTF-8.
  package static let fileNameNotUTF8 = DiagnosticCode(
    "FileNameNotUTF8", .error,
    summary: "The name of a file is not UTF-8.",
    explanation: """
      File names become URLs, and URLs are UTF-8 (RFC 3986, section 2.5). A name in another encoding would be
      a different URL on every system.
      """,
    fix: "Rename the file.",
    example: .init(.files, wrong: "Content/caf<E9>.jpg", right: "Content/café.jpg"))

  /// A file name holds a control character or a backslash.
  package static let fileNameWithControlCharacter = DiagnosticCode(
    "FileNameWithControlCharacter", .error,
    summary: "The name of a file contains a control character or a backslash.",
    explanation: """
      Providers and browsers treat these characters differently, and some regard a backslash as a path
      separator.
      """,
    fix: "Rename the file.",
    example: .init(.files, wrong: #"Content/menu\2026.pdf"#, right: "Content/menu-2026.pdf"))

  /// A file or folder has a name that Windows keeps for a device.
  package static let reservedFileName = DiagnosticCode(
    "ReservedFileName", .warning,
    summary: "Windows reserves the name of a file or folder.",
    explanation: """
      Windows uses `con`, `prn`, `aux`, `nul`, `com0` to `com9`, and `lpt0` to `lpt9` for devices, whatever
      their letter case and extension. Nobody can check out, build, or unpack the site on Windows. As a `slug`
      or short URL, such a name is an error, because you can choose another.
      """,
    fix: "Rename the file or folder.",
    example: .init(.files, wrong: "Content/aux.md", right: "Content/auxiliary.md"))

  /// A file has the name of one that an editor or a system leaves behind.
  package static let leftoverFile = DiagnosticCode(
    "LeftoverFile", .warning,
    summary: "A program left a file in the content folder, and clipsite leaves it out.",
    explanation: """
      clipsite leaves out files of programs that are not done, with a note: names that end in `.tmp`, `.part`,
      `.crdownload`, or `.download`, names with `.tmp.` in them, and those of `sed -i`, such as `sedX2k8Qw`. It
      reads no `site.yaml`, and leaves it out with a warning.

      Nothing is printed for hidden files, `Thumbs.db`, `desktop.ini`, and names such as `~$Menu.docx`, `menu.md~`,
      and `#menu.md#`, which are never part of a site.
      """,
    fix: "Remove the file. If it belongs to the site, give it another name.",
    example: .init(.files, wrong: "Content/menu.pdf.part", right: "Content/menu.pdf"))

  /// A folder has a name that ends in `.md`.
  package static let folderNamedAsPage = DiagnosticCode(
    "FolderNamedAsPage", .error,
    summary: "The name of a folder ends in `.md`.",
    explanation: "Such names belong to pages, so the folder is probably an accident.",
    fix: "Rename the folder.",
    example: .init(.files, wrong: "Content/market.md/index.md", right: "Content/market/index.md"))

  /// A folder is nested deeper than any host would serve.
  package static let folderTooDeep = DiagnosticCode(
    "FolderTooDeep", .error,
    summary: "Folders can be nested at most 64 deep.",
    explanation: """
      Deeper URLs would exceed the limits of providers, of object stores (1,024 bytes), and of App Clip Codes.
      """,
    fix: "Move the folder up.",
    withoutExample: .amount)

  /// A symbolic link in the content folder leads nowhere.
  package static let danglingLink = DiagnosticCode(
    "DanglingLink", .error,
    summary: "A symbolic link leads to a file that does not exist.",
    explanation: "The page or image would be missing from the site.",
    fix: "Restore the file, or remove the link.",
    example: .init(
      .files, wrong: "Content/menu.pdf (link to menu-2025.pdf)",
      right: "Content/menu-2025.pdf\nContent/menu.pdf (link to menu-2025.pdf)"))

  /// A symbolic link leads out of the content or templates folder.
  package static let linkLeavesContent = DiagnosticCode(
    "LinkLeavesContent", .error,
    summary: "A symbolic link leads to a file that does not belong to the site.",
    explanation: """
      A link can lead only to a file of the same content or templates folder. It cannot lead to a hidden file, to
      `site.yml`, or from another name to a page. clipsite does not follow it, because this could publish files that
      were never meant for the web.
      """,
    fix: "Copy the file into the folder, or remove the link.",
    example: .init(
      .files, wrong: "menu.pdf\nContent/menu.pdf (link to ../menu.pdf)",
      right: "Content/menu.pdf"))

  /// A symbolic link in the content folder leads to a folder.
  package static let linkedFolder = DiagnosticCode(
    "LinkedFolder", .error,
    summary: "A symbolic link leads to a folder.",
    explanation: """
      The same pages would be on the site twice, and a link to a folder above would never end. clipsite
      follows only links to single files inside the content folder.
      """,
    fix: "Remove the link, or copy the folder.",
    example: .init(
      .files, wrong: "Content/stores/market.md\nContent/shops (link to stores)",
      right: "Content/stores/market.md"))

  /// Something in the content folder is neither a file nor a folder.
  package static let notAFile = DiagnosticCode(
    "NotAFile", .error,
    summary: "A FIFO, socket, or device cannot be part of a website.",
    explanation: "Reading one could wait forever.",
    fix: "Remove it.",
    example: .init(.files, wrong: "Content/orders (FIFO)", right: "Content/orders.pdf"))

  /// A content file cannot be read.
  package static let unreadableFile = DiagnosticCode(
    "UnreadableFile", .error,
    summary: "The system cannot open or read a file or folder of the site.",
    explanation: """
      The message contains the system's reason. Nobody knows what is in a folder that cannot be read, so clipsite
      does not check the rest of the site until it can.
      """,
    fix: "Change the permissions of the file or folder, or remove it.",
    withoutExample: .computer)

  /// Two URLs differ only in letter case or in the way that accented letters are encoded.
  package static let urlsTooAlike = DiagnosticCode(
    "URLsTooAlike", .error,
    summary: "Two URLs are the same file on some systems.",
    explanation: """
      `/Menu.pdf` and `/menu.pdf` are two files in a bucket, and one file on a Mac. The same is true for names
      with a composed and a decomposed `é`. Such a pair cannot be published reliably.
      """,
    fix: "Rename one of the two.",
    example: .init(
      .files, wrong: "Content/Menu.pdf\nContent/menu.pdf",
      right: "Content/menu.pdf\nContent/menu-2026.pdf"))
}

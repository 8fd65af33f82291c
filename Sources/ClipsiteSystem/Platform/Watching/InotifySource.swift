#if os(Linux)
  import ClipsiteCLibrary

  /// Learns of changes from Linux (`inotify(7)`): every folder is watched, and new ones as they appear.
  struct InotifySource: ChangeSource {
    private final class Descriptor: Sendable {
      let number: Int32
      init(_ number: Int32) { self.number = number }
      deinit { close(number) }
    }

    private let inotify: Descriptor
    private let path: String
    private let roots: [RelativePath]
    private let isIgnored: NameFilter
    /// The watch over the folder itself, in which another folder may take the place of a root.
    private let top: Int32
    /// The path below the folder that each watch stands for.
    private var folders: [Int32: RelativePath] = [:]
    /// Indicates whether a folder could not be watched. From then on, every change means that anything may
    /// have changed.
    private var isIncomplete = false

    private static let events = UInt32(
      IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB)

    private static let renamings = UInt32(
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MOVE_SELF | IN_ONLYDIR)

    var descriptor: Int32? { inotify.number }
    let pause: Int32 = -1

    /// Watches folders below another, also those that are not there yet, or `nil` if the system watches no
    /// more folders.
    init?(
      _ path: String, _ roots: [RelativePath], ignoring isIgnored: @escaping NameFilter
    ) {
      let number = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard number >= 0 else { return nil }
      inotify = Descriptor(number)
      self.path = path
      self.roots = roots
      self.isIgnored = isIgnored
      top = inotify_add_watch(number, path, Self.renamings)
      for root in roots { watch(root: root) }
      if isIncomplete || top < 0 { return nil }
    }

    /// Watches one of the folders that were asked for; unlike those in it, it may be a symbolic link.
    private mutating func watch(root: RelativePath) { watch(root, options: UInt32(IN_ONLYDIR)) }

    /// Watches a folder and those in it. A folder that is gone again already is left out.
    private mutating func watch(
      _ folder: RelativePath, options: UInt32 = UInt32(IN_ONLYDIR) | UInt32(IN_DONT_FOLLOW)
    ) {
      let watch = inotify_add_watch(inotify.number, "\(path)/\(folder)", Self.events | options)
      guard watch >= 0 else {
        if errno == ENOSPC || errno == ENOMEM { isIncomplete = true }
        return
      }
      folders[watch] = folder
      for entry in (try? FileStore.entries(in: "\(path)/\(folder)")) ?? []
      where entry.type == .folder && !isIgnored(entry.name) {
        self.watch(folder.appending(entry.name))
      }
    }

    mutating func take() -> FileChanges {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      var paths: Set<RelativePath> = []
      var isEverything = false
      while true {
        let count = read(inotify.number, &buffer, buffer.count)
        guard count > 0 else { break }
        var offset = 0
        while let event = InotifyEvent(buffer, at: offset, end: count) {
          offset += event.length
          if event.has(IN_Q_OVERFLOW) { watchAnew() }
          if event.has(IN_Q_OVERFLOW) || takeRoot(event) { isEverything = true }
          if let path = take(event) { paths.insert(path) }
        }
      }
      return isEverything || isIncomplete && !paths.isEmpty ? .everything : .paths(paths)
    }

    /// Watches all folders that there are now, because messages about new ones may have been lost.
    private mutating func watchAnew() {
      for root in roots {
        forget(root)
        watch(root: root)
      }
    }

    /// Takes an event of the folder itself; says whether it moved, or a root of it changed. Whatever has the
    /// name of a root now is watched in place of what had it before.
    private mutating func takeRoot(_ event: InotifyEvent) -> Bool {
      guard event.watch == top else { return false }
      if event.has(IN_MOVE_SELF) { return true }
      guard roots.contains(event.name) else { return false }
      forget(event.name)
      watch(root: event.name)
      return true
    }

    /// The path that an event is about, or `nil` if it concerns nobody.
    private mutating func take(_ event: InotifyEvent) -> RelativePath? {
      if event.has(IN_IGNORED) {
        folders[event.watch] = nil
        return nil
      }
      guard let folder = folders[event.watch] else { return nil }
      // A path holds no such name. Whoever lists the folder finds it.
      if !event.isUTF8 { return folder }
      guard !event.name.isEmpty, !isIgnored(event.name) else { return nil }
      let changed = folder.appending(event.name)
      if event.has(IN_ISDIR) {
        // What moved away would go on being told under its old path.
        if event.has(IN_MOVED_FROM) { forget(changed) }
        // A folder that could not be read has been watched by nobody.
        if event.has(IN_CREATE) || event.has(IN_MOVED_TO) || event.has(IN_ATTRIB) { watch(changed) }
      }
      return changed
    }

    private mutating func forget(_ folder: RelativePath) {
      for (watch, path) in folders where path.relative(to: folder) != nil {
        inotify_rm_watch(inotify.number, watch)
        folders[watch] = nil
      }
    }
  }

  /// One message of the system about a watched folder: `struct inotify_event`, whose name has any length.
  struct InotifyEvent {
    /// The watch that it belongs to.
    let watch: Int32
    /// The event.
    private let mask: UInt32
    /// The name in the folder. Empty if the folder itself is meant.
    let name: RelativePath
    /// `true` if the bytes of the name are valid UTF-8.
    let isUTF8: Bool
    /// The length of the message in bytes.
    let length: Int

    private static let headLength = 16

    /// The message at an offset, or `nil` if there is none.
    init?(_ buffer: [UInt8], at offset: Int, end: Int) {
      guard offset + Self.headLength <= end else { return nil }
      func word(_ index: Int) -> UInt32 {
        buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset + 4 * index, as: UInt32.self) }
      }
      watch = Int32(bitPattern: word(0))
      mask = word(1)
      length = Self.headLength + Int(word(3))
      guard offset + length <= end else { return nil }
      let padded = buffer[(offset + Self.headLength)..<(offset + length)]
      let text = String(validating: padded.prefix { $0 != 0 }, as: UTF8.self)
      isUTF8 = text != nil
      name = RelativePath(text ?? "")
    }

    /// Indicates whether a flag such as `IN_CREATE` is set.
    func has(_ flag: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }
  }
#endif

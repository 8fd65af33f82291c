/// Finds folders that use each other, and rooms that use what is not in their row.
///
/// A folder uses another, and a room another, when it names a type of it, calls a function of it that stands at the top of a file,
/// or uses a member that an extension in it declares. Names decide, not types, and these limits keep false
/// alarms away:
///
/// - A name counts if one folder of the room declares it and no other room does. Names of the standard library
///   and of libc never count.
/// - A folder with a parameter or a variable of the name does not use the declaration of another folder.
/// - A name before a colon is a label. Operators, initializers, and subscripts of extensions have no name to
///   look for.
/// - Members of types do not count: who uses one without the name of its type is not found.
/// - Files beside the folders belong to none.
struct FolderPairs {
  /// A pair of folders, and the names in the direction that has fewer.
  struct Pair {
    /// As in `Module: One <-> Other`.
    let name: String
    /// As in `One uses Other by name, name`.
    let reason: String
  }

  /// What a folder declares and uses.
  private struct Folder {
    let name: String
    var types: Set<Int> = []
    var functions: Set<Int> = []
    var extensionMembers: Set<Int> = []
    var otherMembers: Set<Int> = []
    var locals: Set<Int> = []
    var bareUses: Set<Int> = []
    var dottedUses: Set<Int> = []

    init(name: String, _ files: [SourceFile]) {
      self.name = name
      for file in files {
        types.formUnion(file.types)
        functions.formUnion(file.functions)
        extensionMembers.formUnion(file.extensionMembers)
        otherMembers.formUnion(file.otherMembers)
        locals.formUnion(file.locals)
        bareUses.formUnion(file.bareUses)
        dottedUses.formUnion(file.dottedUses)
      }
    }

    /// Everything with a name in it, but variables and parameters.
    var declared: Set<Int> { types.union(functions).union(extensionMembers).union(otherMembers) }
  }

  /// The pairs of folders in all rooms.
  let pairs: [Pair]
  /// The rooms that use another which is not in their row, by names.
  let unlisted: [String]

  init(_ house: House) {
    let common = Set(Self.commonNames)
    let rooms = house.units.map { unit in
      (
        unit: unit, folders: unit.folders.map { Folder(name: $0, $1) },
        all: Folder(name: unit.name, unit.files)
      )
    }
    // The number of rooms that declare each name.
    var counts: [Int: Int] = [:]
    for room in rooms { for name in room.all.declared { counts[name, default: 0] += 1 } }
    let isUnique = { (name: Int) in counts[name] == 1 && !common.contains(house.words[name]) }
    pairs = rooms.flatMap { room in
      let candidates = room.all.functions.union(room.all.extensionMembers).filter(isUnique)
      return Self.pairs(of: room.folders, candidates, in: room.unit.name, house.words)
    }.sorted { $0.name < $1.name }
    let unique = Set(counts.keys.filter(isUnique))
    unlisted = rooms.flatMap { user in
      // Only rooms of its own module and of those that it imports can be seen.
      let seen = Set(user.unit.files.flatMap { $0.imports.map(\.module) } + [user.unit.room.module])
      let listed = Set(user.unit.room.uses + [user.unit.room.shortName])
      return rooms.filter { seen.contains($0.unit.room.module) && !listed.contains($0.unit.room.shortName) }
        .compactMap { owner -> String? in
          let names = Self.uses(user.all, owner.all, unique, isTypeUnique: true)
          guard !names.isEmpty else { return nil }
          let texts = names.map { house.words[$0] }.sorted()
          return "\(user.unit.name) uses \(owner.unit.name) by \(texts.joined(separator: ", "))"
        }
    }
  }

  /// The names by which one uses what the other declares. In a module, no two types have the same name.
  private static func uses(
    _ user: Folder, _ owner: Folder, _ unique: Set<Int>, isTypeUnique: Bool = false
  ) -> Set<Int> {
    let hidden = user.locals.union(user.declared)
    var names = owner.types.intersection(user.bareUses)
    if isTypeUnique { names.formIntersection(unique) }
    names.formUnion(owner.functions.intersection(unique).intersection(user.bareUses))
    names.formUnion(
      owner.extensionMembers.intersection(unique).intersection(user.dottedUses.union(user.bareUses)))
    return names.subtracting(hidden)
  }

  private static func pairs(
    of folders: [Folder], _ candidates: Set<Int>, in module: String, _ words: [String]
  ) -> [Pair] {
    let declarers = folders.reduce(into: [Int: Int]()) { counts, folder in
      for name in folder.declared { counts[name, default: 0] += 1 }
    }
    let unique = candidates.filter { declarers[$0] == 1 }
    func uses(_ user: Folder, _ owner: Folder) -> [String] {
      Self.uses(user, owner, unique).map { words[$0] }.sorted()
    }
    var pairs: [Pair] = []
    let sorted = folders.sorted { $0.name < $1.name }
    for (index, one) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        let (there, back) = (uses(one, other), uses(other, one))
        guard !there.isEmpty, !back.isEmpty else { continue }
        let reason =
          there.count <= back.count
          ? "\(one.name) uses \(other.name) by \(there.joined(separator: ", "))"
          : "\(other.name) uses \(one.name) by \(back.joined(separator: ", "))"
        pairs.append(Pair(name: "\(module): \(one.name) <-> \(other.name)", reason: reason))
      }
    }
    return pairs
  }

  /// Names of the standard library and of libc that extensions of ours use again.
  private static let commonNames = """
    abs all allCases allSatisfy append appending base bytes capacity close compactMap contains count debugDescription \
    decode description distance dropFirst dropLast elements elementsEqual encode endIndex enumerated errno \
    errorDescription exit filter first firstIndex firstRange flatMap forEach formUnion free get hash hashValue \
    hasPrefix hasSuffix id index indices insert insertion intersection isEmpty isMultiple iterator joined key keys last \
    lastIndex length load lowerBound lowercased makeIterator map max merge merging min name names next number offset \
    open path pop popFirst popLast position prefix print range ranges rawValue read reduce remove removeAll removeFirst \
    removeLast replacing reserveCapacity result reversed run shuffled size sort sorted split start startIndex starts \
    stat subtracting suffix text trimmingPrefix type unicodeScalars union update uppercased upperBound utf8 value values \
    wait withLock withUTF8 withUnsafeBytes write zip
    """.split(separator: " ").map(String.init)
}

import Foundation

/// A file system of a few megabytes that tests mount, which nobody else sees.
package enum SmallDisk {
  /// The words before a program that let it mount: for root, for others, and for those who may become root.
  ///
  /// In a container, root often may not, and others neither.
  private static let ways = ["unshare -m", "unshare -Urm", "sudo -n --preserve-env=clipsite unshare -m"]

  /// The words that work here, tried once. `nil` if nobody may mount.
  package static let way: String? = ways.first(where: mounts)

  package static let need = Need("mounting a disk", from: .permission) { way != nil }

  private static func mounts(_ way: String) -> Bool {
    guard let folder = try? DisposableFolder("small-disk") else { return false }
    let line = "\(way) sh -c 'mount -t tmpfs -o size=1m none . && echo mounted'"
    return (try? InstalledTool("sh").run(["-c", line], in: folder.path, keepsErrors: false)) == "mounted\n"
  }
}

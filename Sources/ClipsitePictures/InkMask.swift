/// A text as it is set: one byte for each pixel, from 0 for paper to 255 for ink.
package struct InkMask: Hashable, Sendable {
  let width: Int
  let height: Int
  let bytes: [UInt8]
}

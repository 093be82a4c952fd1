import Foundation
import OverscrollWeb
import Testing

/// Limits for the size of the files that a page loads.
@Suite struct SizeTests {
  @Test(arguments: [(WebAssets.engine, 24_900), (WebAssets.lists, 68_000)])
  func `The engine's size in gzip stays within its limit`(file: URL, most: Int) throws {
    let counted = try NodeTests.run(
      URL(filePath: "/bin/sh"), ["-c", "gzip -9 -c \"$0\" | wc -c", file.path])
    let bytes = try #require(Int(counted.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(bytes > 10_000 && bytes <= most, "\(file.lastPathComponent): \(bytes)")
  }
}

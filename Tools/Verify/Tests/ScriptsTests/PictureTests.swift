import Foundation
import TestFolders
import Testing

/// A test of the timelines in the documentation, which the engine draws.
@Suite struct PictureTests {
  @Test("The engine draws the same pictures as the committed ones (to update them, run Scripts/pictures)")
  func timelines() throws {
    let sources = ScriptTests.scripts.deletingLastPathComponent().appendingPathComponent("Sources")
    try TestFolders.inFolder { folder in
      let program = TestFolders.programs.appendingPathComponent("timeline-pictures")
      let drawn = try ScriptTests.run(program, [folder.path], in: folder)
      #expect(drawn.status == 0, "\(drawn.words)")
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      let pictures = paths.filter { $0.hasSuffix(".svg") }
      #expect(pictures.count > 20)
      for path in pictures {
        let kept = try? Data(contentsOf: sources.appendingPathComponent(path))
        #expect(try kept == Data(contentsOf: folder.appendingPathComponent(path)), "\(path)")
      }
    }
  }
}

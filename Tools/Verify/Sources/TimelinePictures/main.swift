import Canvas
import Foundation

// Draws the timelines of the documentation with the engine. Each scene becomes a light and a dark image in
// the Resources folder of its catalog. Without a change of the engine, the files do not change.
//
// usage: timeline-pictures FOLDER, which is the package's Sources.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: timeline-pictures FOLDER\n".utf8))
  exit(2)
}
let sources = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)

for scene in Scene.all {
  let module = scene.catalog.rawValue
  let folder = sources.appendingPathComponent("\(module)/\(module).docc/Resources", isDirectory: true)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let recording = Recording(of: scene)
  for (suffix, palette) in [("", Palette.light), ("~dark", Palette.dark)] {
    let file = folder.appendingPathComponent("\(scene.name)\(suffix).svg")
    try Data(Drawing.svg(of: scene, recording, palette).utf8).write(to: file)
  }
  print("\(module)/\(scene.name)")
}

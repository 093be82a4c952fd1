import Foundation
import ModuleBundling

/// `ModuleBundler ENTRY OUTPUT [--title TEXT] [--external FILE PATH]… [--folder FOLDER]…`: makes one file of many.
///
/// An entry whose name ends with `.css` is a style sheet, any other a module.
@main
enum ModuleBundler {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// What is wrong with the arguments.
  private struct Misuse: Error, CustomStringConvertible {
    let description =
      "usage: ModuleBundler ENTRY OUTPUT [--title TEXT] [--external FILE PATH] [--folder FOLDER]"
  }

  private static func run(_ arguments: [String]) throws {
    var options = ModuleBundle.Options()
    var files: [URL] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--title":
        guard let title = rest.popFirst() else { throw Misuse() }
        options.title = title
      case "--external":
        guard let file = rest.popFirst(), let path = rest.popFirst() else { throw Misuse() }
        options.externals[URL(fileURLWithPath: file).standardizedFileURL.path] = path
      case "--folder":
        guard let folder = rest.popFirst() else { throw Misuse() }
        options.folders.append(URL(fileURLWithPath: folder, isDirectory: true))
      default: files.append(URL(fileURLWithPath: argument))
      }
    }
    guard files.count == 2 else { throw Misuse() }
    let text =
      try files[0].pathExtension == "css"
      ? StyleBundle.make(entry: files[0]) : ModuleBundle.make(entry: files[0], options: options)
    try Data(text.utf8).write(to: files[1])
  }
}

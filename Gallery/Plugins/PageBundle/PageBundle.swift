import Foundation
import PackagePlugin

/// Makes one file of the page's scripts and one of its style sheets: resources of the target that uses the plugin.
///
/// The elements' own file stays apart, where the server puts it.
@main
struct PageBundle: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let page = target.directoryURL.appending(path: "Resources/public")
    let elements = page.appending(path: "overscroll/overscroll.js").path
    return [
      try bundle(
        page.appending(path: "js/page.js"), "gallery.js", context,
        ["--external", elements, "./overscroll/overscroll.js", "--title", "The gallery's page. MIT License."]),
      try bundle(page.appending(path: "css/gallery.css"), "gallery.css", context, []),
    ]
  }

  private func bundle(
    _ entry: URL, _ name: String, _ context: PluginContext, _ options: [String]
  ) throws -> Command {
    let output = context.pluginWorkDirectoryURL.appending(path: name)
    return .buildCommand(
      displayName: "Bundling \(name)",
      executable: try context.tool(named: "ModuleBundler").url,
      arguments: [entry.path, output.path] + options,
      inputFiles: files(below: entry.deletingLastPathComponent()), outputFiles: [output])
  }

  /// All files below a folder with the scripts or the style sheets.
  private func files(below folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().map { folder.appending(path: $0) }.filter {
      ["js", "css"].contains($0.pathExtension)
    }
  }
}

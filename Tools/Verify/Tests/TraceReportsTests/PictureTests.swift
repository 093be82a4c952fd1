import Foundation
import OverscrollCore
import OverscrollListCore
import OverscrollTrace
import Testing
import TraceReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Tests of the picture that `overscroll replay --svg` draws of a trace.
@Suite struct PictureTests {
  /// Reads an SVG image, counts its elements, and collects its texts and attributes.
  private final class Reader: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    var words: [String] = []
    var attributes: [String] = []
    /// The largest x positions of the effects' lines and of the areas of mounted items, in px.
    var furthest: [String: Double] = [:]
    /// The number of vertical lines for effects.
    var marks = 0
    private var text = ""

    static func read(_ svg: String) throws -> Reader {
      let (reader, parser) = (Reader(), XMLParser(data: Data(svg.utf8)))
      parser.delegate = reader
      try #require(parser.parse(), "\(String(describing: parser.parserError))")
      return reader
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes values: [String: String]
    ) {
      counts[name, default: 0] += 1
      attributes += values.values
      if name == "path", let line = values["d"], !line.dropFirst().contains("M"),
        line.filter({ $0 == "L" }).count == 1,
        let position = line.dropFirst().split(separator: " ").first.flatMap({ Double($0) }),
        line.hasSuffix(" 40") || line.contains(" 40L")
      {
        marks += 1
        furthest["mark"] = max(furthest["mark"] ?? 0, position)
      }
      if name == "rect", values["fill-opacity"] == "0.35",
        let position = values["x"].flatMap({ Double($0) }),
        let width = values["width"].flatMap({ Double($0) })
      {
        furthest["window"] = max(furthest["window"] ?? 0, position + width)
      }
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "text" || name == "title" { words.append(text) }
      text = ""
    }
  }

  @Test("A picture shows the offset, overscroll, progress, finger, phases and effects of a pull")
  func pull() throws {
    let reader = try Reader.read(TracePicture.svg(of: try SampleTrace.pull()))
    #expect(reader.counts["svg"] == 1 && reader.counts["style"] == 1)
    for words in [
      "A pull that refreshes.", "offset, pt", "overscroll, pt (area: the gap)", "progress", "finger",
      "start",
      "refreshing", "settling", "idle", "pulling", "armed", "start armed", "start starts 1",
      "start ends: success",
      "time, s",
    ] {
      #expect(reader.words.contains(words), "\(words)")
    }
    #expect(!reader.words.contains("end") && !reader.words.contains { $0.hasPrefix("items") })
    // The rectangles are the page, the gap, the finger, a legend, and the phases that last longer than 0 s.
    #expect((reader.counts["rect"] ?? 0) >= 8)
  }

  @Test("A picture shows the mounted items of a list")
  func list() throws {
    let text = """
      overscroll trace 1
      engine list
      0 list.reset 500 0
      0 list.layOut 640 320 1
      1 scrollTo 4000 true
      1.1 tick
      1.2 tick
      1.4 tick
      end 6

      """
    let reader = try Reader.read(TracePicture.svg(of: try Trace(text: Array(text.utf8))))
    #expect(reader.words.contains("items (area: mounted; line: the first visible)"))
    #expect(!reader.words.contains("progress"))
  }

  @Test("Special characters are escaped, and extreme numbers give a valid picture")
  func hostile() throws {
    let text = """
      overscroll trace 1
      about <b>&"'
      engine view
      0 layout 1e300 1e300 1
      nan wheel inf true
      1e308 scrollTo 1e300 true
      <-1e308 tick
      <-inf begin start
      1e12 tick
      end 6

      """
    let trace = try Trace(text: Array(text.utf8))
    let reader = try Reader.read(TracePicture.svg(of: trace))
    #expect(reader.words.contains("<b>&\"'"))
    #expect(!reader.attributes.contains { $0.contains("nan") || $0.contains("inf") })
    for window in [5.0...6, -.infinity...0, 1e300 ... .infinity] {
      _ = try Reader.read(TracePicture.svg(of: trace, in: window))
    }
    _ = try Reader.read(TracePicture.svg(of: Trace()))
  }

  @Test("The picture of ten thousand events is smaller than 500 kB")
  func large() throws {
    var trace = try SampleTrace.pull()
    for tick in 0..<10_000 {
      trace.events.append(
        TraceEvent(
          .input(.scroll(.wheel(tick % 2 == 0 ? 90 : -80, isPrecise: true))), at: 3 + Double(tick) / 100))
    }
    let svg = TracePicture.svg(of: trace)
    #expect(svg.utf8.count < 500_000)
  }

  @Test("A picture shows the starts of all actions, with at most one line in each px")
  func manyMarks() throws {
    var trace = Trace()
    func happens(_ input: ScrollInput, at time: Double) {
      trace.events.append(TraceEvent(.input(.scroll(input)), at: time))
    }
    happens(.layout(ScrollExtents(viewport: 640, content: 2000), revision: 1), at: 0)
    for step in 1...6000 {
      happens(.begin(.start), at: Double(step) * 4)
      happens(.finish(RefreshToken(rawValue: UInt32(step)), .success), at: Double(step) * 4 + 1)
    }
    let svg = TracePicture.svg(of: trace)
    let reader = try Reader.read(svg)
    #expect((reader.furthest["mark"] ?? 0) > 940, "\(reader.furthest)")
    #expect(reader.marks > 500 && reader.marks <= 860, "\(reader.marks)")
    #expect(svg.utf8.count < 1_000_000, "\(svg.utf8.count)")
  }
}

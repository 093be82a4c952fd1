// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of XCTest's API that the UI tests use, declared as Apple declares it, without an implementation.
// `Scripts/ui-test --check` type-checks the tests with it, because no toolchain for Linux has this API.
//
// Sources: developer.apple.com/documentation/xcuiautomation (XCUIApplication, XCUIElement, XCUICoordinate,
// XCUIGestureVelocity) and developer.apple.com/documentation/xctest (XCTestCase, XCTAttachment, the
// assertions).
@_exported import Foundation

#if !canImport(CoreGraphics)
  public struct CGVector: Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  }
#endif

open class XCTestCase: NSObject {
  public func add(_ attachment: XCTAttachment) {}
}

@MainActor public protocol XCTActivity: AnyObject {}

open class XCTContext: NSObject {
  @MainActor public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result { fatalError() }
}

open class XCTAttachment: NSObject {
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  public convenience init(contentsOfFile fileURL: URL) { self.init() }

  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess
}

@MainActor open class XCUIElement: NSObject {
  public enum ElementType: UInt, Sendable { case any }

  public var exists: Bool { false }
  public var label: String { "" }

  public func waitForExistence(timeout: TimeInterval) -> Bool { false }

  public func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }

  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate()
  }
}

@MainActor open class XCUIApplication: XCUIElement {
  public var launchArguments: [String] = []

  public func launch() {}
  public func terminate() {}
}

@MainActor open class XCUIElementQuery: NSObject {
  public var firstMatch: XCUIElement { XCUIElement() }

  public func matching(identifier: String) -> XCUIElementQuery { self }
}

@MainActor open class XCUICoordinate: NSObject {
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { self }

  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {}
}

public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
  public var rawValue: CGFloat

  public init(rawValue: CGFloat) { self.rawValue = rawValue }
}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}

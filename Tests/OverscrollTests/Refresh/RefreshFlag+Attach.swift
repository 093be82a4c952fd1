@testable import Overscroll

extension RefreshFlag {
  /// Declares that the edge's action sets this flag, as a session does.
  func attach(_ controller: RefreshController) {
    controller.declare(EdgeDeclaration(action: connect(to: controller)), at: edge)
  }
}

// Who imports SwiftUI has these as well.
@_exported public import Combine
@_exported public import Foundation

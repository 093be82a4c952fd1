// Importing SwiftUI also imports these modules.
@_exported public import Combine
@_exported public import Foundation

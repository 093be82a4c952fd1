// The stage is a model of SwiftUI that runs on Linux. Importing it also imports Combine and Foundation, as
// importing Apple's SwiftUI does.
@_exported public import Combine
@_exported public import Foundation

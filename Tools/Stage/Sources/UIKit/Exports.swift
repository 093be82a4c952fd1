// UIKit is the platform's views under the name that the package imports.
@_exported public import PlatformViews

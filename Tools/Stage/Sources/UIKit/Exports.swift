// Exports the platform's views under UIKit's module name, which the package imports.
@_exported public import PlatformViews

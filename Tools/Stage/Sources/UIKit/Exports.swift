// The platform's views, exported under the module name that the package imports.
@_exported public import PlatformViews

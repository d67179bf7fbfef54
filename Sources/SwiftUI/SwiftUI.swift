@_exported import Lozenge

"""Measures Lozenge beside its peers. Each line of the table is a module in `lines`."""

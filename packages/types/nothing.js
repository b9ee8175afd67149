// All modules of this package are types. An import that is left over at run time gets this one.
// oxlint-disable-next-line unicorn/require-module-specifiers -- it is a module, and exports nothing
export {};

/**
 * A replacement in the bundle for packages that Prism's generator imports and that have no effect
 * here: names and addresses for schemas with `x-faker` (half a megabyte), answers without
 * `dynamic`, and references to other documents, which it would fetch over the network.
 */
export const faker = {};

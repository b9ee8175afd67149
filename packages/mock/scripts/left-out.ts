/**
 * Stands in the bundle in the place of packages that Prism's generator names and that do nothing
 * here: names and addresses for schemas with `x-faker` (half a megabyte), answers without
 * `dynamic`, and references to other documents, which it would fetch over the network.
 */
export const faker = {};

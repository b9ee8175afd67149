/**
 * Makes a schema at once. The function around it is there for bundlers: they drop a marked call
 * that nothing needs, but would keep the calls within its arguments.
 */
export function made<Schema>(make: () => Schema): Schema {
  return make();
}

/** `create_envelope` of `createEnvelope`, as generators write it in Python and Ruby. */
export function toSnakeCase(name: string): string {
  return name
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase();
}

/** `CreateEnvelope` of `createEnvelope`. */
export function toPascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The text of an address without a slash at its end. */
export function writeBase(base: URL): string {
  return base.href.replace(/\/$/, '');
}

/** Indents all lines of a text after the first. */
export function indent(text: string, by = '  '): string {
  return text.replaceAll('\n', `\n${by}`);
}

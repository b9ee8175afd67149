/** The address and the subject of a page of TypeDoc on the site. */
export interface Place {
  slug: string;
  /** The module specifier for imports, on the page of a module or of one of its members. */
  module?: string;
  /** The member, on a page about one export of the module. */
  member?: { name: string; kind: string; typeOnly: boolean };
}

/** The kinds of members, by TypeDoc's names for its folders. */
const kinds = new Map([
  ['functions', { kind: 'function', typeOnly: false }],
  ['classes', { kind: 'class', typeOnly: false }],
  ['variables', { kind: 'constant', typeOnly: false }],
  ['enumerations', { kind: 'enumeration', typeOnly: false }],
  ['interfaces', { kind: 'interface', typeOnly: true }],
  ['type-aliases', { kind: 'type', typeOnly: true }],
]);

/**
 * The place of a file of TypeDoc, such as `client/auth/functions/jwtGrant.md`. TypeDoc calls the
 * module that a package itself is `index`, and keeps it in a folder of that name if there are more.
 * @param packageName the name of the package that the first folder stands for
 */
export function parsePlace(file: string, packageName: string): Place {
  const [short = '', ...parts] = file.replace(/\.md$/, '').split('/');
  const name = parts.pop() ?? '';
  const [entry, folder] = kinds.has(parts[0] ?? '') ? ['index', parts[0]] : parts;
  const kind = kinds.get(folder ?? '');
  const module = entry === undefined || entry === 'index' ? [] : [entry];
  const at = (...rest: string[]) => [short, ...rest].join('/').toLowerCase();

  if (folder !== undefined && kind !== undefined) {
    const exporter = [packageName, ...module].join('/');
    return { slug: at(...module, folder, name), module: exporter, member: { name, ...kind } };
  }
  if (entry === undefined) return { slug: at() };
  // A text of the package, such as its guide.
  if (entry === 'documents') return { slug: at(name) };
  return {
    slug: at(entry === 'index' ? 'main' : entry),
    module: [packageName, ...module].join('/'),
  };
}

/** An element that is open while its content is written. */
interface Open {
  name: string;
  /** The namespaces that are in scope, by prefix, empty for none. */
  scope: ReadonlyMap<string, string>;
  /** Namespaces that the canonical form has declared already. */
  declared: ReadonlyMap<string, string>;
}

/**
 * Writes an element by the rules of Exclusive XML Canonicalization, in which signatures are
 * computed. It takes what the sandbox writes: no document type, comments, sections or processing
 * instructions, and `>` only as an entity in attributes.
 * @param inherited the namespaces that are declared around the element, by prefix
 */
export function canonicalizeXml(xml: string, inherited: Readonly<Record<string, string>>): string {
  const root: Open = { name: '', scope: new Map(Object.entries(inherited)), declared: new Map() };
  const open = [root];
  const parts: string[] = [];
  for (const [token] of xml.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!token.startsWith('<')) parts.push(formatText(token));
    else if (token.startsWith('</')) parts.push(`</${open.pop()?.name ?? ''}>`);
    else {
      const { text, element } = formatTag(token, open.at(-1) ?? root);
      parts.push(text);
      if (token.endsWith('/>')) parts.push(`</${element.name}>`);
      else open.push(element);
    }
  }
  return parts.join('');
}

function formatTag(tag: string, parent: Open): { text: string; element: Open } {
  const [, name = '', rest = ''] = /^<([^\s/>]+)([^]*?)\/?>$/.exec(tag) ?? [];
  const pairs = [...rest.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, key = '', double, single]) => [key, double ?? single ?? ''] as const,
  );
  const scope = new Map(parent.scope);
  for (const [key, value] of pairs)
    if (isDeclaration(key)) scope.set(key === 'xmlns' ? '' : key.slice(6), value);
  const attributes = pairs.filter(([key]) => !isDeclaration(key));
  // Exclusive canonicalization: only prefixes that the element and its attributes use are declared.
  const used = new Set([
    getPrefix(name),
    ...attributes.map(([key]) => getPrefix(key)).filter((prefix) => prefix !== ''),
  ]);
  const declared = new Map(parent.declared);
  const declarations = [...used].toSorted().flatMap((prefix) => {
    const namespace = scope.get(prefix) ?? '';
    if (prefix === 'xml' || (declared.get(prefix) ?? '') === namespace) return [];
    declared.set(prefix, namespace);
    return [` xmlns${prefix === '' ? '' : `:${prefix}`}="${formatValue(namespace)}"`];
  });
  const rank = (key: string) =>
    `${getPrefix(key) === '' ? '' : (scope.get(getPrefix(key)) ?? '')}\0${key.slice(key.indexOf(':') + 1)}`;
  const written = attributes
    .toSorted(([one], [other]) => (rank(one) < rank(other) ? -1 : 1))
    .map(([key, value]) => ` ${key}="${formatValue(value)}"`);
  const text = `<${name}${declarations.join('')}${written.join('')}>`;
  return { text, element: { name, scope, declared } };
}

function isDeclaration(key: string): boolean {
  return key === 'xmlns' || key.startsWith('xmlns:');
}

function getPrefix(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? '' : name.slice(0, colon);
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return entities.get(name) ?? whole;
  });
}

function formatText(text: string): string {
  return decode(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#xD;');
}

function formatValue(text: string): string {
  return decode(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;');
}

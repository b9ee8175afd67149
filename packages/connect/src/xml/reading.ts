import { ConnectError, type ConnectErrorCode } from '../connect-error.js';
import type { Finding, UnknownAttribute, UnknownElement } from '../kept.js';
import { attributePrefix, isXmlObject, textKey, withoutNamespace, type XmlObject } from './node.js';
import { declaresInside, isDeclaration, prefixOf, Scope } from './scope.js';

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
export const instanceNamespace = 'http://www.w3.org/2001/XMLSchema-instance';

/** The namespaces that the writer declares at the root of every message. */
const everywhere = new Scope('', new Map([['xsi', instanceNamespace]]));

/** The unknown attributes of one object of the model, and where its path ends. */
interface Attributes {
  list: UnknownAttribute[];
  depth: number;
}

/**
 * The state of reading: the path for messages, the namespaces in scope, and the findings so far.
 */
export class Reading {
  readonly findings: Finding[] = [];
  /** Hours by which local times are ahead of UTC. */
  offset: number;
  #namespace: string;
  readonly #path: (string | number)[] = [];
  #scope = new Scope();
  #attributes: Attributes = { list: [], depth: 0 };
  /** True if names without a prefix, and only those, are in the schema's namespace. */
  #direct = false;
  /** True if names in no namespace are accepted as the schema's. */
  #lenient = false;
  /** True if any element was in the namespace. */
  sawNamespace = false;

  /** @param namespace the one of the schema's elements */
  constructor(namespace: string, offset: number) {
    this.#namespace = namespace;
    this.offset = offset;
  }

  /** From here on elements without a namespace count as the schema's, as in the form of 2008. */
  allowNoNamespace(): void {
    this.#lenient = true;
    this.#settle();
  }

  /** Reads something whose elements are in another namespace. */
  expecting<T>(namespace: string, read: () => T): T {
    const outer = this.#namespace;
    this.#namespace = namespace;
    this.#settle();
    try {
      return read();
    } finally {
      this.#namespace = outer;
      this.#settle();
    }
  }

  /** Gathers the attributes that are unknown from here on, which belong to a new object. */
  openAttributes(): Attributes {
    const outer = this.#attributes;
    this.#attributes = { list: [], depth: this.#path.length };
    return outer;
  }

  /** @returns the attributes that were unknown in the object */
  closeAttributes(outer: Attributes): UnknownAttribute[] {
    const { list } = this.#attributes;
    this.#attributes = outer;
    return list;
  }

  push(step: string | number): void {
    this.#path.push(step);
  }

  pop(): void {
    this.#path.pop();
  }

  /** The path as an XPath; a number is a place in a list, from 0. */
  get xpath(): string {
    return this.#path
      .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `/${step}`))
      .join('');
  }

  fail(code: ConnectErrorCode, what: string, advice: string): never {
    throw new ConnectError(code, what, advice, this.xpath);
  }

  report(code: Finding['code'], found: string): void {
    this.findings.push({ code, at: this.xpath, found });
  }

  /**
   * Passes on an element whose keys are the local names of the schema's elements, while its
   * declarations of namespaces apply. Elements of other namespaces get keys that no name has.
   */
  within<T>(node: XmlObject, read: (node: XmlObject) => T): T {
    const outer = this.#scope;
    const inner = outer.within(node);
    if (inner === outer && this.#direct && !declaresInside(node)) return read(node);
    const direct = this.#direct;
    this.#scope = inner;
    this.#settle();
    try {
      return read(this.#direct && !declaresInside(node) ? node : this.#expand(node));
    } finally {
      this.#scope = outer;
      this.#direct = direct;
    }
  }

  #settle(): void {
    const { plain } = this.#scope;
    const hasPrefix = this.#scope.hasPrefixOf(this.#namespace);
    this.sawNamespace ||= plain === this.#namespace || hasPrefix;
    // The element itself may declare the namespace of its own name; then it is looked at again there.
    this.#direct = this.#accepts(plain) && !hasPrefix;
  }

  #accepts(namespace: string): boolean {
    return namespace === this.#namespace || (this.#lenient && namespace === '');
  }

  #expand(node: XmlObject): XmlObject {
    const parts = new Map<string, unknown[]>();
    for (const [key, value] of Object.entries(node)) {
      if (key === textKey || key.startsWith(attributePrefix)) parts.set(key, [value]);
      else for (const [name, part] of this.#listNames(key, value)) collect(parts, name, part);
    }
    return Object.fromEntries(
      [...parts].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
    );
  }

  /** An element's name in the schema's own words; a list can hold elements of several namespaces. */
  #listNames(key: string, value: unknown): [string, unknown][] {
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    return parts.map((part) => {
      const { name, namespace } = this.resolveElementName(key, part);
      return [this.#accepts(namespace) ? name : `{${namespace}}${key}`, part];
    });
  }

  /** The name and the namespace of an element that stands under a key. */
  resolveElementName(key: string, node: unknown): { name: string; namespace: string } {
    const colon = key.indexOf(':');
    const scope = this.#scope.within(node);
    if (colon === -1) return { name: key, namespace: scope.plain };
    const prefix = key.slice(0, colon);
    const namespace = scope.namespaceOf(prefix) ?? this.#unbound(prefix, key);
    const name = key.slice(colon + 1);
    // The parser itself refuses these names without a prefix.
    if (name in Object.prototype) {
      this.fail(
        'xml-name',
        `an element has a name that is not read: ${name}`,
        'No message of the service has it; it can be used for attacks.',
      );
    }
    return { name, namespace };
  }

  /** Reports whether an element has a true `xsi:nil`. */
  isNil(node: unknown): boolean {
    if (!isXmlObject(node)) return false;
    const scope = this.#scope.within(node);
    return Object.entries(node).some(([key, value]) => {
      const colon = key.indexOf(':');
      return (
        key.startsWith(attributePrefix) &&
        key.slice(colon + 1) === 'nil' &&
        scope.namespaceOf(key.slice(attributePrefix.length, colon)) === instanceNamespace &&
        (value === 'true' || value === '1')
      );
    });
  }

  /** Keeps attributes that the schema does not know; `xmlns` and `xsi:` are not the schema's. */
  keepAttributes(node: XmlObject, known: ReadonlySet<string> = none): void {
    for (const key of Object.keys(node)) {
      if (!key.startsWith(attributePrefix) || known.has(key)) continue;
      const name = key.slice(attributePrefix.length);
      if (isDeclaration(name)) continue;
      const namespace = this.#namespaceOf(name, this.#scope.within(node));
      if (namespace === instanceNamespace) continue;
      this.report('unknown-attribute', name);
      const { list, depth } = this.#attributes;
      const within = this.#path.slice(depth);
      const attribute = { name, namespace, value: String(node[key]) };
      list.push(within.length === 0 ? attribute : { ...attribute, within });
    }
  }

  /** The namespace of an attribute; none where its name has no prefix. */
  #namespaceOf(name: string, scope: Scope): string {
    const prefix = prefixOf(name);
    if (prefix === '') return '';
    if (prefix === 'xml') return xmlNamespace;
    return scope.namespaceOf(prefix) ?? this.#unbound(prefix, name);
  }

  #unbound(prefix: string, name: string): never {
    return this.fail(
      'xml-namespace',
      `the prefix ${prefix} of ${name} stands for no namespace`,
      'Ask whoever sent this for well-formed XML.',
    );
  }

  /**
   * Keeps an element that the schema does not know, with all its content.
   * @param declared the prefixes that are declared at the place where it will be written
   */
  unknown(key: string, node: unknown, declared = everywhere): UnknownElement {
    const outer = this.#scope;
    const { name, namespace } = this.resolveElementName(withoutNamespace(key), node);
    if (!isXmlObject(node)) {
      return { name, namespace, attributes: {}, text: String(node), elements: [] };
    }
    this.#scope = outer.within(node);
    const attributes = this.#attributesOf(node, declared);
    const own = declarationsIn(attributes);
    const within = own.length === 0 ? declared : new Scope('', new Map(own), declared);
    const elements = Object.entries(node)
      .filter(([one]) => one !== textKey && !one.startsWith(attributePrefix))
      .flatMap(([one, value]) =>
        (Array.isArray(value) ? value : [value]).map((part) => this.unknown(one, part, within)),
      );
    this.#scope = outer;
    const text = node[textKey] === undefined ? '' : String(node[textKey]);
    // Space between elements means nothing.
    const isSpace = elements.length > 0 && text.trim() === '';
    return { name, namespace, attributes, text: isSpace ? '' : text, elements };
  }

  /** The attributes of an unknown element, with the declarations of prefixes that they need. */
  #attributesOf(node: XmlObject, declared: Scope): Record<string, string> {
    const attributes: [string, string][] = [];
    for (const [key, value] of Object.entries(node)) {
      if (!key.startsWith(attributePrefix)) continue;
      const name = key.slice(attributePrefix.length);
      // The namespace of the element itself says it; a prefix that stands for nothing has no use.
      if (name === 'xmlns' || (isDeclaration(name) && node[key] === '')) continue;
      attributes.push([name, String(value)]);
      if (isDeclaration(name)) continue;
      const namespace = this.#namespaceOf(name, this.#scope);
      const prefix = prefixOf(name);
      if (prefix === '' || prefix === 'xml' || declared.namespaceOf(prefix) === namespace) continue;
      attributes.push([`xmlns:${prefix}`, namespace]);
    }
    return Object.fromEntries(attributes);
  }
}

const none: ReadonlySet<string> = new Set();

function declarationsIn(attributes: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(attributes)
    .filter(([name]) => isDeclaration(name))
    .map(([name, value]) => [name.slice('xmlns:'.length), value]);
}

function collect(parts: Map<string, unknown[]>, name: string, part: unknown): void {
  const present = parts.get(name);
  if (present === undefined) parts.set(name, [part]);
  else present.push(part);
}

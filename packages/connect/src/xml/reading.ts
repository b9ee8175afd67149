import { ConnectError, type ConnectErrorCode } from '../connect-error.js';
import type { Finding, UnknownElement } from '../kept.js';

/** The parser's keys: the text of an element, and what begins the name of an attribute. */
export const textKey = '#text';
export const attributePrefix = '@_';

const at = attributePrefix.charCodeAt(0);
const declaration = `${attributePrefix}xmlns`;

export const instanceNamespace = 'http://www.w3.org/2001/XMLSchema-instance';

/** The namespaces in scope. */
interface Scope {
  /** The one of names without a prefix. */
  plain: string;
  prefixes: ReadonlyMap<string, string>;
}

/** An element as the parser gives it: attributes, elements and text by key. */
export type XmlObject = Readonly<Record<string, unknown>>;

export function isXmlObject(node: unknown): node is XmlObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** Where reading has come to: the path for messages, the namespaces, and what was found. */
export class Reading {
  readonly findings: Finding[] = [];
  /** Hours by which local times are ahead of UTC. */
  offset: number;
  #namespace: string;
  readonly #path: (string | number)[] = [];
  #scope: Scope = { plain: '', prefixes: new Map() };
  /** Whether names without a prefix are the schema's, and no others are. */
  #direct = false;
  /** Whether names in no namespace are taken for the schema's. */
  #lenient = false;
  /** Whether any element has been in the namespace. */
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
   * Gives an element whose keys are the local names of the schema's elements, to be read while
   * its declarations of namespaces hold. Elements of other namespaces get keys that no name has.
   */
  within<T>(node: XmlObject, read: (node: XmlObject) => T): T {
    const outer = this.#scope;
    const inner = scopeIn(node, outer);
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
    const { plain, prefixes } = this.#scope;
    this.sawNamespace ||=
      plain === this.#namespace || [...prefixes.values()].includes(this.#namespace);
    // The element itself may declare the namespace of its own name; then it is looked at again there.
    this.#direct = this.#accepts(plain) && ![...prefixes.values()].includes(this.#namespace);
  }

  #accepts(namespace: string): boolean {
    return namespace === this.#namespace || (this.#lenient && namespace === '');
  }

  #expand(node: XmlObject): XmlObject {
    const entries: [string, unknown][] = [];
    for (const [key, value] of Object.entries(node)) {
      if (key === textKey || key.startsWith(attributePrefix)) entries.push([key, value]);
      else for (const [name, part] of this.#namesOf(key, value)) merge(entries, name, part);
    }
    return Object.fromEntries(entries);
  }

  /** An element's name in the schema's own words; a list can hold elements of several namespaces. */
  #namesOf(key: string, value: unknown): [string, unknown][] {
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    return parts.map((part) => {
      const { name, namespace } = this.nameOf(key, part);
      return [this.#accepts(namespace) ? name : `{${namespace}}${key}`, part];
    });
  }

  /** The name and the namespace of an element that stands under a key. */
  nameOf(key: string, node: unknown): { name: string; namespace: string } {
    const colon = key.indexOf(':');
    const { plain, prefixes } = isXmlObject(node) ? scopeIn(node, this.#scope) : this.#scope;
    if (colon === -1) return { name: key, namespace: plain };
    const prefix = key.slice(0, colon);
    const namespace = prefixes.get(prefix);
    if (namespace !== undefined) return { name: key.slice(colon + 1), namespace };
    return this.fail(
      'xml-namespace',
      `the prefix ${prefix} of ${key} stands for no namespace`,
      'Ask whoever sent this for well-formed XML.',
    );
  }

  /** Whether an element says that it is nil. */
  isNil(node: unknown): boolean {
    if (!isXmlObject(node)) return false;
    const { prefixes } = scopeIn(node, this.#scope);
    return Object.entries(node).some(([key, value]) => {
      const colon = key.indexOf(':');
      return (
        key.startsWith(attributePrefix) &&
        key.slice(colon + 1) === 'nil' &&
        prefixes.get(key.slice(attributePrefix.length, colon)) === instanceNamespace &&
        (value === 'true' || value === '1')
      );
    });
  }

  /** Tells of attributes that the schema does not know; `xmlns` and `xsi:` are not the schema's. */
  reportAttributes(node: XmlObject, known: ReadonlySet<string>): void {
    for (const key of Object.keys(node)) {
      if (!key.startsWith(attributePrefix) || known.has(key)) continue;
      const name = key.slice(attributePrefix.length);
      if (name === 'xmlns' || name.startsWith('xmlns:')) continue;
      const prefix = name.slice(0, Math.max(name.indexOf(':'), 0));
      const namespace = scopeIn(node, this.#scope).prefixes.get(prefix);
      if (prefix !== '' && prefix !== 'xml' && namespace === undefined) {
        this.fail(
          'xml-namespace',
          `the prefix ${prefix} of ${name} stands for no namespace`,
          'Ask whoever sent this for well-formed XML.',
        );
      }
      if (namespace !== instanceNamespace) this.report('unknown-attribute', name);
    }
  }

  /** An element that the schema does not know, kept with all that is in it. */
  unknown(key: string, node: unknown): UnknownElement {
    const outer = this.#scope;
    const local = key.slice(key.indexOf('}') + 1);
    const { name, namespace } = this.nameOf(local, node);
    if (isXmlObject(node)) this.#scope = scopeIn(node, outer);
    try {
      const entries = isXmlObject(node) ? Object.entries(node) : [[textKey, node] as const];
      return {
        name,
        namespace,
        attributes: Object.fromEntries(
          entries
            .filter(([one]) => one.startsWith(attributePrefix))
            .map(([one, value]) => [one.slice(attributePrefix.length), String(value)]),
        ),
        text: entries
          .filter(([one]) => one === textKey)
          .map(([, value]) => String(value))
          .join(''),
        elements: entries
          .filter(([one]) => one !== textKey && !one.startsWith(attributePrefix))
          .flatMap(([one, value]) =>
            (Array.isArray(value) ? value : [value]).map((part) => this.unknown(one, part)),
          ),
      };
    } finally {
      this.#scope = outer;
    }
  }
}

/** The scope with what an element declares; the same object where it declares nothing. */
function scopeIn(node: XmlObject, outer: Scope): Scope {
  let { plain } = outer;
  let prefixes: Map<string, string> | undefined;
  for (const key in node) {
    // Almost no element has attributes; the first character tells at once.
    if (key.charCodeAt(0) !== at || !key.startsWith(declaration)) continue;
    const value = String(node[key]);
    if (key === declaration) plain = value;
    else {
      prefixes ??= new Map(outer.prefixes);
      prefixes.set(key.slice(declaration.length + 1), value);
    }
  }
  if (prefixes === undefined && plain === outer.plain) return outer;
  return { plain, prefixes: prefixes ?? outer.prefixes };
}

/** Whether an element right inside of this one may be in another namespace than it looks. */
function declaresInside(node: XmlObject): boolean {
  for (const key in node) {
    const value = node[key];
    if (typeof value === 'string') continue;
    if (Array.isArray(value) ? value.some((part) => declares(part)) : declares(value)) return true;
  }
  return false;
}

function declares(node: unknown): boolean {
  return isXmlObject(node) && Object.hasOwn(node, declaration);
}

function merge(entries: [string, unknown][], name: string, part: unknown): void {
  const present = entries.find(([one]) => one === name);
  if (present === undefined) entries.push([name, part]);
  else present[1] = Array.isArray(present[1]) ? [...present[1], part] : [present[1], part];
}

import { attributePrefix, isXmlObject, type XmlObject } from './node.js';

const mark = attributePrefix.charCodeAt(0);
const declaration = `${attributePrefix}xmlns`;
const nothing: ReadonlyMap<string, string> = new Map();

/** The namespaces that hold at an element: its own, and those of the elements around it. */
export class Scope {
  /** The one of names without a prefix. */
  readonly plain: string;
  readonly #own: ReadonlyMap<string, string>;
  readonly #outer: Scope | undefined;

  constructor(plain = '', own = nothing, outer?: Scope) {
    this.plain = plain;
    this.#own = own;
    this.#outer = outer;
  }

  /** Returns the scope within an element; the same one if the element declares nothing. */
  within(node: unknown): Scope {
    if (!isXmlObject(node)) return this;
    let { plain } = this;
    let own: Map<string, string> | undefined;
    for (const key in node) {
      // Almost no element has attributes; the first character tells at once.
      if (key.charCodeAt(0) !== mark || !key.startsWith(declaration)) continue;
      if (key === declaration) plain = String(node[key]);
      else if (key.charAt(declaration.length) === ':') {
        own ??= new Map();
        own.set(key.slice(declaration.length + 1), String(node[key]));
      }
    }
    return own === undefined && plain === this.plain ? this : new Scope(plain, own, this);
  }

  /**
   * Returns the namespace of a prefix; undefined if the prefix is not declared, or is undeclared.
   */
  namespaceOf(prefix: string): string | undefined {
    const found = this.#own.get(prefix) ?? this.#outer?.namespaceOf(prefix);
    return found === '' ? undefined : found;
  }

  /** Reports whether a prefix is, or was further out, bound to a namespace. */
  hasPrefixOf(namespace: string): boolean {
    for (const value of this.#own.values()) if (value === namespace) return true;
    return this.#outer?.hasPrefixOf(namespace) ?? false;
  }
}

/**
 * Reports whether an element directly inside this one may be in another namespace than it seems.
 */
export function declaresInside(node: XmlObject): boolean {
  for (const key in node) {
    const value = node[key];
    if (typeof value === 'string') continue;
    // It may declare its own prefix.
    if (key.includes(':') && key.charCodeAt(0) !== mark) return true;
    if (Array.isArray(value) ? value.some((part) => declares(part)) : declares(value)) return true;
  }
  return false;
}

function declares(node: unknown): boolean {
  return isXmlObject(node) && Object.hasOwn(node, declaration);
}

/** Reports whether the name of an attribute declares a namespace. */
export function isDeclaration(name: string): boolean {
  return name === 'xmlns' || name.startsWith('xmlns:');
}

/** Returns the prefix of a name; empty if it has none. */
export function prefixOf(name: string): string {
  return name.slice(0, Math.max(name.indexOf(':'), 0));
}

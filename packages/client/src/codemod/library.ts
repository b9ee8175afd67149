import type { ASTPath, Collection, Identifier, JSCodeshift, MemberExpression } from 'jscodeshift';

/** The official clients that this knows. */
const libraries = new Set(['docusign-admin', 'docusign-esign', 'docusign-rooms']);

/** A name that an official client exports. */
export interface LibraryName {
  /** The name of the package. */
  library: string;
  /** The name of the export, such as `EnvelopesApi`. */
  name: string;
}

/** The uses of official clients in a file. */
export interface Library {
  /**
   * Finds the export that an expression such as `docusign.EnvelopesApi` or `EnvelopesApi` refers
   * to.
   */
  nameOf(node: unknown): LibraryName | undefined;
  /**
   * Reports whether a type is `ApiClient`, or a class such as `EnvelopesApi`, or a promise of one.
   */
  isType(annotation: unknown): boolean;
  /** The statements that import, and the local names that each of them brings. */
  imports: { path: ASTPath; locals: string[] }[];
  /** True if the file uses CommonJS. */
  isCommonjs: boolean;
}

/** Finds the imports of official clients. */
export function findLibrary(j: JSCodeshift, root: Collection): Library {
  const whole = new Map<string, string>();
  const named = new Map<string, LibraryName>();
  const imports: Library['imports'] = [];
  let isCommonjs = false;

  root.find(j.ImportDeclaration).forEach((path) => {
    const library = String(path.node.source.value);
    if (!libraries.has(library)) return;
    const locals: string[] = [];
    for (const specifier of path.node.specifiers ?? []) {
      const local = String(specifier.local?.name ?? '');
      locals.push(local);
      if (specifier.type === 'ImportSpecifier')
        named.set(local, { library, name: String(specifier.imported.name) });
      else whole.set(local, library);
    }
    imports.push({ path, locals });
  });

  root.find(j.VariableDeclarator).forEach((path) => {
    const { id, init } = path.node;
    if (init?.type !== 'CallExpression') return;
    const [argument] = init.arguments;
    if (init.callee.type !== 'Identifier' || init.callee.name !== 'require') return;
    const library = textOf(argument);
    if (library === undefined || !libraries.has(library)) return;
    isCommonjs = true;
    const locals: string[] = [];
    if (id.type === 'Identifier') {
      whole.set(id.name, library);
      locals.push(id.name);
    } else if (id.type === 'ObjectPattern') {
      locals.push(...takeApart(id.properties, library));
    }
    imports.push({ path, locals });
  });

  // `const { EnvelopesApi } = docusign;`
  root.find(j.VariableDeclarator).forEach((path) => {
    const { id, init } = path.node;
    if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return;
    const library = whole.get(init.name);
    if (library !== undefined) imports.push({ path, locals: takeApart(id.properties, library) });
  });

  function takeApart(properties: readonly object[], library: string): string[] {
    return properties.flatMap((property) => {
      if (!('key' in property) || !('value' in property)) return [];
      const { key, value } = property;
      if (!isIdentifier(key) || !isIdentifier(value)) return [];
      named.set(value.name, { library, name: key.name });
      return [value.name];
    });
  }

  function nameIn(owner: unknown, name: unknown): LibraryName | undefined {
    if (!isIdentifier(owner) || !isIdentifier(name)) return undefined;
    const library = whole.get(owner.name);
    return library === undefined ? undefined : { library, name: name.name };
  }

  function isType(annotation: unknown): boolean {
    if (!hasType(annotation)) return false;
    if ('typeAnnotation' in annotation) return isType(annotation.typeAnnotation);
    if (annotation.type !== 'TSTypeReference' || !('typeName' in annotation)) return false;
    const { typeName } = annotation;
    if (isIdentifier(typeName, 'Promise')) {
      const { params } = Object(Reflect.get(annotation, 'typeParameters'));
      return Array.isArray(params) && params.length === 1 && isType(params[0]);
    }
    const isQualified = hasType(typeName) && 'left' in typeName && 'right' in typeName;
    const name = isIdentifier(typeName)
      ? named.get(typeName.name)?.name
      : isQualified && nameIn(typeName.left, typeName.right)?.name;
    return typeof name === 'string' && (name === 'ApiClient' || name.endsWith('Api'));
  }

  return {
    imports,
    isCommonjs,
    isType,
    nameOf(node) {
      if (isIdentifier(node)) return named.get(node.name);
      return isMember(node) ? nameIn(node.object, node.property) : undefined;
    },
  };
}

/** The text of a literal: parsers have two kinds of nodes for it. */
export function textOf(node: unknown): string | undefined {
  if (!hasType(node) || !('value' in node) || typeof node.value !== 'string') return undefined;
  return node.type === 'StringLiteral' || node.type === 'Literal' ? node.value : undefined;
}

/**
 * Reports whether a node is a name.
 * @param name the only name that counts
 */
export function isIdentifier(node: unknown, name?: string): node is Identifier {
  if (!hasType(node) || node.type !== 'Identifier') return false;
  return name === undefined || ('name' in node && node.name === name);
}

/** Reports whether a node is `object.property`. */
export function isMember(node: unknown): node is MemberExpression {
  return hasType(node) && node.type === 'MemberExpression';
}

/** The name of the property that a node reads: of `object.name`, or of `object['name']`. */
export function propertyOf(node: unknown): string | undefined {
  if (!hasType(node) || !('property' in node)) return undefined;
  if ('computed' in node && node.computed === true) return textOf(node.property);
  return isIdentifier(node.property) ? node.property.name : undefined;
}

function hasType(node: unknown): node is { type: string } {
  return typeof node === 'object' && node !== null && 'type' in node;
}

import type { Collection, JSCodeshift } from 'jscodeshift';
import { isIdentifier, type Library } from './library.ts';

/** Imports the names that are used, and removes imports that no longer are. */
export function writeImports(
  j: JSCodeshift,
  root: Collection,
  library: Library,
  used: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const made = [...used].toSorted(byModule).map(([module, names]) => {
    const from = j.stringLiteral(`@countersign/client${module === '' ? '' : `/${module}`}`);
    const sorted = [...names].toSorted();
    if (!library.isCommonjs)
      return j.importDeclaration(
        sorted.map((name) => j.importSpecifier(j.identifier(name))),
        from,
      );
    const pattern = j.objectPattern(
      sorted.map((name) => {
        const property = j.objectProperty(j.identifier(name), j.identifier(name));
        property.shorthand = true;
        return property;
      }),
    );
    const call = j.callExpression(j.identifier('require'), [from]);
    return j.variableDeclaration('const', [j.variableDeclarator(pattern, call)]);
  });

  const [first] = library.imports;
  const body = root.find(j.Program).get('body');
  const statement = first && (library.isCommonjs ? first.path.parent : first.path);
  const isAtTop = statement?.parent?.node.type === 'Program';
  const comments = isAtTop ? statement.node.comments : undefined;
  const [head] = made;
  if (isAtTop) statement.insertBefore(...made);
  else body.unshift(...made);

  let isFirstGone = false;
  for (const { path, locals } of library.imports.toReversed()) {
    const isUsed = locals.some((local) => isReferred(j, root, local));
    if (isUsed) continue;
    if (path === first?.path) isFirstGone = true;
    path.prune();
  }
  if (isFirstGone && head !== undefined && comments) head.comments = comments;
}

function byModule([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** Reports whether a name occurs anywhere except in its import. */
function isReferred(j: JSCodeshift, root: Collection, name: string): boolean {
  return root.find(j.Identifier, { name }).some((path) => {
    const { node } = path.parent;
    if (/^Import\w*Specifier$/.test(node.type)) return false;
    if (node.type === 'VariableDeclarator' && node.id === path.node) return false;
    const isPattern = path.parent.parent?.node.type === 'ObjectPattern';
    const isKey = 'key' in node && node.key === path.node && !node.computed;
    if (isPattern || isKey) return false;
    return !(
      node.type === 'MemberExpression' &&
      node.property === path.node &&
      isIdentifier(path.node) &&
      !node.computed
    );
  });
}

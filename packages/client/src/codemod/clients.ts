import type { ASTPath, Collection, ExpressionStatement, JSCodeshift } from 'jscodeshift';
import { createProperty, isExpression, type Argument, type Use } from './call.ts';
import { isIdentifier, isMember, textOf, type Library } from './library.ts';

interface Tools {
  use: Use;
  leave(path: ASTPath, why: string): void;
}

/**
 * Replaces each `new ApiClient()` and the statements that set it up by `createClient({ … })`, at
 * the place of the last of them, because their values may be computed before it.
 */
export function convertClients(
  j: JSCodeshift,
  root: Collection,
  library: Library,
  { use, leave }: Tools,
): void {
  root.find(j.NewExpression).forEach((path) => {
    if (library.nameOf(path.node.callee)?.name !== 'ApiClient') return;
    const declarator: ASTPath = path.parent;
    const { node } = declarator;
    if (node.type !== 'VariableDeclarator' || !('id' in node) || !isIdentifier(node.id)) {
      leave(path, 'make this client with createClient of @countersign/client');
      return;
    }
    const { name } = node.id;
    const scope: unknown = path.scope.lookup(name);
    const settings = new Map<string, Argument>();
    const headers: [string, Argument][] = [];
    const setters: ASTPath<ExpressionStatement>[] = [];
    readConstructor(path.node.arguments[0], settings);

    root.find(j.ExpressionStatement).forEach((statement) => {
      const { expression } = statement.node;
      if (expression.type !== 'CallExpression' || !isMember(expression.callee)) return;
      const { object, property } = expression.callee;
      if (!isIdentifier(object) || object.name !== name || !isIdentifier(property)) return;
      if (statement.scope.lookup(name) !== scope) return;
      const [first, second] = expression.arguments;
      if (property.name === 'setBasePath' && first !== undefined) settings.set('baseUrl', first);
      else if (
        property.name === 'addDefaultHeader' &&
        first !== undefined &&
        second !== undefined
      ) {
        const header = textOf(first);
        const token = header?.toLowerCase() === 'authorization' ? tokenOf(j, second) : undefined;
        if (token !== undefined) settings.set('token', token);
        else if (header === undefined) return;
        else headers.push([header, second]);
      } else return;
      setters.push(statement);
    });

    if (headers.length > 0)
      settings.set(
        'headers',
        j.objectExpression(
          headers.flatMap(([header, value]) =>
            value.type === 'SpreadElement'
              ? []
              : [j.objectProperty(j.stringLiteral(header), value)],
          ),
        ),
      );
    const last = setters.at(-1);
    const isUsedOtherwise = root
      .find(j.MemberExpression, { object: { type: 'Identifier', name } })
      .some(
        (member) =>
          member.scope.lookup(name) === scope &&
          !setters.some(
            ({ node: { expression } }) =>
              'callee' in expression && expression.callee === member.node,
          ),
      );
    if (isUsedOtherwise || !settings.has('baseUrl')) {
      leave(
        path,
        'make a client with createClient of @countersign/client, and give it to the calls',
      );
      return;
    }
    const made = j.callExpression(j.identifier(use('', 'createClient')), [
      j.objectExpression(
        [...settings].flatMap(([key, value]) =>
          value.type === 'SpreadElement' ? [] : [createProperty(j, key, value)],
        ),
      ),
    ]);
    if (last === undefined) {
      path.replace(made);
      return;
    }
    const comments = declarator.parent.node.comments;
    const declaration = j.variableDeclaration('const', [
      j.variableDeclarator(j.identifier(name), made),
    ]);
    if (comments) declaration.comments = comments;
    last.replace(declaration);
    for (const setter of setters) if (setter !== last) setter.prune();
    declarator.prune();
  });
}

function readConstructor(options: Argument | undefined, settings: Map<string, Argument>): void {
  if (options?.type !== 'ObjectExpression') return;
  for (const property of options.properties)
    if (
      (property.type === 'ObjectProperty' || property.type === 'Property') &&
      isIdentifier(property.key) &&
      property.key.name === 'basePath' &&
      isExpression(property.value)
    )
      settings.set('baseUrl', property.value);
}

/** Finds the token after `Bearer ` in the value of a header. */
function tokenOf(j: JSCodeshift, value: Argument): Argument | undefined {
  if (value.type === 'TemplateLiteral') {
    const [start, end] = value.quasis.map(({ value: { cooked } }) => cooked);
    const [token] = value.expressions;
    const isToken = start === 'Bearer ' && end === '' && value.expressions.length === 1;
    return isToken && token !== undefined && isExpression(token) ? token : undefined;
  }
  const text = textOf(value);
  if (text?.startsWith('Bearer ')) return j.stringLiteral(text.slice('Bearer '.length));
  if (value.type !== 'BinaryExpression' || value.operator !== '+') return undefined;
  return textOf(value.left) === 'Bearer ' ? value.right : undefined;
}

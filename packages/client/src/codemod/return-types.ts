import type { ASTPath, JSCodeshift } from 'jscodeshift';
import { functionAround } from './functions.ts';
import type { Library } from './library.ts';
import type { OldClient } from './old-client.ts';

/**
 * Removes the types of functions that return one of these clients, or an object of it, so that the
 * compiler finds the new ones.
 */
export function removeReturnTypes(
  j: JSCodeshift,
  { isType }: Library,
  clients: readonly OldClient[],
): void {
  const places = clients.flatMap(({ name, apis }) => [
    ...name.uses,
    ...apis.flatMap(({ path, variable }) => [path, ...(variable?.uses ?? [])]),
  ]);
  for (const place of places) {
    const around = returningFunction(j, place);
    if (around !== undefined && 'returnType' in around.node && isType(around.node.returnType))
      around.node.returnType = null;
  }
}

function returningFunction(j: JSCodeshift, { parent, node }: ASTPath): ASTPath | undefined {
  if (j.ReturnStatement.check(parent.node)) return functionAround(j, parent);
  return j.ArrowFunctionExpression.check(parent.node) && parent.node.body === node
    ? parent
    : undefined;
}

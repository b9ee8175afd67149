import type { ASTPath, Collection, JSCodeshift } from 'jscodeshift';
import type { Library } from './library.ts';

/**
 * Gives a client that a function returns into `new EnvelopesApi(await connect())` a variable of its
 * own in front, as the rest of the codemod follows variables.
 * @returns the names of the variables
 */
export function hoistClients(j: JSCodeshift, root: Collection, library: Library): string[] {
  const names: string[] = [];
  root.find(j.NewExpression).forEach((path) => {
    if (library.nameOf(path.node.callee)?.name.endsWith('Api') !== true) return;
    const [given] = path.node.arguments;
    if (given === undefined || given.type === 'SpreadElement') return;
    const call = j.AwaitExpression.check(given) ? given.argument : given;
    const statement: ASTPath = path.parent.parent;
    const isDeclared =
      j.VariableDeclarator.check(path.parent.node) &&
      j.VariableDeclaration.check(statement.node) &&
      statement.node.declarations.length === 1;
    const isInBlock =
      j.BlockStatement.check(statement.parent?.node) || j.Program.check(statement.parent?.node);
    if (!j.CallExpression.check(call) || !isDeclared || !isInBlock) return;
    const name = freeName(j, root);
    names.push(name);
    const variable = j.variableDeclarator(j.identifier(name), given);
    statement.insertBefore(j.variableDeclaration('const', [variable]));
    path.node.arguments = [j.identifier(name)];
  });
  return names;
}

/** A name that stands nowhere in the file. */
function freeName(j: JSCodeshift, root: Collection): string {
  let name = 'client';
  for (let number = 2; root.find(j.Identifier, { name }).length > 0; number += 1)
    name = `client${number}`;
  return name;
}

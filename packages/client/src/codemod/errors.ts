import type { ASTPath, Collection } from 'jscodeshift';
import { isIdentifier, propertyOf } from './library.ts';
import type { Tools } from './responses.ts';

/**
 * Changes the reads of `error.response` of caught errors, so that they work for errors of both
 * clients: other calls in the same block may still throw errors that have a response.
 */
export function convertErrors(root: Collection, { j, findName }: Tools): void {
  const caught: ASTPath[] = [];
  root.find(j.CatchClause).forEach((path) => caught.push(path.get('param')));
  root.find(j.CallExpression).forEach((path) => {
    const [first] = path.node.arguments;
    if (propertyOf(path.node.callee) === 'catch' && j.Function.check(first))
      caught.push(path.get('arguments', 0, 'params', 0));
  });
  for (const param of caught) {
    if (!isIdentifier(param.node)) continue;
    for (const use of findName(param)?.uses ?? []) convertRead(use);
  }

  function convertRead(use: ASTPath): void {
    const response: ASTPath = use.parent;
    if (!j.MemberExpression.check(response.node) || response.node.object !== use.node) return;
    if (propertyOf(response.node) !== 'response') return;
    const { parent } = response;
    const error = response.node.object;
    const either = j.logicalExpression('??', response.node, error);
    const isRead = j.MemberExpression.check(parent.node) && parent.node.object === response.node;
    if (!isRead) {
      response.replace(
        j.logicalExpression(
          '??',
          response.node,
          j.optionalMemberExpression(error, j.identifier('data')),
        ),
      );
      return;
    }
    const member = propertyOf(parent.node);
    if (member === 'body')
      parent.replace(
        j.logicalExpression(
          '??',
          j.optionalMemberExpression(response.node, j.identifier('body')),
          j.optionalMemberExpression(error, j.identifier('data')),
        ),
      );
    else if (member === 'data' || member === 'status') response.replace(either);
    else if (member === 'statusCode')
      parent.replace(
        j.logicalExpression(
          '??',
          j.optionalMemberExpression(response.node, j.identifier('statusCode')),
          j.optionalMemberExpression(error, j.identifier('status')),
        ),
      );
  }
}

import type { ASTPath, JSCodeshift } from 'jscodeshift';
import { isIdentifier, propertyOf } from './library.ts';
import type { FindName } from './names.ts';

/** The tools that look at a program. */
export interface Tools {
  j: JSCodeshift;
  findName: FindName;
}

/** Reads of headers; undefined if the program uses the response in a way that cannot be changed. */
type Reads = readonly ASTPath[] | undefined;

/** Finds the reads of headers in the uses of one expression. */
type FindReads = (path: ASTPath, tools: Tools) => Reads;

/** Members of the response of axios that the new answer does not have. */
const missing = new Set([
  'body',
  'config',
  'request',
  'statusText',
  'text',
  'header',
  'statusCode',
]);

/**
 * Follows an answer to the places where the program reads its headers.
 * @param path the call, or the promise of its answer
 * @param kind `response` if the headers are in a member of that name, `headers` if they are in the
 *   answer itself
 */
export function readsOfAnswer(path: ASTPath, kind: 'response' | 'headers', tools: Tools): Reads {
  const awaited: ASTPath = path.parent;
  if (!tools.j.AwaitExpression.check(awaited.node)) return undefined;
  const members: Readonly<Record<string, FindReads>> =
    kind === 'response' ? { response: readsOfResponse } : { headers: readsOfHeaders };
  return follow(awaited, tools, (name) => {
    if (name === 'data' || (kind === 'headers' && name === 'status')) return () => [];
    return members[name] ?? (kind === 'headers' && !missing.has(name) ? () => [] : undefined);
  });
}

/** Follows the parameter with a response. */
export function readsOfName(declared: ASTPath, tools: Tools): Reads {
  return join(tools.findName(declared)?.uses, tools, readsOfResponse);
}

function readsOfResponse(path: ASTPath, tools: Tools): Reads {
  return follow(path, tools, (name) => {
    if (name === 'headers') return readsOfHeaders;
    return name === 'status' ? () => [] : undefined;
  });
}

/** Finds `headers['name']`, which becomes `headers.get('name')`. */
function readsOfHeaders(path: ASTPath, tools: Tools): Reads {
  const { node } = path.parent;
  if (tools.j.MemberExpression.check(node) && node.object === path.node) {
    const isCalled = path.parent.parent.node.callee === node;
    if (!isCalled) return [path.parent];
    return /^(?:get|has)$/.test(propertyOf(node) ?? '') ? [] : undefined;
  }
  return follow(path, tools, () => undefined, readsOfHeaders);
}

/**
 * Follows an expression: through variables, patterns and conditions to the members that are read.
 * @param memberOf the function that follows a member; undefined for a member that cannot be changed
 */
function follow(
  path: ASTPath,
  tools: Tools,
  memberOf: (name: string) => FindReads | undefined,
  again: FindReads = (next) => follow(next, tools, memberOf),
): Reads {
  const { j, findName } = tools;
  const { parent, node } = path;
  if (j.ExpressionStatement.check(parent.node)) return [];
  if (j.ChainExpression.check(parent.node)) return again(parent, tools);
  if (j.MemberExpression.check(parent.node) && parent.node.object === node) {
    const name = propertyOf(parent.node);
    return name === undefined ? undefined : memberOf(name)?.(parent, tools);
  }
  if (j.LogicalExpression.check(parent.node)) {
    const isCondition = parent.node.left === node && parent.node.operator === '&&';
    return isCondition ? [] : again(parent, tools);
  }
  if (isTest(j, path)) return [];
  if (j.AssignmentExpression.check(parent.node) && parent.node.operator === '=') {
    if (parent.node.left === node) return [];
    if (!isIdentifier(parent.node.left)) return undefined;
    if (!j.ExpressionStatement.check(parent.parent.node)) return undefined;
    return join(findName(parent.get('left'))?.uses, tools, again);
  }
  if (!j.VariableDeclarator.check(parent.node) || parent.node.init !== node) return undefined;
  const { id } = parent.node;
  if (isIdentifier(id)) return join(findName(parent.get('id'))?.uses, tools, again);
  if (!j.ObjectPattern.check(id)) return undefined;
  const reads: ASTPath[] = [];
  for (const [index, property] of id.properties.entries()) {
    if (!j.ObjectProperty.check(property) && !j.Property.check(property)) return undefined;
    if (!isIdentifier(property.key) || !isIdentifier(property.value)) return undefined;
    const value: ASTPath = parent.get('id', 'properties', index, 'value');
    const findReads = memberOf(property.key.name);
    const found = findReads && join(findName(value)?.uses, tools, findReads);
    if (found === undefined) return undefined;
    reads.push(...found);
  }
  return reads;
}

/** Reports whether an expression only decides, as in `if (answer)`, or is only printed. */
function isTest(j: JSCodeshift, { node, parent }: ASTPath): boolean {
  if (j.IfStatement.check(parent.node)) return parent.node.test === node;
  if (j.ConditionalExpression.check(parent.node)) return parent.node.test === node;
  if (j.UnaryExpression.check(parent.node)) return parent.node.operator === '!';
  if (!j.CallExpression.check(parent.node) || parent.node.callee === node) return false;
  const { callee } = parent.node;
  return j.MemberExpression.check(callee) && isIdentifier(callee.object, 'console');
}

function join(paths: readonly ASTPath[] | undefined, tools: Tools, findReads: FindReads): Reads {
  const reads: ASTPath[] = [];
  for (const path of paths ?? []) {
    const found = findReads(path, tools);
    if (found === undefined) return undefined;
    reads.push(...found);
  }
  return paths && reads;
}

/** Writes `headers.get(name)` in place of a read of a header. */
export function writeGet(j: JSCodeshift, path: ASTPath): void {
  const { node } = path;
  if (!j.MemberExpression.check(node)) return;
  const { object, property, computed } = node;
  const key =
    computed !== true && isIdentifier(property) ? j.stringLiteral(property.name) : property;
  if (j.PrivateName.check(key)) return;
  const isOptional = node.type !== 'MemberExpression' || node.optional === true;
  path.replace(
    isOptional
      ? j.optionalCallExpression(
          j.optionalMemberExpression(object, j.identifier('get'), false, true),
          [key],
          false,
        )
      : j.callExpression(j.memberExpression(object, j.identifier('get')), [key]),
  );
}

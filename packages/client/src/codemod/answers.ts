import type {
  ArrowFunctionExpression,
  ASTPath,
  BlockStatement,
  CallExpression,
  FunctionExpression,
  JSCodeshift,
} from 'jscodeshift';
import type { Refused } from './call.ts';
import { isIdentifier } from './library.ts';
import { isKey } from './names.ts';
import { readsOfAnswer, readsOfName, type Tools } from './responses.ts';

type Callback = FunctionExpression | ArrowFunctionExpression;
type Statement = BlockStatement['body'][number];
type Expression = Parameters<JSCodeshift['expressionStatement']>[0];

/** The way in which a program gets the answer of a call. */
export interface Form {
  /** The expression that the new call replaces. */
  target: ASTPath;
  /** True if the program reads the status or the headers, and not only the data. */
  hasResponse: boolean;
  /** The function that a callback applies to the data. */
  mapped?: ArrowFunctionExpression;
  /** The statements of a callback. They follow the statement of the call. */
  block?: Block;
  /** Reads of headers, which become calls of `get`. */
  gets: readonly ASTPath[];
}

interface Block {
  statement: ASTPath;
  /** The variable with the answer, if there is one. */
  variable: string | undefined;
  /** The parameters of the callback that the statements use: `data` or `response`, and its name. */
  params: readonly (readonly [string, string])[];
  body: readonly Statement[];
}

/** Finds the callback of a call. */
export function callbackOf(
  j: JSCodeshift,
  { arguments: given }: CallExpression,
): Callback | undefined {
  const last = given.at(-1);
  return j.FunctionExpression.check(last) || j.ArrowFunctionExpression.check(last)
    ? last
    : undefined;
}

/** Finds out how the program gets the answer of a call. */
export function findForm(path: ASTPath<CallExpression>, tools: Tools): Form | Refused {
  const { j } = tools;
  const callback = callbackOf(j, path.node);
  if (callback === undefined) return { target: path, hasResponse: false, gets: [] };
  const [error, data, response] = callback.params.map((param) =>
    isIdentifier(param) ? param.name : undefined,
  );
  const names = { error, data, response };
  const executor = executorOf(j, path);
  const form =
    executor === undefined
      ? awaitedForm(path, callback, names, tools)
      : promiseForm(callback, executor, names, tools);
  return form ?? { why: 'write the call without its callback' };
}

interface Names {
  error: string | undefined;
  data: string | undefined;
  response: string | undefined;
}

interface Executor {
  promise: ASTPath;
  resolve: string | undefined;
  reject: string | undefined;
}

/** Finds the `new Promise(…)` around a call that is everything that its function does. */
function executorOf(j: JSCodeshift, path: ASTPath): Executor | undefined {
  let around: ASTPath = path.parent;
  if (j.ExpressionStatement.check(around.node) || j.ReturnStatement.check(around.node)) {
    around = around.parent;
    if (!j.BlockStatement.check(around.node) || around.node.body.length !== 1) return undefined;
    around = around.parent;
  }
  const executor = around.node;
  if (!j.FunctionExpression.check(executor) && !j.ArrowFunctionExpression.check(executor))
    return undefined;
  const promise: ASTPath = around.parent;
  const { node } = promise;
  if (!j.NewExpression.check(node) || !isIdentifier(node.callee)) return undefined;
  if (node.callee.name !== 'Promise') return undefined;
  const [resolve, reject] = executor.params.map((param) =>
    isIdentifier(param) ? param.name : undefined,
  );
  return { promise, resolve, reject };
}

/** Reads `(error, data, response) => (error ? reject(error) : resolve(…))` in its usual forms. */
function promiseForm(
  callback: Callback,
  { promise, resolve, reject }: Executor,
  { error, data, response }: Names,
  tools: Tools,
): Form | undefined {
  const { j } = tools;
  const value = findResolved(j, callback, { error, resolve, reject });
  if (value === undefined) return undefined;
  if (isNamed(value, data)) return { target: promise, hasResponse: false, gets: [] };
  if (!mentions(j, value, [error, response])) {
    if (data === undefined) return undefined;
    const mapped = j.arrowFunctionExpression([j.identifier(data)], value);
    return { target: promise, hasResponse: false, mapped, gets: [] };
  }
  if (!j.ObjectExpression.check(value)) return undefined;
  const isAnswer = value.properties.every(
    (property) =>
      (j.ObjectProperty.check(property) || j.Property.check(property)) &&
      isIdentifier(property.key) &&
      ((property.key.name === 'data' && isNamed(property.value, data)) ||
        (property.key.name === 'response' && isNamed(property.value, response))),
  );
  const gets = isAnswer ? readsOfAnswer(promise, 'response', tools) : undefined;
  return gets && { target: promise, hasResponse: true, gets };
}

/** Finds the value that a callback gives to `resolve`, if it does nothing else. */
function findResolved(
  j: JSCodeshift,
  { body }: Callback,
  { error, resolve, reject }: Record<'error' | 'resolve' | 'reject', string | undefined>,
): Expression | undefined {
  const isError = (node: unknown) => error !== undefined && isNamed(node, error);
  const isRejection = (node: unknown) => isError(argumentOf(j, node, reject));
  const [first, second, ...rest] = flatten(j, body);
  if (rest.length > 0) return undefined;
  if (j.ConditionalExpression.check(first)) {
    const { test, consequent, alternate } = first;
    return isError(test) && isRejection(consequent) && second === undefined
      ? argumentOf(j, alternate, resolve)
      : undefined;
  }
  if (!j.IfStatement.check(first) || !isError(first.test)) return undefined;
  const [rejection, ...others] = flatten(j, first.consequent);
  if (others.length > 0 || !isRejection(rejection)) return undefined;
  // Without `return` or `else`, `resolve` has no effect on a promise that is rejected.
  if (!first.alternate) return argumentOf(j, second, resolve);
  const [resolution, ...more] = flatten(j, first.alternate);
  return second === undefined && more.length === 0 ? argumentOf(j, resolution, resolve) : undefined;
}

/** Lists the statements of a body, as expressions where they are, without a bare `return` at its end. */
function flatten(j: JSCodeshift, node: unknown): unknown[] {
  if (!j.BlockStatement.check(node)) return [strip(j, node)];
  const body = node.body.map((statement) => strip(j, statement));
  return isBareReturn(j, body.at(-1)) ? body.slice(0, -1) : body;
}

function strip(j: JSCodeshift, node: unknown): unknown {
  if (j.ExpressionStatement.check(node)) return node.expression;
  return j.ReturnStatement.check(node) && node.argument ? node.argument : node;
}

function isBareReturn(j: JSCodeshift, node: unknown): boolean {
  return j.ReturnStatement.check(node) && !node.argument;
}

/** The only argument of the call of a function. */
function argumentOf(
  j: JSCodeshift,
  node: unknown,
  name: string | undefined,
): Expression | undefined {
  if (!j.CallExpression.check(node) || !isNamed(node.callee, name)) return undefined;
  const [argument] = node.arguments;
  return node.arguments.length === 1 && argument?.type !== 'SpreadElement' ? argument : undefined;
}

function isNamed(node: unknown, name: string | undefined): boolean {
  return name !== undefined && isIdentifier(node) && node.name === name;
}

/** Reports whether code uses one of some names. */
function mentions(
  j: JSCodeshift,
  code: Statement | Expression,
  names: readonly (string | undefined)[],
): boolean {
  const isOne = (path: ASTPath) => isIdentifier(path.node) && names.includes(path.node.name);
  return (
    isNamedOneOf(code, names) ||
    j(code)
      .find(j.Identifier)
      .some((path) => isOne(path) && !isKey(path))
  );
}

function isNamedOneOf(node: unknown, names: readonly (string | undefined)[]): boolean {
  return isIdentifier(node) && names.includes(node.name);
}

/**
 * Reads `answer = await api.method(…, (error, data, response) => { … })`. The old promise is the
 * response of axios here, whose `data` is the answer.
 */
function awaitedForm(
  path: ASTPath<CallExpression>,
  { body: block }: Callback,
  { error, data, response }: Names,
  tools: Tools,
): Form | undefined {
  const { j } = tools;
  const place = findStatement(j, path.parent);
  if (place === undefined || !j.BlockStatement.check(block)) return undefined;
  const body = block.body.filter((one, index) => index > 0 || !isGuard(j, one, error));
  const names = [error, place.variable].filter((name) => name !== undefined);
  if (!body.every((one) => isMovable(j, one, names))) return undefined;
  const params = [['data', data] as const, ['response', response] as const].flatMap(([key, name]) =>
    name !== undefined && body.some((one) => mentions(j, one, [name]))
      ? [[key, name] as const]
      : [],
  );
  if (params.length > 0 && place.variable === undefined && !place.isBare) return undefined;
  const last = path.node.arguments.length - 1;
  const ofCallback =
    response === undefined ? [] : readsOfName(path.get('arguments', last, 'params', 2), tools);
  const after = readsOfAnswer(path, 'headers', tools);
  if (ofCallback === undefined || after === undefined) return undefined;
  const { statement, variable } = place;
  return {
    target: path,
    hasResponse: true,
    gets: [...ofCallback, ...after],
    ...(body.length > 0 && { block: { statement, variable, params, body } }),
  };
}

/** Finds the statement of an awaited call, after which other statements can be put. */
function findStatement(
  j: JSCodeshift,
  awaited: ASTPath,
): { statement: ASTPath; variable: string | undefined; isBare: boolean } | undefined {
  if (!j.AwaitExpression.check(awaited.node)) return undefined;
  const { parent } = awaited;
  let statement: ASTPath = parent;
  let variable: string | undefined;
  if (j.VariableDeclarator.check(parent.node)) {
    if (isIdentifier(parent.node.id)) variable = parent.node.id.name;
    statement = parent.parent;
  } else if (j.AssignmentExpression.check(parent.node)) {
    if (parent.node.operator !== '=' || !isIdentifier(parent.node.left)) return undefined;
    variable = parent.node.left.name;
    statement = parent.parent;
  }
  const isStatement =
    j.VariableDeclaration.check(statement.node) || j.ExpressionStatement.check(statement.node);
  if (!isStatement || !Array.isArray(statement.parentPath.value)) return undefined;
  return { statement, variable, isBare: statement === parent };
}

/** Reports whether a statement leaves the callback after an error, and does nothing else. */
function isGuard(j: JSCodeshift, statement: Statement, error: string | undefined): boolean {
  if (!j.IfStatement.check(statement) || !isNamed(statement.test, error)) return false;
  const { consequent, alternate } = statement;
  if (alternate) return false;
  const body = j.BlockStatement.check(consequent) ? consequent.body : [consequent];
  const [only] = body;
  return body.length === 1 && (isBareReturn(j, only) || j.ThrowStatement.check(only));
}

/** Reports whether a statement of a callback does the same after the call, in a block. */
function isMovable(j: JSCodeshift, statement: Statement, names: readonly string[]): boolean {
  if (mentions(j, statement, names) || j.ReturnStatement.check(statement)) return false;
  const isOwn = (path: ASTPath) => j(path).closest(j.Function).size() === 0;
  return (
    !(j.VariableDeclaration.check(statement) && statement.kind === 'var') &&
    !j(statement).find(j.VariableDeclaration, { kind: 'var' }).some(isOwn) &&
    !j(statement).find(j.ReturnStatement).some(isOwn) &&
    j(statement).find(j.ThisExpression).size() === 0
  );
}

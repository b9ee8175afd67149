import type {
  API,
  ASTPath,
  CallExpression,
  Collection,
  FileInfo,
  JSCodeshift,
  Statement,
} from 'jscodeshift';
import { createCall, isRefused, type Argument, type Use } from './call.ts';
import { convertClient } from './clients.ts';
import { convertErrors } from './errors.ts';
import { hoistClients } from './hoist.ts';
import { writeImports } from './imports.ts';
import {
  findLibrary,
  isIdentifier,
  propertyOf,
  type Library,
  type LibraryName,
} from './library.ts';
import { createNames } from './names.ts';
import { argumentsOf, planFile } from './plan.ts';
import type { OldApi, OldCall, OldClient } from './old-client.ts';
import { writeGet, type Tools } from './responses.ts';
import { removeReturnTypes } from './return-types.ts';

/** The outcome for one file. */
interface Change {
  text: string | undefined;
  /** The lines to print, and the counts for the end. */
  lines: string[];
  counts: [text: string, count: number][];
  /** The number of calls that moved, and the names of the clients that stayed. */
  moved: number;
  stayed: ReadonlySet<string>;
}

/**
 * A transform of jscodeshift that moves programs from the official client to this one. A client is
 * replaced only together with everything that is done with it; otherwise all of it stays. The
 * places for which it stays get a comment that begins with `countersign:`.
 */
export default function fromOfficialClient(
  { path: file, source }: FileInfo,
  { jscodeshift, report, stats }: API,
): string | undefined {
  const typed = file.endsWith('x') ? 'tsx' : 'ts';
  const j = /\.[cm]?tsx?$/.test(file) ? jscodeshift.withParser(typed) : jscodeshift;
  const { text, lines, counts } = hoistAndChange(j, file, source) ?? changeFile(j, file, source);
  for (const line of lines) report(line);
  for (const [name, count] of counts) stats(name, count);
  return text;
}

/**
 * Changes a file whose clients get variables of their own first; nothing where there are none, or
 * one of them would stay.
 */
function hoistAndChange(j: JSCodeshift, file: string, source: string): Change | undefined {
  const root = j(source);
  const names = hoistClients(j, root, findLibrary(j, root));
  if (names.length === 0) return undefined;
  const change = changeFile(j, file, root.toSource({ quote: 'single' }));
  return change.moved > 0 && !names.some((name) => change.stayed.has(name)) ? change : undefined;
}

function changeFile(j: JSCodeshift, file: string, source: string): Change {
  const isTyped = /\.[cm]?tsx?$/.test(file);
  const root = j(source);
  const library = findLibrary(j, root);
  const counts: Change['counts'] = [];
  if (library.imports.length === 0)
    return { text: undefined, lines: [], counts, moved: 0, stayed: new Set() };
  const used = new Map<string, Set<string>>();
  const left = new Set<string>();

  function use(module: string, name: string): string {
    const names = used.get(module) ?? new Set();
    used.set(module, names.add(name));
    return name;
  }

  /** Writes the reason why code stays unchanged at its statement. */
  function leave({ path, why }: { path: ASTPath; why: string }): void {
    const statement = statementOf(path);
    const text = ` countersign: ${why}`;
    left.add(`${file}:${statement?.loc?.start.line ?? 0}:${text}`);
    const comments = statement?.comments ?? [];
    if (statement !== undefined && !comments.some(({ value }) => value === text))
      statement.comments = [...comments, j.commentLine(text, true, false)];
    counts.push([`left: ${why}`, 1]);
  }

  function statementOf(path: ASTPath): Statement | undefined {
    const { node, parent } = path;
    const isWhole = j.Statement.check(node) && !/^Export|^ClassBody/.test(parent?.node.type ?? '');
    if (isWhole && !j.ClassMethod.check(node)) return node;
    return parent ? statementOf(parent) : undefined;
  }

  const tools: Tools = { j, findName: createNames(j, root) };
  const { clients, obstacles } = planFile(root, library, tools);
  const groups = findGroups(clients);
  const moved = groups.filter((group) => group.every((client) => client.obstacles.length === 0));
  const clientsMoved = moved.flat();
  const calls = clientsMoved.flatMap((client) => client.calls.map((call) => ({ client, call })));
  const isBuilder = clients.length === 0 && obstacles.length === 0;
  if (calls.length > 0) convertErrors(root, tools);
  removeReturnTypes(j, library, clientsMoved);
  convertApis(tools, clientsMoved, use);
  for (const client of clientsMoved)
    if (client.calls.length > 0 || client.linked.size > 0) convertClient(j, client, use);
  for (const obstacle of obstacles) leave(obstacle);
  for (const group of groups)
    if (!moved.includes(group)) for (const client of group) client.obstacles.forEach(leave);
  if (calls.length > 0 || isBuilder) convertModels(j, root, library, isTyped);
  writeImports(j, root, library, used);
  const lines = [...left];
  if (calls.length > 0) {
    lines.push(`${file}: countersign: moved ${calls.length} calls`);
    counts.push(['moved: calls', calls.length]);
  }
  const stayed = new Set(
    clients.filter((client) => !clientsMoved.includes(client)).map(({ name }) => name.text),
  );
  const text = root.toSource({ quote: 'single' });
  return { text, lines, counts, moved: calls.length, stayed };
}

/** Groups clients that are the same object under other names. */
function findGroups(clients: readonly OldClient[]): OldClient[][] {
  const seen = new Set<OldClient>();
  const groups: OldClient[][] = [];
  for (const client of clients) {
    if (seen.has(client)) continue;
    const group: OldClient[] = [];
    const next = [client];
    for (const one of next) {
      if (seen.has(one)) continue;
      seen.add(one);
      group.push(one);
      next.push(...one.linked);
    }
    groups.push(group);
  }
  return groups;
}

/** Replaces the calls of methods, and the objects that they are called on. */
function convertApis(tools: Tools, clients: readonly OldClient[], use: Use): void {
  const { j, findName } = tools;
  const planned = clients.flatMap((client) =>
    client.calls.map((call) => ({ call, argument: clientFor(client, call) })),
  );
  const kept = new Set<OldApi>(
    planned.flatMap(({ call, argument }) =>
      call.api.isReturned || isIdentifier(argument, call.api.variable?.text) ? [call.api] : [],
    ),
  );
  // The innermost call first: it may be an argument of another.
  for (const { call, argument } of planned.toReversed()) convertCall(tools, call, argument, use);
  for (const client of clients)
    for (const api of client.apis) {
      const { parent } = api.path;
      if (api.variable !== undefined && !kept.has(api)) parent.prune();
      else if (!j.MemberExpression.check(parent.node))
        api.path.replace(j.identifier(client.name.text));
    }

  /** The client that the new function gets. */
  function clientFor(client: OldClient, { api, path }: OldCall): Argument {
    const { callee } = path.node;
    const object = j.MemberExpression.check(callee) ? callee.object : undefined;
    // A variable or member that has the object by another name keeps the client in its place.
    if (object && object !== api.path.node && !isIdentifier(object, api.variable?.text ?? ''))
      return object;
    if (api.variable === undefined) return j.identifier(client.name.text);
    // In the scope of the call, the name of the client may mean something else.
    const probe: unknown = path.scope?.lookup(client.name.text);
    const isSame = probe !== null && probe === client.name.declared.scope?.lookup(client.name.text);
    return isSame && findName(client.name.declared) === client.name
      ? j.identifier(client.name.text)
      : j.identifier(api.variable.text);
  }
}

function convertCall(
  { j }: Tools,
  { path, counterpart, isFile, form, options }: OldCall,
  client: Argument,
  use: Use,
): void {
  for (const read of form.gets) writeGet(j, read);
  const made = createCall(j, argumentsOf(j, { path, options }), counterpart, client, use);
  if (isRefused(made)) return;
  options?.prune();
  if (isFile) {
    convertFile(j, form.target, made);
    return;
  }
  const call = form.hasResponse
    ? j.callExpression(j.memberExpression(made, j.identifier('withResponse')), [])
    : made;
  const whole = form.mapped
    ? j.callExpression(j.memberExpression(call, j.identifier('then')), [form.mapped])
    : call;
  form.target.replace(whole);
  if (form.block === undefined) return;
  const { statement, variable, params, body } = form.block;
  const pattern = j.objectPattern(
    params.map(([key, name]) => {
      const property = j.objectProperty(j.identifier(key), j.identifier(name));
      property.shorthand = key === name;
      return property;
    }),
  );
  const source = variable === undefined ? j.awaitExpression(whole) : j.identifier(variable);
  const declaration = j.variableDeclaration('const', [j.variableDeclarator(pattern, source)]);
  const block = j.blockStatement([...(params.length > 0 ? [declaration] : []), ...body]);
  if (variable === undefined && params.length > 0) statement.replace(block);
  else statement.insertAfter(block);
}

/** Writes the call of a file, which is a `Buffer` for the rest of the program. */
function convertFile(j: JSCodeshift, path: ASTPath, made: CallExpression): void {
  const bytes = j.callExpression(j.memberExpression(made, j.identifier('bytes')), []);
  const buffer = (value: Argument) =>
    j.callExpression(j.memberExpression(j.identifier('Buffer'), j.identifier('from')), [value]);
  if (j.AwaitExpression.check(path.parent.node)) {
    path.parent.replace(buffer(j.awaitExpression(bytes)));
    return;
  }
  const name = j.identifier('bytes');
  const wrap = j.arrowFunctionExpression([name], buffer(name));
  path.replace(j.callExpression(j.memberExpression(bytes, j.identifier('then')), [wrap]));
}

/** Replaces objects of the official client's model classes by plain objects. */
function convertModels(j: JSCodeshift, root: Collection, library: Library, isTyped: boolean): void {
  // Without its class, an empty object has no type that lets its members be set.
  if (!isTyped)
    root.find(j.NewExpression).forEach((path) => {
      const named = library.nameOf(path.node.callee);
      if (named !== undefined && isModel(named) && path.node.arguments.length === 0)
        path.replace(j.objectExpression([]));
    });
  const convert = (path: ASTPath) => {
    const { node } = path;
    if (!j.CallExpression.check(node) && !j.NewExpression.check(node)) return;
    if (!j.MemberExpression.check(node.callee)) return;
    if (propertyOf(node.callee) !== 'constructFromObject') return;
    const [object, ...others] = node.arguments;
    const named = library.nameOf(node.callee.object);
    if (named === undefined || !isModel(named) || object === undefined || others.length > 0) return;
    path.replace(object);
  };
  root.find(j.CallExpression).forEach(convert);
  // `new Signer.constructFromObject(…)` has the same value.
  root.find(j.NewExpression).forEach(convert);
}

function isModel({ name }: LibraryName): boolean {
  return !name.endsWith('Api') && name !== 'ApiClient' && name !== 'Configuration';
}

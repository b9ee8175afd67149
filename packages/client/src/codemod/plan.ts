import type {
  ASTPath,
  CallExpression,
  Collection,
  ExpressionStatement,
  JSCodeshift,
} from 'jscodeshift';
import { callbackOf, findForm } from './answers.ts';
import { createCall, isRefused, type Argument, type Refused } from './call.ts';
import { optionsOf as clientOptionsOf, settingOf } from './clients.ts';
import { createFunctions, type Parameter } from './functions.ts';
import { isIdentifier, isMember, propertyOf, type Library, type LibraryName } from './library.ts';
import { isKey, type Name } from './names.ts';
import { findCounterpart, isFile as isFileMethod } from './official-methods.ts';
import type { Tools } from './responses.ts';
import type { OldClient, OldApi, OldCall, Obstacle, Plan } from './old-client.ts';
import { isUsedEarly } from './used-early.ts';

/** The arguments of a call: without its callback, and with the options written out. */
export function argumentsOf(
  j: JSCodeshift,
  { path, options }: Pick<OldCall, 'path' | 'options'>,
): Argument[] {
  const given = path.node.arguments.slice(
    0,
    callbackOf(j, path.node) === undefined ? undefined : -1,
  );
  const written: Argument | undefined = options?.get('init').node;
  return written === undefined ? given : [...given.slice(0, -1), written];
}

const leaves = 'other code gets this ApiClient from here';
const comes = 'this ApiClient comes from elsewhere: move this code together with its callers';

/** Finds everything that is done with each client, before any of it is changed. */
export function planFile(root: Collection, library: Library, tools: Tools): Plan {
  const { j, findName } = tools;
  const functions = createFunctions(tools, library);
  const clients = new Map<Name, OldClient>();
  const obstacles: Obstacle[] = [];

  /** The name of a class of the old library, where an expression creates an object of it. */
  function classOf({ node }: ASTPath): LibraryName | undefined {
    return j.NewExpression.check(node) ? library.nameOf(node.callee) : undefined;
  }

  /** Finds the client that a variable or parameter has. */
  function clientOf(path: ASTPath): OldClient | undefined {
    const name = findName(path);
    if (name === undefined) return undefined;
    const known = clients.get(name);
    if (known !== undefined) return known;
    const { declared } = name;
    const value: ASTPath | undefined = j.VariableDeclarator.check(declared.parent.node)
      ? declared.parent.get('init')
      : undefined;
    const created = value !== undefined && classOf(value)?.name === 'ApiClient' ? value : undefined;
    const parameter = created === undefined ? functions.parameterOf(declared) : undefined;
    const returned = created === undefined && value ? functions.findReturned(value) : undefined;
    const source = returned && clientOf(returned);
    const again = clients.get(name);
    if (again !== undefined) return again;
    if (created === undefined && parameter === undefined && source === undefined) return undefined;
    const client: OldClient = {
      name,
      created,
      setters: [],
      apis: [],
      calls: [],
      linked: new Set(),
      obstacles: [],
    };
    clients.set(name, client);
    if (parameter !== undefined) receive(client, parameter);
    if (source !== undefined) {
      client.linked.add(source);
      source.linked.add(client);
    }
    for (const use of name.uses) readUse(client, use);
    return client;
  }

  /** Reads what the program does with a client at one place. */
  function readUse(client: OldClient, use: ASTPath): void {
    const { node } = use;
    // An argument is in an array, whose parent is the call.
    const { parent } = use;
    if (classOf(parent)?.name.endsWith('Api') && parent.node.arguments[0] === node) return;
    if (isMember(parent.node) && parent.node.object === node) {
      const statement = findSetter(client, parent);
      if (statement !== undefined) client.setters.push(statement);
      else client.obstacles.push({ path: use, why: whyUsed(propertyOf(parent.node)) });
      return;
    }
    const parameter = functions.findParameter(use);
    const places = parameter === undefined ? functions.findReceivers(use) : [parameter];
    for (const place of places ?? [undefined]) {
      const other = place && clientOf(place);
      if (other === undefined) {
        client.obstacles.push({ path: use, why: leaves });
        continue;
      }
      client.linked.add(other);
      other.linked.add(client);
    }
  }

  /** Finds the statement that sets up a client: it always runs, right where the client is created. */
  function findSetter(
    { created }: OldClient,
    member: ASTPath,
  ): ASTPath<ExpressionStatement> | undefined {
    const call: ASTPath = member.parent;
    const statement: ASTPath = call.parent;
    if (!j.CallExpression.check(call.node) || call.node.callee !== member.node) return undefined;
    if (settingOf(j, call.node) === undefined) return undefined;
    if (!isStatement(statement)) return undefined;
    const isBeside = created?.parent.parent.parent.node === statement.parent.node;
    return isBeside ? statement : undefined;
  }

  function isStatement(path: ASTPath): path is ASTPath<ExpressionStatement> {
    return j.ExpressionStatement.check(path.node);
  }

  function receive(client: OldClient, { around, index }: Parameter): void {
    const callers = functions.callersOf(around);
    for (const call of callers ?? []) {
      const given: ASTPath = call.get('arguments', index);
      if (clientOf(given) === undefined) client.obstacles.push({ path: call, why: comes });
    }
    const { declared } = client.name;
    const isTyped = isIdentifier(declared.node) && declared.node.typeAnnotation;
    if (callers === undefined || callers.length === 0 || isTyped)
      client.obstacles.push({ path: declared, why: comes });
  }

  function planApi(path: ASTPath, { library: of, name }: LibraryName): void {
    const client = clientOf(path.get('arguments', 0));
    const api: OldApi = { library: of, name, path, variable: undefined, isReturned: false };
    const found = client?.obstacles ?? obstacles;
    if (client === undefined) found.push({ path, why: comes });
    client?.apis.push(api);
    const uses = usesOf(api);
    if (uses === undefined) found.push({ path, why: `other code gets this ${name} from here` });
    for (const use of uses ?? []) {
      const call = planCall(api, use);
      if (isRefused(call)) found.push({ path: use, why: call.why });
      else client?.calls.push(call);
    }
  }

  /** Lists the places where an object is used; undefined if other code may use it, too. */
  function usesOf(api: OldApi): ASTPath[] | undefined {
    const { path } = api;
    const { parent } = path;
    if (j.VariableDeclarator.check(parent.node)) {
      if (!isIdentifier(parent.node.id)) return undefined;
      api.variable = findName(parent.get('id'));
      const uses = api.variable?.uses ?? [];
      const returns = uses.filter((use) => functions.findReceivers(use) !== undefined);
      api.isReturned = returns.length > 0;
      return [
        ...uses.filter((use) => !returns.includes(use)),
        ...returns.flatMap((use) => usesOfReceivers(use) ?? []),
      ];
    }
    if (j.AssignmentExpression.check(parent.node) && parent.node.operator === '=') {
      if (!isStatement(parent.parent)) return undefined;
      const left: ASTPath = parent.get('left');
      if (isIdentifier(left.node)) {
        const uses = findName(left)?.uses.filter((use) => use.node !== left.node);
        return uses?.some((use) => use.parent.node.left === use.node) ? undefined : uses;
      }
      return usesOfMember(left);
    }
    if (isMember(parent.node) && parent.node.object === path.node) return [path];
    return usesOfReceivers(path);
  }

  /** Lists the places where a value that is returned here is used. */
  function usesOfReceivers(path: ASTPath): ASTPath[] | undefined {
    const receivers = functions.findReceivers(path)?.map((receiver) => findName(receiver));
    return receivers?.every((name) => name !== undefined)
      ? receivers.flatMap(({ uses }) => uses)
      : undefined;
  }

  /** Lists the places where a member such as `this.envelopes` is read. */
  function usesOfMember(left: ASTPath): ASTPath[] | undefined {
    const member = propertyOf(left.node);
    const text = sourceOf(left);
    if (member === undefined || !text.startsWith('this.')) return undefined;
    const all: ASTPath[] = [];
    root.find(j.Identifier, { name: member }).forEach((path) => {
      if (isKey(path) && path.parent.node !== left.node && !isOfAnswer(path.parent))
        all.push(path.parent);
    });
    const isSame = all.every(
      (path) => j.MemberExpression.check(path.node) && sourceOf(path) === text,
    );
    return isSame ? all : undefined;
  }

  /** Reports whether a property is one of another object: of a literal, or of what a call returns. */
  function isOfAnswer({ parent }: ASTPath): boolean {
    if (j.ObjectExpression.check(parent.node)) return true;
    const { node } = parent.parent;
    return (
      j.ObjectPattern.check(parent.node) &&
      j.VariableDeclarator.check(node) &&
      (j.AwaitExpression.check(node.init) || j.CallExpression.check(node.init))
    );
  }

  function sourceOf(path: ASTPath): string {
    return j(path).toSource();
  }

  function planCall(api: OldApi, use: ASTPath): OldCall | Refused {
    const member: ASTPath = use.parent;
    const path: ASTPath = member.parent;
    const method = isMember(member.node) ? propertyOf(member.node) : undefined;
    if (method === undefined || !isCall(path) || path.node.callee !== member.node)
      return { why: `other code gets this ${api.name} from here` };
    const counterpart = findCounterpart(api.library, api.name, method);
    if (counterpart === undefined)
      return { why: `there is no counterpart of ${api.name}.${method}` };
    const form = findForm(path, tools);
    if (isRefused(form)) return form;
    const isFile = isFileMethod(api.library, api.name, method);
    if (isFile && form.target !== path)
      return { why: 'write the call of this file without its callback' };
    const options = optionsOf(path);
    const given = argumentsOf(j, { path, options });
    const dry = createCall(j, given, counterpart, j.identifier('client'), () => 'call');
    if (isRefused(dry)) return dry;
    if (isFile && j(dry).toSource().includes('encoding:'))
      return { why: 'read this file with bytes(), and encode it' };
    return { path, api, counterpart, isFile, form, options };
  }

  function isCall(path: ASTPath): path is ASTPath<CallExpression> {
    return j.CallExpression.check(path.node);
  }

  /** Finds the variable with the options of a call, if only the call reads it. */
  function optionsOf(path: ASTPath<CallExpression>): ASTPath | undefined {
    const given = path.node.arguments;
    const last = callbackOf(j, path.node) === undefined ? given.length - 1 : given.length - 2;
    const name = last < 0 ? undefined : findName(path.get('arguments', last));
    const declarator: ASTPath | undefined = name?.declared.parent;
    return declarator !== undefined &&
      name?.uses.length === 1 &&
      j.VariableDeclarator.check(declarator.node) &&
      j.ObjectExpression.check(declarator.node.init)
      ? declarator
      : undefined;
  }

  root.find(j.NewExpression).forEach((path) => {
    const named = classOf(path);
    if (named?.name === 'ApiClient') {
      const { parent } = path;
      const isVariable = j.VariableDeclarator.check(parent.node) && isIdentifier(parent.node.id);
      if (isVariable && clientOf(parent.get('id')) !== undefined) return;
      obstacles.push({ path, why: 'create this client with createClient of @countersign/client' });
    } else if (named?.name.endsWith('Api')) {
      planApi(path, named);
    }
  });
  for (const client of clients.values()) {
    const { created } = client;
    if (created === undefined || client.obstacles.length > 0) continue;
    if (!clientOptionsOf(j, client).has('baseUrl'))
      client.obstacles.push({ path: created, why: 'this ApiClient has no address of its own' });
    else if (isUsedEarly(client))
      client.obstacles.push({ path: created, why: 'this ApiClient is used before it is set up' });
  }

  return { clients: [...clients.values()], obstacles };
}

function whyUsed(member: string | undefined): string {
  return member?.startsWith('requestJWT') === true
    ? 'use jwtGrant of @countersign/client/auth, which renews the token'
    : `this needs an ApiClient${member === undefined ? '' : `, because of ${member}`}`;
}

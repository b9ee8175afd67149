import type {
  API,
  ASTPath,
  CallExpression,
  Collection,
  FileInfo,
  JSCodeshift,
  MemberExpression,
  NewExpression,
} from 'jscodeshift';
import { createCall, type Argument, type Refused } from './call.ts';
import { convertClients } from './clients.ts';
import { findLibrary, isIdentifier, isMember, type Library, type LibraryName } from './library.ts';
import { findCounterpart } from './official-methods.ts';
import { writeImports } from './imports.ts';

/** An object of a class such as `EnvelopesApi`, and the client that it calls with. */
interface Api extends LibraryName {
  client: Argument;
  /** The place where it is created. */
  path?: ASTPath;
}

/**
 * A transform of jscodeshift that moves programs from the official client to this one. Code that it
 * cannot change gets a comment that begins with `countersign:`.
 */
export default function fromOfficialClient(
  { path: file, source }: FileInfo,
  { jscodeshift: j, report }: API,
): string | undefined {
  const root = j(source);
  const library = findLibrary(j, root);
  if (library.imports.length === 0) return undefined;
  const used = new Map<string, Set<string>>();
  const left = new Set<string>();

  function use(module: string, name: string): string {
    const names = used.get(module) ?? new Set();
    used.set(module, names.add(name));
    return name;
  }

  /** Writes the reason why code stays unchanged at its statement. */
  function leave(path: ASTPath, why: string): void {
    const [statement] = j(path).closest(j.Statement).nodes();
    const text = ` countersign: ${why}`;
    left.add(`${file}:${statement?.loc?.start.line ?? 0}:${text}`);
    const comments = statement?.comments ?? [];
    if (statement !== undefined && !comments.some(({ value }) => value === text))
      statement.comments = [...comments, j.commentLine(text, true, false)];
  }

  const { findApi, forget } = findApis(j, root, library);
  root.find(j.CallExpression).forEach((path) => {
    const { callee } = path.node;
    if (!isMember(callee) || !isIdentifier(callee.property)) return;
    const api = findApi(path, callee.object);
    if (api === undefined) return;
    const method = callee.property.name;
    inlineOptions(j, root, path);
    const counterpart = findCounterpart(api.library, api.name, method);
    const made =
      counterpart === undefined
        ? { why: `there is no counterpart of ${api.name}.${method}` }
        : createCall(j, path.node, counterpart, api.client, use);
    if (isRefused(made)) {
      leave(path, made.why);
    } else {
      path.replace(made);
    }
  });
  forget();
  convertClients(j, root, library, { use, leave });
  convertModels(j, root, library);
  writeImports(j, root, library, used);
  root.find(j.CallExpression).forEach((path) => {
    const { callee } = path.node;
    if (
      isMember(callee) &&
      isIdentifier(callee.property) &&
      callee.property.name.startsWith('requestJWT')
    )
      leave(path, 'use jwtGrant of @countersign/client/auth, which renews the token');
  });
  for (const line of left) report(line);
  return root.toSource({ quote: 'single' });
}

function isRefused(made: object): made is Refused {
  return 'why' in made;
}

/** Writes options in the call that are an object of their own, which only the call has. */
function inlineOptions(j: JSCodeshift, root: Collection, path: ASTPath<CallExpression>): void {
  const last = path.node.arguments.at(-1);
  if (!isIdentifier(last)) return;
  const { name } = last;
  const scope: unknown = path.scope.lookup(name);
  const uses = root
    .find(j.Identifier, { name })
    .filter((use) => use.scope.lookup(name) === scope && !isKey(use));
  const declared = root
    .find(j.VariableDeclarator, { id: { type: 'Identifier', name } })
    .filter((declarator) => declarator.scope.lookup(name) === scope);
  const [declarator] = declared.paths();
  const init = declarator?.node.init;
  if (declared.size() !== 1 || uses.size() !== 2 || init?.type !== 'ObjectExpression') return;
  path.node.arguments[path.node.arguments.length - 1] = init;
  declarator?.prune();
}

/** Reports whether a name is that of a property. */
function isKey({ node, parent }: ASTPath): boolean {
  const { key, property, computed, shorthand } = parent.node;
  return (key === node && !shorthand) || (property === node && !computed);
}

/** Finds the objects on which methods are called. */
function findApis(j: JSCodeshift, root: Collection, library: Library) {
  const byScope = new Map<unknown, Map<string, Api>>();
  const byText = new Map<string, Api>();

  root.find(j.NewExpression).forEach((path) => {
    const api = apiOf(path.node, library);
    if (api === undefined) return;
    const { node } = path.parent;
    if (node.type === 'VariableDeclarator' && isIdentifier(node.id)) {
      const scope: unknown = path.scope.lookup(node.id.name);
      const names = byScope.get(scope) ?? new Map<string, Api>();
      byScope.set(scope, names.set(node.id.name, { ...api, path }));
    } else if (node.type === 'AssignmentExpression') {
      byText.set(j(node.left).toSource(), { ...api, path });
    }
  });

  return {
    /** Finds the API object before a method, and the client that the function gets in its place. */
    findApi(path: ASTPath<CallExpression>, object: MemberExpression['object']): Api | undefined {
      if (object.type === 'NewExpression') return apiOf(object, library);
      if (!isIdentifier(object)) {
        const kept = byText.get(j(object).toSource());
        return kept && { ...kept, client: object };
      }
      const declared = byScope.get(path.scope.lookup(object.name))?.get(object.name);
      if (declared === undefined) return byText.get(object.name);
      const { client } = declared;
      const isSame =
        isIdentifier(client) &&
        path.scope.lookup(client.name) === declared.path?.scope.lookup(client.name);
      return isSame ? declared : { ...declared, client: object };
    },
    /** Removes the objects on which nothing is called any more, or puts the client in their place. */
    forget(): void {
      for (const names of byScope.values())
        for (const [name, { path, client }] of names) {
          if (path === undefined) continue;
          const scope: unknown = path.scope.lookup(name);
          const uses = root
            .find(j.Identifier, { name })
            .filter(
              (use) => use.parent.node !== path.parent.node && use.scope.lookup(name) === scope,
            );
          const isCalled = uses.some((use) => use.parent.node.type === 'MemberExpression');
          if (uses.size() === 0) path.parent.prune();
          else if (!isCalled) path.replace(client);
        }
      for (const [text, { path, client }] of byText) {
        const isCalled = root
          .find(j.MemberExpression)
          .some(
            ({ node, parent }) => parent.node.callee === node && j(node.object).toSource() === text,
          );
        if (!isCalled) path?.replace(client);
      }
    },
  };
}

function apiOf(node: NewExpression, library: Library): Api | undefined {
  const named = library.nameOf(node.callee);
  const [client] = node.arguments;
  if (named === undefined || !named.name.endsWith('Api') || client === undefined) return undefined;
  return { ...named, client };
}

/** Replaces objects of the official client's model classes by plain objects. */
function convertModels(j: JSCodeshift, root: Collection, library: Library): void {
  root.find(j.NewExpression).forEach((path) => {
    const named = library.nameOf(path.node.callee);
    if (named !== undefined && isModel(named) && path.node.arguments.length === 0)
      path.replace(j.objectExpression([]));
  });
  root.find(j.CallExpression).forEach((path) => {
    const { callee } = path.node;
    if (!isMember(callee) || !isIdentifier(callee.property)) return;
    if (callee.property.name !== 'constructFromObject') return;
    const [object] = path.node.arguments;
    if (library.nameOf(callee.object) !== undefined && object !== undefined) path.replace(object);
  });
}

function isModel({ name }: LibraryName): boolean {
  return !name.endsWith('Api') && name !== 'ApiClient' && name !== 'Configuration';
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { reason, ReleaseError } from '../release-error.ts';
import type { ListedOperation, Listing } from './listing.ts';

/**
 * Reads what a published client of the vendor knows of an area: its calls and its models. The client
 * is JavaScript that was generated, and is read without running it.
 * @param folder the folder of the package, with `src/api` and `src/model`
 * @throws {ReleaseError} if it is not such a client
 */
export function readClient(folder: string): Listing {
  const apis = readFolder(path.join(folder, 'src/api'));
  const models = readFolder(path.join(folder, 'src/model'));
  const operations = [...apis].flatMap(([name, file]) =>
    findOperations(name.replace(/Api$/, ''), file),
  );
  if (operations.length === 0)
    throw new ReleaseError(
      `${folder} has no calls in src/api. Name the folder of a client as the vendor publishes it, such as node_modules/docusign-esign.`,
    );
  return {
    operations,
    schemas: new Map(
      [...findUsed(apis, models)].flatMap(([name, file]) => {
        const fields = findFields(file);
        // A model without fields is a list of values.
        return fields.size === 0 ? [] : [[nameSchema(name), fields] as const];
      }),
    ),
  };
}

type Files = ReadonlyMap<string, ts.SourceFile>;

function readFolder(folder: string): Files {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
    return new Map(
      names.map((name) => {
        const text = readFileSync(path.join(folder, name), 'utf8');
        const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
        return [path.basename(name, '.js'), file] as const;
      }),
    );
  } catch (error) {
    throw new ReleaseError(
      `${folder} cannot be read: ${reason(error)}. Name the folder of a client as the vendor publishes it, such as node_modules/docusign-esign.`,
    );
  }
}

/** Finds the calls of a class: `callApi(path, method, …)` in a function, with its `queryParams`. */
function findOperations(tag: string, file: ts.SourceFile): ListedOperation[] {
  return [...walk(file)].flatMap((node) => {
    if (!ts.isBinaryExpression(node) || !ts.isFunctionExpression(node.right)) return [];
    const { left, right } = node;
    if (!ts.isPropertyAccessExpression(left)) return [];
    const call = findCall(right, 'callApi');
    const [place, method] = call?.arguments ?? [];
    if (place === undefined || method === undefined) return [];
    if (!ts.isStringLiteral(place) || !ts.isStringLiteral(method)) return [];
    return [
      {
        name: left.name.text,
        tag,
        method: method.text,
        path: place.text,
        query: findKeys(right, 'queryParams'),
      },
    ];
  });
}

/** The names of the fields that `constructFromObject` of a model copies, with their types. */
function findFields(file: ts.SourceFile): Map<string, string> {
  return new Map(
    [...walk(file)].flatMap((node): [string, string][] => {
      if (!ts.isBinaryExpression(node) || !ts.isElementAccessExpression(node.left)) return [];
      const { expression, argumentExpression: key } = node.left;
      const isField = ts.isIdentifier(expression) && expression.text === 'obj';
      return isField && ts.isStringLiteral(key) ? [[key.text, describeType(node.right)]] : [];
    }),
  );
}

/** Describes the type of `convertToType(value, 'String')`, `X.constructFromObject(value)` and so on. */
function describeType(node: ts.Expression): string {
  if (!ts.isCallExpression(node)) return 'any';
  const { expression, arguments: given } = node;
  const type = given[1];
  if (type !== undefined && ts.isArrayLiteralExpression(type))
    return `list of ${type.elements.map(describeName).join(', ')}`;
  if (type !== undefined) return describeName(type);
  return ts.isPropertyAccessExpression(expression) ? describeName(expression.expression) : 'any';
}

function describeName(node: ts.Expression): string {
  if (ts.isStringLiteral(node)) return node.text.toLowerCase();
  return ts.isIdentifier(node) ? nameSchema(node.text) : 'any';
}

/** Finds the models that calls use, and those that these are made of. Others are left over. */
function findUsed(apis: Files, models: Files): Files {
  const used = new Map<string, ts.SourceFile>();
  const open = [...apis.values()];
  for (let file = open.pop(); file !== undefined; file = open.pop())
    for (const name of listRequired(file)) {
      const model = models.get(name);
      if (model === undefined || used.has(name)) continue;
      used.set(name, model);
      open.push(model);
    }
  return used;
}

function listRequired(file: ts.SourceFile): string[] {
  return [...walk(file)].flatMap((node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
    if (node.expression.text !== 'require') return [];
    const [name] = node.arguments;
    return name !== undefined && ts.isStringLiteral(name) ? [path.basename(name.text)] : [];
  });
}

/** The name of the schema of a model: the client calls `Date` `ModelDate`, as JavaScript has one. */
function nameSchema(model: string): string {
  const name = model.replace(/^Model/, '');
  return name in globalThis ? name : model;
}

function findCall(inside: ts.Node, name: string): ts.CallExpression | undefined {
  return [...walk(inside)].find(
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === name,
  );
}

/** The keys of the object to which a variable of a function is set. */
function findKeys(inside: ts.Node, variable: string): string[] {
  const found = [...walk(inside)].find(
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === variable,
  )?.initializer;
  if (found === undefined || !ts.isObjectLiteralExpression(found)) return [];
  return found.properties.flatMap(({ name }) =>
    name !== undefined && (ts.isStringLiteral(name) || ts.isIdentifier(name)) ? [name.text] : [],
  );
}

function* walk(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* walk(child);
}

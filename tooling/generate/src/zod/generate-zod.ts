import { isObject, objectAt, type JsonObject, type Json } from '@countersign/spec-tools/json';
import { withoutKeys } from '@countersign/spec-tools/without-keys';
import type { ContextSpec } from '@orval/core';
import ts from 'typescript';
import { operationsIn, type Area } from '../areas.ts';
import type { Files } from '../output.ts';
import { printModule } from '../syntax/print.ts';
import { exportFrom, constant, createImport } from '../syntax/statements.ts';
import { formatsModule, nameFormats } from './formats.ts';
import { Modules } from './modules.ts';
import { Orval, readSettings } from './orval.ts';
import { readOperation, type OperationValidators } from './read-operation.ts';
import { toleranceModule } from './tolerance.ts';
import { arrow, call, literal, member, object } from '../syntax/expressions.ts';
import { named, parameter } from '../syntax/types.ts';

/** Generates the validators of all areas, and the modules that they share. */
export async function generateZod(areas: readonly Area[]): Promise<Files> {
  const files = new Map(generateSharedZod(areas));
  for (const area of areas)
    for (const [module, text] of await generateZodOf(area))
      files.set(`${area.name}/${module}`, text);
  return files;
}

/**
 * Generates, of an area, one validator a schema, one file of validators per resource, the formats
 * that they share, and which validators an operation has (docs/decisions/0012-fast-validation.md).
 */
export async function generateZodOf(area: Area): Promise<Files> {
  ofAllAreas ??= readSettings();
  const modules = areaModules(area, await ofAllAreas);
  return new Map([...modules].map(([module, text]) => [`${module}.ts`, text]));
}

/** Generates the rules of lenient readings, which all areas share. */
export function generateSharedZod(areas: readonly Area[]): Files {
  return new Map([['tolerance-rules.ts', printModule(toleranceModule(areas))]]);
}

/** The settings of orval, which are read once. */
let ofAllAreas: Promise<ContextSpec> | undefined;

/** The modules of one area, by their paths without an ending. */
function areaModules(area: Area, settings: ContextSpec): Map<string, string> {
  const document = withBase64(withoutProse(area.document));
  const orval = new Orval(settings, area, document);
  const schemas = Object.entries(objectAt(objectAt(document, 'components'), 'schemas'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => ({ name, validator: orval.schema(name, schema) }));
  const lenient = isObject(document['x-tolerance']);
  const operations = operationsIn(document).map((operation) =>
    readOperation(operation, orval, lenient),
  );
  const resources = Map.groupBy(operations, ({ operation }) => operation.module);
  const validators = [
    ...schemas.map(({ validator }) => validator),
    ...operations.flatMap(({ definitions }) => definitions.map(({ validator }) => validator)),
  ];
  const formats = nameFormats(validators.map(({ expression }) => expression));
  const writer = new Modules(area, formats);
  const modules = new Map<string, string>();
  const byFile = [...resources].toSorted(([one], [other]) =>
    `${one}.ts` < `${other}.ts` ? -1 : 1,
  );
  for (const [module, own] of byFile) {
    const definitions = own.flatMap((one) => one.definitions);
    modules.set(module, writer.resource(module, definitions));
  }
  for (const { name, validator } of schemas)
    modules.set(`schemas/${name}`, writer.schema(name, validator));
  const barrel = [...modules.keys()].map((module) => exportFrom(`./${module}.js`));
  const definitions = operations.flatMap((one) => one.definitions);
  modules.set('mini', writer.mini(schemas, definitions));
  modules.set('formats', printModule(formatsModule(formats)));
  modules.set('operations', printModule(loadersModule(operations)));
  modules.set('index', printModule(barrel));
  return modules;
}

/**
 * Copies a document without the keys for people. A default describes the service's behaviour
 * without a field; a validator that filled it in would change the sent or stored data.
 */
function withoutProse(document: JsonObject): JsonObject {
  const prose = ['default', 'description', 'summary', 'example', 'examples', 'externalDocs'];
  const byName = ['properties', 'schemas', 'parameters', 'responses', 'headers'];
  return withoutKeys(document, { drop: new Set(prose), named: new Set(byName) });
}

/**
 * A copy of a document in which Base64 is a string format, so that its validator is known from that
 * of any text. The format accepts every text: how the content is encoded is for the service to judge.
 */
function withBase64(document: JsonObject): JsonObject {
  const copy = mark(document);
  return isObject(copy) ? copy : {};
}

function mark(value: Json): Json {
  if (Array.isArray(value)) return value.map(mark);
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, part]): [string, Json] => [name, mark(part)]),
  );
  const isBase64 = value.format === 'byte' || value.contentEncoding === 'base64';
  return isBase64 && value.type === 'string' ? { ...copy, format: 'base64', pattern: '^' } : copy;
}

/**
 * Creates the module that loads the validators of an operation by its id, for a client that
 * validates its requests and responses.
 */
function loadersModule(operations: readonly OperationValidators[]): ts.Statement[] {
  const type = 'OperationValidatorLoaders';
  const loaders = operations.map((one): [string, ts.Expression] => [one.operation.id, loader(one)]);
  return [
    createImport([type], '../../operation-validators.js', { typeOnly: true }),
    constant('operationValidators', object(loaders), named(type)),
  ];
}

/** `() => import('./envelope-locks.js').then(all => ({ … }))` */
function loader({ operation, parts, responses }: OperationValidators): ts.Expression {
  const byStatus = responses.map(
    ([status, name]) => [ts.factory.createNumericLiteral(status), member('all', name)] as const,
  );
  const fields = parts.map(([field, name]): [string, ts.Expression] => [
    field,
    member('all', name),
  ]);
  const answers = object(byStatus, { multiLine: false });
  const value = object([...fields, ['responses', answers]]);
  // The factory takes the keyword for no expression; as a name it prints the same.
  const module = call('import', literal(`./${operation.module}.js`));
  const give = arrow(value, parameter('all'));
  return arrow(call(member(module, 'then'), give));
}

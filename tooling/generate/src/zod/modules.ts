import path from 'node:path';
import { closure } from '@countersign/spec-bundle/reach';
import ts from 'typescript';
import type { Area } from '../areas.ts';
import { GeneratorError } from '../generator-error.ts';
import { schemaNamesIn, typeNameOf } from '../names.ts';
import { arrow, call, parenthesized, pure } from '../syntax/expressions.ts';
import { header, printStatements } from '../syntax/print.ts';
import { constant, importAll, importOf } from '../syntax/statements.ts';
import { named } from '../syntax/types.ts';
import { withFormats, type Format } from './formats.ts';
import type { Definition } from './read-operation.ts';
import { isMember, makeLazy, type Validator } from './read-validator.ts';

/** What the modules of an area have in common. */
export interface Surroundings {
  area: Area;
  formats: ReadonlyMap<string, Format>;
}

/** The module of a schema, whose type it imports as `Type`. */
export function schemaModule(
  schema: string,
  validator: Validator,
  { area, formats }: Surroundings,
): string {
  const name = typeNameOf(schema);
  const from = `@countersign/types/${area.name}/schemas/${schema}`;
  const types = importOf([[name, 'Type']], from, { typeOnly: true });
  const expression = makeLazy(validator.expression, circularNames(schema, area));
  const definition = { name, validator: { ...validator, expression } };
  const references = [...validator.references]
    .filter((reference) => reference !== name)
    .toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  return moduleText([definition], {
    area,
    formats,
    toArea: '../',
    references,
    types,
    typeNames: 'Type',
  });
}

/** The module of a resource, which imports the types of all its operations as `types`. */
export function resourceModule(
  module: string,
  definitions: readonly Definition[],
  { area, formats }: Surroundings,
): string {
  const from = `@countersign/types/${area.name}/${module}`;
  const types = importAll('types', from, { typeOnly: true });
  const all = new Set(definitions.flatMap(({ validator }) => [...validator.references]));
  const references = [...all].toSorted();
  return moduleText(definitions, {
    area,
    formats,
    toArea: './',
    references,
    types,
    typeNames: 'types.',
  });
}

interface Module extends Surroundings {
  /** The path to the folder of the area. */
  toArea: string;
  /** The validators of schemas that it imports, in order. */
  references: readonly string[];
  /** Imports the types of what is validated. */
  types: ts.Statement;
  /** The name of that type, or what it begins with before the name of a validator. */
  typeNames: 'Type' | 'types.';
}

function moduleText(definitions: readonly Definition[], module: Module): string {
  const { formats, toArea, typeNames } = module;
  const used = new Set<string>();
  const statements = definitions.map(({ name, validator }) => {
    const expression = withFormats(validator.expression, formats);
    const shape = shapeOf(expression);
    if (shape === undefined) return constant(name, madeFast(expression, used));
    // TypeScript cannot write down what it would infer for an object of a hundred fields.
    const type = named(typeNames === 'Type' ? typeNames : `${typeNames}${name}`);
    const value = deferred('fastObject', parenthesized(shape), used);
    return constant(name, value, named('zod.ZodType', type, type));
  });
  const body = printStatements(statements);
  const imports = printStatements([
    ...(body.includes('zod.') ? [importAll('zod', 'zod')] : []),
    ...module.references.map((name) => schemaImport(name, module)),
    ...(used.has('fast')
      ? [importOf(['fast'], path.posix.join(toArea, '../../fast/fast.js'))]
      : []),
    ...(used.has('fastObject')
      ? [importOf(['fastObject'], path.posix.join(toArea, '../../fast/fast-object.js'))]
      : []),
    ...(body.includes('formats.') ? [importAll('formats', `${toArea}formats.js`)] : []),
    ...(used.has('fastObject') ? [module.types] : []),
  ]);
  return `/**\n * ${header}\n */\n${imports}${body}`;
}

function schemaImport(name: string, { area, toArea }: Module): ts.Statement {
  const schema = Object.keys(area.schemas).find((one) => typeNameOf(one) === name);
  if (schema === undefined)
    throw new GeneratorError('orval', area, `there is no #/components/schemas/${name}`);
  return importOf([name], `${toArea === './' ? './schemas/' : './'}${schema}.js`);
}

/** The fields of `zod.looseObject({ … })`, if it is one. */
function shapeOf(expression: ts.Expression): ts.Expression | undefined {
  return ts.isCallExpression(expression) && isMember(expression.expression, 'zod', 'looseObject')
    ? expression.arguments[0]
    : undefined;
}

/** A name for something that exists needs no function, and neither does a single call. */
function madeFast(expression: ts.Expression, used: Set<string>): ts.Expression {
  const calls = countCalls(expression);
  if (calls === 0) return expression;
  return calls === 1 ? pure(expression) : deferred('fast', expression, used);
}

/** `/* @__PURE__ *\/ name(() => value)`: what is called inside need not be marked. */
function deferred(name: string, value: ts.Expression, used: Set<string>): ts.Expression {
  used.add(name);
  return pure(call(name, arrow(value)));
}

function countCalls(node: ts.Node): number {
  let calls = ts.isCallExpression(node) ? 1 : 0;
  ts.forEachChild(node, (child) => {
    calls += countCalls(child);
  });
  return calls;
}

/** The validators that a schema refers to and that lead back to it, itself among them. */
function circularNames(schema: string, { schemas }: Area): Set<string> {
  const next = (name: string) => schemaNamesIn(schemas[name]);
  const circular = next(schema).filter((other) => closure(next(other), next).has(schema));
  return new Set(circular.map(typeNameOf));
}

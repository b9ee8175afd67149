import ts from 'typescript';
import type { Area } from '../areas.ts';
import { arrow, call, identifier, pure } from '../syntax/expressions.ts';
import { printModule } from '../syntax/print.ts';
import { constant, createImport, importAll, localConstant } from '../syntax/statements.ts';
import { named, unknownType } from '../syntax/types.ts';
import { findShape, lenientType, makeFast } from './fast.ts';
import { withFormats, type Format } from './formats.ts';
import { toMini } from './mini-expression.ts';
import { makePure, shareFields, shareValidators } from './mini-shared.ts';
import type { Definition } from './read-operation.ts';
import { replace } from './read-validator.ts';

/**
 * Prints all validators of an area as one module over `zod/mini`
 * (docs/decisions/0131-validators-over-zod-mini.md). Schemas come before operations, and what is
 * made at once comes behind what it is made of.
 * @param schemas those of the area, with what is circular made lazy
 */
export function miniModule(
  area: Area,
  formats: ReadonlyMap<string, Format>,
  schemas: readonly Definition[],
  operations: readonly Definition[],
): string {
  const definitions = [...inOrder(schemas), ...operations];
  const validators = shareValidators(
    definitions.map(({ validator }) =>
      withoutOwner(toMini(withFormats(validator.expression, formats))),
    ),
    new Set(schemas.map(({ name }) => name)),
  );
  const all = definitions.map(({ name, lenient = false }, at) => {
    const expression = validators.parts[at] ?? identifier(name);
    return { name, lenient, expression, shape: findShape(expression) };
  });
  const objects = all.flatMap(({ name, shape }) =>
    shape === undefined ? [] : [{ name, expression: shape }],
  );
  const fields = shareFields(objects);
  const shapes = new Map(objects.map(({ name }, at) => [name, fields.parts[at]]));
  const statements = all.map(({ name, lenient, expression }) => {
    const shape = shapes.get(name);
    const schema = shape ? pure(call('miniObject', arrow(shape))) : makeFast(expression);
    const type = shape && named(`types.${name}`);
    if (!lenient) return constant(name, schema, type && named('MiniObject', type));
    return constant(
      name,
      pure(call('lenientResponse', schema)),
      type === undefined
        ? lenientType('zod.ZodMiniType', schema)
        : named('zod.ZodMiniType', type, unknownType),
    );
  });
  const body = [
    ...[...formats.values()].map(({ name, expression }) =>
      localConstant(name, makePure(toMini(expression))),
    ),
    ...validators.constants,
    ...fields.constants,
    ...statements,
  ];
  const text = printModule(body);
  const needed: [text: string, statement: ts.Statement][] = [
    ['zod.', importAll('zod', 'zod/mini')],
    ['miniObject(', createImport(['miniObject'], '../../mini/mini-object.js')],
    ['MiniObject<', createImport(['MiniObject'], '../../mini/mini-object.js', { typeOnly: true })],
    ['fast(', createImport(['fast'], '../../fast/fast.js')],
    ['made(', createImport(['made'], '../../mini/made.js')],
    ['lenientResponse(', createImport(['lenientResponse'], '../../mini/readings.js')],
    ['types.', importAll('types', `@countersign/types/${area.name}`, { typeOnly: true })],
  ];
  const imports = needed.flatMap(([use, statement]) => (text.includes(use) ? [statement] : []));
  return printModule([...imports, ...body]);
}

/** Objects first, whose fields are made later, then each schema behind those that it is made of. */
function inOrder(schemas: readonly Definition[]): Definition[] {
  const ordered = new Set(schemas.filter(({ validator }) => findShape(validator.expression)));
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const seen = new Set<Definition>();
  const add = (schema: Definition): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const name of schema.validator.references) {
      const other = byName.get(name);
      if (other !== undefined && other !== schema) add(other);
    }
    ordered.add(schema);
  };
  for (const schema of schemas) add(schema);
  return [...ordered];
}

/** `guid` in place of `formats.guid`, as the formats are in the same module. */
function withoutOwner(expression: ts.Expression): ts.Expression {
  return replace(expression, (node) =>
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'formats'
      ? identifier(node.name.text)
      : undefined,
  );
}

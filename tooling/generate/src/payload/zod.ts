import type {
  Facets,
  Model,
  ModelEnumeration,
  ModelField,
  ModelObject,
  ModelValue,
} from '@countersign/xsd';
import ts from 'typescript';
import { importOf, literal, withDoc } from '../print.ts';
import { builtIns } from './built-in.ts';
import { call, constant, lowerFirst, reference } from './syntax.ts';
import { isOptional } from './types.ts';

const { factory } = ts;

/** A zod validator for each object and enumeration of a schema. */
export function payloadZod(model: Model): ts.Statement[] {
  const made = new Set<string>();
  const objects = model.objects.map((object) => {
    const statement = validatorOf(object, model, made);
    made.add(object.name);
    return statement;
  });
  return [
    importOf(['z'], 'zod'),
    importOf(
      [
        'anyNumber',
        'binary',
        'kept',
        ...(model.objects.some(({ choices }) => choices.length > 0) ? ['oneOf'] : []),
      ],
      '../zod-parts.js',
    ),
    importOf(
      [...model.objects, ...model.enumerations].map(({ name }) => name).toSorted(),
      './payload.js',
      { typeOnly: true },
    ),
    ...model.enumerations.map((enumeration) => enumerationOf(enumeration)),
    ...objects,
  ];
}

/** `subject.method(given)`. */
function method(subject: ts.Expression, name: string, ...given: ts.Expression[]): ts.Expression {
  return factory.createCallExpression(
    factory.createPropertyAccessExpression(subject, name),
    undefined,
    given,
  );
}

const z = (name: string, ...given: ts.Expression[]) => method(reference('z'), name, ...given);

function validatorOf(object: ModelObject, model: Model, made: ReadonlySet<string>): ts.Statement {
  const spread = factory.createSpreadAssignment(reference('kept'));
  const fields = fieldsOf(object, model).filter(({ kind }) => kind !== 'any');
  const properties = fields.map((field) =>
    factory.createPropertyAssignment(field.property, fieldOf(field, made)),
  );
  const shape = z('object', factory.createObjectLiteralExpression([...properties, spread], true));
  const checked = object.choices.reduce<ts.Expression>(
    (inner, choice) => method(inner, 'refine', call('oneOf', literal(choice))),
    shape,
  );
  return withDoc(
    constant(lowerFirst(object.name), checked, typeOf(object.name)),
    object.documentation,
  );
}

/** A validator whose input is what it gives: nothing is converted. */
function typeOf(name: string): ts.TypeNode {
  const type = factory.createTypeReferenceNode(name);
  return factory.createTypeReferenceNode(factory.createQualifiedName(reference('z'), 'ZodType'), [
    type,
    type,
  ]);
}

/** All fields of an object, those that it inherits first. */
function fieldsOf(object: ModelObject, model: Model): ModelField[] {
  const base = model.objects.find(({ name }) => name === object.base);
  return [...(base === undefined ? [] : fieldsOf(base, model)), ...object.fields];
}

function fieldOf(field: ModelField, made: ReadonlySet<string>): ts.Expression {
  const inner = valueOf(field.value, made);
  if (field.list) {
    const items = z('array', inner);
    const least = field.min > 0 ? method(items, 'min', literal(field.min)) : items;
    return field.max === Infinity ? least : method(least, 'max', literal(field.max));
  }
  const value = field.nillable ? method(inner, 'nullable') : inner;
  return isOptional(field) ? z('exactOptional', value) : value;
}

function valueOf(value: ModelValue, made: ReadonlySet<string>): ts.Expression {
  if (value.kind === 'builtin') return builtInOf(value.name, value.facets);
  const validator = reference(lowerFirst(value.name));
  if (value.kind === 'enumeration' || made.has(value.name)) return validator;
  return z(
    'lazy',
    factory.createArrowFunction(undefined, undefined, [], undefined, undefined, validator),
  );
}

function builtInOf(name: keyof typeof builtIns, facets: Facets): ts.Expression {
  const builtIn = builtIns[name];
  switch (builtIn.codec) {
    case 'boolean':
      return z('boolean');
    case 'dateTime':
      return z('date');
    case 'base64Binary':
      return reference('binary');
    case 'integer':
      return bounded(method(z('number'), 'int'), {
        minInclusive: builtIn.least,
        maxInclusive: builtIn.most,
        ...facets,
      });
    case 'decimal':
      return bounded(z('number'), facets);
    case 'double':
      // XML can say that a number is infinite or none, which plain `number` refuses.
      return reference('anyNumber');
    default:
      return textual(z('string'), facets);
  }
}

function bounded(
  inner: ts.Expression,
  { minInclusive, maxInclusive, minExclusive, maxExclusive }: Facets,
): ts.Expression {
  const checks = { gte: minInclusive, lte: maxInclusive, gt: minExclusive, lt: maxExclusive };
  return withChecks(inner, checks);
}

function textual(
  inner: ts.Expression,
  { length, minLength, maxLength, pattern }: Facets,
): ts.Expression {
  const checked = withChecks(inner, { length, min: minLength, max: maxLength });
  if (pattern === undefined) return checked;
  const regex = factory.createNewExpression(reference('RegExp'), undefined, [
    literal(pattern),
    literal('u'),
  ]);
  return method(checked, 'regex', regex);
}

function withChecks(
  inner: ts.Expression,
  checks: Readonly<Record<string, number | undefined>>,
): ts.Expression {
  return Object.entries(checks).reduce(
    (expression, [check, bound]) =>
      bound === undefined ? expression : method(expression, check, literal(bound)),
    inner,
  );
}

function enumerationOf({ name, documentation, values }: ModelEnumeration): ts.Statement {
  const words = literal(values.map((value) => value.name));
  return withDoc(constant(lowerFirst(name), z('enum', words), typeOf(name)), documentation);
}

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
import { choicesOf, fieldsOf } from './inherited.ts';
import { constant, lowerFirst } from '../syntax.ts';
import { call, namesIn, reference } from './syntax.ts';
import { isOptional } from './types.ts';

const { factory } = ts;

const parts = ['anyNumber', 'binary', 'day', 'keepsTo', 'kept', 'noneOrAtLeast', 'oneOf'];

/** A zod validator for each object and enumeration of a schema. */
export function payloadZod(model: Model): ts.Statement[] {
  const made = new Set<string>();
  const objects = model.objects.map((object) => {
    const statement = validatorOf(object, model, made);
    made.add(object.name);
    return statement;
  });
  const enumerations = model.enumerations.map((enumeration) => enumerationOf(enumeration));
  const used = namesIn(objects);
  return [
    importOf(['z'], 'zod'),
    importOf(
      parts.filter((name) => used.has(name)),
      '../zod-parts.js',
    ),
    importOf(
      [...model.objects, ...model.enumerations].map(({ name }) => name).toSorted(),
      './payload.js',
      { typeOnly: true },
    ),
    ...enumerations,
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
  const checked = choicesOf(object, model).reduce<ts.Expression>(
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

function fieldOf(field: ModelField, made: ReadonlySet<string>): ts.Expression {
  const inner = valueOf(field.value, made);
  if (field.list) {
    const items = z('array', inner);
    const least = field.min > 0 ? withLeast(items, field) : items;
    return field.max === Infinity ? least : method(least, 'max', literal(field.max));
  }
  const value = field.nillable ? method(inner, 'nullable') : inner;
  return isOptional(field) ? z('exactOptional', value) : value;
}

/** A list that XML may leave out may be empty too. */
function withLeast(items: ts.Expression, { required, min }: ModelField): ts.Expression {
  if (required) return method(items, 'min', literal(min));
  return min === 1 ? items : method(items, 'refine', call('noneOrAtLeast', literal(min)));
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
      return Object.keys(facets).length === 0
        ? reference('anyNumber')
        : bounded(z('number'), facets);
    case 'date':
      return reference('day');
    default:
      return Object.keys(facets).length === 0
        ? z('string')
        : method(z('string'), 'refine', call('keepsTo', literal(facets)));
  }
}

function bounded(inner: ts.Expression, { minInclusive, maxInclusive }: Facets): ts.Expression {
  const least = minInclusive === undefined ? inner : method(inner, 'gte', literal(minInclusive));
  return maxInclusive === undefined ? least : method(least, 'lte', literal(maxInclusive));
}

function enumerationOf({ name, documentation, values }: ModelEnumeration): ts.Statement {
  const words = literal(values.map((value) => value.name));
  return withDoc(constant(lowerFirst(name), z('enum', words), typeOf(name)), documentation);
}

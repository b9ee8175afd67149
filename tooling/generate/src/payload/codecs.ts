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
import { choicesOf } from './inherited.ts';
import { requireOneNamespace } from './one-namespace.ts';
import { constant, lowerFirst } from '../syntax.ts';
import { call, namesIn, reference } from './syntax.ts';

const { factory } = ts;

/** What the tables are made of, by the module that it comes from, and whether it is a type. */
const runtime: readonly [module: string, names: readonly string[], typeOnly?: boolean][] = [
  ['../xml/codec.js', ['Codec', 'WordCodec'], true],
  ['../xml/field.js', ['Fields'], true],
  [
    '../xml/fields.js',
    [
      'attribute',
      'demanded',
      'lazily',
      'nillable',
      'optional',
      'optionalAttribute',
      'required',
      'text',
      'zone',
    ],
  ],
  ['../xml/list.js', ['list']],
  ['../xml/object.js', ['object']],
  [
    '../xml/text.js',
    [
      'base64Binary',
      'boolean',
      'bounded',
      'date',
      'dateTime',
      'decimal',
      'double',
      'enumeration',
      'integer',
      'restricted',
      'string',
      'token',
    ],
  ],
];

/** The tables by which payloads are read and written: a codec for each object and enumeration. */
export function payloadCodecs(model: Model): ts.Statement[] {
  requireOneNamespace(model);
  const made = new Set<string>();
  const objects = model.objects.flatMap((object) => {
    const statements = codecOf(object, model, made);
    made.add(object.name);
    return statements;
  });
  const enumerations = model.enumerations.map((one) => enumerationOf(one));
  const body = [...enumerations, ...objects, rootsOf(model), binaryElementsOf(model)];
  const used = namesIn(body);
  const types = [...model.objects, ...model.enumerations].map(({ name }) => name);
  return [
    ...runtime.flatMap(([module, names, typeOnly]) => importsOf(module, names, used, typeOnly)),
    ...importsOf('./payload.js', types, used, true),
    ...body,
  ];
}

function importsOf(
  from: string,
  names: readonly string[],
  used: ReadonlySet<string>,
  typeOnly = false,
) {
  const wanted = names.filter((name) => used.has(name)).toSorted();
  return wanted.length === 0 ? [] : [importOf(wanted, from, { typeOnly })];
}

function codecOf(object: ModelObject, model: Model, made: ReadonlySet<string>): ts.Statement[] {
  const choices = choicesOf(object, model);
  const own = object.fields
    .filter(({ kind }) => kind !== 'any')
    .map((field) => factory.createPropertyAssignment(field.property, fieldOf(field, made)));
  const inherited =
    object.base === undefined
      ? []
      : [factory.createSpreadAssignment(reference(`${lowerFirst(object.base)}Fields`))];
  const fields = factory.createObjectLiteralExpression([...inherited, ...own], true);
  const type = (name: string) =>
    factory.createTypeReferenceNode(name, [factory.createTypeReferenceNode(object.name)]);
  const name = lowerFirst(object.name);
  const given = [reference(`${name}Fields`), ...(choices.length === 0 ? [] : [literal(choices)])];
  return [
    constant(`${name}Fields`, fields, type('Fields')),
    constant(name, call('object', ...given), type('Codec')),
  ];
}

function fieldOf(field: ModelField, made: ReadonlySet<string>): ts.Expression {
  const names = field.path.map(({ local }) => local);
  const [name = ''] = names;
  const inner = valueOf(field.value, made);
  if (field.kind === 'text') return call('text', inner);
  const codec = field.nillable && !field.list ? call('nillable', inner) : inner;
  if (field.kind === 'attribute') {
    const must = field.required && !field.optional;
    return call(must ? 'attribute' : 'optionalAttribute', literal(name), codec);
  }
  if (field.list) return call('list', literal(names), codec, ...shapeOf(field));
  if (field.zone) return call('zone', literal(name), codec);
  if (!field.required) return call('optional', literal(name), codec);
  return call(field.optional ? 'demanded' : 'required', literal(name), codec);
}

function shapeOf({ required, min, max, path }: ModelField): ts.Expression[] {
  const shape = {
    ...(required && (path.length > 1 || min > 0) ? { required } : {}),
    ...(min > 0 ? { min } : {}),
    ...(max === Infinity ? {} : { max }),
  };
  return Object.keys(shape).length === 0 ? [] : [literal(shape)];
}

function valueOf(value: ModelValue, made: ReadonlySet<string>): ts.Expression {
  switch (value.kind) {
    case 'builtin':
      return faceted(value.name, value.facets);
    case 'enumeration':
      return reference(lowerFirst(value.name));
    default: {
      const codec = reference(lowerFirst(value.name));
      if (made.has(value.name)) return codec;
      return call(
        'lazily',
        factory.createArrowFunction(undefined, undefined, [], undefined, undefined, codec),
      );
    }
  }
}

function faceted(name: keyof typeof builtIns, facets: Facets): ts.Expression {
  const builtIn = builtIns[name];
  const { minInclusive, maxInclusive, length, minLength, maxLength, pattern } = facets;
  if (builtIn.codec === 'integer') {
    const bounds = [minInclusive ?? builtIn.least, maxInclusive ?? builtIn.most];
    return call('integer', ...bounds.map((bound) => literal(bound)));
  }
  const codec = reference(builtIn.codec);
  if (minInclusive !== undefined || maxInclusive !== undefined) {
    return call(
      'bounded',
      codec,
      literal(minInclusive ?? -Number.MAX_VALUE),
      literal(maxInclusive ?? Number.MAX_VALUE),
    );
  }
  const textual = Object.entries({ length, minLength, maxLength, pattern }).filter(
    ([, facet]) => facet !== undefined,
  );
  return textual.length === 0
    ? codec
    : call('restricted', codec, literal(Object.fromEntries(textual)));
}

function enumerationOf({ name, values }: ModelEnumeration): ts.Statement {
  const words = values.map((value) => [value.xml ?? null, value.name]);
  const pairs = factory.createArrayLiteralExpression(
    words.map((pair) => literal(pair)),
    true,
  );
  const type = factory.createTypeReferenceNode('WordCodec', [
    factory.createTypeReferenceNode(name),
  ]);
  return constant(lowerFirst(name), call('enumeration', pairs), type);
}

/** What a document can begin with, by the object that the element holds. */
function rootsOf({ roots }: Model): ts.Statement {
  const entries = roots.map(({ element, object }) =>
    factory.createPropertyAssignment(
      lowerFirst(object),
      factory.createObjectLiteralExpression([
        factory.createPropertyAssignment('element', literal(element.local)),
        factory.createPropertyAssignment('namespace', literal(element.namespace)),
        factory.createPropertyAssignment('codec', reference(lowerFirst(object))),
      ]),
    ),
  );
  return withDoc(constant('roots', factory.createObjectLiteralExpression(entries, true)), [
    'The elements that a document can begin with.',
  ]);
}

function isBinary({ value }: ModelField): boolean {
  return value.kind === 'builtin' && value.name === 'base64Binary';
}

/** The elements that hold Base64, each with the element that it stands in. */
function binaryElementsOf({ objects }: Model): ts.Statement {
  const pairs = objects.flatMap((object) => {
    const users = objects.flatMap(({ fields }) =>
      fields.filter(({ value }) => value.kind === 'object' && value.name === object.name),
    );
    const holders = new Set(users.map(({ path }) => path.at(-1)?.local ?? ''));
    return object.fields
      .filter((field) => isBinary(field))
      .flatMap(({ path }) => [...holders].map((holder) => [holder, path.at(-1)?.local ?? '']));
  });
  return withDoc(constant('binaryElements', literal(pairs)), [
    'The elements that hold Base64, each behind the element that it stands in.',
  ]);
}

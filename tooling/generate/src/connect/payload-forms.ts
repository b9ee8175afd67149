import ts from 'typescript';
import { lowerFirst } from '../names.ts';
import { call, identifier, literal, member, object } from '../syntax/expressions.ts';
import { withDoc } from '../syntax/print.ts';
import { createAlias, constant, createInterface } from '../syntax/statements.ts';
import { named, nullType, property, textType, createUnion } from '../syntax/types.ts';
import type { ModelEnumeration, ModelField, ModelObject, ModelValue } from '../xsd/index.ts';
import { builtIns, z, type ValueForms } from './built-ins.ts';

/** An object or an enumeration of the model in each of the generated modules. */
interface DeclaredForms {
  name: string;
  type: ts.Statement;
  codec: ts.Statement[];
  zod: ts.Statement;
}

/** An interface, the table of its fields with the codec, and a validator. */
export function objectForms({ name, documentation, fields }: ModelObject): DeclaredForms {
  const forms = fields
    .filter(({ kind }) => kind !== 'any')
    .map((field) => ({ key: field.property, ...fieldForms(field) }));
  const variable = lowerFirst(name);
  const table = object(forms.map(({ key, codec }) => [key, codec]));
  const shape = object(
    forms.map(({ key, zod }) => [key, zod]),
    { spread: [identifier('kept')] },
  );
  const members = forms.map((form) => form.member);
  const type = createInterface(name, members, 'Kept');
  const codec = call('object', identifier(`${variable}Fields`));
  return {
    name,
    type: withDoc(type, paragraphs(documentation)),
    codec: [
      constant(`${variable}Fields`, table, named('Fields', named(name))),
      constant(variable, codec, named('Codec', named(name))),
    ],
    zod: withDoc(constant(variable, z('object', shape), zodType(name)), documentation),
  };
}

/** A union of words, their codec and their validator. */
export function enumerationForms({ name, documentation, values }: ModelEnumeration): DeclaredForms {
  const variable = lowerFirst(name);
  const words = [...values.map((value) => textType(value.name)), named('Unlisted')];
  const lines = values.map((value) => `- \`${value.name}\`: ${value.documentation.join(' ')}`);
  const pairs = values.map((value) => literal([value.xml ?? null, value.name]));
  const table = ts.factory.createArrayLiteralExpression(pairs, true);
  const choice = z('enum', literal(values.map((value) => value.name)));
  return {
    name,
    type: withDoc(createAlias(name, createUnion(words)), [
      ...paragraphs(documentation),
      '',
      ...lines,
    ]),
    codec: [constant(variable, call('enumeration', table), named('WordCodec', named(name)))],
    zod: withDoc(constant(variable, choice, zodType(name)), documentation),
  };
}

function fieldForms(field: ModelField) {
  const { list, nillable, required, optional } = field;
  const value = valueForms(field.value);
  // XML always has some fields that an event in JSON may lack. A missing list is an empty one.
  const missing = !list && (!required || optional);
  const type = list
    ? ts.factory.createArrayTypeNode(value.type)
    : createUnion([value.type, ...(nillable ? [nullType] : [])]);
  const zod = nillable ? call(member(value.zod, 'nullable')) : value.zod;
  return {
    member: withDoc(property(field.property, type, { optional: missing }), docLines(field)),
    codec: fieldCodec(field, value.codec),
    zod: list ? z('array', value.zod) : missing ? z('exactOptional', zod) : zod,
  };
}

/** Creates the codec of a field; the function's name tells if the field may be missing. */
function fieldCodec(field: ModelField, value: ts.Expression): ts.Expression {
  const { kind, list, nillable, required, optional, zone, written, allDigits } = field;
  const names = field.path.map(({ local }) => local);
  const [name = ''] = names;
  if (list) {
    const shape = { ...(required && { required }), ...(written && { written }) };
    const isPlain = Object.keys(shape).length === 0;
    return call('list', literal(names), value, ...(isPlain ? [] : [literal(shape)]));
  }
  const own = allDigits ? call('withAllDigits', value) : value;
  const codec = nillable ? call('nillable', own) : own;
  if (kind === 'attribute') return call('optionalAttribute', literal(name), codec);
  if (zone) return call('zone', literal(name), codec);
  if (!required) return call('optional', literal(name), codec);
  return call(optional ? 'demanded' : 'required', literal(name), codec);
}

function valueForms(value: ModelValue): ValueForms {
  if (value.kind === 'builtin') return builtIns[value.name];
  const declared = identifier(lowerFirst(value.name));
  return { type: named(value.name), codec: declared, zod: declared };
}

/** A validator whose output is its input: nothing is converted. */
function zodType(name: string): ts.TypeNode {
  return named('z.ZodType', named(name), named(name));
}

/** Returns the schema's description of the field, and its place in the XML. */
function docLines({ documentation, kind, path }: ModelField): string[] {
  const names = path.map(({ local }) => local).join('/');
  const place = kind === 'attribute' ? `@${names}` : names;
  return [...paragraphs(documentation), '', `In XML: \`${place}\`.`];
}

function paragraphs(documentation: readonly string[]): string[] {
  return documentation.flatMap((paragraph, index) => (index === 0 ? [paragraph] : ['', paragraph]));
}

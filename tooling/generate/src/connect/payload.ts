import type ts from 'typescript';
import { createImport } from '../syntax/statements.ts';
import type { Model } from '../xsd/index.ts';
import { enumerationForms, objectForms } from './payload-forms.ts';
import { binaryElements, jsonLists, requireOneNamespace, roots } from './payload-tables.ts';

const typeOnly = { typeOnly: true };
const kinds = ['demanded', 'nillable', 'optional', 'optionalAttribute', 'required', 'zone'];
const values = ['base64Binary', 'boolean', 'dateTime', 'decimal', 'double', 'enumeration'];

/** The imports of the tables of codecs. An import that a schema does not need does no harm. */
const runtime = [
  createImport(['Codec', 'WordCodec'], '../xml/codec.js', typeOnly),
  createImport(['Fields'], '../xml/field.js', typeOnly),
  createImport(kinds, '../xml/fields.js'),
  createImport(['list'], '../xml/list.js'),
  createImport(['object'], '../xml/object.js'),
  createImport([...values, 'integer', 'string', 'withAllDigits'], '../xml/text.js'),
];

/**
 * The modules of the payload: its types, the tables by which XML is read and written, validators,
 * and the lists of JSON.
 */
export function payloadModules(model: Model): Record<string, ts.Statement[]> {
  requireOneNamespace(model);
  const objects = model.objects.map(objectForms);
  const enumerations = model.enumerations.map(enumerationForms);
  const all = [...enumerations, ...objects];
  const types = all.map(({ name }) => name).toSorted();
  const payloadTypes = createImport(types, './payload.js', typeOnly);
  return {
    'payload.ts': [
      createImport(['Content'], '../content.js', typeOnly),
      createImport(['Kept', 'Unlisted'], '../kept.js', typeOnly),
      ...[...objects, ...enumerations].map(({ type }) => type),
    ],
    'payload-codecs.ts': [
      ...runtime,
      payloadTypes,
      ...all.flatMap(({ codec }) => codec),
      roots(model),
      binaryElements(model),
    ],
    'payload-zod.ts': [
      createImport(['z'], 'zod'),
      createImport(['anyNumber', 'binary', 'kept'], '../zod-parts.js'),
      payloadTypes,
      ...all.map(({ zod }) => zod),
    ],
    'json-lists.ts': jsonLists(model),
  };
}

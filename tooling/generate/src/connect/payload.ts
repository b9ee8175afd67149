import ts from 'typescript';
import { createImport } from '../syntax/statements.ts';
import type { Model } from '../xsd/index.ts';
import { enumerationForms, objectForms } from './payload-forms.ts';
import { binaryElements, jsonLists, requireOneNamespace, roots } from './payload-tables.ts';

/** What the tables of codecs use, by module. */
const runtime: readonly [module: string, names: readonly string[], typeOnly?: boolean][] = [
  ['../xml/codec.js', ['Codec', 'WordCodec'], true],
  ['../xml/field.js', ['Fields'], true],
  [
    '../xml/fields.js',
    ['demanded', 'nillable', 'optional', 'optionalAttribute', 'required', 'zone'],
  ],
  ['../xml/list.js', ['list']],
  ['../xml/object.js', ['object']],
  [
    '../xml/text.js',
    [
      'base64Binary',
      'boolean',
      'dateTime',
      'decimal',
      'double',
      'enumeration',
      'integer',
      'string',
    ],
  ],
];

/**
 * The modules of the payload: its types, the tables by which XML is read and written, validators,
 * and the lists of JSON. Each object and each enumeration of the model is visited once.
 */
export function payloadModules(model: Model): Record<string, ts.Statement[]> {
  requireOneNamespace(model);
  const objects = model.objects.map(objectForms);
  const enumerations = model.enumerations.map(enumerationForms);
  const all = [...enumerations, ...objects];
  const codecs = [...all.flatMap(({ codec }) => codec), roots(model), binaryElements(model)];
  const validators = all.map(({ zod }) => zod);
  const types = all.map(({ name }) => name).toSorted();
  return {
    'payload.ts': [
      createImport(['Content'], '../content.js', { typeOnly: true }),
      createImport(['Kept', 'Unlisted'], '../kept.js', { typeOnly: true }),
      ...[...objects, ...enumerations].map(({ type }) => type),
    ],
    'payload-codecs.ts': [
      ...runtime.flatMap(([from, names, typeOnly]) => importUsed(codecs, names, from, typeOnly)),
      createImport(types, './payload.js', { typeOnly: true }),
      ...codecs,
    ],
    'payload-zod.ts': [
      createImport(['z'], 'zod'),
      ...importUsed(validators, ['anyNumber', 'binary', 'kept'], '../zod-parts.js'),
      createImport(types, './payload.js', { typeOnly: true }),
      ...validators,
    ],
    'json-lists.ts': jsonLists(model),
  };
}

/** Imports those of the names that the statements use. */
function importUsed(
  statements: readonly ts.Statement[],
  names: readonly string[],
  from: string,
  typeOnly = false,
): ts.Statement[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  statements.forEach(visit);
  const used = names.filter((name) => found.has(name));
  return used.length === 0 ? [] : [createImport(used, from, { typeOnly })];
}

// Writes out the parts that the tree leaves out (docs/decisions/0008-what-the-tree-leaves-out.md).
import type { Plugin } from '@redocly/openapi-core';
import { follow, isObject, objectAt, textAt, type JsonObject } from './json.ts';
import { mapDocumentSchemas, mapFields } from './schemas.ts';

/** The key of a field that has a companion; its value is the schema of the companion. */
const companionKey = 'x-metadata';

/** Tells Redocly that a companion is a schema, so that it follows and keeps a reference to it. */
export const typeExtension: NonNullable<Plugin['typeExtension']> = {
  oas3(types) {
    const { Schema: schema } = types;
    if (schema === undefined) return types;
    const properties = { ...schema.properties, [companionKey]: 'Schema' };
    return { ...types, Schema: { ...schema, properties } };
  },
};

/**
 * Adds the companions. Many fields of the service have a second one, with the same name and
 * `Metadata` after it, which says who may change the first.
 */
export function addCompanions(document: JsonObject): JsonObject {
  return mapFields(document, (name, { [companionKey]: companion, ...field }) => {
    if (!isObject(companion)) return [[name, field]];
    const description = `Metadata about whether \`${name}\` can be changed, and its allowed values.`;
    return [
      [name, field],
      [`${name}Metadata`, { ...companion, description }],
    ];
  });
}

/**
 * Adds to every property without a description that of the glossary, if the glossary has its name.
 * A description next to a reference overrides that of the schema.
 */
export function describeFields(document: JsonObject): JsonObject {
  const glossary = objectAt(objectAt(document, 'x-glossary'), 'fields');
  return mapFields(document, (name, field) => {
    const description = Object.hasOwn(glossary, name) ? textAt(glossary, name) : undefined;
    const described = 'description' in field || description === undefined;
    return [[name, described ? field : { ...field, description }]];
  });
}

/**
 * Inlines the scalars marked `x-inline`. In the tree a boolean in a string is written once; in the
 * bundle every field has its own description, and no generator invents a type for it.
 */
export function inlineScalars(document: JsonObject): JsonObject {
  return mapDocumentSchemas(document, (schema) => {
    if (typeof schema.$ref !== 'string') return schema;
    const target = follow(document, schema.$ref);
    if (!isObject(target) || target['x-inline'] !== true) return schema;
    const { $ref: _reference, ...beside } = schema;
    const { 'x-inline': _mark, ...scalar } = target;
    return { ...scalar, ...beside };
  });
}

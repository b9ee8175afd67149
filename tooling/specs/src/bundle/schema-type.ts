import type { Plugin } from '@redocly/openapi-core';
import { companionKey } from './companions.ts';

/** Tells Redocly that a companion is a schema, so that a reference to it is followed and kept. */
export const typeExtension: NonNullable<Plugin['typeExtension']> = {
  oas3(types) {
    const { Schema: schema } = types;
    if (schema === undefined) return types;
    const properties = { ...schema.properties, [companionKey]: 'Schema' };
    return { ...types, Schema: { ...schema, properties } };
  },
};

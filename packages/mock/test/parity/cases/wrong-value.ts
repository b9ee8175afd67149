import { findType, type Schema } from '../schema.ts';

/** Texts that are invalid for a parameter; none if any text is valid. */
export function wrongText(schema: Schema): string[] {
  const type = findType(schema);
  if (type === 'boolean') return ['perhaps'];
  if (type === 'integer' || type === 'number') return ['many', '1.5'];
  const bound = schema.enum ?? schema.pattern ?? schema.format;
  return bound === undefined ? [] : ['nobody knows it'];
}

/** Values that a field cannot have: of another type, and none of the enumerated. */
export function wrongValues(schema: Schema): unknown[] {
  const listed = schema.enum === undefined ? [] : ['nobody-knows-it'];
  switch (findType(schema)) {
    case undefined:
      return [];
    case 'string':
      return [{}, ...listed, ...(schema.pattern === undefined ? [] : ['nobody knows it'])];
    case 'integer':
      return ['many', 1.5];
    default:
      return ['perhaps'];
  }
}

import { withoutKeys } from '@countersign/spec-bundle/without-keys';
import type { Document } from './areas.ts';

/** What tells people something, and validators nothing. */
const prose = {
  drop: new Set(['description', 'summary', 'example', 'examples', 'externalDocs']),
  named: new Set(['properties', 'schemas', 'parameters', 'responses', 'headers']),
};

/** A copy of a document without its prose, so that validators do not carry it to their users. */
export function withoutProse(document: Document): Document {
  const { paths, components } = document;
  return { ...document, ...withoutKeys({ paths, components }, prose) };
}

/** A copy of a document in which every schema is there by name and says nothing. */
export function withEmptySchemas(document: Document): Document {
  const names = Object.keys(document.components?.schemas ?? {});
  const schemas = Object.fromEntries(names.map((name) => [name, { type: 'object' }]));
  return { ...document, components: { ...document.components, schemas } };
}

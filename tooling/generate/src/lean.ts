import { withoutKeys } from '@countersign/spec-tools/without-keys';
import type { Document } from './areas.ts';

/**
 * What tells people something, and validators nothing. A default says what the service does without
 * a field; a validator that filled it in would change what is sent or stored.
 */
const prose = {
  drop: new Set(['default', 'description', 'summary', 'example', 'examples', 'externalDocs']),
  named: new Set(['properties', 'schemas', 'parameters', 'responses', 'headers']),
};

/** A copy of a document without its prose, so that validators do not carry it to their users. */
export function withoutProse(document: Document): Document {
  const { paths, components } = document;
  return { ...document, ...withoutKeys({ paths, components }, prose) };
}

/**
 * A copy of a document in which every schema is there by name and says nothing.
 * @param whole the names of those that are left as they are
 */
export function withEmptySchemas(
  document: Document,
  whole: ReadonlySet<string> = new Set(),
): Document {
  const schemas = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
      name,
      whole.has(name) ? schema : { type: 'object' },
    ]),
  );
  return { ...document, components: { ...document.components, schemas } };
}

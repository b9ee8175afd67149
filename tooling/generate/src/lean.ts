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

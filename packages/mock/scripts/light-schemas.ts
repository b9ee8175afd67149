import { withoutKeys } from '@countersign/spec-tools/without-keys';
import type { SchemaSource } from '../src/core/engine/json-schema.ts';
import type { AreaDocument } from './area-document.ts';

/** Keywords that inform people, and that a server does not need. */
const prose = {
  drop: new Set([
    'description',
    'summary',
    'title',
    'default',
    'example',
    'examples',
    'deprecated',
    'x-stoplight',
    'x-evidence',
    'x-personal',
    'explicitProperties',
    '$schema',
  ]),
  named: new Set(['properties', 'members']),
};

/** The schemas of an area without prose. */
export function lightSchemas({ components }: AreaDocument): SchemaSource {
  return Object.fromEntries(
    Object.entries(components?.schemas ?? {}).map(([name, schema]) => [name, withoutProse(schema)]),
  );
}

/** One schema without prose. */
export function withoutProse(schema: object): Record<string, unknown> {
  return withoutKeys(schema, prose);
}

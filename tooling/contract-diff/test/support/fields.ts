import type { JsonObject } from '@countersign/spec-tools/json';

/** A schema with one field of each kind. */
export function fields(): JsonObject {
  return {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: { $ref: '#/components/schemas/guid', description: 'Which one.' },
      name: { type: 'string', minLength: 1, maxLength: 50 },
      note: { type: 'string', pattern: '^a', format: 'date', default: 'a' },
      state: { type: 'string', enum: ['new', 'old'] },
      count: { type: 'integer', minimum: 1, maximum: 9 },
      list: { type: 'array', minItems: 1, maxItems: 9, uniqueItems: true, items: named('plain') },
      deep: { type: 'object', properties: { inner: { type: 'string' } } },
      map: { type: 'object', additionalProperties: { type: 'string' } },
      closed: { type: 'object', additionalProperties: false },
      open: { type: 'object' },
      any: {},
      maybe: { type: ['string', 'null'] },
      own: { type: 'string', readOnly: true },
      secret: { type: 'string', writeOnly: true },
      old: { type: 'string', deprecated: true },
      bytes: { type: 'string', contentEncoding: 'base64' },
      tag: { type: 'string', xml: { name: 'Tag' } },
      constructor: { type: 'string' },
      // The schema holds itself.
      self: { type: 'array', items: named('both') },
    },
  };
}

function named(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

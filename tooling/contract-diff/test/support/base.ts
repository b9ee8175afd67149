import type { JsonObject } from '@countersign/spec-tools/json';
import { fields } from './fields.ts';

/** A small contract with one of everything that is compared. Each call makes a new one. */
export function base(): JsonObject {
  return {
    openapi: '3.1.1',
    info: { title: 'Harbour', version: '1.0.0' },
    servers: [{ url: '{site}/api', variables: { site: { default: 'http://localhost' } } }],
    security: [{ oauth: ['read'] }],
    tags: [{ name: 'Ships' }, { name: 'Docks' }],
    'x-xml': { namespace: 'urn:harbour' },
    'x-glossary': { ship: 'What floats.' },
    'x-error-codes': { NO_SHIP: { status: 404 }, NO_DOCK: { status: 404 } },
    paths: {
      '/ships/{shipId}': {
        parameters: [{ $ref: '#/components/parameters/shipId' }],
        get: {
          operationId: 'Ships_get',
          tags: ['Ships', 'Docks'],
          summary: 'Gets a ship',
          'x-errors': ['NO_SHIP'],
          'x-paging': { items: 'crew', next: 'next' },
          parameters: [
            { name: 'count', in: 'query', schema: { type: 'integer', maximum: 100 } },
            { name: 'sort', in: 'query', schema: { $ref: '#/components/schemas/order' } },
            { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string' } },
          ],
          responses: {
            200: {
              description: 'The ship.',
              headers: {
                'X-Rest': { $ref: '#/components/headers/rest' },
                'X-Kind': { required: true, schema: { type: 'string', enum: ['a', 'b'] } },
              },
              links: { crew: { $ref: '#/components/links/crew' } },
              content: {
                'application/json': { schema: { $ref: '#/components/schemas/ship' } },
                'application/xml': { schema: { $ref: '#/components/schemas/ship' } },
              },
            },
            404: { $ref: '#/components/responses/problem' },
          },
        },
        put: {
          operationId: 'Ships_update',
          tags: ['Ships'],
          security: [{ oauth: ['read', 'write'] }, { key: [] }],
          requestBody: { $ref: '#/components/requestBodies/update' },
          responses: { 204: { description: 'Done.' } },
        },
      },
    },
    webhooks: {
      arrived: {
        post: {
          operationId: 'Harbour_arrived',
          tags: ['Events'],
          security: [],
          parameters: [
            { name: 'X-Digest', in: 'header', required: true, schema: { type: 'string' } },
          ],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/arrival' } } },
          },
          responses: {
            200: {
              description: 'Taken.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/receipt' } } },
            },
          },
        },
      },
    },
    components: {
      parameters: {
        shipId: {
          name: 'shipId',
          in: 'path',
          required: true,
          schema: { $ref: '#/components/schemas/guid' },
        },
      },
      headers: { rest: { schema: { type: 'integer' } } },
      links: { crew: { operationId: 'Ships_get' } },
      responses: {
        problem: {
          description: 'Not found.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/problem' } } },
        },
      },
      requestBodies: {
        update: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/shipUpdate' } },
            'multipart/form-data': {
              schema: { type: 'object' },
              encoding: { plan: { contentType: 'text/csv' } },
            },
          },
        },
      },
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        oauth: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              tokenUrl: '/token',
              authorizationUrl: '/auth',
              scopes: { read: 'Read.', write: 'Write.' },
            },
          },
        },
      },
      schemas: {
        guid: { type: 'string', format: 'uuid' },
        guidToo: { type: 'string', format: 'uuid' },
        plain: { type: 'string' },
        order: fields(),
        // Only received, only sent, and both.
        ship: fields(),
        shipUpdate: fields(),
        both: fields(),
        arrival: fields(),
        receipt: fields(),
        problem: {
          type: 'object',
          properties: { code: { type: 'string' }, both: { $ref: '#/components/schemas/both' } },
        },
        unused: fields(),
      },
    },
  };
}

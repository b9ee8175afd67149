import { splitUrl } from '@countersign/mock/core/server';
import type { Area } from '../contract/areas.ts';
import { buildTarget, exampleRequest, type ExampleBody } from '../contract/example-request.ts';
import type { Operation } from '../contract/operations.ts';
import { findFileName } from '../samples/files.ts';
import { printJson } from '../samples/print.ts';
import { listVariables, withVariables } from './variables.ts';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** The requests of an area as a collection of Postman (v2.1), which Bruno and Insomnia import too. */
export async function createCollection(area: Area): Promise<object> {
  return {
    info: { name: area.title, description: area.summary, schema },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: Object.entries(listVariables(area)).map(([key, value]) => ({ key, value })),
    item: await Promise.all(
      area.resources.map(async ({ name, operations }) => ({
        name,
        item: await Promise.all(operations.map(createItem)),
      })),
    ),
  };
}

async function createItem(operation: Operation): Promise<object> {
  const request = exampleRequest(operation);
  const { body } = request;
  const headers = Object.entries(request.headers);
  if (body?.kind === 'json' || body?.kind === 'text' || body?.kind === 'bytes')
    headers.push(['Content-Type', body.mediaType]);
  return {
    name: operation.id,
    request: {
      method: operation.method,
      description: operation.summary,
      url: createUrl(withVariables(buildTarget(request))),
      header: headers.map(([key, value]) => ({ key, value: withVariables(value) })),
      ...(body !== undefined && { body: await createBody(body) }),
      ...createAuth(operation),
    },
  };
}

/** An address in parts, as the schema wants it beside the whole. */
function createUrl(target: string): object {
  const { path, search } = splitUrl(target);
  return {
    raw: `{{baseUrl}}${target}`,
    host: ['{{baseUrl}}'],
    path: path.split('/').slice(1),
    ...(search !== '' && {
      query: [...new URLSearchParams(search)].map(([key, value]) => ({ key, value })),
    }),
  };
}

function createAuth({ credentials }: Operation): object {
  if (credentials === 'token') return {};
  if (credentials === 'none') return { auth: { type: 'noauth' } };
  const basic = [
    { key: 'username', value: '{{clientId}}', type: 'string' },
    { key: 'password', value: '{{clientSecret}}', type: 'string' },
  ];
  return { auth: { type: 'basic', basic } };
}

async function createBody(body: ExampleBody): Promise<object> {
  const fields = Object.entries(Object(body.value));
  switch (body.kind) {
    case 'json':
      return {
        mode: 'raw',
        raw: await printJson(body.value),
        options: { raw: { language: 'json' } },
      };
    case 'text':
      return { mode: 'raw', raw: body.value };
    case 'bytes':
      return { mode: 'file', file: { src: findFileName(body.mediaType) } };
    case 'form':
      return {
        mode: 'urlencoded',
        urlencoded: fields.map(([key, value]) => ({ key, value: String(value) })),
      };
    case 'multipart':
      return {
        mode: 'formdata',
        formdata: fields.map(([key, file]) => ({ key, type: 'file', src: String(file) })),
      };
  }
}

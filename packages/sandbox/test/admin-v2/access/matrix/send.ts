import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sandbox } from '../../../../src/index.ts';
import type { AreaOperation } from '../../../read-operations.ts';

/** The folder with the files of the examples. */
const resources = path.resolve(import.meta.dirname, '../../../../../../specs/admin-v2/resources');

/** The response to an operation. */
export interface Response {
  status: number;
  /** The error code, where the operation has one. */
  error?: unknown;
}

/** Sends the example request of an operation. */
export async function sendExample(
  sandbox: Sandbox,
  operation: AreaOperation,
  token: string,
): Promise<Response> {
  const response = await sandbox.fetch(createRequest(operation, token));
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const { error } = Object(isJson && text !== '' ? JSON.parse(text) : {});
  return { status: response.status, ...(error !== undefined && { error }) };
}

function createRequest(
  { id, method, path: template, parameters, body }: AreaOperation,
  token: string,
) {
  const values = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const url = new URL(`http://sandbox.test/management${filled}`);
  for (const { name, example, required, in: place } of parameters)
    if (place === 'query' && (required || neededInQuery[id] === name))
      url.searchParams.set(name, example);
  const headers = { authorization: `Bearer ${token}` };
  if (body === undefined) return new Request(url, { method, headers });
  if (body.mediaType === 'multipart/form-data') {
    const form = new FormData();
    for (const [name, file] of Object.entries(Object(body.value))) {
      const bytes = readFileSync(path.join(resources, id.replace(/_.*/, ''), String(file)));
      form.set(name, new Blob([bytes], { type: 'text/csv' }), String(file));
    }
    return new Request(url, { method, headers, body: form });
  }
  return new Request(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body.value),
  });
}

/** The optional parameters without which the request is not complete. */
const neededInQuery: Readonly<Record<string, string>> = {
  Users_getUsers: 'account_id',
  Users_getUserProfiles: 'email',
};

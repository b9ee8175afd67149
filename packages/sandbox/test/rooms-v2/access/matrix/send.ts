import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sandbox } from '../../../../src/index.ts';
import { accountId } from '../../../harness.ts';
import type { RoomsOperation } from './operations.ts';
import { preparations, type Preparation } from './requests.ts';

/** The folder with the files of the examples. */
const files = path.resolve(import.meta.dirname, '../../../../../../specs/rooms-v2/resources/Rooms');

/** The response to an operation. */
export interface Response {
  status: number;
  /** The error code; undefined if there is none. */
  code?: string;
  /** True if the response came from the tenant's data, and not from an example of the mock. */
  isFromState: boolean;
}

/** A request: its sender, tenant and body. */
interface Sending {
  tenant: string;
  token: string;
  /** The only permission of the caller. */
  permission?: string;
  /** The preparation (that of the operation). */
  preparation?: Preparation;
}

/** Sends the example request of an operation, as its preparation changes it. */
export async function send(
  sandbox: Sandbox,
  operation: RoomsOperation,
  { tenant, token, permission = '', preparation = preparations[operation.id] ?? {} }: Sending,
): Promise<Response> {
  const { withPermission = {}, ...usual } = preparation;
  const own = { ...usual, ...withPermission[permission] };
  const response = await sandbox.fetch(createRequest(operation, tenant, token, own));
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const { errorCode } = Object(isJson && text !== '' ? JSON.parse(text) : {});
  return {
    status: response.status,
    ...(typeof errorCode === 'string' && { code: errorCode }),
    isFromState: response.headers.get('x-countersign-source') === 'state',
  };
}

function createRequest(
  { method, path: template, parameters, body }: RoomsOperation,
  tenant: string,
  token: string,
  own: Preparation,
): Request {
  const values: Record<string, string> = {
    ...Object.fromEntries(parameters.map(({ name, example }) => [name, example])),
    accountId,
    ...own.path,
  };
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const url = new URL(`http://sandbox.test${filled}`);
  for (const { name, example, required, in: place } of parameters)
    if (place === 'query' && required) url.searchParams.set(name, example);
  for (const [name, value] of Object.entries(own.query ?? {})) url.searchParams.set(name, value);
  const headers = { authorization: `Bearer ${token}`, 'x-countersign-tenant': tenant };
  if (body === undefined) return new Request(url, { method, headers });
  if (body.mediaType === 'multipart/form-data') {
    const form = new FormData();
    for (const [name, file] of Object.entries(Object(body.value)))
      form.set(name, new Blob([readFileSync(path.join(files, String(file)))]), String(file));
    return new Request(url, { method, headers, body: form });
  }
  return new Request(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(own.body ?? body.value),
  });
}

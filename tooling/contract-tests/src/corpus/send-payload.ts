import { createClient, type ClientOptions } from '@countersign/client';
import type { ContractOperation } from '../contract.ts';
import { findDescriptor } from '../generated-code.ts';
import { clockHeader } from '../sandbox/arrange.ts';
import { fillIn, type Answer } from '../send.ts';
import type { SentPayload } from './payload.ts';

/**
 * Sends the bytes of a payload to its operation.
 * @param fetch of a server in the same process, if it has no address
 */
export async function sendPayload(
  baseUrl: string,
  operation: ContractOperation,
  { bytes, mediaType, path, query, header, clock }: SentPayload,
  fetch?: ClientOptions['fetch'],
): Promise<Answer> {
  const client = createClient({
    baseUrl,
    token: 'contract-tests',
    retry: false,
    ...(fetch !== undefined && { fetch }),
  });
  const response = await client.request(findDescriptor(operation.area.name, operation.id), {
    path: fillIn(operation, 'path', path),
    query: fillIn(operation, 'query', query),
    headers: {
      ...fillIn(operation, 'header', header),
      ...(clock !== undefined && { [clockHeader]: clock }),
      'content-type': mediaType,
    },
    body: new Blob([bytes]),
  });
  return { status: response.status, data: await readData(response), headers: response.headers };
}

async function readData(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return text === '' ? undefined : isJson ? JSON.parse(text) : text;
}

import { createClient } from '@countersign/client';
import type { ContractOperation } from '../contract.ts';
import { descriptorOf } from '../generated-code.ts';
import { clockHeader } from '../sandbox/arrange.ts';
import { parameterValues, type Answer } from '../send.ts';
import type { SentPayload } from './payload.ts';

/** Sends the bytes of a payload to its operation. */
export async function sendPayload(
  baseUrl: string,
  operation: ContractOperation,
  { bytes, mediaType, path, query, header, clock }: SentPayload,
): Promise<Answer> {
  const client = createClient({ baseUrl, token: 'contract-tests', retry: false });
  const response = await client.request(descriptorOf(operation.area.name, operation.id), {
    path: parameterValues(operation, 'path', path),
    query: parameterValues(operation, 'query', query),
    headers: {
      ...parameterValues(operation, 'header', header),
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

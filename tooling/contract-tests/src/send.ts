import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Call, createClient } from '@countersign/client';
import type { Accepted, CaseFile, Refused } from './case-file.ts';
import type { ContractOperation, Parameter, BodyExample } from './contract.ts';
import { descriptorOf } from './generated-code.ts';
import { change, parsePointer } from './json.ts';

/** An answer as the generated client reads it. */
export interface Answer {
  status: number;
  data: unknown;
  headers: Headers;
}

/** Sends one case through the generated client. */
export async function send(
  baseUrl: string,
  operation: ContractOperation,
  one: Partial<Accepted & Refused>,
  example: BodyExample | undefined,
): Promise<Answer> {
  const client = createClient({ baseUrl, token: 'contract-tests', retry: false });
  const descriptor = descriptorOf(operation.area.name, operation.id);
  const input = {
    path: values(operation, 'path', one.path),
    query: values(operation, 'query', one.query),
    header: {
      ...values(operation, 'header', one.header),
      ...(one.accept !== undefined && { accept: one.accept }),
    },
  };
  if (one.raw !== undefined) {
    const response = await client.request(descriptor, {
      ...input,
      headers: { ...input.header, 'content-type': one.raw.contentType },
      body: one.raw.body,
    });
    return { status: response.status, data: await response.json(), headers: response.headers };
  }
  const body = example && {
    body: buildBody(operation, example, one),
    contentType: example.mediaType,
  };
  const exchange = client.exchange(descriptor, { ...input, ...body });
  return new Call<unknown, Record<number, unknown>>(exchange).answer();
}

/** The request example that a refused case changes: that of the first accepted case. */
export function firstExample(
  { body }: ContractOperation,
  { accepts }: CaseFile,
): BodyExample | undefined {
  const named = accepts.find(({ request }) => request !== undefined)?.request;
  return body.examples.find(({ name }) => name === named);
}

/**
 * The parameters that the operation or its examples require, by the spec's examples; others only
 * where the case gives them.
 */
function values(
  { parameters, exampleParameters }: ContractOperation,
  place: Parameter['in'],
  given: Record<string, string | null> = {},
): Record<string, string> {
  const required = parameters.filter(
    (one) => one.in === place && (one.required === true || exampleParameters.includes(one.name)),
  );
  const all = {
    ...Object.fromEntries(required.map((one) => [one.name, String(one.example)])),
    ...given,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

function buildBody(
  operation: ContractOperation,
  { mediaType, value }: BodyExample,
  { body = {}, without }: Partial<Refused>,
): unknown {
  if (value instanceof Uint8Array) return new Blob([Buffer.from(value)]);
  let changed = value;
  for (const [pointer, wrong] of Object.entries(body))
    changed = change(changed, parsePointer(pointer), { with: wrong });
  if (without !== undefined) changed = change(changed, parsePointer(without), {});
  return mediaType === 'multipart/form-data' ? withFiles(operation, changed) : changed;
}

/** In a form with files the example names them; they stand beside the operation in the tree. */
function withFiles({ area, resource }: ContractOperation, fields: unknown): unknown {
  const folder = path.resolve(
    import.meta.dirname,
    '../../../specs',
    area.name,
    'resources',
    resource,
  );
  return Object.fromEntries(
    Object.entries(Object(fields)).map(([name, file]) => [
      name,
      new File([readFileSync(path.join(folder, String(file)))], String(file)),
    ]),
  );
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Call, createClient } from '@countersign/client';
import type { Accepted, CaseFile, Refused } from './case-file.ts';
import type { ContractOperation, Parameter, BodyExample } from './contract.ts';
import { findDescriptor } from './generated-code.ts';
import { change, parsePointer } from './json.ts';

const specs = path.resolve(import.meta.dirname, '../../../specs');

/** A response as the generated client reads it. */
export interface Answer {
  status: number;
  data: unknown;
  headers: Headers;
}

/** Sends one case with the generated client. */
export async function send(
  baseUrl: string,
  operation: ContractOperation,
  one: Partial<Accepted & Refused>,
  example: BodyExample | undefined,
): Promise<Answer> {
  const client = createClient({ baseUrl, token: 'contract-tests', retry: false });
  const descriptor = findDescriptor(operation.area.name, operation.id);
  const input = {
    path: fillIn(operation, 'path', one.path),
    query: fillIn(operation, 'query', one.query),
    header: {
      ...fillIn(operation, 'header', one.header),
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
    body: createBody(operation, example, one),
    contentType: example.mediaType,
  };
  const exchange = client.exchange(descriptor, { ...input, ...body });
  return new Call<unknown, Record<number, unknown>>(exchange).answer();
}

/** Finds the request example that rejected cases change: that of the first accepted case. */
export function findFirstExample(
  { body }: ContractOperation,
  { accepts }: CaseFile,
): BodyExample | undefined {
  const named = accepts.find(({ request }) => request !== undefined)?.request;
  return body.examples.find(({ name }) => name === named);
}

/** Adds the required parameters, with the examples of the spec, and removes those that are null. */
export function fillIn(
  { parameters }: ContractOperation,
  place: Parameter['in'],
  given: Record<string, string | null> = {},
): Record<string, string> {
  const required = parameters.filter((one) => one.in === place && one.required);
  const values = new Map<string, string | null>([
    ...required.map((one) => [one.name, String(one.example)] as const),
    ...Object.entries(given),
  ]);
  return Object.fromEntries(
    [...values].filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

function createBody(
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

/** The example of a form names its files, which are next to the operation in the spec tree. */
function withFiles({ area, resource }: ContractOperation, fields: unknown): unknown {
  const folder = path.join(specs, area.name, 'resources', resource);
  return Object.fromEntries(
    Object.entries(Object(fields)).map(([name, file]) => [
      name,
      new File([readFileSync(path.join(folder, String(file)))], String(file)),
    ]),
  );
}

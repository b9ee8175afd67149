import * as fc from 'fast-check';
import { write, type Parts } from './parts.ts';
import {
  accepts,
  bodies,
  contentTypes,
  escapes,
  methods,
  otherHeaders,
  oddPreferences,
} from './hostile-words.ts';
import type { FuzzRequest } from './request.ts';
import type { ContractOperation } from '../contract.ts';

/** Requests that no well-behaved client sends. */
export function hostile(
  operation: ContractOperation,
  valid: fc.Arbitrary<Parts>,
): fc.Arbitrary<FuzzRequest> {
  const good = valid.map((parts) => write(parts, { kind: 'answered' }));
  const bytes = fc.oneof(
    fc.constantFrom(...bodies).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 300 }).map((raw) => Buffer.from(raw)),
  );
  const raw = fc
    .tuple(good, fc.constantFrom(...contentTypes), bytes)
    .map(([request, type, body]) => ({ ...set(request, 'content-type', type), body }));
  return fc.oneof(
    raw,
    raw,
    fc
      .tuple(good, fc.constantFrom(...accepts))
      .map(([request, accept]) => set(request, 'accept', accept)),
    fc
      .tuple(good, preferences(operation))
      .map(([request, prefer]) => set(request, 'prefer', prefer)),
    fc
      .tuple(good, fc.constantFrom(...otherHeaders))
      .map(([request, [name, value]]) => add(request, name, value)),
    fc.tuple(good, fc.constantFrom(...escapes), fc.nat({ max: 200 })).map(insertInUrl),
    fc.tuple(good, fc.constantFrom(...methods)).map(([request, method]) => ({
      ...request,
      method,
      expects: { kind: 'elsewhere' } as const,
    })),
  );
}

/** Values of the `Prefer` header, valid and invalid. */
function preferences({ answers }: ContractOperation): fc.Arbitrary<string> {
  const examples = [...answers.values()].flatMap((one) => one.examples.map(({ name }) => name));
  return fc.oneof(
    fc.constantFrom(...answers.keys()).map((code) => `code=${code}`),
    fc.constantFrom(...examples, 'nosuch', '').map((example) => `example=${example}`),
    fc.constantFrom(...oddPreferences),
  );
}

function insertInUrl([request, escape, at]: [FuzzRequest, string, number]): FuzzRequest {
  const { url } = request;
  // After the first slash, so that the URL remains one of this server.
  const place = 1 + (at % url.length);
  return {
    ...request,
    url: url.slice(0, place) + escape + url.slice(place),
    expects: { kind: 'elsewhere' },
  };
}

function set(request: FuzzRequest, name: string, value: string): FuzzRequest {
  const headers = request.headers.filter(([one]) => one.toLowerCase() !== name);
  return { ...request, headers: [...headers, [name, value]] };
}

function add(request: FuzzRequest, name: string, value: string): FuzzRequest {
  return { ...request, headers: [...request.headers, [name, value]] };
}

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

/** Requests that no client of good will sends. */
export function hostile(
  operation: ContractOperation,
  valid: fc.Arbitrary<Parts>,
): fc.Arbitrary<FuzzRequest> {
  const good = valid.map((parts) => write(parts, { kind: 'answered' }));
  const strange = strangeMethods(operation);
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
    fc.tuple(good, fc.constantFrom(...escapes), fc.nat({ max: 200 })).map(inAddress),
    fc.tuple(good, fc.constantFrom(...strange)).map(([request, method]) => ({
      ...request,
      method,
      expects: ['OPTIONS', 'HEAD'].includes(method)
        ? ({ kind: 'elsewhere' } as const)
        : ({ kind: 'stopped', status: 405 } as const),
    })),
    good.map((request) => ({
      ...request,
      url: request.url.replace(/(?=\?|$)/, '/no/such/place'),
      expects: { kind: 'stopped', status: 404 } as const,
    })),
  );
}

/** What a `Prefer` header can ask for, sense and nonsense. */
function preferences({ answers }: ContractOperation): fc.Arbitrary<string> {
  const examples = [...answers.values()].flatMap((one) => one.examples.map(({ name }) => name));
  return fc.oneof(
    fc.constantFrom(...answers.keys()).map((code) => `code=${code}`),
    fc.constantFrom(...examples, 'nosuch', '').map((example) => `example=${example}`),
    fc.constantFrom(...oddPreferences),
  );
}

/** The methods that no operation of the area has at an address like this one. */
function strangeMethods({ path, area }: ContractOperation): string[] {
  const steps = path.split('/');
  const alike = area.operations.filter((other) => {
    const theirs = other.path.split('/');
    return (
      theirs.length === steps.length &&
      theirs.every((step, at) => step === steps[at] || `${step}${steps[at]}`.includes('{'))
    );
  });
  const known = new Set(alike.map(({ method }) => method));
  return methods.filter((method) => !known.has(method));
}

function inAddress([request, escape, at]: [FuzzRequest, string, number]): FuzzRequest {
  const { url } = request;
  // Behind the first slash, so that it stays an address of this server.
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

import { controlPath } from '../api/control.ts';
import { decodeText } from '../requests/message-bytes.ts';
import type { OperationFacts, ParameterType, VendorMethod } from './facts.ts';
import type { SentCall } from './sent-call.ts';

/** A value of a parameter, which is a text unless it has another type. */
export interface Value {
  name: string;
  text: string;
  type?: ParameterType;
}

/** A call of an operation, taken apart for a program. */
export interface PlannedCall {
  facts: OperationFacts;
  /** The address before the path of the operation. */
  base: URL;
  path: readonly Value[];
  query: readonly Value[];
  /** The token and the tenant, with the names as people write them. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The body as JSON, if there is one. */
  body?: Json;
}

/** A value of a JSON document. */
export type Json = null | boolean | number | string | readonly Json[] | { [name: string]: Json };

/** A call by a method of the vendor's clients. */
export interface VendorCall extends PlannedCall {
  vendor: VendorMethod;
  /** In their order; the body stands among them where the method requires it. */
  given: readonly (Value | 'body')[];
  /** The name of the body, where it is an option to some clients. */
  bodyName?: string;
  options: readonly Value[];
}

const kept: Readonly<Record<string, string>> = {
  authorization: 'Authorization',
  'x-countersign-tenant': 'X-Countersign-Tenant',
  'x-docusign-edit': 'X-DocuSign-Edit',
};

/**
 * Takes a call apart.
 * @throws Error if a program cannot make it
 */
export async function planCall(call: SentCall): Promise<PlannedCall> {
  const { default: operations } = await import('virtual:operations');
  const { origin, url, headers, isCut = false } = call;
  const { pathname, searchParams } = new URL(url, origin);
  if (pathname.startsWith(controlPath))
    throw new Error(
      'Only curl can make this call: the sandbox does it through its control API, and the service has no operation for it.',
    );
  const found = findOperation(operations, call, pathname);
  if (found === undefined)
    throw new Error('Only curl can make this call: it is no operation of the service.');
  if (isCut) throw new Error('Only curl can make this call: not all of its body is kept.');
  const { facts, prefix, values } = found;
  const body = readBody(call);
  return {
    facts,
    base: new URL(prefix, origin),
    path: Object.entries(values).map(([name, text]) => typed(facts, name, text)),
    query: [...searchParams].map(([name, text]) => typed(facts, name, text)),
    headers: Object.entries(kept).flatMap(([name, written]) => {
      const value = headers[name];
      return value === undefined ? [] : [[written, value] as const];
    }),
    ...(body !== undefined && { body }),
  };
}

function typed({ types }: OperationFacts, name: string, text: string): Value {
  const type = types?.[name];
  return { name, text, ...(type !== undefined && { type }) };
}

interface Found {
  facts: OperationFacts;
  /** The beginning of the path, before that of the operation. */
  prefix: string;
  values: Record<string, string>;
}

/** Finds the operation of a call: of several, the one with the fewest parameters. */
function findOperation(
  operations: readonly OperationFacts[],
  { method, area }: SentCall,
  pathname: string,
): Found | undefined {
  return operations
    .filter((facts) => facts.method === method && (area ?? facts.area) === facts.area)
    .flatMap((facts): Found[] => {
      const steps = facts.path.slice(1).split('/');
      const given = pathname.slice(1).split('/');
      const start = given.length - steps.length;
      if (start < 0) return [];
      const values: Record<string, string> = {};
      for (const [at, step] of steps.entries()) {
        const value = given[start + at] ?? '';
        if (step.startsWith('{')) {
          const text = decode(value);
          if (text === undefined) return [];
          values[step.slice(1, -1)] = text;
        } else if (step.toLowerCase() !== value.toLowerCase()) return [];
      }
      return [{ facts, prefix: `/${given.slice(0, start).join('/')}`, values }];
    })
    .toSorted((one, other) => count(one) - count(other))[0];
}

/** Decodes a step of a path; undefined where its percent signs are no encoding. */
function decode(step: string): string | undefined {
  try {
    return decodeURIComponent(step);
  } catch {
    return undefined;
  }
}

function count({ values }: Found): number {
  return Object.keys(values).length;
}

function readBody({ body, headers }: SentCall): Json | undefined {
  if (body === undefined || body.length === 0) return undefined;
  const text = decodeText(body);
  if (text !== undefined && /^application\/(?:\S+\+)?json\b/i.test(headers['content-type'] ?? ''))
    try {
      return JSON.parse(text);
    } catch {
      throw new Error('Only curl can make this call: its body is not valid JSON.');
    }
  throw new Error('Only curl can make this call: its body is not JSON.');
}

/**
 * Finds the values for the method of the vendor's clients.
 * @throws Error if they have no method for the operation, or it has no place for a part of the call
 */
export function planVendorCall(planned: PlannedCall): VendorCall {
  const { facts, path, query, body } = planned;
  const { vendor } = facts;
  if (vendor === undefined)
    throw new Error('The vendor’s clients have no method that can make this call.');
  // The clients for eSignature take all values as texts.
  const written = ({ name, text, type }: Value): Value =>
    type === undefined || vendor.client === 'docusign-esign'
      ? { name, text }
      : { name, text, type };
  const parts = new Map<string, Value>([
    ...path.map((value): [string, Value] => [`path.${value.name}`, written(value)]),
    ...query.map((value): [string, Value] => [`query.${value.name}`, written(value)]),
  ]);
  const names = vendor.arguments.filter((part) => typeof part === 'string');
  const options = vendor.arguments.flatMap((part) =>
    typeof part === 'string' ? [] : Object.entries(part),
  );
  const bodyName = options.find(([, part]) => part === 'body')?.[0];
  const missing = query.find(
    ({ name }) => ![...names, ...options.map(([, part]) => part)].includes(`query.${name}`),
  );
  if (missing !== undefined)
    throw new Error(`The vendor’s clients have no option for ${missing.name}.`);
  const takesBody = bodyName !== undefined || names.includes('body');
  if (!takesBody && body !== undefined && JSON.stringify(body) !== '{}')
    throw new Error('The method of the vendor’s clients takes no body.');
  return {
    ...planned,
    vendor,
    given: names.map((part) => {
      const value = parts.get(part);
      return part === 'body' || value === undefined ? 'body' : value;
    }),
    ...(bodyName !== undefined && { bodyName }),
    options: options.flatMap(([name, part]) => {
      const value = parts.get(part);
      return value === undefined ? [] : [{ ...value, name }];
    }),
  };
}

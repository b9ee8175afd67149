import { isObject, listAt, objectAt, textAt, type JsonObject } from '@countersign/spec-tools/json';
import type { Area, Operation } from '../areas.ts';
import { toFunctionName, parameterSuffixes } from '../names.ts';
import { readScopes } from './scopes.ts';

/** An operation, as far as the client's modules need it. */
export interface ClientOperation extends Operation {
  /** The function's name, such as `envelopeLocksCreate`. */
  name: string;
  /** Its documentation, line by line. */
  doc: string[];
  parts: Part[];
  /** The media types of the body, in the order of the spec; empty if there is no body. */
  mediaTypes: string[];
  /** The documented statuses below 400. */
  successes: string[];
  paging: Paging | undefined;
  /** The area that its client is of, such as `esign` for both versions of eSignature. */
  area: string;
  call: keyof typeof makers;
}

/** The functions of the runtime that create operations, by the class of their calls. */
export const makers = {
  Call: 'operation',
  PagedCall: 'pagedOperation',
  DocumentCall: 'documentOperation',
} as const;

/** A part of the input of an operation. */
export interface Part {
  field: 'path' | 'query' | 'header' | 'body';
  required: boolean;
  /** The name of its type in `@countersign/types`. */
  type: string;
}

/**
 * The fields and parameters that lead from one page of a list to the next; `x-paging` of the spec.
 */
interface Paging {
  items: string;
  start?: string;
  next?: string;
  total?: string;
}

/** Path parameters that a client may have for all calls; `SharedParameter` in the client. */
const shared = new Set(['accountId', 'organizationId']);

/** The operations of an area, in the order of the document. */
export function clientOperations(area: Area): ClientOperation[] {
  const { operations } = area;
  return operations.map((operation) => {
    const { id, method, path, summary, description, spec, body, typeName } = operation;
    const mediaTypes = Object.keys(objectAt(body, 'content'));
    const successes = operation.responses.filter(([status]) => Number(status) < 400);
    const paging = readPaging(spec);
    const document = successes.some(([, answer]) => isFile(answer));
    const bodyPart = {
      field: 'body' as const,
      required: body.required === true,
      type: `${typeName}Body`,
    };
    return {
      ...operation,
      name: toFunctionName(id),
      doc: [
        `${summary}.`,
        '',
        ...description.split('\n'),
        '',
        `${id}: \`${method} ${path}\``,
        ...describeScopes(readScopes(spec, area)),
      ],
      parts: [...readParts(operation), ...(mediaTypes.length === 0 ? [] : [bodyPart])],
      mediaTypes,
      successes: successes.map(([status]) => status),
      paging,
      area: brandOfServer(listAt(spec, 'servers').find(isObject)) ?? brandOf(area),
      call: paging !== undefined ? 'PagedCall' : document ? 'DocumentCall' : 'Call',
    };
  });
}

/** Names the scopes of an operation, unless a session has them by default. */
function describeScopes(sets: readonly (readonly string[])[]): string[] {
  if (sets.length === 0) return [];
  const several = sets.length === 1 && (sets[0]?.length ?? 0) > 1;
  const names = sets.map((set) => set.map((scope) => `\`${scope}\``).join(' and '));
  return ['', `The token needs ${several ? 'the scopes' : 'the scope'} ${names.join(' or ')}.`];
}

/** The word of an area in the types of clients: versions of one area are at the same host. */
export function brandOf({ name }: Pick<Area, 'name'>): string {
  return name
    .replace(/-v[\d.]+$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The word of a host that single operations of an area have for themselves, by the variable of its
 * address; undefined without a server.
 */
export function brandOfServer(server: JsonObject | undefined): string | undefined {
  return /^\{(\w+)_url\}/.exec(textAt(server ?? {}, 'url') ?? '')?.[1];
}

/** Reports whether an answer may be something other than data in JSON or XML. */
function isFile(answer: JsonObject): boolean {
  const mediaTypes = Object.keys(objectAt(answer, 'content'));
  const data = mediaTypes.includes('application/json')
    ? ['application/json', 'application/xml']
    : [];
  return mediaTypes.some((mediaType) => !data.includes(mediaType));
}

function readParts({ parameters, typeName }: Operation): Part[] {
  return (['path', 'query', 'header'] as const).flatMap((field) => {
    const own = parameters.filter((one) => one.in === field);
    const required = own.some(
      (one) =>
        one.required === true && !(field === 'path' && shared.has(textAt(one, 'name') ?? '')),
    );
    return own.length === 0 ? [] : [{ field, required, type: typeName + parameterSuffixes[field] }];
  });
}

function readPaging(spec: JsonObject): Paging | undefined {
  const { items, ...fields } = objectAt(spec, 'x-paging');
  if (typeof items !== 'string') return undefined;
  const entries = ['start', 'next', 'total'].filter((name) => typeof fields[name] === 'string');
  return { items, ...Object.fromEntries(entries.map((name) => [name, String(fields[name])])) };
}

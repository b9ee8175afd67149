import { createContext } from '../core/context.ts';
import type { FindRoute } from '../core/routes.ts';
import { loadOperation, loadSchemas, type CompiledOperation } from '../engine/contract.ts';
import { readRequest } from '../engine/read-request.ts';
import { Refusal } from '../engine/refusal.ts';
import { isJson, parseMediaType, type MockRequest } from '../message.ts';
import { describeGot } from '../traffic/describe-got.ts';
import { redactUrl } from '../traffic/redact-url.ts';
import { checkValue } from './check-value.ts';
import type { CheckedExchange, Deviation } from './deviation.ts';

/** A request and its response, as they went through. */
export interface SeenExchange {
  request: MockRequest;
  response: {
    status: number;
    /** Names in lower case. */
    headers: Readonly<Record<string, string>>;
    /** Without its content encoding; undefined where not all of it was kept. */
    body: Buffer | undefined;
  };
}

/** What addresses of the API begin with; others are pages for people, with what belongs to them. */
const apiPath = /^\/(?:restapi|management|oauth|v\d[\d.]*)(?:[/?]|$)/i;

/** Compares exchanges with the contract whose routes it was made with. */
export type CheckExchange = (seen: SeenExchange) => Promise<CheckedExchange>;

export function createCheck(findRoute: FindRoute): CheckExchange {
  const read = readRequest(false);
  return async (seen) => {
    const { request, response } = seen;
    const found = findRoute(request);
    const checked: CheckedExchange = {
      method: request.method,
      url: redactUrl(request.url),
      status: response.status,
      area: found.area.area,
      deviations: [],
      tolerated: [],
    };
    if (found.kind !== 'operation') {
      if (!apiPath.test(request.url)) return checked;
      const expected =
        found.kind === 'notFound' ? 'an address of the contract' : found.allowed.join(', ');
      checked.deviations.push({
        side: 'request',
        in: 'operation',
        at: '',
        rule: 'unknown',
        expected,
        got: `${request.method} ${redactUrl(request.url).split('?', 1)[0]}`,
      });
      return checked;
    }
    const operation = await loadOperation(found.route);
    const older = found.route.older === true;
    const context = createContext(request, operation, found.area, found.path, older);
    checked.operation = operation.id;
    checked.deviations = [
      ...(await checkRequest(context, response.status)),
      ...checkHeaders(operation, found.area.headers, response),
      ...(await checkResponse(operation, older, seen)),
    ];
    checked.tolerated = context.notes.map(({ at, rule }) => ({ at, rule }));
    return checked;
  };

  /** What the contract does not allow in a request that the service has taken, and what it does not know in it. */
  async function checkRequest(
    context: ReturnType<typeof createContext>,
    status: number,
  ): Promise<Deviation[]> {
    const deviations: Deviation[] = [];
    try {
      await read(context);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The service has refused it as well.
      if (status >= 400) return [];
      for (const { in: place, at, rule, expected, got } of error.findings)
        deviations.push({ side: 'request', in: place, at: anyItem(at), rule, expected, got });
    }
    for (const { in: place, at, rule, sent } of context.notes)
      if (rule === 'unknown')
        deviations.push({
          side: 'request',
          in: place,
          at: anyItem(at),
          rule,
          expected: 'nothing of this name',
          got: sent ?? at,
        });
    return deviations;
  }
}

/** The headers that every response of the area has, as far as this one is said to have them. */
function checkHeaders(
  { responses }: CompiledOperation,
  common: Readonly<Record<string, string>>,
  { status, headers }: SeenExchange['response'],
): Deviation[] {
  const own = responses.find(({ code }) => code === String(status))?.headers ?? {};
  return Object.keys(common)
    .filter((name) => own[name] !== undefined && headers[name] === undefined)
    .map((name) => ({
      side: 'response',
      in: 'header',
      at: name,
      rule: 'missing',
      expected: 'there',
      got: 'nothing',
    }));
}

async function checkResponse(
  operation: CompiledOperation,
  older: boolean,
  { response: { status, headers, body } }: SeenExchange,
): Promise<Deviation[]> {
  const known = operation.responses.find(({ code }) => code === String(status));
  if (known === undefined)
    return [
      deviation({
        in: 'status',
        at: '',
        rule: 'status',
        expected: operation.responses.map(({ code }) => code).join(', '),
        got: String(status),
      }),
    ];
  if (body === undefined || body.length === 0) return [];
  const mediaType = parseMediaType(headers['content-type']);
  const content = known.contents.find(
    (one) => one.mediaType === mediaType || one.mediaType === '*/*',
  );
  if (content === undefined) {
    if (operation.xml && mediaType.endsWith('xml')) return [];
    const expected = known.contents.map((one) => one.mediaType).join(', ') || 'no body';
    return [
      deviation({ in: 'mediaType', at: '', rule: 'mediaType', expected, got: mediaType || 'none' }),
    ];
  }
  // The older prefix has other forms of some values.
  if (!isJson(mediaType) || content.schema === undefined) return [];
  if (older && operation.olderForms !== undefined) return [];
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    const got = describeGot(body.toString().slice(0, 60));
    return [deviation({ in: 'body', at: '', rule: 'syntax', expected: 'JSON', got })];
  }
  const source = await loadSchemas(operation);
  return checkValue(value, content.schema, source).map((one) => deviation({ in: 'body', ...one }));
}

function deviation(part: Omit<Deviation, 'side'>): Deviation {
  return { side: 'response', ...part };
}

/** A pointer that does not tell items of a list apart. */
function anyItem(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/-');
}

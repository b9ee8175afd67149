import { splitUrl } from '../core/split-url.ts';
import { createContext } from '../core/steps/context.ts';
import type { FindRoute } from '../core/steps/routes.ts';
import {
  loadOperation,
  loadSchemas,
  type CompiledOperation,
  type Route,
} from '../core/engine/contract.ts';
import { readRequest } from '../core/engine/read-request.ts';
import { Refusal } from '../core/engine/refusal.ts';
import { loadXml } from '../core/engine/xml.ts';
import { formatPointer } from '../core/json-pointer.ts';
import { isJson, isXml, parseMediaType, type MockRequest } from '../core/message.ts';
import { Excess } from '../core/outside/excess.ts';
import { limits } from '../core/outside/limits.ts';
import { readOutsideJson } from '../core/outside/read-json.ts';
import { describeGot } from '../core/traffic/describe-got.ts';
import { redactUrl } from '../core/traffic/redact-url.ts';
import { checkValue } from './check-value.ts';
import type { CheckedExchange, Deviation } from './deviation.ts';

/** A request and its response, as they went through. */
export interface SeenExchange {
  /** Its body is without its content encoding; undefined if not all of it was kept. */
  request: Omit<MockRequest, 'body'> & { body: Buffer | undefined };
  response: {
    status: number;
    /** Names in lower case. */
    headers: Readonly<Record<string, string>>;
    /** The body without its content encoding; undefined if not all of it was kept. */
    body: Buffer | undefined;
  };
}

/** The prefixes of API addresses; all others are pages for people and their files. */
const apiPath = /^\/(?:restapi|management|oauth|api|v\d[\d.]*)(?:[/?]|$)/i;

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
        got: `${request.method} ${splitUrl(checked.url).path}`,
      });
      return checked;
    }
    const operation = await loadOperation(found.route);
    const older = found.route.older === true;
    const sent = { ...request, body: request.body ?? Buffer.alloc(0) };
    const context = createContext(sent, operation, found.area, found.path, older);
    checked.operation = operation.id;
    checked.deviations = [
      ...(await checkRequest(context, response.status, request.body !== undefined)),
      ...checkHeaders(operation, found.area.headers, response),
      ...(await checkResponse(operation, older, seen, responsesOf(found.route))),
    ];
    checked.tolerated = context.notes.map(({ at, rule }) => ({ at, rule }));
    return checked;
  };

  /**
   * Lists where a request that the service accepted breaks the contract or uses unknown names.
   * @param hasBody false if its body was not kept, and cannot be compared
   */
  async function checkRequest(
    context: ReturnType<typeof createContext>,
    status: number,
    hasBody: boolean,
  ): Promise<Deviation[]> {
    const deviations: Deviation[] = [];
    try {
      await read(context);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The service has refused it as well.
      if (status >= 400) return [];
      for (const { in: place, at, rule, expected, got } of error.findings)
        if (hasBody || place !== 'body')
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

/**
 * Checks the headers that every response of the area has, as far as the spec lists them for this
 * one.
 */
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
  responses: string,
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
        patch: {
          op: 'add',
          path: `${responses}/${status}`,
          value: { description: 'Seen in a recording.', 'x-evidence': 'recorded' },
        },
      }),
    ];
  if (body === undefined || body.length === 0) return [];
  const mediaType = parseMediaType(headers['content-type']);
  const find = (type: string) =>
    known.contents.find((one) => one.mediaType === type || one.mediaType === '*/*');
  // XML goes by the schema that JSON has.
  const isFromJson = operation.xml && isXml(mediaType) && find(mediaType) === undefined;
  const content = find(isFromJson ? 'application/json' : mediaType);
  if (content === undefined) {
    const expected = known.contents.map((one) => one.mediaType).join(', ') || 'no body';
    return [
      deviation({ in: 'mediaType', at: '', rule: 'mediaType', expected, got: mediaType || 'none' }),
    ];
  }
  const { schema } = content;
  // The older prefix has other forms of some values.
  if (schema === undefined || !(isFromJson || isJson(mediaType))) return [];
  if (older && operation.olderForms !== undefined) return [];
  const source = await loadSchemas(operation);
  const text = body.toString();
  const { decodeXml, XmlError } = await loadXml();
  let value: unknown;
  try {
    value = isFromJson ? decodeXml(text, schema, source) : readOutsideJson(body, limits.recorded);
  } catch (error) {
    const expected = isFromJson ? 'XML' : 'JSON';
    const isTold = error instanceof XmlError || error instanceof Excess;
    const got = isTold ? error.message : describeGot(text.slice(0, 60));
    return [deviation({ in: 'body', at: '', rule: 'syntax', expected, got })];
  }
  const root = `${responses}/${status}${formatPointer(['content', content.mediaType, 'schema'])}`;
  return checkValue(value, schema, source, root).map((one) => deviation({ in: 'body', ...one }));
}

/** Returns the JSON pointer to an operation's responses in the document of its area. */
function responsesOf({ path, method }: Pick<Route, 'path' | 'method'>): string {
  return formatPointer(['paths', path, method.toLowerCase(), 'responses']);
}

function deviation(part: Omit<Deviation, 'side'>): Deviation {
  return { side: 'response', ...part };
}

/** A pointer that does not tell items of a list apart. */
function anyItem(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/-');
}

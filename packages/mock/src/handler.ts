import { encodeXml } from '@countersign/client/xml';
import type { HttpMethod } from '@stoplight/types';
import { redirectBack, requireToken } from './authorize.js';
import { refuse } from './findings.js';
import {
  isJson,
  isMediaType,
  isXml,
  mediaTypeOf,
  type MockRequest,
  type MockResponse,
} from './message.js';
import { loadOperation, readIndex, type CompiledOperation, type ServedArea } from './operations.js';
import { readPreference } from './prefer.js';
import type { PrismAnswer } from './prism.js';
import { problemResponse } from './problem.js';
import { Refusal } from './refusal.js';
import { jsonAnswer, readBody } from './request-body.js';
import { createRouter, pathFor, pathInSpec } from './router.js';

/** How the mock takes requests. */
export interface HandlerOptions {
  /** Refuse a number or a boolean where text is due, instead of taking it as the service does. */
  strict?: boolean;
}

/** Answers one request. Whatever the request is, there is an answer; it rejects only where the package itself is broken. */
export type Handler = (request: MockRequest) => Promise<MockResponse>;

/** What a request asks for: the path as the spec writes it, and the query as it was sent. */
interface Address {
  path: string;
  query: string;
}

/** Answers that depend on the request in a way no schema can say. */
const completions = new Map([['OAuth_authorize', redirectBack]]);

/** Makes the function that answers every request, whatever transport it came by. */
export function createHandler({ strict = false }: HandlerOptions = {}): Handler {
  const index = readIndex();
  const route = createRouter(index);
  const areas = new Map(index.areas.map((area) => [area.area, area]));
  const health = JSON.stringify({ status: 'ok', operations: index.routes.length });

  return async (request) => {
    const [path = '/', query = ''] = request.url.split(/\?(.*)/s);
    if (path === '/healthz') return json(200, health);
    const served = pathInSpec(path);
    const found = route(request.method, served);
    if (found.kind === 'notFound')
      return problemResponse(
        found.area,
        new Refusal('notFound', `Nothing is served at ${path}; the reference lists every address.`),
        prefersXml(request),
      );
    if (found.kind === 'methodNotAllowed') {
      const allow = found.allowed.join(', ');
      const message = `${path} does not know ${request.method}; it knows ${allow}.`;
      return problemResponse(
        found.area,
        new Refusal('methodNotAllowed', message, { allow }),
        prefersXml(request),
      );
    }
    const area = areas.get(found.route.area);
    if (area === undefined) throw new Error(`the area ${found.route.area} is not in the index`);
    const address = { path: pathFor(found.route, served), query };
    return answer(request, address, await loadOperation(found.route), area);
  };

  async function answer(
    request: MockRequest,
    address: Address,
    compiled: CompiledOperation,
    area: ServedArea,
  ): Promise<MockResponse> {
    const xml = compiled.xml && prefersXml(request);
    try {
      if (request.tooLarge === true)
        throw new Refusal(
          'tooLarge',
          `A body may have at most ${area.problems.largestBody} bytes.`,
          { connection: 'close' },
        );
      if (compiled.bearer) requireToken(request);
      const prism = await ask(request, address, compiled, xml);
      if (prism.findings.length > 0) throw refuse(prism.findings, compiled.operation);
      const response = toResponse(prism, compiled, xml);
      return completions.get(compiled.id)?.(request, response) ?? response;
    } catch (error) {
      return problemResponse(area, error instanceof Refusal ? error : failed(compiled, error), xml);
    }
  }

  async function ask(
    request: MockRequest,
    { path, query }: Address,
    compiled: CompiledOperation,
    xml: boolean,
  ): Promise<PrismAnswer> {
    const { body, mediaType } = readBody(request, compiled, strict);
    // Prism brings much along; it is loaded with the first request and not at the start.
    const { askPrism } = await import('./prism.js');
    return askPrism(
      compiled.operation,
      {
        method: toHttpMethod(compiled.operation.method),
        url: { path, query: queryOf(query) },
        headers: {
          ...request.headers,
          ...(mediaType !== '' && { 'content-type': mediaType }),
          accept: xml ? 'application/json' : acceptable(request),
        },
        ...(body !== undefined && { body }),
      },
      readPreference(request.headers.prefer),
    );
  }
}

function toResponse(
  { response }: PrismAnswer,
  compiled: CompiledOperation,
  xml: boolean,
): MockResponse {
  const { statusCode: status, body } = response;
  const headers = Object.fromEntries(
    Object.entries(response.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const mediaType = mediaTypeOf(headers['content-type']);
  if (body === undefined || mediaType === '') {
    delete headers['content-type'];
    return { status, headers, body: '' };
  }
  if (isJson(mediaType) && xml) {
    const { schema, source } = jsonAnswer(compiled.operation, status);
    headers['content-type'] = 'application/xml; charset=utf-8';
    return { status, headers, body: encodeXml(body, schema ?? {}, source) };
  }
  if (isJson(mediaType)) {
    headers['content-type'] = `${mediaType}; charset=utf-8`;
    return { status, headers, body: JSON.stringify(body) };
  }
  if (mediaType.startsWith('text/')) return { status, headers, body: String(body) };
  // The bundle holds bytes as base64, since JSON and Prism know text only.
  return { status, headers, body: Buffer.from(String(body), 'base64') };
}

function toHttpMethod(method: string): HttpMethod {
  const known: HttpMethod[] = ['get', 'put', 'post', 'delete', 'patch'];
  const found = known.find((candidate) => candidate === method);
  if (found === undefined) throw new Error(`no operation can have the method ${method}`);
  return found;
}

/** What Prism says where it has no answer to give; the rest is a fault of ours. */
function failed({ id }: CompiledOperation, error: unknown): Refusal {
  const said = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (said.includes('NOT_ACCEPTABLE'))
    return new Refusal(
      'notAcceptable',
      `${id} has no answer of a media type that the Accept header allows.`,
    );
  if (/#(NOT_FOUND|NO_RESPONSE_RESPONSE_DEFINED)/.test(said))
    return new Refusal('badParameter', `${id} has no answer such as the Prefer header asks for.`);
  return new Refusal('serverError', `The mock failed at ${id}: ${said}`);
}

/** The Accept header without what is no media type; without any, everything is acceptable. */
function acceptable({ headers: { accept = '' } }: MockRequest): string {
  const known = accept.split(',').filter((part) => isMediaType(mediaTypeOf(part)));
  return known.join(',') || '*/*';
}

function prefersXml({
  headers: { accept = '', 'content-type': contentType },
}: MockRequest): boolean {
  const wanted = accept.split(',').map(mediaTypeOf);
  if (wanted.some(isJson)) return false;
  return wanted.some(isXml) || (accept === '' && isXml(mediaTypeOf(contentType)));
}

function queryOf(query: string): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(values);
}

function json(status: number, body: string): MockResponse {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
}

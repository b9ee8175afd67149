import {
  createInstance,
  ProblemJsonError,
  type IHttpMockConfig,
  type IHttpRequest,
} from '@stoplight/prism-http';
import { DiagnosticSeverity, type HttpMethod } from '@stoplight/types';
import { CodeGen } from 'ajv/dist/compile/codegen/index.js';
import { pino } from 'pino';
import { formatPrismFinding } from './findings.ts';
import { isJson, parseMediaType } from './media-type.ts';
import type { ParityOperation } from './operations.ts';
import type { ParityAnswer, ParityRequest } from './request.ts';

// Prism has Ajv shorten the code of each validator, which takes longer than to write it, for code that
// checks one request or two. What it checks stays the same.
CodeGen.prototype.optimize = () => {};

/** A silent log for Prism; only its answers count here. */
const silent: Parameters<typeof createInstance>[1]['logger'] = Object.assign(
  pino({ enabled: false }),
  { success() {}, child: () => silent },
);

/** The settings of Prism's command line, except for tokens, which both servers ignore here. */
const settings: IHttpMockConfig = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

const methods: HttpMethod[] = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Prism with all its own parts. Its router takes 300 times as long with 300 operations, so it gets
 * one.
 */
const prism = createInstance(settings, { logger: silent });

/** Requests an answer of bare Prism, as its own server would. */
export async function askPrism(
  one: ParityOperation,
  request: ParityRequest,
): Promise<ParityAnswer> {
  const { code, example, dynamic = false } = request.prefer ?? {};
  const mock = {
    dynamic,
    seed: 'parity',
    ...(code !== undefined && { code }),
    ...(example !== undefined && { exampleKey: example }),
  };
  // A request whose answer is made up is a valid one; it need not be compiled for that again.
  const config = { ...settings, validateRequest: !dynamic, mock };
  const operation = dynamic ? one.whole() : one.operation;
  try {
    const outcome = await prism.request(toPrismRequest(request, one), [operation], config)();
    if (outcome._tag === 'Left') return refused(outcome.left);
    const { output, validations } = outcome.right;
    const { 'Content-type': contentType, ...headers } = output.headers ?? {};
    const mediaType = output.body === undefined ? '' : parseMediaType(contentType);
    return {
      status: output.statusCode,
      mediaType,
      body: output.body,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      findings: validations.input
        .filter(({ severity }) => severity === DiagnosticSeverity.Error)
        .map(formatPrismFinding)
        .toSorted(),
    };
  } catch (error) {
    return refused(error);
  }
}

/** The request as Prism's server reads it. */
function toPrismRequest(
  { path, query, headers, body }: ParityRequest,
  { operation }: ParityOperation,
): IHttpRequest {
  const { searchParams, pathname } = new URL(`${path}?${query}`, 'http://prism.test');
  const names = [...new Set(searchParams.keys())];
  return {
    method: toHttpMethod(operation.method),
    url: { path: pathname, query: Object.fromEntries(names.map((n) => [n, readQueryValue(n)])) },
    headers: { ...headers },
    ...(body !== undefined && body.length > 0 && { body: read(body, headers['content-type']) }),
  };

  function readQueryValue(name: string): string | string[] {
    const values = searchParams.getAll(name);
    const [only = ''] = values;
    return values.length === 1 ? only : values;
  }
}

function toHttpMethod(method: string): HttpMethod {
  const found = methods.find((known) => known === method);
  if (found === undefined) throw new Error(`no operation can have the method ${method}`);
  return found;
}

function read(body: Buffer, contentType: string | undefined): unknown {
  const text = body.toString('utf8');
  return isJson(parseMediaType(contentType)) ? JSON.parse(text) : text;
}

/**
 * Returns Prism's answer if it has none of the spec: one of its own, or the error that it throws.
 */
function refused(error: unknown): ParityAnswer {
  const status = error instanceof ProblemJsonError ? error.status : 500;
  const body = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { status, mediaType: 'application/problem+json', body, headers: {}, findings: [] };
}

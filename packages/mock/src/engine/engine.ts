import { describeFault } from '../faults/describe.ts';
import type { Fault } from '../faults/fault.ts';
import { isJson, mediaTypeOf, type MockRequest, type MockResponse } from '../message.ts';
import type { OAuth } from '../oauth/oauth.ts';
import { acceptedTypes, prefersXml } from './accept.ts';
import { complete, type Asked } from './answer.ts';
import { completeAnswer } from './complete-answer.ts';
import { requireToken } from './authorize.ts';
import { loadOperation, type CompiledOperation } from './contract.ts';
import { refuse } from './findings.ts';
import { answerOAuth } from './oauth-operations.ts';
import { nothingWished, readPreference, type Preference } from './prefer.ts';
import { prepare } from './prepare.ts';
import { problemResponse } from './problem.ts';
import { readBody, type FileBeside } from './read-body.ts';
import { checkParameters } from './read-parameters.ts';
import { Refusal } from './refusal.ts';
import type { Found } from './router.ts';
import type { Service } from './service.ts';
import { loadValidators } from './validators.ts';

/** How the engine answers. */
export interface EngineOptions {
  strict: boolean;
  auth: boolean;
  dynamic: boolean;
  plain: boolean;
  seed: string;
  oauth: OAuth;
  /** The fault that a request to an operation meets, if any. */
  faultFor: (operation: string, area: string) => Fault | undefined;
  /** Counts a call against the limit of its caller; undefined where there is no limit. */
  countCall: (request: MockRequest) => CallCount | undefined;
  /** What answers in place of the mock, where it can. */
  service?: Service | undefined;
}

/** Where a caller stands after one more call. */
export interface CallCount {
  exceeded: boolean;
  /** The headers that say so. */
  headers: Readonly<Record<string, string>>;
}

/** Answers a request to an operation that the router has found. */
export type Engine = (found: FoundOperation, request: MockRequest) => Promise<MockResponse>;

type FoundOperation = Extract<Found, { kind: 'operation' }>;

/** A request on its way through. */
interface Handling extends Omit<Asked, 'body'> {
  xml: boolean;
  preference: Preference;
}

const noQuery = new URLSearchParams();
const noFiles: ReadonlyMap<string, FileBeside> = new Map();
const jsonOnly = ['application/json'];

/** Makes the function that answers requests to operations. It never rejects. */
export function createEngine(options: EngineOptions): Engine {
  const { strict, auth, dynamic, plain, seed, oauth, faultFor, countCall, service } = options;

  return async ({ route, path, area }, request) => {
    const operation = await loadOperation(route);
    const xml = operation.xml && prefersXml(request);
    const count = countCall(request) ?? service?.countCall?.(operation, request);
    const rule = faultFor(operation.id, operation.area) ?? service?.faultFor?.(operation, request);
    let preference: Preference = rule ?? nothingWished;
    let response: MockResponse;
    try {
      const wished = readPreference(request.headers.prefer);
      preference = rule === undefined ? wished : { ...wished, ...rule };
      if (service !== undefined) await service.authorize(request, operation);
      else if (auth && operation.bearer) requireToken(request, oauth);
      const query = queryOf(request.url);
      const handling = { request, operation, path, query, xml, preference };
      if (count?.exceeded === true)
        response = await answerAs({ code: 429 }, { ...handling, body: undefined });
      // What goes wrong by rule goes wrong whatever the request is.
      else if (rule?.code !== undefined)
        response = await answerAs(rule, { ...handling, body: undefined });
      else response = await answerValid(handling);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : failed(operation, error);
      response = problemResponse(area, refusal, { xml, operation: operation.id });
    }
    return dressed(response, operation, preference, count);
  };

  async function answerValid(handling: Handling): Promise<MockResponse> {
    const { request, operation, path, query, preference } = handling;
    const read = readBody(request, operation, strict);
    const { findings, value: body, files = noFiles } = read instanceof Promise ? await read : read;
    const validators = await loadValidators(operation.area, 'parameters');
    const given = { path, query, headers: request.headers };
    const all = checkParameters(operation, given, validators);
    if (findings.length > 0 || all.length > 0) throw refuse([...findings, ...all]);
    const { code, example, dynamic: madeUp = dynamic } = preference;
    const asked = { ...handling, body };
    const asItComes = code === undefined && example === undefined && !madeUp && !plain;
    const { xml } = handling;
    const call = { ...asked, files };
    const answer = asItComes ? await service?.answer(call) : undefined;
    if (answer !== undefined) return completeAnswer(call, answer, xml);
    const own = asItComes ? oauth.operations.get(operation.id) : undefined;
    if (own !== undefined) return answerOAuth(own, asked);
    return answerAs(madeUp ? { ...preference, dynamic: true } : preference, asked);
  }

  async function answerAs(
    preference: Preference,
    handling: Handling & Asked,
  ): Promise<MockResponse> {
    const { operation, request, xml } = handling;
    const accept = xml ? jsonOnly : acceptedTypes(request);
    let prepared = await prepare(operation, preference, accept, plain);
    // Clients ask for JSON by habit, also where the service has none to give.
    if (prepared === 'notAcceptable' && !strict && accept.some((type) => isJson(mediaTypeOf(type))))
      prepared = await prepare(operation, preference, ['*/*'], plain);
    if (prepared === 'notAcceptable')
      throw new Refusal(
        'notAcceptable',
        `${operation.id} has no answer of a media type that the Accept header allows.`,
      );
    if (prepared === 'notFound')
      throw new Refusal('badParameter', noSuchAnswer(operation, preference));
    return complete(prepared, handling, { xml, plain, seed });
  }
}

/** The answer with what it takes of faults and limits, and what came of the request. */
function dressed(
  response: MockResponse,
  { id, area }: CompiledOperation,
  preference: Preference,
  count: CallCount | undefined,
): MockResponse {
  const outcome = { ...response.outcome, area, operation: id };
  // Most requests ask for nothing, and every one comes by here.
  if (preference === nothingWished && count === undefined) return { ...response, outcome };
  const { delay, drop } = preference;
  const fault = describeFault(preference);
  return {
    ...response,
    ...(count !== undefined && { headers: { ...response.headers, ...count.headers } }),
    ...(delay !== undefined && { delay }),
    ...(drop !== undefined && { drop }),
    outcome: fault === '' ? outcome : { ...outcome, fault },
  };
}

/** Says that there is no answer such as a Prefer header or a fault rule asks for, and what there is. */
function noSuchAnswer({ id, responses }: CompiledOperation, preference: Preference): string {
  const known = responses.map(({ code, contents }) => {
    const keys = contents.flatMap(({ examples }) => examples.map(({ key }) => key));
    return keys.length === 0 ? code : `${code} (${keys.join(', ')})`;
  });
  return `${id} has no answer for ${describeFault(preference)}; it has ${known.join(', ')}.`;
}

function failed({ id }: CompiledOperation, error: unknown): Refusal {
  const said = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return new Refusal('serverError', `The server failed at ${id}: ${said}`);
}

function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?');
  return at === -1 ? noQuery : new URLSearchParams(url.slice(at + 1));
}

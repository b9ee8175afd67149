import type { Fault } from '../faults/fault.ts';
import { isJson, type MockRequest } from '../message.ts';
import { splitUrl } from '../split-url.ts';
import type { Note, Warning } from '../traffic/exchange.ts';
import type { CompiledOperation, ServedArea } from '../engine/contract.ts';
import { emptyPreference, type Preference } from '../engine/prefer.ts';
import { prefersXml } from '../engine/accept.ts';
import type { FileBeside } from '../engine/body.ts';
import type { Prepared } from '../engine/prepare.ts';
import type { PathValues } from '../engine/path-tree.ts';

/**
 * A request to an operation on its way through the steps. Every field exists from the start, so
 * that all contexts have one shape; steps fill in those that are not read-only.
 */
export interface RequestContext<Caller = unknown> {
  readonly request: MockRequest;
  readonly operation: CompiledOperation;
  readonly area: ServedArea;
  /** The values of the path's parameters, decoded, and canonical once the request is read. */
  path: PathValues;
  query: URLSearchParams;
  /** True if the request uses the path prefix of the older API version. */
  readonly older: boolean;
  /** True if the response is written as XML. */
  readonly xml: boolean;
  /** The tenant that the request is for. The mock has only one, without a name. */
  tenant: string;
  /** The caller; undefined before authentication, and for operations that need none. */
  caller: Caller | undefined;
  /** The ID of the user who calls, for the record; undefined until a step knows it. */
  userId: string | undefined;
  /** Headers that every response gets. */
  headers: Readonly<Record<string, string>>;
  /** The caller's state under its rate limit; undefined if there is no limit. */
  count: CallCount | undefined;
  /** The fault that a rule asks for. */
  fault: Fault | undefined;
  /** The wishes of the `Prefer` header, merged with the fault. */
  preference: Preference;
  /** The value of a JSON, XML or form body; undefined for no body, or for one of bytes. */
  body: unknown;
  /** The file that the body is, decoded; undefined if the body is the file as it came. */
  bytes: Buffer | undefined;
  /** The JSON of answers to this request, if the same one came before. */
  answers: Map<Prepared, string> | undefined;
  /** Files in further parts next to the JSON, by the value that names their item in it. */
  files: ReadonlyMap<string, FileBeside>;
  /**
   * Values of the request that were read leniently, and names that the contract does not define.
   */
  notes: readonly Note[];
  /** Values of the request that had no effect, as far as a step has found them. */
  warnings: readonly Warning[];
}

/** The state of a caller under a rate limit after one more call. */
export interface CallCount {
  exceeded: boolean;
  /** The headers that say so. */
  headers: Readonly<Record<string, string>>;
}

const noHeaders: Readonly<Record<string, string>> = {};
const noQuery = new URLSearchParams();
const noNotes: readonly Note[] = [];
const noWarnings: readonly Warning[] = [];
const noFiles: ReadonlyMap<string, FileBeside> = new Map();

export function createContext<Caller>(
  request: MockRequest,
  operation: CompiledOperation,
  area: ServedArea,
  path: PathValues,
  older = false,
): RequestContext<Caller> {
  return {
    request,
    operation,
    area,
    path,
    query: parseQuery(request.url),
    older,
    xml: operation.xml && prefersXml(request) && (asksFor(request) || !takesFiles(operation)),
    tenant: '',
    caller: undefined,
    userId: undefined,
    headers: noHeaders,
    count: undefined,
    fault: undefined,
    preference: emptyPreference,
    body: undefined,
    bytes: undefined,
    answers: undefined,
    files: noFiles,
    notes: noNotes,
    warnings: noWarnings,
  };
}

function asksFor({ headers: { accept = '' } }: MockRequest): boolean {
  return accept !== '';
}

/** Reports whether XML in the body may be a file, which says nothing about the response. */
function takesFiles({ body }: CompiledOperation): boolean {
  return body?.contents.some(({ mediaType }) => !isJson(mediaType)) === true;
}

function parseQuery(url: string): URLSearchParams {
  const { search } = splitUrl(url);
  return search === '' ? noQuery : new URLSearchParams(search);
}

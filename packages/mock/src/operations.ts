import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import type { IHttpOperation } from '@stoplight/types';
import type { JsonSchema, SchemaSource } from './json-schema.js';

/** An operation with all that it refers to inside. */
export interface BundledOperation extends IHttpOperation {
  __bundled__?: SchemaSource;
}

/** One operation in the form in which it is served; made by scripts/compile-operations.ts. */
export interface CompiledOperation {
  area: string;
  /** The operationId of the spec. */
  id: string;
  /** Whether a bearer token must come with the request. */
  bearer: boolean;
  /** Whether bodies go in and out as XML too, by the same schemas. */
  xml: boolean;
  /** What Prism is given: descriptions gone, XML left to us. */
  operation: BundledOperation;
}

/** Where an operation is served. */
export interface Route {
  area: string;
  id: string;
  method: string;
  /** The path with its parameters in braces, without `/restapi`. */
  path: string;
  /** Where the service lists the operation a second time: how the path begins there and in the spec. */
  prefix?: OlderPrefix;
}

/** How the paths of the older listing begin, and how the same begin in the spec. */
export interface OlderPrefix {
  here: string;
  older: string;
}

/** One of the ways in which a request goes wrong before an operation is reached. */
export interface Problem {
  status: number;
  /** The answer as the spec shows it; its sentence is replaced by one about the request. */
  body: Record<string, unknown>;
}

/** The kinds of problem that every area describes in `problems.yaml`. */
export type ProblemKind =
  | 'badBody'
  | 'badParameter'
  | 'noToken'
  | 'badToken'
  | 'notFound'
  | 'methodNotAllowed'
  | 'notAcceptable'
  | 'tooLarge'
  | 'unsupportedMediaType'
  | 'serverError';

/** How an area answers what goes wrong. */
export interface Problems extends Record<ProblemKind, Problem> {
  /** The field of an error's body that holds the sentence for people. */
  sentence: string;
  /** The largest body in bytes that is read. */
  largestBody: number;
}

/** An area as the server knows it. */
export interface ServedArea {
  area: string;
  title: string;
  problems: Problems;
  /** What comes with every refusal: the headers of the area's 404 answers, by their examples. */
  headers: Record<string, string>;
  /** The schema of the area's errors, as far as it says how one is written in XML. */
  errorSchema: JsonSchema;
}

/** All that is loaded at the start. */
export interface OperationIndex {
  areas: ServedArea[];
  /** Every operation once, where the spec has it. */
  routes: Route[];
  /** The operations that the service lists under an older prefix as well. */
  older: Route[];
}

const folder = new URL('./operations/', import.meta.url);

let index: OperationIndex | undefined;

/** What is served; read from disk once, however many ask. */
export function readIndex(): OperationIndex {
  index ??= parseIndex(readFileSync(new URL('index.json', folder), 'utf8'));
  return index;
}

function parseIndex(text: string): OperationIndex {
  const parsed: OperationIndex = JSON.parse(text);
  return parsed;
}

const loaded = new Map<string, Promise<CompiledOperation>>();

/** Reads an operation when it is first asked for, and keeps it. */
export function loadOperation({ area, id }: Route): Promise<CompiledOperation> {
  const key = `${area}/${id}`;
  let operation = loaded.get(key);
  if (operation === undefined) {
    operation = readOperation(key);
    loaded.set(key, operation);
  }
  return operation;
}

async function readOperation(key: string): Promise<CompiledOperation> {
  const compiled: CompiledOperation = JSON.parse(
    await readFile(new URL(`${key}.json`, folder), 'utf8'),
  );
  return compiled;
}

import type { RequestContext } from '../steps/context.ts';
import type { Step } from '../steps/steps.ts';
import type { Finding, Note } from '../traffic/exchange.ts';
import type { CompiledOperation, ParameterKind } from './contract.ts';
import { fillForm } from './fill-form.ts';
import { refuse, toFinding } from './findings.ts';
import { readBody } from './read-body.ts';
import { readParameters } from './read-parameters.ts';
import { refuseForms } from './refuse-forms.ts';
import type { RepeatedRequests } from './repeated-requests.ts';
import { exact, type RequestMode } from './request-mode.ts';
import { loadValidators, type Validators } from './validators.ts';

/** Parts of the reading that differ from server to server. */
interface ReadOptions {
  /** The memory of a server whose steps do not change bodies; undefined to read each. */
  repeated?: RepeatedRequests;
  /** The operations whose documents get their files, and not the texts of these. */
  decodesFiles?: ReadonlySet<string>;
}

/**
 * Creates the step that reads a request as the service does, validates it against the contract, and
 * puts the canonical path, query and body into the context.
 * @param strict refuse forms that are not canonical
 */
export function readRequest(strict: boolean, { repeated, decodesFiles }: ReadOptions = {}): Step {
  return async (context) => {
    const { operation, area, older } = context;
    const filled = strict ? undefined : fillForm(context.request, context.query, operation);
    const { request } = filled ?? context;
    const mode: RequestMode = {
      reading: area.requests ?? exact,
      strict,
      ...(older && operation.olderForms !== undefined && { olderForms: operation.olderForms }),
      ...(decodesFiles?.has(operation.id) === true && { decodesFiles: true }),
    };
    const before = request.body.length === 0 ? undefined : repeated?.find(request, operation);
    const read = before?.body ?? readBody(request, operation, mode);
    const body = read instanceof Promise ? await read : read;
    const { findings, value, bytes, files, notes = [] } = body;
    if (before === undefined) repeated?.keep(request, operation, body);
    context.answers = before?.answers;
    const validators = await loadValidators(operation.area, 'parameters');
    const wrong = readAddress(context, mode, validators);
    if (notes.length > 0) context.notes = [...context.notes, ...notes];
    if (filled !== undefined) context.notes = [...context.notes, ...filled.notes];
    if (findings.length > 0 || wrong.length > 0) throw refuse([...findings, ...wrong], operation);
    context.body = value;
    if (bytes !== undefined) context.bytes = bytes;
    if (files !== undefined) context.files = files;
    return undefined;
  };
}

/**
 * Validates the parameters, puts their canonical values into the context, and returns the findings.
 */
function readAddress(
  context: RequestContext,
  { reading, strict }: RequestMode,
  validators: Validators,
): Finding[] {
  const { operation, request } = context;
  const { path, query, notes } = readParameters(context, reading);
  if (strict) {
    const sent = { path: context.path, query: context.query, headers: request.headers };
    context.notes = notes.filter(({ rule }) => rule === 'unknown');
    return refuseForms(checkParameters(operation, sent, validators), notes);
  }
  const findings = checkParameters(
    operation,
    { path, query, headers: request.headers },
    validators,
  );
  const nulls = reading.nulls === undefined ? [] : findNulls(query, findings);
  context.path = path;
  context.query = nulls.length === 0 ? query : omit(query, nulls);
  if (notes.length > 0 || nulls.length > 0)
    context.notes = [
      ...notes,
      ...nulls.map((at): Note => ({ in: 'query', at, rule: 'null', sent: 'null' })),
    ];
  return nulls.length === 0 ? findings : findings.filter((one) => !isAbout(one, nulls));
}

/**
 * Finds parameters of the query that count as missing: their value is the word null, which is not
 * valid there. Tests of an official client send it for each parameter that has no value.
 * @evidence public
 */
function findNulls(query: URLSearchParams, findings: readonly Finding[]): string[] {
  // Nearly every request is valid, and its query is not looked through.
  if (findings.length === 0) return [];
  const nulls = [...query]
    .filter(([name, value]) => value === 'null' && findings.some((one) => isAbout(one, [name])))
    .map(([name]) => name);
  return [...new Set(nulls)];
}

function isAbout({ in: where, at }: Finding, names: readonly string[]): boolean {
  return where === 'query' && names.some((name) => name.toLowerCase() === at.toLowerCase());
}

function omit(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !names.includes(name)));
}

/** The parts of a request that hold parameters: its address and headers. */
interface RequestInput {
  path: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
}

/**
 * Validates the parameters. As in Prism, names match in any case, and empty values count as
 * missing.
 */
function checkParameters(
  operation: CompiledOperation,
  input: RequestInput,
  validators: Validators,
): Finding[] {
  const findings: Finding[] = [];
  for (const kind of operation.checked) {
    const validate = validators[`${operation.id}_${kind}`];
    if (validate === undefined) throw new Error(`${operation.id} has no validator for ${kind}`);
    if (validate(readValues(operation, kind, input))) continue;
    // The validator has turned text into the numbers that it stands for, in place.
    const sent = readValues(operation, kind, input);
    for (const error of validate.errors ?? [])
      findings.push(toFinding(kind, error, sent, operation));
  }
  return findings;
}

function readValues(
  operation: CompiledOperation,
  kind: ParameterKind,
  { path, query, headers }: RequestInput,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const sent = kind === 'query' ? groupQuery(query) : undefined;
  if (sent === nothing) return values;
  for (const { name, lowerCase } of findNames(operation)[kind]) {
    const value =
      kind === 'path' ? path[name] : kind === 'header' ? headers[lowerCase] : sent?.get(lowerCase);
    if (value !== undefined && value !== '') values[lowerCase] = value;
  }
  return values;
}

/** The name of a parameter, as the spec has it and in lower case. */
interface ParameterName {
  name: string;
  lowerCase: string;
}

const namesOf = new WeakMap<
  CompiledOperation,
  Readonly<Record<ParameterKind, readonly ParameterName[]>>
>();

/** The names of the parameters of an operation, which many requests need. */
function findNames(operation: CompiledOperation) {
  let names = namesOf.get(operation);
  if (names === undefined) {
    const list = (kind: ParameterKind) =>
      operation.parameters
        .filter((one) => one.in === kind)
        .map(({ name }) => ({ name, lowerCase: name.toLowerCase() }));
    names = { path: list('path'), query: list('query'), header: list('header') };
    namesOf.set(operation, names);
  }
  return names;
}

const nothing: ReadonlyMap<string, string | string[]> = new Map();

/** The query by names in lower case; a name that is there twice has a list. */
function groupQuery(query: URLSearchParams): ReadonlyMap<string, string | string[]> {
  if (query.size === 0) return nothing;
  const texts = new Map<string, string | string[]>();
  for (const [name, text] of query) {
    const lower = name.toLowerCase();
    const before = texts.get(lower);
    if (Array.isArray(before)) before.push(text);
    else texts.set(lower, before === undefined ? text : [before, text]);
  }
  return texts;
}

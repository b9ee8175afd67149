import type { Step } from '../core/steps.ts';
import type { Finding } from '../traffic/exchange.ts';
import type { CompiledOperation, ParameterKind } from './contract.ts';
import { refuse, toFinding } from './findings.ts';
import { readBody } from './read-body.ts';
import { loadValidators, type Validators } from './validators.ts';

/** Makes the step that validates the request against the contract and puts its body into the context. */
export function readRequest(strict: boolean): Step {
  return async (context) => {
    const { request, operation, path, query } = context;
    const read = readBody(request, operation, strict);
    const { findings, value, files } = read instanceof Promise ? await read : read;
    const validators = await loadValidators(operation.area, 'parameters');
    const input = { path, query, headers: request.headers };
    const all = checkParameters(operation, input, validators);
    if (findings.length > 0 || all.length > 0) throw refuse([...findings, ...all]);
    context.body = value;
    if (files !== undefined) context.files = files;
    return undefined;
  };
}

/** What a request says by its address and headers, as it was sent. */
interface RequestInput {
  path: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
}

/**
 * What is wrong with the parameters. They are found by name whatever the case, and what is empty
 * counts as missing, both as Prism has it.
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
    const values = readValues(operation, kind, input);
    // The validator turns text into the numbers that it stands for, in place.
    const sent = { ...values };
    if (validate(values)) continue;
    for (const error of validate.errors ?? [])
      findings.push(toFinding(kind, error, sent, operation));
  }
  return findings;
}

function readValues(
  { parameters }: CompiledOperation,
  kind: ParameterKind,
  { path, query, headers }: RequestInput,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const sent = kind === 'query' ? groupQuery(query) : undefined;
  for (const parameter of parameters) {
    if (parameter.in !== kind) continue;
    const name = parameter.name.toLowerCase();
    const value =
      kind === 'path' ? path[parameter.name] : kind === 'header' ? headers[name] : sent?.get(name);
    if (value !== undefined && value !== '') values[name] = value;
  }
  return values;
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

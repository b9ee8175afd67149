import type { Finding } from '../traffic/exchange.ts';
import type { CompiledOperation, ParameterKind } from './contract.ts';
import { toFinding } from './findings.ts';
import type { Validators } from './validators.ts';

/** What a request says by its address and headers, as it was sent. */
export interface Given {
  path: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
}

/**
 * What is wrong with the parameters. They are found by name whatever the case, and what is empty
 * counts as missing, both as Prism has it.
 */
export function checkParameters(
  operation: CompiledOperation,
  given: Given,
  validators: Validators,
): Finding[] {
  const findings: Finding[] = [];
  for (const kind of operation.checked) {
    const validate = validators[`${operation.id}_${kind}`];
    if (validate === undefined) throw new Error(`${operation.id} has no validator of its ${kind}`);
    const values = valuesOf(operation, kind, given);
    // The validator turns text into the numbers that it stands for, in place.
    const sent = { ...values };
    if (validate(values)) continue;
    for (const error of validate.errors ?? [])
      findings.push(toFinding(kind, error, sent, operation));
  }
  return findings;
}

function valuesOf(
  { parameters }: CompiledOperation,
  kind: ParameterKind,
  { path, query, headers }: Given,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const sent = kind === 'query' ? textsOf(query) : undefined;
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
function textsOf(query: URLSearchParams): ReadonlyMap<string, string | string[]> {
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

import { isDeepStrictEqual } from 'node:util';
import { isObject, listAt, type JsonObject } from '@countersign/spec-tools/json';
import { pointer, type Comparison } from './comparison.ts';
import { compareNodes } from './node.ts';
import type { Operation } from './operations.ts';
import { broken, more, wording } from './weight.ts';

/** Compares two states of an operation or event. */
export function compareOperations(
  before: Operation,
  after: Operation,
  comparison: Comparison,
): void {
  const whole = { part: '', pointer: after.pointer };
  if (before.address !== after.address)
    comparison.report(whole, `moved from ${before.address} to ${after.address}`, broken);
  compareTags(before, after, comparison);
  compareSecurity(before, after, comparison);
  compareNodes('operation', before.operation, after.operation, whole, comparison);
}

/** The first tag is the resource, which names the module of the client; the others are for people. */
function compareTags(before: Operation, after: Operation, { report }: Comparison): void {
  const [was, is] = [listAt(before.operation, 'tags'), listAt(after.operation, 'tags')];
  const at = { part: '', pointer: pointer(after.pointer, 'tags') };
  if (was[0] !== is[0]) report(at, `moved from the module ${was[0]} to ${is[0]}`, broken);
  else if (!isDeepStrictEqual(was.toSorted(), is.toSorted())) report(at, 'tags changed', wording);
}

/** Compares who may call: each alternative is a set of schemes and scopes that a caller needs. */
function compareSecurity(
  before: Operation,
  after: Operation,
  { report, ...documents }: Comparison,
): void {
  const was = listAlternatives(before, documents.before);
  const is = listAlternatives(after, documents.after);
  const at = { part: 'security', pointer: pointer(after.pointer, 'security') };
  for (const one of was.filter((alternative) => !accepts(is, alternative)))
    report(at, `no longer accepts ${show(one)}, only ${is.map(show).join(' or ')}`, broken);
  for (const one of is.filter((alternative) => !accepts(was, alternative)))
    report(at, `also accepts ${show(one)}`, more);
}

type Alternative = ReadonlySet<string>;

function accepts(alternatives: Alternative[], one: Alternative): boolean {
  return alternatives.some((needed) => [...needed].every((scope) => one.has(scope)));
}

/** The security of the document applies to operations without their own; none at all admits anyone. */
function listAlternatives({ operation }: Operation, document: JsonObject): Alternative[] {
  const source = Array.isArray(operation.security) ? operation : document;
  const alternatives = listAt(source, 'security').map((requirement) => {
    const schemes = Object.entries(isObject(requirement) ? requirement : {});
    return new Set(
      schemes.flatMap(([scheme, scopes]) => [
        scheme,
        ...(Array.isArray(scopes) ? scopes.map((scope) => `${scheme} ${String(scope)}`) : []),
      ]),
    );
  });
  return alternatives.length === 0 ? [new Set()] : alternatives;
}

function show(alternative: Alternative): string {
  return alternative.size === 0 ? 'anyone' : [...alternative].join(' + ');
}

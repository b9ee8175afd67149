import { findNameElsewhere, listNamesAt } from '@countersign/mock/core/contract';
import type { Note } from '@countersign/mock/core/traffic';
import { nearest } from '@countersign/mock/core/words';
import type { WarningInput } from '../state/model/warning.ts';
import type { Call } from './caller.ts';
import { findWithoutEffect } from './find-without-effect.ts';
import { parametersWithoutEffect } from './parameters-without-effect.ts';

type Operation = Call['operation'];

/** The maximum length of names that are compared; longer ones are not typing errors. */
const longestName = 100;

/** The search for other places takes a while, so that only the first names are looked up. */
const mostLookedUp = 20;

/** More places than these only tire the reader. */
const mostPlaces = 2;

const none: readonly WarningInput[] = [];

/**
 * Makes warnings of the properties and query parameters that the contract does not have or that have
 * no effect, and of numbers that were cut to the largest one.
 */
export async function describeUnknown({
  operation,
  request,
  notes,
  query,
  body,
}: Pick<Call, 'operation' | 'request' | 'notes' | 'query' | 'body'>): Promise<
  readonly WarningInput[]
> {
  const ignored = [
    ...describeIgnoredBody(operation, request),
    ...(query.size === 0 ? none : describeIgnored(operation, query)),
    ...findWithoutEffect(body),
  ];
  if (notes.length === 0) return ignored;
  const unknown = notes.filter(({ rule }) => rule === 'unknown');
  const found = [...ignored, ...notes.filter(({ rule }) => rule === 'most').map(describeCut)];
  for (const [index, note] of unknown.entries())
    found.push(
      note.in === 'query'
        ? describeParameter(operation, note)
        : await describeProperty(operation, note, index < mostLookedUp),
    );
  return found;
}

/**
 * Describes the body of a call that reads none; an empty object asks for nothing, and the vendor's own
 * clients send one with each call.
 */
function describeIgnoredBody(
  { id, body }: Operation,
  { body: sent }: Call['request'],
): readonly WarningInput[] {
  if (body !== undefined || sent.length === 0 || isEmptyObject(sent)) return none;
  return [{ code: 'body-ignored', in: 'body', at: '', message: `${id} reads no body.` }];
}

function isEmptyObject(sent: Buffer): boolean {
  return sent.length < 8 && /^\s*\{\s*\}\s*$/.test(sent.toString());
}

/** Describes what was asked for and has no effect; `false` asks for nothing. */
function describeIgnored({ id, parameters }: Operation, query: URLSearchParams): WarningInput[] {
  return [...query].flatMap(([at, value]): WarningInput[] => {
    const reason = [at, `${id} ${at}`].find((key) => Object.hasOwn(parametersWithoutEffect, key));
    if (reason === undefined || value === 'false') return [];
    if (!parameters.some(({ name }) => name === at)) return [];
    const message = `this has no effect: ${parametersWithoutEffect[reason] ?? ''}.`;
    return [{ code: 'parameter-ignored', in: 'query', at, message }];
  });
}

function describeCut({ in: where, at, sent = '', canonical = '' }: Note): WarningInput {
  const message = `${sent} is more than ${canonical}, and was read as ${canonical}.`;
  return { code: 'value-cut', in: where, at, message };
}

function describeParameter({ id, parameters }: Operation, { at }: Note): WarningInput {
  const known = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const message = `${id} has no such query parameter${suggest(at, known)}`;
  return { code: 'unknown-parameter', in: 'query', at: shorten(at), message };
}

async function describeProperty(
  operation: Operation,
  { in: where, at, sent = '' }: Note,
  lookUp: boolean,
): Promise<WarningInput> {
  const hint = await findHint(operation, at.slice(0, at.lastIndexOf('/')), sent, lookUp);
  const message = `there is no property ${quote(sent)} here${hint}`;
  return { code: 'unknown-property', in: where, at: shorten(at), message };
}

/** The end of a sentence about a property that its object does not have. */
async function findHint(
  operation: Operation,
  parent: string,
  sent: string,
  lookUp: boolean,
): Promise<string> {
  const names = await listNamesAt(operation, parent);
  // Without the canonical name, the sent one would have been accepted in another case.
  const canonical = names.find((name) => name.toLowerCase() === sent.toLowerCase());
  if (canonical !== undefined) return `; ${quote(canonical)} is there too and counts.`;
  const places = lookUp ? await findNameElsewhere(operation, sent, mostPlaces + 1) : [];
  const others = places.filter((place) => place !== parent).slice(0, mostPlaces);
  return others.length > 0
    ? `; it belongs to ${others.map(quote).join(' or ')}.`
    : suggest(sent, names);
}

/** The end of a sentence about a name that nothing has. */
function suggest(name: string, known: readonly string[]): string {
  const found = name.length > longestName ? undefined : nearest(name, known);
  return found === undefined ? '.' : `; did you mean ${quote(found)}?`;
}

function quote(text: string): string {
  return `\`${shorten(text)}\``;
}

function shorten(text: string): string {
  return text.length > longestName * 2 ? `${text.slice(0, longestName * 2)}…` : text;
}

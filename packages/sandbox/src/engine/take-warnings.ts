import type { Answer } from '@countersign/mock/core/answers';
import type { Warning } from '@countersign/mock/core/traffic';
import { formatPointer } from '@countersign/mock/core/words';
import { createWarning, type WarningInput } from '../state/model/warning.ts';
import type { State } from '../state/state.ts';
import type { Call } from './caller.ts';

/** More values of a body than these are not looked at. */
const most = 100_000;

/**
 * Finds the objects of a body that have some properties with their values.
 * @returns their places as JSON pointers, in the order of the body
 */
function locate(body: unknown, properties: Readonly<Record<string, unknown>>): string[] {
  const wanted = Object.entries(properties).filter(([, value]) => value !== undefined);
  const found: string[] = [];
  const left: [string, unknown][] = [['', body]];
  let count = 0;
  for (let one = left.pop(); one !== undefined && count < most; one = left.pop()) {
    count += 1;
    const [place, value] = one;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    const fields = new Map<string, unknown>(Object.entries(value));
    if (wanted.length > 0 && wanted.every(([name, field]) => fields.get(name) === field))
      found.push(place);
    for (const [name, inner] of [...fields].toReversed())
      if (typeof inner === 'object') left.push([place + formatPointer([name]), inner]);
  }
  return found;
}

/** Puts the warnings into the record of the request, with the envelope that they are about. */
export function takeWarnings(
  call: Call,
  { warnings }: Pick<State, 'warnings'>,
  answer: Answer | undefined,
): void {
  if (warnings.length === 0 && call.warnings.length === 0) return;
  const envelopeId = (call.path.envelopeId ?? findCreated(answer?.body))?.toLowerCase();
  const find = createFinder(call.body);
  call.warnings = warnings.map((one): Warning => ({
    ...createWarning(one, find(one)),
    ...(envelopeId !== undefined && { envelopeId }),
  }));
}

/** The function that finds the place of each warning; those about alike objects take turns. */
function createFinder(body: unknown): (warning: WarningInput) => string {
  const left = new Map<string, string[]>();
  return ({ at = '', like }) => {
    if (like === undefined) return at;
    const key = JSON.stringify(like);
    const places = left.get(key) ?? locate(body, like);
    left.set(key, places);
    const place = places.shift();
    return place === undefined ? '' : place + at;
  };
}

/** The ID of the envelope in an answer. */
function findCreated(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('envelopeId' in body)) return undefined;
  return typeof body.envelopeId === 'string' ? body.envelopeId : undefined;
}

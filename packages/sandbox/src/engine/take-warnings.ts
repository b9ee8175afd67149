import type { Answer } from '@countersign/mock/core/answers';
import type { Warning } from '@countersign/mock/core/traffic';
import { createWarning, type WarningInput } from '../state/model/warning.ts';
import type { State } from '../state/state.ts';
import type { Call } from './caller.ts';
import { locate } from './locate.ts';

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

import { describeReplaced, type ReplacedLetter } from '../documents/replaced-letters.ts';
import type { State } from '../state/state.ts';

/** Warns, once, that a document has other letters than the text that was written into it. */
export function warnOfReplaced(
  state: Pick<State, 'warn' | 'warnings'>,
  letters: readonly ReplacedLetter[],
): void {
  const message = describeReplaced(letters);
  if (state.warnings.some((one) => one.message === message)) return;
  state.warn({ code: 'letters-replaced', at: '', message });
}

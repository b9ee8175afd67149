import { Refusal } from '@countersign/mock/core/answers';
import { readObserver } from '@countersign/mock/core/server';
import type { Warning } from '@countersign/mock/core/traffic';
import type { State } from '../state/state.ts';
import type { WarningMode } from '../state/tenant.ts';
import type { Call } from './caller.ts';
import { fromState } from './mark-source.ts';

/** The sentences of more warnings than these are left out. */
const mostSentences = 5;

/**
 * Rejects a request that has warnings, where the tenant or the options want that.
 * @param usual the mode of tenants that do not have their own
 * @throws Refusal with the codes and sentences of the warnings
 */
export function refuseWarnings(
  { tenant }: Pick<State, 'tenant'>,
  { operation, request, warnings }: Pick<Call, 'operation' | 'request' | 'warnings'>,
  usual: WarningMode,
): void {
  if (warnings.length === 0 || (tenant.settings.warnings ?? usual) === 'warn') return;
  if (readObserver(request) !== undefined) return;
  const sentences = warnings.slice(0, mostSentences).map(describe).join(' ');
  const more = warnings.length - mostSentences;
  const rest = more > 0 ? ` ${more} more.` : '';
  const outcome = operation.method === 'GET' ? '' : ' Nothing was changed.';
  const reason = `The warning mode \`refuse\` rejected the request.${outcome}`;
  throw new Refusal('badParameter', `${reason} ${sentences}${rest}`, {
    headers: fromState,
    status: 400,
  });
}

function describe({ code, message }: Warning): string {
  return `${code}: ${message}`;
}

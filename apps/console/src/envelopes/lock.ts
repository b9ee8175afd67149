import { formatMoment, toTenantTime } from '../parts/moment.tsx';
import type { Summary } from './summaries.ts';

/** Says who has locked an envelope or a template; undefined if nobody has, or the lock has ended. */
export function describeLock({ lock }: Pick<Summary, 'lock'>): string | undefined {
  if (lock === undefined) return undefined;
  const until = Date.parse(lock.until);
  return until <= toTenantTime(Date.now())
    ? undefined
    : `${lock.by} has locked it until ${formatMoment(until)}.`;
}

import type { EnvelopeFilter, TimeColumn } from '../../state/envelopes.ts';
import type { EnvelopeQuery, ListPart } from './envelope-query.ts';

const late = ['declined', 'voided', 'deleted'];
const done = ['completed', ...late];
const opened = ['delivered', 'signed', ...done];
const all = ['created', 'sent', ...opened, 'processing', 'correct'];

/** A change of status: when it was, and the statuses that an envelope can have after it. */
interface Change {
  column: TimeColumn;
  after: readonly string[];
  /** The status that it must have now, as the time tells several changes. */
  only?: string;
}

const changes = new Map<string, Change>(
  Object.entries<Change>({
    any: { column: 'changed_at', after: all },
    changed: { column: 'changed_at', after: all },
    created: { column: 'created_at', after: all },
    sent: { column: 'sent_at', after: ['sent', ...opened, 'correct'] },
    delivered: { column: 'delivered_at', after: opened },
    signed: { column: 'completed_at', after: ['signed', ...done] },
    completed: { column: 'completed_at', after: done },
    declined: { column: 'ended_at', after: late, only: 'declined' },
    voided: { column: 'ended_at', after: ['voided', 'deleted'], only: 'voided' },
    deleted: { column: 'changed_at', after: ['deleted'], only: 'deleted' },
  }),
);

/**
 * Creates the filter of the envelopes that made a change in a period; undefined if none can have
 * made it.
 * @param period in milliseconds since 1970, including both ends
 */
export function reachedFilter(
  { from_to_status, status }: EnvelopeQuery,
  period: { from: number | undefined; to: number | undefined },
): ListPart | undefined {
  const change = changes.get(from_to_status?.toLowerCase() ?? 'changed');
  if (change === undefined) return undefined;
  const statuses = parseStatuses(status);
  const possible = statuses?.filter((one) => change.after.includes(one));
  const asked = change.only === undefined ? possible : restrictTo(change.only, possible);
  if (asked?.length === 0) return undefined;
  return {
    filter: {
      ...(asked !== undefined && { statuses: asked }),
      ...createTimeFilter(change.column, from_to_status !== undefined, period),
    },
  };
}

/** Parses the requested current statuses; undefined for any. */
function parseStatuses(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const statuses = text.toLowerCase().split(',');
  return statuses.includes('any') ? undefined : statuses;
}

function restrictTo(only: string, possible: readonly string[] | undefined): string[] {
  return possible === undefined || possible.includes(only) ? [only] : [];
}

function createTimeFilter(
  column: TimeColumn,
  asked: boolean,
  { from, to }: { from: number | undefined; to: number | undefined },
): Pick<EnvelopeFilter, 'time'> {
  // A filter that names a change without a time matches all envelopes that ever made the change.
  const since = from ?? (asked ? 0 : undefined);
  if (since === undefined && to === undefined) return {};
  return {
    time: {
      column,
      ...(since !== undefined && { from: since }),
      ...(to !== undefined && { to }),
    },
  };
}

import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { EnvelopeFilter } from '../../state/envelopes.ts';
import type { EnvelopeQuery } from './envelope-query.ts';

/** The order of a list: by a column, or by what an envelope says. */
export type Order =
  | { column: NonNullable<EnvelopeFilter['order']> }
  | { compare: (one: StoredEnvelope, other: StoredEnvelope) => number };

const columns = {
  last_modified: 'changed_at',
  created: 'created_at',
  completed: 'completed_at',
  sent: 'sent_at',
  status: 'status',
  subject: 'subject',
  envelope_name: 'subject',
} as const;

type Key = (envelope: StoredEnvelope) => string | number;

const keys = new Map<string, Key>(
  Object.entries<Key>({
    action_required: ({ recipients }) =>
      recipients.some(({ status }) => status === 'sent' || status === 'delivered') ? 0 : 1,
    expire: ({ expiresAt }) => expiresAt ?? Infinity,
    signer_list: ({ recipients }) => recipients.map(({ details }) => details.name ?? '').join('\n'),
    status_changed: ({ statusChangedAt }) => statusChangedAt,
    user_name: ({ sender }) => sender.userName,
  }),
);

/** The same for items that are already read: by each of the columns and keys. */
export function compareBy(
  orderBy: string,
  order: 'asc' | 'desc',
): (one: StoredEnvelope, other: StoredEnvelope) => number {
  return createComparison(columnKeys.get(orderBy) ?? keys.get(orderBy) ?? changedAt, order);
}

const columnKeys = new Map<string, Key>(
  Object.entries<Key>({
    created: ({ createdAt }) => createdAt,
    completed: ({ completedAt }) => completedAt ?? 0,
    sent: ({ sentAt }) => sentAt ?? 0,
    status: ({ status }) => status,
    subject: ({ settings }) => settings.emailSubject?.toLowerCase() ?? '',
  }),
);

function changedAt(envelope: StoredEnvelope): number {
  return envelope.changedAt;
}

function createComparison(key: Key, order: 'asc' | 'desc') {
  const sign = order === 'desc' ? -1 : 1;
  return (one: StoredEnvelope, other: StoredEnvelope) => {
    const [a, b] = [key(one), key(other)];
    return a < b ? -sign : a > b ? sign : 0;
  };
}

/** Reads the requested order; by default, by the time of the last change, ascending. */
export function parseOrder({ order_by = 'last_modified', order = 'asc' }: EnvelopeQuery): Order {
  const column = Object.entries(columns).find(([name]) => name === order_by)?.[1];
  if (column !== undefined) return { column: { by: column, direction: order } };
  return { compare: createComparison(keys.get(order_by) ?? changedAt, order) };
}

import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { EnvelopeFilter } from '../../state/envelopes.ts';
import type { EnvelopeQuery } from './envelope-query.ts';

/** The order of a list: by a column, or by what an envelope says. */
export type Order =
  | { column: NonNullable<EnvelopeFilter['order']> }
  | { compare: (one: StoredEnvelope, other: StoredEnvelope) => number };

type Key = (envelope: StoredEnvelope) => string | number;

/** A way to sort: by the key of each envelope, which its column has too where there is one. */
interface Ordering {
  column?: NonNullable<EnvelopeFilter['order']>['by'];
  key: Key;
}

const lastModified: Ordering = { column: 'changed_at', key: ({ changedAt }) => changedAt };
const subject: Ordering = {
  column: 'subject',
  key: ({ settings }) => settings.emailSubject?.toLowerCase() ?? '',
};

/** The ways to sort, by the values of `order_by`. */
const orderings = new Map<string, Ordering>(
  Object.entries<Ordering>({
    last_modified: lastModified,
    created: { column: 'created_at', key: ({ createdAt }) => createdAt },
    completed: { column: 'completed_at', key: ({ completedAt }) => completedAt ?? 0 },
    sent: { column: 'sent_at', key: ({ sentAt }) => sentAt ?? 0 },
    status: { column: 'status', key: ({ status }) => status },
    subject,
    envelope_name: subject,
    action_required: {
      key: ({ recipients }) =>
        recipients.some(({ status }) => status === 'sent' || status === 'delivered') ? 0 : 1,
    },
    expire: { key: ({ expiresAt }) => expiresAt ?? Infinity },
    signer_list: {
      key: ({ recipients }) => recipients.map(({ details }) => details.name ?? '').join('\n'),
    },
    status_changed: { key: ({ statusChangedAt }) => statusChangedAt },
    user_name: { key: ({ sender }) => sender.userName },
  }),
);

/** Compares envelopes that are already read. */
export function compareBy(
  orderBy: string,
  order: 'asc' | 'desc',
): (one: StoredEnvelope, other: StoredEnvelope) => number {
  return createComparison((orderings.get(orderBy) ?? lastModified).key, order);
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
  const { column, key } = orderings.get(order_by) ?? lastModified;
  if (column !== undefined) return { column: { by: column, direction: order } };
  return { compare: createComparison(key, order) };
}

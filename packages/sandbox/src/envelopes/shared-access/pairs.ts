import type { SharedItem } from '@countersign/types/esign-v2.1';
import { envelopeShares } from '../../state/model/shares-and-favorites.ts';
import type { State } from '../../state/state.ts';

/** The status of sharing between two users. */
export type PairStatus = NonNullable<SharedItem['shared']>;

/** The sharing of envelopes among the users of an account. */
export interface Pairs {
  /**
   * Returns the status from the view of one user: `shared_to` if the user's envelopes are shared
   * with the other.
   */
  status(userId: string, other: string): PairStatus;
  set(userId: string, other: string, status: PairStatus): void;
  /** Ends all sharing of a user, both ways. */
  clear(userId: string): void;
  save(): Promise<void>;
}

/** Reads the sharing of envelopes of an account. */
export async function readPairs(state: State, accountId: string): Promise<Pairs> {
  const kept = (await state.of(envelopeShares).everywhere()).filter(
    ({ account }) => account === accountId,
  );
  const sharedTo = new Map(kept.map(({ id, record }) => [id, new Set(record)]));
  const changed = new Set<string>();
  const has = (from: string, to: string) => sharedTo.get(from)?.has(to) === true;
  const put = (from: string, to: string, shared: boolean) => {
    if (has(from, to) === shared) return;
    const others = sharedTo.get(from) ?? new Set();
    if (shared) others.add(to);
    else others.delete(to);
    sharedTo.set(from, others);
    changed.add(from);
  };
  return {
    status(userId, other) {
      if (has(userId, other)) return has(other, userId) ? 'shared_to_and_from' : 'shared_to';
      return has(other, userId) ? 'shared_from' : 'not_shared';
    },
    set(userId, other, status) {
      put(userId, other, status === 'shared_to' || status === 'shared_to_and_from');
      put(other, userId, status === 'shared_from' || status === 'shared_to_and_from');
    },
    clear(userId) {
      for (const [from, others] of sharedTo)
        for (const to of others) if (from === userId || to === userId) put(from, to, false);
    },
    async save() {
      for (const userId of changed)
        await state.of(envelopeShares).put(accountId, userId, [...(sharedTo.get(userId) ?? [])]);
    },
  };
}

/** Joins two statuses of sharing into one. */
export function joined(one: PairStatus, other: PairStatus): PairStatus {
  const both = [one, other].join(' ');
  const to = /shared_to/.test(both);
  const from = /from/.test(both);
  if (to) return from ? 'shared_to_and_from' : 'shared_to';
  return from ? 'shared_from' : 'not_shared';
}

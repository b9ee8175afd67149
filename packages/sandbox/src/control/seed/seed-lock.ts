import { z } from 'zod';
import { newLock } from '../../envelopes/locks/new-lock.ts';
import { members, type StoredAccount } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { dateTimeText, guid, parseTime } from '../../frame/seed/fields.ts';
import { SeedError } from '../../frame/seed/seed.ts';

/** A lock in a seed. Without `lockedUntilDateTime` it begins when the seed is applied. */
export const knownLock = z.strictObject({
  lockToken: z.string().min(1),
  /** The user ID of the lock's owner. */
  userId: guid,
  lockedByApp: z.string().default(''),
  lockDurationInSeconds: z
    .string()
    .regex(/^[1-9]\d*$/, 'must be a string with a number')
    .default('300'),
  lockedUntilDateTime: dateTimeText.optional(),
});

type KnownLock = z.infer<typeof knownLock>;

/**
 * Locks an envelope or template of a seed.
 * @throws SeedError where the account has no such user
 */
export async function seedLock(
  state: State,
  { accountId, name }: StoredAccount,
  envelope: StoredEnvelope,
  lock: KnownLock | undefined,
): Promise<void> {
  if (lock === undefined) return;
  const { lockToken: token, userId, lockedByApp, lockDurationInSeconds } = lock;
  const holder = await state.of(members).get(accountId, userId);
  if (holder === undefined)
    throw new SeedError(
      `${envelope.kind} ${envelope.envelopeId}: ${name} has no user ${userId} to own the lock; add one to users`,
    );
  const durationInSeconds = Number(lockDurationInSeconds);
  const until = parseTime(lock.lockedUntilDateTime);
  envelope.lock = newLock(state, holder, {
    token,
    durationInSeconds,
    lockedByApp,
    ...(until !== undefined && { until }),
  });
}

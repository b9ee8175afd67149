import { randomUUID } from 'node:crypto';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import { assetGroupWorks, type StoredAssetGroupWork } from '../../../state/model/asset-groups.ts';
import type { ScheduledItem } from '../../../state/schedule.ts';
import type { State } from '../../../state/state.ts';
import { inSavepoint } from '../../../state/storage/put-off.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { provideAccount } from './provide-account.ts';

const kind = 'asset-group-work';

/** The duration of creating an account, in milliseconds. */
const duration = 3000;

/** The pause after a failed attempt, in milliseconds. */
const pause = 60_000;

/** The maximum number of retries after a failed attempt. */
const mostRetries = 10;

/** Schedules the start or the next attempt of a creation or clone. */
export async function scheduleWork(
  state: State,
  { organizationId, workId }: StoredAssetGroupWork,
  at: number,
): Promise<void> {
  await state.schedule.set({ kind, key: workId, at, with: { organizationId } });
}

/** Begins an attempt to create the account of a work, or ends one that has begun. */
export async function runWork(state: State, { key, with: more }: ScheduledItem): Promise<void> {
  const work = await state.of(assetGroupWorks).get(more?.['organizationId'] ?? '', key);
  if (work === undefined) return;
  if (work.status === 'Processing') await endAttempt(state, work);
  else if (work.status === 'Pending' || work.status === 'PendingError') {
    Object.assign(work, { status: 'Processing', attempts: work.attempts + 1 });
    work.message = 'The account is being created';
    delete work.retryAt;
    await scheduleWork(state, work, state.now + duration);
  }
  work.updatedAt = state.now;
  await state.of(assetGroupWorks).put(work.organizationId, work.workId, work);
}

async function endAttempt(state: State, work: StoredAssetGroupWork): Promise<void> {
  try {
    await inSavepoint(state.db, async () => {
      const { accountId } = await provideAccount(state, work, randomUUID);
      work.target.accountId = accountId;
    });
    work.status = 'Completed';
    work.message = `The account was ${work.source === undefined ? 'created' : 'cloned'}`;
    delete work.failure;
  } catch (error) {
    if (!(error instanceof AdminRefusal || error instanceof ServiceRefusal)) throw error;
    const { code, message } = error;
    work.failure = { error: code, errorDescription: message, isSystemError: false };
    work.message = message;
    await retry(state, work);
  }
}

async function retry(state: State, work: StoredAssetGroupWork): Promise<void> {
  if (work.attempts > mostRetries) {
    work.status = 'PermanentFailure';
    return;
  }
  work.status = 'PendingError';
  work.retryAt = state.now + pause;
  await scheduleWork(state, work, work.retryAt);
}

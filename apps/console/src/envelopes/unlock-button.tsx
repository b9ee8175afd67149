import type { LockInformation } from '@countersign/types/esign-v2.1';
import { callService } from '../api/service.ts';
import { act } from '../parts/toasts.tsx';
import { ActionButton } from './action-button.tsx';
import type { Item } from './item.ts';
import { describeLock } from './lock.ts';

/**
 * A button that ends the lock on an envelope or template, whose user may have closed the page that
 * locked it. Shows nothing if there is no lock.
 */
export function UnlockButton({ item }: { item: Item }) {
  if (describeLock(item.summary) === undefined) return null;
  return (
    <ActionButton
      label="Unlock"
      onClick={() => void act(() => unlock(item), 'Ended the lock. Changes that were saved stay.')}
    />
  );
}

/** Deletes a lock as the user who has it, since the service gives its token to nobody else. */
async function unlock({ accountId, path }: Item): Promise<void> {
  const call = { accountId, path: `${path}/lock` };
  const { lockedByUser } = await callService<LockInformation>(call);
  const userId = lockedByUser?.userId ?? '';
  const { lockToken = '' } = await callService<LockInformation>({ ...call, userId });
  await callService({ ...call, userId, method: 'DELETE', lockToken });
}

import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope, StoredLock } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { emitFor } from '../life/events.ts';
import { scheduleNotification } from '../life/schedule.ts';
import { scheduleWorkflow } from '../life/schedule-workflow.ts';
import { inProcess } from '../statuses.ts';
import { findLock } from './current-lock.ts';
import { requireLockToken } from './require-lock-token.ts';

/** Options for deleting a lock. */
interface DeleteLockOptions {
  /** The `X-DocuSign-Edit` header. */
  header: string | undefined;
  /** Keeps the changes that were made under the lock; otherwise, they are undone. */
  saveChanges: boolean;
}

/**
 * Releases a lock, which completes the correction of an envelope in process. The caller saves the
 * envelope afterwards.
 * @throws ServiceRefusal EDIT_LOCK_ENVELOPE_NOT_LOCKED, EDIT_LOCK_NOT_LOCK_OWNER
 * @evidence public
 */
export async function deleteLock(
  state: State,
  envelope: StoredEnvelope,
  context: Pick<Context, 'caller'>,
  { header, saveChanges }: DeleteLockOptions,
): Promise<StoredLock> {
  const lock = findLock(state, envelope);
  requireLockToken(envelope, header, context, state);
  delete envelope.lock;
  if (!saveChanges) await restoreBefore(state, envelope, lock);
  else if (envelope.kind === 'envelope' && inProcess.includes(envelope.status))
    emitFor(state, envelope, 'envelope-corrected');
  return lock;
}

/**
 * Throws away what was changed under a lock. An envelope that was sent or ended
 * meanwhile stays as it is: what recipients have seen does not change under them.
 * @evidence inferred
 */
async function restoreBefore(
  state: State,
  envelope: StoredEnvelope,
  lock: StoredLock,
): Promise<void> {
  if (lock.before === undefined) return;
  const before: StoredEnvelope = JSON.parse(lock.before);
  if (before.status === 'created' && envelope.status !== 'created') return;
  // Additions under the lock are removed, and removals are restored.
  delete envelope.emailSettings;
  delete envelope.prefillTabs;
  delete envelope.workflow;
  const { emailSettings, prefillTabs, workflow, template } = before;
  Object.assign(envelope, {
    settings: before.settings,
    documents: before.documents,
    recipients: restoredRecipients(before.recipients, envelope.recipients),
    customFields: before.customFields,
    attachments: before.attachments,
    notification: before.notification,
    eventNotifications: before.eventNotifications,
    templates: before.templates,
    ...(emailSettings !== undefined && { emailSettings }),
    ...(prefillTabs !== undefined && { prefillTabs }),
    ...(workflow !== undefined && { workflow }),
    ...(template !== undefined && { template }),
  } satisfies Partial<StoredEnvelope>);
  await scheduleNotification(state, envelope);
  await scheduleWorkflow(state, envelope);
}

/** The recipients of before; who has done something meanwhile stays as that left it. */
function restoredRecipients(
  before: readonly StoredRecipient[],
  now: readonly StoredRecipient[],
): StoredRecipient[] {
  return before.map((recipient) => {
    const same = now.find(({ recipientIdGuid }) => recipientIdGuid === recipient.recipientIdGuid);
    return same !== undefined && same.status !== recipient.status ? same : recipient;
  });
}

import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { actorOf, addAudit, emitFor } from '../life/events.ts';
import { cancelNotification } from '../life/schedule.ts';
import { voidEnvelope } from '../life/void.ts';
import { saveEnvelope } from '../save.ts';
import { inProcess } from '../statuses.ts';

/** The reason that recipients read when the sender has deleted, and so voided, an envelope. */
const voidedReason = 'The sender deleted the envelope.';

/**
 * Moves an envelope of its sender to the recycle bin. A draft is deleted, an envelope in process is
 * voided, and one that has ended keeps its status.
 */
export async function deleteSent(
  state: State,
  context: Context,
  envelope: StoredEnvelope,
): Promise<void> {
  if (envelope.folder === 'recyclebin') return;
  const actor = actorOf(context);
  envelope.folder = 'recyclebin';
  if (envelope.status === 'created') {
    envelope.status = 'deleted';
    envelope.deletedAt = state.now;
    envelope.statusChangedAt = state.now;
    delete envelope.lock;
    await cancelNotification(state, envelope);
    addAudit(state, envelope, actor, 'Deleted', `${actor.userName} deleted the draft.`);
    emitFor(state, envelope, 'envelope-discard');
  } else {
    if (inProcess.includes(envelope.status))
      await voidEnvelope(state, envelope, voidedReason, actor);
    addAudit(state, envelope, actor, 'Deleted', `${actor.userName} deleted the envelope.`);
    emitFor(state, envelope, 'envelope-deleted');
  }
  await saveEnvelope(state, envelope);
}

/** Makes a deleted draft a draft again. A schedule for sending it is not restored. */
export function restoreDraft(state: State, context: Context, envelope: StoredEnvelope): void {
  const actor = actorOf(context);
  envelope.status = 'created';
  envelope.statusChangedAt = state.now;
  delete envelope.deletedAt;
  addAudit(state, envelope, actor, 'Restored', `${actor.userName} restored the draft.`);
}

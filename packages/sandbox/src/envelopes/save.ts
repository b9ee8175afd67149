import { breathe } from '@countersign/mock/core/server';
import type { Context } from '../engine/context.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import { findUsers } from './recipients/user-ids.ts';
import type { State } from '../state/state.ts';

/** Saves an envelope or template, with the time of the change. */
export async function saveEnvelope(state: State, envelope: StoredEnvelope): Promise<void> {
  envelope.changedAt = state.now;
  await findUsers(state, envelope);
  await breathe();
  await state.envelopes.put(envelope);
}

/** Saves a template, with its last editor, and emits the event to Connect. */
export async function saveTemplate(
  state: State,
  { caller: { userId, userName, email } }: Pick<Context, 'caller'>,
  template: StoredEnvelope,
): Promise<void> {
  if (template.template !== undefined)
    template.template.lastModifiedBy = { userId, userName, email };
  emitForTemplate(state, template, 'template-modified');
  await saveEnvelope(state, template);
}

/** Emits an event of a template to Connect. */
export function emitForTemplate(
  state: State,
  { accountId, sender, envelopeId }: StoredEnvelope,
  event: 'template-created' | 'template-deleted' | 'template-modified',
): void {
  state.emit({ event, accountId, userId: sender.userId, templateId: envelopeId });
}

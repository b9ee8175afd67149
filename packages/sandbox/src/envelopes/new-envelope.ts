import type { Context } from '../engine/context.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';

/** An empty draft, or an empty template, of the caller; it is not saved yet. */
export function newEnvelope(
  state: State,
  { account, caller, newId }: Pick<Context, 'account' | 'caller' | 'newId'>,
  kind: StoredEnvelope['kind'],
): StoredEnvelope {
  const { userId, userName, email } = caller;
  return {
    kind,
    envelopeId: newId(),
    accountId: account.accountId,
    status: kind === 'template' ? 'template' : 'created',
    sender: { userId, userName, email },
    settings: {},
    documents: [],
    recipients: [],
    customFields: {},
    attachments: [],
    notification: {},
    eventNotifications: [],
    auditEvents: [],
    templates: [],
    createdAt: state.now,
    changedAt: state.now,
    statusChangedAt: state.now,
  };
}

import type { MockResponse } from '@countersign/mock/core/server';
import { findEnvelope } from '../../find-envelope.ts';
import { isRecipient } from '../../received.ts';
import { nameMembers } from '../../recipients/signing-groups.ts';
import { isUnsent } from '../../statuses.ts';
import { seenEnvelope } from '../../visibility/seen-envelope.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import { sessionPath } from '../../../pages/paths.ts';
import { titleOf } from '../signing/signing.ts';
import { requireSessionCaller } from '../session-rights.ts';
import { readAction, leave, show, shownTime, type Visit } from '../visit.ts';
import { shownRecipient } from '../preparing/prepare-page.ts';

/** The maximum number of envelopes in the list. */
const most = 100;

/** The envelopes of an account that a user may see, and one of them with its history. */
export async function visitConsole(visit: Visit): Promise<MockResponse> {
  if (readAction(visit) === 'close')
    return leave(visit, 'sessionEnd', 'You have left the console', 'You can close this window.');
  const { session, query } = visit;
  const envelopeId = query.get('envelope') ?? (query.has('list') ? undefined : session.envelopeId);
  return envelopeId === undefined ? list(visit) : one(visit, envelopeId);
}

async function list(visit: Visit): Promise<MockResponse> {
  const { state, session } = visit;
  const { caller } = await requireSessionCaller(state, session);
  const found = await state.envelopes.list(session.accountId, {
    kind: 'envelope',
    order: { by: 'changed_at', direction: 'desc' },
    count: most,
  });
  await nameMembers(state, session.accountId, found);
  const seen = found.filter(
    (envelope) =>
      caller.isAdmin ||
      envelope.sender.userId === caller.userId ||
      // Recipients see no drafts.
      (!isUnsent(envelope) &&
        envelope.recipients.some((recipient) => isRecipient(recipient, caller))),
  );
  return show(visit, {
    template: 'console',
    title: 'Envelopes',
    data: {
      user: caller.userName,
      most,
      envelopes: seen.map((envelope) => presentLine(visit, envelope)),
    },
  });
}

function presentLine({ state, session }: Visit, envelope: StoredEnvelope) {
  const path = sessionPath(state, session.sessionId);
  return {
    title: titleOf(envelope),
    href: `${path}&${new URLSearchParams({ envelope: envelope.envelopeId })}`,
    status: envelope.status,
    sender: envelope.sender.userName,
    changed: shownTime(envelope.changedAt),
  };
}

async function one(visit: Visit, envelopeId: string): Promise<MockResponse> {
  const { state, session } = visit;
  const user = await requireSessionCaller(state, session);
  const envelope = seenEnvelope(user, await findEnvelope(state, user, envelopeId));
  return show(visit, {
    template: 'console-envelope',
    title: titleOf(envelope),
    data: {
      list: `${sessionPath(state, session.sessionId)}&list=`,
      envelopeId: envelope.envelopeId,
      status: envelope.status,
      sender: envelope.sender.userName,
      recipients: envelope.recipients.map(shownRecipient),
      documents: envelope.documents.map(({ documentId, name, content }) => ({
        name,
        pdf:
          content === undefined
            ? undefined
            : sessionPath(
                state,
                session.sessionId,
                'envelopes',
                envelope.envelopeId,
                'documents',
                `${documentId}.pdf`,
              ),
      })),
      history: envelope.auditEvents.map(({ at, userName, action, message }) => ({
        at: shownTime(at),
        userName,
        action,
        message,
      })),
    },
  });
}

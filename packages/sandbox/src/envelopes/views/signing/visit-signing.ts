import type { MockResponse } from '@countersign/mock/core/server';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { openEnvelope } from '../../life/act.ts';
import { addAudit } from '../../life/events.ts';
import { expiredReason } from '../../life/expire.ts';
import { saveEnvelope } from '../../save.ts';
import { ended, isDone, signs } from '../../statuses.ts';
import { attendSession } from '../notary/attend-session.ts';
import { joinSession } from '../notary/join-session.ts';
import { languageOf, readAction, leave, tell, type Visit } from '../visit.ts';
import { askIdentity } from '../identity/ask-identity.ts';
import { askCode } from './ask-code.ts';
import { askConsent } from './ask-consent.ts';
import { askMember, handOver } from './ask-signer.ts';
import { nameOthers } from './name-others.ts';
import { read } from './read-page.ts';
import { signPage } from './sign-page.ts';
import { sign } from './sign.ts';
import { getSigner, type Signing, titleOf } from './signing.ts';

/** A recipient comes to an envelope: what stands before it is asked first, then it reads or acts. */
export async function visitSigning(visit: Visit): Promise<MockResponse> {
  const { state, session } = visit;
  const envelope = await state.envelopes.get(session.envelopeId ?? '', { lock: true });
  const recipient = envelope?.recipients.find(
    (one) => one.recipientIdGuid === session.recipientIdGuid,
  );
  const { t } = languageOf(visit);
  if (envelope === undefined || recipient === undefined)
    return tell(
      visit,
      'exception',
      t('These documents are not for you'),
      t('The sender removed you from the recipients.'),
    );
  const signing = { ...visit, envelope, recipient };
  const stopped = stop(signing);
  if (stopped !== undefined) return stopped;
  if (session.view === 'shared') return read(signing);
  const code = await askCode(signing);
  if (code !== undefined) return code;
  const identity = await askIdentity(signing);
  if (identity !== undefined) return identity;
  if (ended.includes(envelope.status) || isDone(recipient)) return read(signing);
  const before =
    (await askMember(signing)) ??
    (await attendSession(signing)) ??
    handOver(signing) ??
    (signs(recipient) ? await askConsent(signing) : undefined) ??
    (await joinSession(signing));
  return before ?? act(signing);
}

/**
 * Returns a page that explains why the recipient can neither view the envelope nor act now;
 * otherwise undefined.
 */
function stop(signing: Signing): MockResponse | undefined {
  const { envelope, recipient } = signing;
  const title = titleOf(envelope);
  const { t } = languageOf(signing);
  const { userName } = envelope.sender;
  switch (envelope.status) {
    case 'created':
      return tell(
        signing,
        'exception',
        title,
        t('{userName} has not sent these documents yet.', { userName }),
      );
    case 'correct':
      return tell(
        signing,
        'cancel',
        title,
        t('{userName} is changing these documents. Come back later.', { userName }),
      );
    case 'voided':
    case 'deleted':
      return tell(signing, 'viewing_complete', title, describeVoided(signing));
    default:
      if (recipient.status === 'created')
        return tell(
          signing,
          'exception',
          title,
          t(
            'Other recipients have to sign first. You will receive an e-mail when it is your turn.',
          ),
        );
      return isPausedFor(envelope, recipient)
        ? tell(
            signing,
            'cancel',
            title,
            t('{userName} has paused these documents. Come back later.', { userName }),
          )
        : undefined;
  }
}

/** Says why an envelope is void: its time to sign is over, or its sender has withdrawn it. */
function describeVoided({ envelope, language }: Signing): string {
  const { t, formatTime } = languageOf({ language });
  const { userName } = envelope.sender;
  const { voidedReason: reason, voidedAt } = envelope;
  if (reason === expiredReason && voidedAt !== undefined)
    return t(
      'The time to sign these documents ended on {time}. Ask {sender} to send them again if they are still needed.',
      { time: formatTime(voidedAt), sender: userName },
    );
  return reason === undefined
    ? t('{userName} has withdrawn these documents.', { userName })
    : t('{userName} has withdrawn these documents. Reason: {reason}', { userName, reason });
}

/** Checks whether a recipient has to wait, because the sender has paused the envelope. */
function isPausedFor({ status, workflow }: StoredEnvelope, recipient: StoredRecipient): boolean {
  return workflow?.workflowStatus === 'paused' && !ended.includes(status) && !isDone(recipient);
}

async function act(signing: Signing): Promise<MockResponse> {
  const { state, session, envelope, recipient } = signing;
  // Any member of a signing group may continue after another one.
  if (session.member !== undefined) recipient.actedBy = session.member;
  if (recipient.status !== 'delivered') {
    const actor = getSigner(signing);
    const { authenticationMethod: method } = session;
    if (method !== undefined)
      addAudit(
        state,
        envelope,
        actor,
        'Authenticated',
        `The sender vouches for ${actor.userName}: ${method}.`,
      );
    await openEnvelope(state, envelope, recipient, actor);
    await saveEnvelope(state, envelope);
  }
  if (isDone(recipient)) return read(signing);
  return signs(recipient) ? sign(signing) : nameOthers(signing);
}

/** Somebody looks at what a recipient will see; nothing can be filled in. */
export async function visitPreview(visit: Visit): Promise<MockResponse> {
  const { state, session } = visit;
  const envelope = await state.envelopes.get(session.envelopeId ?? '');
  const recipient = envelope?.recipients.find(
    (one) => one.recipientIdGuid === session.recipientIdGuid,
  );
  if (envelope === undefined || recipient === undefined)
    return tell(visit, 'exception', 'No recipient to preview', 'The recipient was removed.');
  if (readAction(visit) === 'close')
    return leave(visit, 'viewing_complete', 'The preview has ended', 'You can close this window.');
  const signing = { ...visit, envelope, recipient };
  return signs(recipient) ? signPage(signing) : read(signing);
}

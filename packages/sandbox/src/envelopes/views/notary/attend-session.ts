import type { MockResponse } from '@countersign/mock/core/server';
import { findJurisdiction } from '../../../account/notary/jurisdictions.ts';
import { readDateTime } from '../../../engine/date-time.ts';
import type { Language, Translate } from '../../../pages/languages/language.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { declineEnvelope, openEnvelope } from '../../life/act.ts';
import { recipientActor } from '../../life/events.ts';
import { findRegisteredNotary, listCommissions, setCommission } from '../../notary/commission.ts';
import { hasNotaryHost, listNotarySigners } from '../../notary/session-members.ts';
import { saveEnvelope } from '../../save.ts';
import { isDone } from '../../statuses.ts';
import { getSigner, type Signing, titleOf } from '../signing/signing.ts';
import { again, languageOf, leave, readAction, show, tell } from '../visit.ts';
import { identifySigner, isIdentified, listIdTypes } from './identify-signer.ts';

/**
 * The session of a notary: it selects its commission, confirms who each signer is, and waits until
 * all have signed. Undefined for others, and when it is the notary's turn to sign.
 */
export async function attendSession(signing: Signing): Promise<MockResponse | undefined> {
  const { envelope, recipient } = signing;
  const isHosted = hasNotaryHost(recipient);
  const signers = isHosted ? [recipient] : listNotarySigners(envelope, recipient);
  if (recipient.type !== 'notary' && !isHosted) return undefined;
  if (signers.length === 0) return undefined;
  const { t } = languageOf(signing);
  const begin = await selectCommission(signing);
  if (begin !== undefined) return begin;
  if (isHosted ? isIdentified(recipient) : signers.every(isDone)) return undefined;
  switch (readAction(signing)) {
    case 'later':
      return leave(
        signing,
        'cancel',
        t('You can continue later'),
        t('Come back to the session when the signers are there.'),
      );
    case 'notary-identify': {
      const problem = identifySigner(signing, signers);
      if (problem !== undefined) return showSession(signing, signers, problem);
      await saveEnvelope(signing.state, envelope);
      return again(signing);
    }
    case 'notary-refuse':
      return refuse(signing, signers);
    default:
      return showSession(signing, signers);
  }
}

/** Asks for the commission with which the notary acts; undefined once it is selected. */
async function selectCommission(signing: Signing): Promise<MockResponse | undefined> {
  const { state, session, envelope, recipient, form } = signing;
  if (session.commissioned === true && recipient.commission !== undefined) return undefined;
  const { t } = languageOf(signing);
  const notary = await findRegisteredNotary(state, envelope, recipient);
  const commissions = listCommissions(state, recipient, notary);
  if (commissions.length === 0)
    return tell(
      signing,
      'cancel',
      t('You cannot act as a notary'),
      t(
        'You are not registered as a notary with a commission that is valid today. Ask {sender} to register you, and open this page again.',
        { sender: envelope.sender.userName },
      ),
    );
  const chosen = commissions.find((one) => one.jurisdictionId === form?.text('jurisdiction'));
  if (readAction(signing) === 'notary-begin' && chosen !== undefined) {
    session.commissioned = true;
    if (recipient.status !== 'delivered' && !hasNotaryHost(recipient))
      await openEnvelope(state, envelope, recipient, getSigner(signing));
    setCommission(recipient, chosen);
    await saveEnvelope(state, envelope);
    return again(signing);
  }
  return show(signing, {
    template: 'notary-begin',
    title: titleOf(envelope),
    data: {
      sender: envelope.sender.userName,
      commissions: commissions.map(({ jurisdictionId, commissionId, commissionExpiration }) => ({
        jurisdictionId,
        name: findJurisdiction(jurisdictionId)?.name ?? jurisdictionId,
        commissionId,
        commissionExpiration: describeDay(languageOf(signing), commissionExpiration),
      })),
    },
  });
}

/** Writes a date in the language of the page. */
function describeDay({ formatDay }: Language, text: string): string {
  const time = readDateTime(text);
  return time === undefined ? text : formatDay(time);
}

function showSession(
  signing: Signing,
  signers: readonly StoredRecipient[],
  problem?: string,
): MockResponse {
  const { envelope, recipient, form } = signing;
  const { t } = languageOf(signing);
  const { jurisdictionId = '' } = recipient.commission ?? {};
  return show(signing, {
    status: problem === undefined ? 200 : 422,
    template: 'notary-session',
    title: titleOf(envelope),
    data: {
      sender: envelope.sender.userName,
      jurisdiction: findJurisdiction(jurisdictionId)?.name ?? '',
      idTypes: listIdTypes(t),
      problem,
      signers: signers.map((one) => ({
        id: one.recipientIdGuid,
        name: recipientActor(one).userName,
        state: describeState(one, t),
        asks: canBeIdentified(one),
        sent: form?.text('signer') === one.recipientIdGuid ? Object.fromEntries(form.texts) : {},
      })),
    },
  });
}

/** Checks whether a signer is present and waits for the notary. */
function canBeIdentified(signer: StoredRecipient): boolean {
  if (isDone(signer) || isIdentified(signer)) return false;
  return hasNotaryHost(signer) || signer.notarization?.joinedAt !== undefined;
}

function describeState(signer: StoredRecipient, t: Translate): string {
  if (isDone(signer)) return t('has signed');
  if (isIdentified(signer)) return t('is signing');
  return canBeIdentified(signer) ? t('is waiting for you') : t('has not joined');
}

/** Ends the envelope, since the notary does not accept who a signer is. */
async function refuse(
  signing: Signing,
  signers: readonly StoredRecipient[],
): Promise<MockResponse> {
  const { state, envelope, recipient, form } = signing;
  const signer = signers.find(({ recipientIdGuid }) => recipientIdGuid === form?.text('signer'));
  if (signer === undefined) return showSession(signing, signers);
  const { t } = languageOf(signing);
  const reason = `The notary did not confirm the identity of ${recipientActor(signer).userName}.`;
  await declineEnvelope(state, envelope, recipient, reason, getSigner(signing));
  await saveEnvelope(state, envelope);
  return leave(
    signing,
    'decline',
    t('You have declined'),
    t('{sender} is told that you did not recognize {name}.', {
      sender: envelope.sender.userName,
      name: recipientActor(signer).userName,
    }),
  );
}

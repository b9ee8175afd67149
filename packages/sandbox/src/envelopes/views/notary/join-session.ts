import type { MockResponse } from '@countersign/mock/core/server';
import { addAudit, recipientActor } from '../../life/events.ts';
import { findNotary } from '../../notary/session-members.ts';
import { isDone } from '../../statuses.ts';
import { getSigner, type Signing, titleOf } from '../signing/signing.ts';
import { again, languageOf, leave, readAction, show } from '../visit.ts';

/**
 * Lets a signer join the session with the notary, and wait for the notary's confirmation; undefined
 * for signers without a notary, and after the confirmation.
 */
export async function joinSession(signing: Signing): Promise<MockResponse | undefined> {
  const { state, envelope, recipient } = signing;
  const notary = findNotary(envelope, recipient);
  if (notary === undefined || isDone(notary)) return undefined;
  const { joinedAt, identifiedAt } = recipient.notarization ?? {};
  if (identifiedAt !== undefined) return undefined;
  const action = readAction(signing);
  const { t } = languageOf(signing);
  if (action === 'later')
    return leave(signing, 'cancel', t('You can continue later'), t('Nothing was signed.'));
  const name = recipientActor(notary).userName;
  const { userName } = envelope.sender;
  if (joinedAt !== undefined)
    return show(signing, {
      template: 'identity-wait',
      title: titleOf(envelope),
      data: {
        sender: userName,
        heading: t('Waiting for the notary'),
        text: t('{name} has to confirm who you are. Then you can sign.', { name }),
      },
    });
  if (action === 'join') {
    const signer = getSigner(signing);
    recipient.notarization = { ...recipient.notarization, joinedAt: state.now };
    const message = `${signer.userName} joined the session with the notary ${name}.`;
    addAudit(state, envelope, signer, 'Joined Notary Session', message);
    await state.envelopes.put(envelope);
    return again(signing);
  }
  return show(signing, {
    template: 'notary-join',
    title: titleOf(envelope),
    data: { sender: userName, notary: name, remote: notary.details.notaryType === 'remote' },
  });
}

import type { MockResponse } from '@countersign/mock/core/server';
import { dateTime } from '../../../engine/date-time.ts';
import type { Translate } from '../../../pages/languages/language.ts';
import { outboxPath } from '../../../pages/paths.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { addAudit, emitFor } from '../../life/events.ts';
import { readAction, again, languageOf, leave, show } from '../visit.ts';
import { getSigner, titleOf, type Signing } from './signing.ts';

/** The maximum number of wrong codes in a row, in all sessions of a recipient together. */
const tries = 3;

/**
 * Asks for the access code, where the sender has set one; undefined once it was right. After too
 * many wrong ones the recipient is asked no more, until the sender sends the envelope again or
 * changes the code: a new session is as easy to have as another try.
 */
export async function askCode(signing: Signing): Promise<MockResponse | undefined> {
  const { state, session, envelope, recipient, form } = signing;
  const { accessCode = '' } = recipient.details;
  if (accessCode === '' || session.accessCode === true) return undefined;
  const wrong = recipient.accessCodeFailures ?? 0;
  if (wrong >= tries) return lockedOut(signing);
  if (readAction(signing) !== 'code') return page(signing, wrong);
  const right = form?.text('access-code') === accessCode;
  recipient.details.recipientAuthenticationStatus = {
    ...recipient.details.recipientAuthenticationStatus,
    accessCodeResult: { status: right ? 'Passed' : 'Failed', eventTimestamp: dateTime(state.now) },
  };
  if (right) {
    session.accessCode = true;
    delete recipient.accessCodeFailures;
    await state.envelopes.put(envelope);
    return again(signing);
  }
  recipient.accessCodeFailures = wrong + 1;
  if (wrong + 1 < tries) {
    await state.envelopes.put(envelope);
    return page(signing, wrong + 1);
  }
  const actor = getSigner(signing);
  addAudit(
    state,
    envelope,
    actor,
    'Access Code Failed',
    `The access code was entered wrongly ${tries} times.`,
  );
  emitFor(state, envelope, 'recipient-authenticationfailed', recipient);
  await state.envelopes.put(envelope);
  return lockedOut(signing);
}

function lockedOut(signing: Signing): MockResponse {
  const { t } = languageOf(signing);
  return leave(
    signing,
    'access_code_failed',
    t('The access code is wrong'),
    t(
      'It was wrong {tries} times. Ask {sender} for the correct code, and to send you the documents again.',
      { tries, sender: signing.envelope.sender.userName },
    ),
  );
}

function page(signing: Signing, wrong: number): MockResponse {
  const { envelope, recipient } = signing;
  return show(signing, {
    status: wrong === 0 ? 200 : 422,
    template: 'access-code',
    title: titleOf(envelope),
    data: {
      sender: envelope.sender.userName,
      left: wrong === 0 ? undefined : tries - wrong,
      hint: findHint(recipient, languageOf(signing).t),
      outbox: recipient.powerFormStart === 'code' ? outboxPath(signing.state) : undefined,
    },
  });
}

/** Tells the recipient where to find the code. */
function findHint({ powerFormStart, details }: StoredRecipient, t: Translate): string {
  if (powerFormStart === 'code') return t('It is in the e-mail that was sent to you just now.');
  return details.addAccessCodeToEmail === 'true'
    ? t('It is in the e-mail with the link to this page.')
    : t('The sender gave it to you, not by e-mail.');
}

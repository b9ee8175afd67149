import type { MockResponse } from '@countersign/mock/extend';
import { dateTime } from '../../engine/date-time.ts';
import { addAudit } from '../../envelope/audit.ts';
import { emitFor } from '../../envelope/emit.ts';
import { actionOf, again, leave, show } from '../visit.ts';
import { signerOf, titleOf, type Signing } from './signing.ts';

/** How often the code may be wrong. */
const tries = 3;

/** Asks for the access code, where the sender has set one; undefined once it was right. */
export async function askCode(signing: Signing): Promise<MockResponse | undefined> {
  const { state, session, envelope, recipient, form } = signing;
  const { accessCode = '' } = recipient.details;
  if (accessCode === '' || session.accessCode === true) return undefined;
  const wrong = session.accessCode ?? 0;
  if (actionOf(signing) !== 'code') return page(signing, wrong);
  const right = form?.text('access-code') === accessCode;
  recipient.details.recipientAuthenticationStatus = {
    ...recipient.details.recipientAuthenticationStatus,
    accessCodeResult: { status: right ? 'Passed' : 'Failed', eventTimestamp: dateTime(state.now) },
  };
  if (right) {
    session.accessCode = true;
    await state.envelopes.put(envelope);
    return again(signing);
  }
  session.accessCode = wrong + 1;
  if (wrong + 1 < tries) return page(signing, wrong + 1);
  const actor = signerOf(signing);
  addAudit(
    state,
    envelope,
    actor,
    'Access Code Failed',
    `The access code was wrong ${tries} times.`,
  );
  emitFor(state, envelope, 'recipient-authenticationfailed', recipient);
  await state.envelopes.put(envelope);
  return leave(
    signing,
    'access_code_failed',
    'The access code was wrong',
    `Ask ${envelope.sender.userName} for the right one.`,
  );
}

function page(signing: Signing, wrong: number): MockResponse {
  const { envelope } = signing;
  return show(signing, {
    status: wrong === 0 ? 200 : 422,
    template: 'access-code',
    title: titleOf(envelope),
    data: { sender: envelope.sender.userName, left: wrong === 0 ? undefined : tries - wrong },
  });
}

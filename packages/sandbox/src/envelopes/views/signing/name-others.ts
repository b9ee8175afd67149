import type { MockResponse } from '@countersign/mock/core/server';
import { finishLater, finishRecipient } from '../../life/act.ts';
import { saveEnvelope } from '../../save.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { shownRecipient } from '../preparing/prepare-page.ts';
import { findFault, hasOwnName, takeRecipients } from '../preparing/take-changes.ts';
import { readAction, languageOf, leave, show } from '../visit.ts';
import { decline, getSigner, leaveFinished, type Signing, titleOf } from './signing.ts';
import { shownDocuments } from './pages.ts';

/** The page of agents, editors and intermediaries: they say who the recipients after them are. */
export async function nameOthers(signing: Signing): Promise<MockResponse> {
  const { state, envelope, recipient, form } = signing;
  const action = readAction(signing);
  const { t } = languageOf(signing);
  const others = later(signing);
  if (form === undefined || !['finish', 'later', 'decline'].includes(action))
    return page(signing, others);
  if (action === 'decline')
    return (
      (await decline(signing)) ??
      page(signing, others, { declineError: t('Enter a reason to decline.') })
    );
  takeRecipients(others, form);
  const nameless = others.find(
    ({ details }) =>
      (details.name ?? details.signerName ?? '') === '' ||
      (details.email ?? details.hostEmail ?? '') === '',
  );
  const fault =
    findFault(envelope.recipients) ??
    (action === 'finish' && nameless !== undefined
      ? t('Each later recipient requires a name and an e-mail address.')
      : undefined);
  if (fault !== undefined) return page(signing, others, { problem: fault });
  if (action === 'finish') await finishRecipient(state, envelope, recipient, getSigner(signing));
  else await finishLater(state, envelope, recipient);
  await saveEnvelope(state, envelope);
  return action === 'finish'
    ? leaveFinished(signing)
    : leave(signing, 'cancel', t('You can continue later'), t('Your entries are saved.'));
}

/**
 * Lists later recipients with a name of their own; for an intermediary, also those of the same
 * turn.
 */
function later({ envelope, recipient }: Signing): StoredRecipient[] {
  return envelope.recipients.filter(
    (one) =>
      one.status === 'created' &&
      hasOwnName(one) &&
      (one.routingOrder > recipient.routingOrder ||
        (recipient.type === 'intermediary' && one.routingOrder === recipient.routingOrder)),
  );
}

function page(
  signing: Signing,
  others: readonly StoredRecipient[],
  wrong: { problem?: string; declineError?: string } = {},
): MockResponse {
  const { envelope, recipient, form } = signing;
  return show(signing, {
    status: Object.keys(wrong).length === 0 ? 200 : 422,
    template: 'naming',
    title: titleOf(envelope),
    styles: ['signing.css', 'paper.css', 'fields.css'],
    data: {
      ...wrong,
      sender: envelope.sender.userName,
      signer: getSigner(signing).userName,
      blurb: envelope.settings.emailBlurb ?? '',
      note: recipient.details.note ?? '',
      recipients: others.map(shownRecipient),
      documents: shownDocuments(signing),
      reason: form?.text('decline-reason') ?? '',
    },
  });
}

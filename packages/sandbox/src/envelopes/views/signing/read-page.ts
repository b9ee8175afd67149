import type { MockResponse } from '@countersign/mock/core/server';
import { outboxPath } from '../../../pages/paths.ts';
import { returnUrlAfter } from '../access/return-url.ts';
import { isDone, signs } from '../../statuses.ts';
import { readAction, languageOf, leave, show } from '../visit.ts';
import { withFlows } from './flow-documents.ts';
import { shownDocuments } from './pages.ts';
import {
  namePending,
  nameSuccessor,
  presentFiles,
  presentHistory,
  presentPeople,
} from './present-progress.ts';
import { getSigner, type Signing, titleOf } from './signing.ts';

/**
 * Shows the documents read-only, with the signers and the next steps. A recipient who has finished
 * and came from an e-mail ends here; one who came from an application leaves with
 * `viewing_complete`.
 */
export async function read(signing: Signing): Promise<MockResponse> {
  const { state, session, envelope, recipient } = signing;
  const { t } = languageOf(signing);
  if (readAction(signing) === 'close')
    return leave(signing, 'viewing_complete', t('Thank you'), t('You can close this window.'));
  const isFinished = session.view === 'signing' && signs(recipient) && isDone(recipient);
  const isPreview = session.view === 'preview';
  const byMail = returnUrlAfter(session, 'viewing_complete') === undefined;
  const { documents, rules } = await withFlows(signing, shownDocuments(signing));
  return show(signing, {
    template: 'reading',
    title: titleOf(envelope),
    styles: ['signing.css', 'paper.css', 'flow.css'],
    css: rules.join('\n'),
    scripts: ['reading.js'],
    data: {
      sender: envelope.sender.userName,
      reader: getSigner(signing).userName,
      blurb: envelope.settings.emailBlurb ?? '',
      note: recipient.details.note ?? '',
      heading: isFinished ? t('Thank you. You have finished') : undefined,
      status: [
        ...(isFinished ? listThanks(signing) : []),
        describeStatus(signing, { byMail, isFinished }),
      ].join(' '),
      people: isPreview ? [] : presentPeople(signing),
      history: isPreview ? [] : presentHistory(signing),
      files: isPreview ? {} : presentFiles(signing),
      outbox: byMail && session.view === 'signing' ? outboxPath(state) : undefined,
      byMail,
      documents,
    },
  });
}

/** Asks an in-person signer who has finished for the device; nothing of others. */
function listThanks({ recipient: { type, details }, language }: Signing): string[] {
  const { t } = languageOf({ language });
  const { hostName: host = '' } = details;
  return type === 'inPersonSigner' && host !== ''
    ? [t('Hand the device back to {host}.', { host })]
    : [];
}

function describeStatus(
  { session, envelope, recipient, language }: Signing,
  { byMail, isFinished }: { byMail: boolean; isFinished: boolean },
): string {
  const { t, joinNames } = languageOf({ language });
  const name = recipient.details.signerName ?? recipient.details.name ?? '';
  if (session.view === 'preview')
    return t('This is a preview: it shows what {name} will see.', { name });
  if (session.view === 'shared') return t('You see what {name} sees.', { name });
  switch (envelope.status) {
    case 'completed':
      return t('All recipients have finished. You can download or print the completed documents.');
    case 'declined':
      return [
        t('A recipient has declined, so these documents are closed.'),
        ...envelope.recipients.flatMap(({ declinedReason: reason }) =>
          reason === undefined ? [] : [t('Reason: {reason}', { reason })],
        ),
      ].join(' ');
    default: {
      const pending = namePending(envelope);
      const successor = nameSuccessor(envelope, recipient);
      const own =
        successor === undefined
          ? t('You have finished.')
          : t('You have assigned these documents to {name}.', { name: successor });
      const sentences = [
        // The heading says the rest.
        ...(isFinished ? [] : [own]),
        pending.length === 0
          ? t('Other recipients still have to sign.')
          : t('Next: {names}.', { names: joinNames(pending) }),
        ...(byMail ? [t('You will receive an e-mail when all recipients have finished.')] : []),
      ];
      return sentences.join(' ');
    }
  }
}

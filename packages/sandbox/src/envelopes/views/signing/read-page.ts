import type { MockResponse } from '@countersign/mock/extend';
import { outboxPath } from '../../../pages/paths.ts';
import { returnUrlAfter } from '../access/return-url.ts';
import { isDone, signs } from '../../statuses.ts';
import { readAction, leave, show } from '../visit.ts';
import { withFlows } from './flow-documents.ts';
import { shownDocuments } from './pages.ts';
import { namePending, presentFiles, presentHistory, presentPeople } from './present-progress.ts';
import { getSigner, type Signing, titleOf } from './signing.ts';

/**
 * Shows the documents read-only, with the signers and the next steps. A recipient who has finished
 * and came from an e-mail ends here; one who came from an application leaves with
 * `viewing_complete`.
 */
export async function read(signing: Signing): Promise<MockResponse> {
  const { state, session, envelope, recipient } = signing;
  if (readAction(signing) === 'close')
    return leave(signing, 'viewing_complete', 'Thank you', 'You can close this window.');
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
      heading: isFinished ? 'Thank you. You have finished' : undefined,
      status: describeStatus(signing, { byMail, isFinished }),
      people: isPreview ? [] : presentPeople(signing),
      history: isPreview ? [] : presentHistory(signing),
      files: isPreview ? {} : presentFiles(signing),
      outbox: byMail && session.view === 'signing' ? outboxPath(state) : undefined,
      byMail,
      documents,
    },
  });
}

function describeStatus(
  { session, envelope, recipient }: Signing,
  { byMail, isFinished }: { byMail: boolean; isFinished: boolean },
): string {
  const name = recipient.details.signerName ?? recipient.details.name ?? 'the recipient';
  if (session.view === 'preview') return `This is a preview: it shows what ${name} will see.`;
  if (session.view === 'shared') return `You see what ${name} sees.`;
  switch (envelope.status) {
    case 'completed':
      return 'All recipients have finished. You can download or print the completed documents.';
    case 'declined':
      return 'A recipient has declined, so this envelope is closed.';
    default: {
      const pending = namePending(envelope);
      const next = pending === '' ? 'Other recipients still have to sign.' : `Next: ${pending}.`;
      const later = byMail ? ' You will receive an e-mail when all recipients have finished.' : '';
      // The heading says the rest.
      return `${isFinished ? '' : 'You have finished. '}${next}${later}`;
    }
  }
}

import type { MockResponse } from '@countersign/mock/extend';
import { readAction, leave, show } from '../visit.ts';
import { shownDocuments } from './pages.ts';
import { type Signing, titleOf } from './signing.ts';

/** The documents, only to be read; leaving them is `viewing_complete`. */
export async function read(signing: Signing): Promise<MockResponse> {
  const { envelope, recipient } = signing;
  if (readAction(signing) === 'close')
    return leave(signing, 'viewing_complete', 'Thank you', 'You can close this window.');
  return show(signing, {
    template: 'reading',
    title: titleOf(envelope),
    styles: ['signing.css'],
    data: {
      sender: envelope.sender.userName,
      blurb: envelope.settings.emailBlurb ?? '',
      note: recipient.details.note ?? '',
      status: statusWords(signing),
      documents: shownDocuments(signing),
    },
  });
}

function statusWords({ session, envelope, recipient }: Signing): string {
  const name = recipient.details.signerName ?? recipient.details.name ?? 'the recipient';
  if (session.view === 'shared') return `You see what ${name} sees.`;
  switch (envelope.status) {
    case 'completed':
      return 'All recipients have finished.';
    case 'declined':
      return 'A recipient has declined, so this envelope is closed.';
    default:
      return 'You have finished. Other recipients still have to sign.';
  }
}

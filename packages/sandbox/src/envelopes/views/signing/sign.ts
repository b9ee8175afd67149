import type { MockResponse } from '@countersign/mock/extend';
import { finishLater, finishRecipient } from '../../life/act.ts';
import { saveEnvelope } from '../../save.ts';
import { actionOf, leave } from '../visit.ts';
import { addAttachments } from './add-attachments.ts';
import { adoptSignature } from './adopt-signature.ts';
import { decline } from './decline.ts';
import { fillIn } from './fill-in.ts';
import { signPage } from './sign-page.ts';
import { leaveOut } from './leave-out.ts';
import { signerOf, type Signing } from './signing.ts';

/** The page where a recipient fills in its tabs, and finishes, declines or comes back later. */
export async function sign(signing: Signing): Promise<MockResponse> {
  switch (actionOf(signing)) {
    case 'finish':
      return finish(signing);
    case 'decline':
      return (await decline(signing)) ?? declineWithout(signing);
    case 'later':
      return later(signing);
    default:
      return signPage(signing);
  }
}

async function finish(signing: Signing): Promise<MockResponse> {
  const { state, envelope, recipient, form } = signing;
  if (form === undefined) return signPage(signing);
  const errors = fillIn(recipient, form);
  await adoptSignature(signing, form, errors);
  await addAttachments(signing, form, errors);
  if (errors.size > 0) return signPage(signing, { texts: form.texts, errors });
  await finishRecipient(state, envelope, recipient, signerOf(signing));
  leaveOut(recipient, form);
  await saveEnvelope(state, envelope);
  return leave(
    signing,
    'signing_complete',
    'Thank you, you are done',
    'The sender is told. You get an e-mail when everybody has done their part.',
  );
}

/** What was filled in so far, and makes sense, is kept. */
async function later(signing: Signing): Promise<MockResponse> {
  const { state, envelope, recipient, form } = signing;
  if (form !== undefined) fillIn(recipient, form);
  finishLater(state, envelope, recipient);
  await saveEnvelope(state, envelope);
  return leave(
    signing,
    'cancel',
    'You can come back later',
    'What you filled in is kept. Open the page again to go on.',
  );
}

function declineWithout(signing: Signing): MockResponse {
  const errors = new Map([['decline-reason', 'To decline, say why.']]);
  return signPage(signing, { texts: signing.form?.texts ?? new Map(), errors });
}

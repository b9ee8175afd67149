import { getExtension } from '../../../documents/index.ts';
import { freeId } from '../../../engine/free-id.ts';
import type { MockResponse } from '@countersign/mock/core/server';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import type { SentForm } from '../../../pages/read-form.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { commentOnPage } from '../../comments/comment-on-page.ts';
import { addDocuments } from '../../documents/add-documents.ts';
import { finishLater, finishRecipient } from '../../life/act.ts';
import { saveEnvelope } from '../../save.ts';
import { nameOfTab } from '../../tabs/any-tab.ts';
import { eachTab } from '../../tabs/each-tab.ts';
import { listUnverified } from '../../tabs/verify-tabs.ts';
import { languageOf, readAction, leave } from '../visit.ts';
import { adoptSignature } from './adopt-signature.ts';
import { checkAcknowledgements, recordAcknowledgements } from './acknowledge.ts';
import { keepSignature } from './kept-signature.ts';
import { decline, getSigner, leaveFinished, type Signing } from './signing.ts';
import { fillIn } from './fill-in.ts';
import { getFieldName, getControlKind } from './control-kind.ts';
import { checkPayments } from './pay.ts';
import { reassign } from './reassign-page.ts';
import { signPage } from './sign-page.ts';

/** The page where a recipient fills in its tabs, and finishes, declines or comes back later. */
export async function sign(signing: Signing): Promise<MockResponse> {
  switch (readAction(signing)) {
    case 'finish':
      return finish(signing);
    case 'decline':
      return (await decline(signing)) ?? declineWithout(signing);
    case 'reassign':
      return reassignOrShow(signing);
    case 'comment':
      return comment(signing);
    case 'later':
      return later(signing);
    default:
      return signPage(signing);
  }
}

async function finish(signing: Signing): Promise<MockResponse> {
  const { state, envelope, recipient, form } = signing;
  if (form === undefined) return signPage(signing);
  const { documents } = envelope;
  envelope.documents = [...documents];
  const errors = fillIn(recipient, form, languageOf(signing).t);
  checkPayments(recipient, form, { errors, t: languageOf(signing).t });
  checkAcknowledgements(signing, form, errors);
  await adoptSignature(signing, form, errors);
  await addAttachments(signing, form, errors);
  if (errors.size === 0)
    for (const { tab, message } of await listUnverified(state, envelope, recipient))
      errors.set(getFieldName(tab), languageOf(signing).t('Not verified: {message}', { message }));
  if (errors.size > 0) {
    // The files that were attached are not kept: they are attached again.
    envelope.documents = documents;
    return signPage(signing, { texts: form.texts, errors });
  }
  recordAcknowledgements(signing, form);
  await finishRecipient(state, envelope, recipient, getSigner(signing));
  leaveOut(recipient, form);
  await keepSignature(signing);
  await saveEnvelope(state, envelope);
  return leaveFinished(signing);
}

/** Keeps the valid values that were entered so far. */
async function later(signing: Signing): Promise<MockResponse> {
  const { state, envelope, recipient, form } = signing;
  if (form !== undefined) fillIn(recipient, form, languageOf(signing).t);
  const { t } = languageOf(signing);
  await finishLater(state, envelope, recipient);
  await saveEnvelope(state, envelope);
  return leave(
    signing,
    'cancel',
    t('You can continue later'),
    t('Your entries are saved. Open the page again to continue.'),
  );
}

/** Adds a comment and shows the page again, with the values that were entered so far. */
async function comment(signing: Signing): Promise<MockResponse> {
  const errors = (await commentOnPage(signing)) ?? new Map<string, string>();
  const texts = new Map(signing.form?.texts);
  if (errors.size === 0) texts.delete('comment');
  return signPage(signing, { texts, errors });
}

async function reassignOrShow(signing: Signing): Promise<MockResponse> {
  const done = await reassign(signing);
  const texts = signing.form?.texts ?? new Map<string, string>();
  return done instanceof Map ? signPage(signing, { texts, errors: done }) : done;
}

function declineWithout(signing: Signing): Promise<MockResponse> {
  const { t } = languageOf(signing);
  const errors = new Map([['decline-reason', t('Enter a reason to decline.')]]);
  return signPage(signing, { texts: signing.form?.texts ?? new Map(), errors });
}

/** Marks what a signer has left out, as it may, so that it does not count as signed. */
function leaveOut({ tabs }: StoredRecipient, form: SentForm): void {
  for (const listed of eachTab(tabs)) {
    const field = getFieldName(listed.tab);
    switch (getControlKind(listed)) {
      case 'sign':
      case 'initial':
      case 'press':
        if (form.text(field) !== 'true') listed.tab.status = 'na';
        break;
      case 'file':
        if (!form.files.has(field)) listed.tab.status = 'na';
        break;
      default:
        break;
    }
  }
}

/** Puts the files that a signer attached into the envelope, as documents at its end. */
async function addAttachments(
  signing: Signing,
  form: SentForm,
  errors: Map<string, string>,
): Promise<void> {
  const { state, envelope, recipient } = signing;
  for (const { list, tab } of eachTab(recipient.tabs)) {
    const file = list === 'signerAttachmentTabs' ? form.files.get(getFieldName(tab)) : undefined;
    if (file === undefined) continue;
    const document = {
      documentId: freeId(envelope.documents.map((one) => one.documentId)),
      name: `${nameOfTab(tab)} (${file.name})`,
      fileExtension: getExtension(file.name),
      documentBase64: file.bytes.toString('base64'),
    };
    try {
      await addDocuments(state, envelope, [document]);
    } catch (error) {
      if (!(error instanceof ServiceRefusal)) throw error;
      errors.set(
        getFieldName(tab),
        languageOf(signing).t('This file cannot be read. Attach another one.'),
      );
    }
  }
}

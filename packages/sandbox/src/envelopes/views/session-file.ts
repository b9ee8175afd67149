import type { MockResponse } from '@countersign/mock/core/server';
import { pageImage } from '../../documents/index.ts';
import { completedPdf } from '../documents/completed-pdf.ts';
import { getDocument } from '../documents/get-document.ts';
import { asServiceRefusal } from '../documents/document-error.ts';
import { sealPdf } from '../documents/seal-pdf.ts';
import { findEnvelope } from '../find-envelope.ts';
import { isDone } from '../statuses.ts';
import { seenEnvelope } from '../visibility/seen-envelope.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { saveSession } from './access/begin-session.ts';
import { viewSessions, type StoredSession } from './access/stored-view.ts';
import type { Language } from '../../pages/languages/language.ts';
import { file, notice } from '../../pages/render.ts';
import { hasProvedIdentity } from './identity/ask-identity.ts';
import { documentsFor, isDownloaded, maySeeHistory } from './signing/signing.ts';
import { requireSessionCaller } from './session-rights.ts';

/**
 * A document of a session as PDF (`documents/1.pdf`), all of them (`documents/combined.pdf`), the
 * certificate of completion (`documents/certificate.pdf`), or a page of a document as an image
 * (`pages/1/2.png`; `thumbnails/1/2.png` is a small one). In the console, the file is of the envelope
 * that `envelopes/{envelopeId}` says before that.
 * @param language the language of the browser, for a page that says that there is no such file
 */
export async function sessionFile(
  state: State,
  sessionId: string,
  steps: readonly string[],
  language: Language,
): Promise<MockResponse | (() => Promise<MockResponse>)> {
  const session = await state.of(viewSessions).get('', sessionId);
  if (session === undefined || session.ended !== undefined || state.now >= session.until)
    return nothing(language);
  const [envelopeId, rest] =
    steps[0] === 'envelopes' ? [steps[1], steps.slice(2)] : [session.envelopeId, steps];
  const seen = await seenBy(state, session, envelopeId ?? '');
  const wanted = read(rest);
  if (seen !== undefined && isWhole(wanted, seen)) {
    const documents = seen.documents.filter(isDownloaded);
    const { envelope } = seen;
    const { headers, file: whole } = await getDocument(state, envelope, wanted.documentId, {
      documents,
    });
    const disposition = headers['content-disposition']?.replace('file', 'inline') ?? 'inline';
    return file(200, whole.mediaType, whole.bytes, { 'content-disposition': disposition });
  }
  const document = seen?.documents.find(({ documentId }) => documentId === wanted?.documentId);
  if (seen === undefined || wanted === undefined || document?.content === undefined)
    return nothing(language);
  const pdf = await completedPdf(state, seen.envelope, document);
  const { page, dpi } = wanted;
  if (page === undefined) {
    await noteOpened(state, session, document);
    const sealed = await sealPdf(state, seen.envelope, document.name, pdf);
    return file(200, 'application/pdf', Buffer.from(sealed), { 'content-disposition': 'inline' });
  }
  if (page < 1 || page > document.pages.length) return nothing(language);
  // Drawing takes a while, so it runs after the transaction.
  return async () => {
    const { png } = await asServiceRefusal(document.name, pageImage(pdf, page, { dpi }));
    return file(200, 'image/png', Buffer.from(png));
  };
}

/** Notes that a signer has opened a document, which it may have to before finishing. */
async function noteOpened(
  state: State,
  session: StoredSession,
  { documentId, signerMustAcknowledge }: StoredDocument,
): Promise<void> {
  const { view, opened = [] } = session;
  if (view !== 'signing' || signerMustAcknowledge === undefined || opened.includes(documentId))
    return;
  session.opened = [...opened, documentId];
  await saveSession(state, session);
}

/** The requested part of a document: all of it, or an image of a page. */
interface Wanted {
  documentId: string;
  page?: number;
  dpi?: number;
}

/** The resolutions of page images in dots per inch. */
const resolutions = new Map([
  ['pages', 144],
  ['thumbnails', 24],
]);

function read([kind = '', first = '', second = '']: readonly string[]): Wanted | undefined {
  if (kind === 'documents') return { documentId: first.replace(/\.pdf$/, '') };
  const [, page] = /^(\d{1,5})\.png$/.exec(second) ?? [];
  const dpi = resolutions.get(kind);
  return dpi !== undefined && page !== undefined
    ? { documentId: first, page: Number(page), dpi }
    : undefined;
}

/**
 * Checks whether the request is for the file with all documents, or the certificate, and may be
 * served.
 */
function isWhole(
  wanted: Wanted | undefined,
  { envelope, documents }: { envelope: StoredEnvelope; documents: readonly StoredDocument[] },
): wanted is Wanted {
  if (wanted?.page !== undefined) return false;
  if (wanted?.documentId === 'combined') return documents.some(isDownloaded);
  return wanted?.documentId === 'certificate' && maySeeHistory(envelope);
}

/** The envelope and the documents of it that a session may see; undefined for none. */
async function seenBy(state: State, session: StoredSession, envelopeId: string) {
  if (session.view === 'console') {
    const user = await requireSessionCaller(state, session);
    const envelope = seenEnvelope(user, await findEnvelope(state, user, envelopeId));
    return { envelope, documents: envelope.documents };
  }
  const envelope = await state.envelopes.get(envelopeId);
  if (envelope === undefined || envelopeId !== session.envelopeId) return undefined;
  if (session.recipientIdGuid === undefined)
    return { envelope: omitOpenTabs(envelope), documents: envelope.documents };
  const recipient = envelope.recipients.find(
    (one) => one.recipientIdGuid === session.recipientIdGuid,
  );
  if (recipient === undefined) return undefined;
  const documents = documentsFor({ envelope, recipient });
  const preview = session.view === 'preview';
  if (
    !preview &&
    session.view === 'signing' &&
    !(
      mayRead(session, envelope, recipient) &&
      (await hasProvedIdentity(state, session, envelope, recipient))
    )
  )
    return undefined;
  const filling = preview || (session.view === 'signing' && recipient.status === 'delivered');
  return { envelope: filling ? omitTabs(envelope, session) : envelope, documents };
}

/** Checks whether the recipient has passed the steps before the documents: turn and access code. */
function mayRead(
  { accessCode }: StoredSession,
  { status }: StoredEnvelope,
  recipient: StoredRecipient,
): boolean {
  if (['created', 'correct', 'voided', 'deleted'].includes(status)) return false;
  const open = (recipient.details.accessCode ?? '') === '' || accessCode === true;
  return open && recipient.status !== 'created';
}

/** Removes the recipient's own tabs, which the page shows as fields on the image. */
function omitTabs(envelope: StoredEnvelope, { recipientIdGuid }: StoredSession): StoredEnvelope {
  const recipients = envelope.recipients.map((one) =>
    one.recipientIdGuid === recipientIdGuid ? { ...one, tabs: {} } : one,
  );
  return { ...envelope, recipients };
}

/** Removes the tabs of unfinished recipients, which the page for preparing shows itself. */
function omitOpenTabs(envelope: StoredEnvelope): StoredEnvelope {
  const recipients = envelope.recipients.map((one) => (isDone(one) ? one : { ...one, tabs: {} }));
  return { ...envelope, recipients };
}

function nothing(language: Language): MockResponse {
  const { t } = language;
  return notice(
    404,
    t('This page does not exist'),
    t('The session is over, or there is no such document.'),
    { language },
  );
}

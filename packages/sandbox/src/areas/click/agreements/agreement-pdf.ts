import { dateTime } from '../../../engine/date-time.ts';
import { escapeHtml } from '../../../documents/html/escape-html.ts';
import { oneByOne } from '../../../engine/one-by-one.ts';
import { accounts } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { formatNumber, type StoredClickDocument } from '../clickwraps/stored-clickwrap.ts';
import type { FoundAgreement } from './find-agreement.ts';

/** Makes one PDF of the documents that a person has agreed to, with the certificate if it is asked for. */
export async function makeAgreementPdf(
  state: State,
  found: FoundAgreement,
  { withCertificate }: { withCertificate: boolean },
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for (const bytes of await oneByOne(found.version.documents, (one) => readPdfOf(state, one)))
    parts.push(bytes);
  if (withCertificate) {
    const page = Buffer.from(await writeCertificate(state, found));
    parts.push(await state.documents.toPdf(page, { name: 'certificate.html' }));
  }
  return Buffer.from(await state.documents.combine(parts));
}

/** Reads a document of a clickwrap as PDF. */
export async function readPdfOf(
  { contents, documents }: Pick<State, 'contents' | 'documents'>,
  { pdf, original, name, fileExtension }: StoredClickDocument,
): Promise<Uint8Array> {
  if (pdf !== undefined) return contents.get(pdf);
  return documents.toPdf(await contents.get(original), { name, fileExtension });
}

/** Writes the certificate of completion of an agreement as HTML. */
async function writeCertificate(
  { of }: Pick<State, 'of'>,
  { clickwrap, version, agreement }: FoundAgreement,
): Promise<string> {
  const account = await of(accounts).get('', clickwrap.accountId);
  const { agreedAt, documentData = {}, metadata } = agreement;
  const rows: [string, string][] = [
    ['Agreement', agreement.agreementId],
    ['Clickwrap', `${clickwrap.name}, version ${formatNumber(version)}`],
    ['Account', account?.name ?? ''],
    ['Person', agreement.clientUserId],
    ['Status', agreement.status],
    ['Created', dateTime(agreement.createdAt)],
    ['Agreed', agreedAt === undefined ? '' : dateTime(agreedAt)],
    ...Object.entries(documentData).map(([name, value]): [string, string] => [name, value ?? '']),
    ['Metadata', metadata ?? ''],
  ];
  const lines = rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<tr><td>${escapeHtml(name)}</td><td>${escapeHtml(value)}</td></tr>`);
  return `<h1>Certificate of completion</h1><table border="1">${lines.join('')}</table>`;
}

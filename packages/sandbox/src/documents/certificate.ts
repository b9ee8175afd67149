import type { CertificateRecipient, CertificateSummary } from './certificate-summary.ts';
import { flow, type Flow } from './flow.ts';
import { newPdf, savePdf } from './pdf-lib.ts';

const small = { size: 9 };

async function heading(pages: Flow, text: string): Promise<void> {
  await pages.paragraph(text, { size: 12, bold: true, before: 14, colour: '#10206a' });
  pages.rule();
}

/** Writes rows of a name and its value; rows without a value are left out. */
async function facts(
  pages: Flow,
  rows: readonly (readonly [string, string | undefined])[],
): Promise<void> {
  for (const [name, value] of rows) {
    if (value !== undefined && value !== '') {
      const cells = [
        { text: name, share: 1, bold: true },
        { text: value, share: 4 },
      ];
      await pages.row(cells, small);
    }
  }
}

async function recipientFacts(pages: Flow, recipient: CertificateRecipient): Promise<void> {
  await pages.paragraph(recipient.name, { size: 10, bold: true, before: 8 });
  await facts(pages, [
    ['E-mail', recipient.email],
    ['Action', recipient.action],
    ['Status', recipient.status],
    ['Authentication', recipient.authentication],
    ['Signature', recipient.signature],
    ['Signature ID', recipient.signatureId],
    ['IP address', recipient.ipAddress],
    ['Sent', recipient.sent],
    ['Viewed', recipient.viewed],
    ['Signed', recipient.signed],
  ]);
}

async function events(pages: Flow, { events: trail }: CertificateSummary): Promise<void> {
  const shares = [3, 4, 6, 2];
  const row = (texts: readonly string[], bold: boolean) => {
    const cells = texts.map((text, index) => ({ text, share: shares[index] ?? 1, bold }));
    return pages.row(cells, { size: 8, before: 2 });
  };
  await row(['Time', 'Who', 'What', 'IP address'], true);
  for (const { time, who, what, ipAddress = '' } of trail) {
    await row([time, who, what, ipAddress], false);
  }
}

/**
 * Writes a certificate of completion: the envelope, its documents, its sender, each recipient with
 * the times, and the audit trail, on as many Letter pages as that takes.
 */
export async function certificate(summary: CertificateSummary): Promise<Uint8Array> {
  const document = await newPdf();
  document.setTitle('Certificate of completion');
  const pages = await flow(document);
  await pages.paragraph('Certificate of completion', { size: 20, bold: true });
  await heading(pages, 'Envelope');
  await facts(pages, [
    ['Envelope ID', summary.envelopeId],
    ['Subject', summary.subject],
    ['Status', summary.status],
    ['Created', summary.created],
    ['Sent', summary.sent],
    ['Completed', summary.completed],
  ]);
  await heading(pages, 'Documents');
  for (const { name, pages: count } of summary.documents) {
    await facts(pages, [[count === 1 ? '1 page' : `${count} pages`, name]]);
  }
  await heading(pages, 'Sender');
  await facts(pages, [
    ['Name', summary.sender.name],
    ['E-mail', summary.sender.email],
    ['IP address', summary.sender.ipAddress],
  ]);
  await heading(pages, 'Recipients');
  for (const recipient of summary.recipients) {
    await recipientFacts(pages, recipient);
  }
  await heading(pages, 'Events');
  await events(pages, summary);
  return savePdf(document);
}

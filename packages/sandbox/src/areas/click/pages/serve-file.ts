import type { MockResponse } from '@countersign/mock/core/server';
import { pageImage } from '../../../documents/index.ts';
import { fileHeader } from '../../../engine/file-header.ts';
import { asServiceRefusal } from '../../../envelopes/documents/document-error.ts';
import { file, notice } from '../../../pages/render.ts';
import type { Language } from '../../../pages/languages/language.ts';
import type { State } from '../../../state/state.ts';
import { makeAgreementPdf, readPdfOf } from '../agreements/agreement-pdf.ts';
import { type OpenAgreement, openAgreement } from './open-agreement.ts';

/** The resolution of page images in dots per inch. */
const dpi = 144;

/**
 * Serves a file of an agreement: a document as PDF (`0.pdf`), a page of it as an image (`0`,
 * `1.png`), or all documents that the person has agreed to (`agreed.pdf`).
 * @param language the language of the browser, for a page that says that there is no such file
 */
export async function serveFile(
  state: State,
  token: string,
  [first = '', second, ...more]: readonly string[],
  language: Language,
): Promise<MockResponse | (() => Promise<MockResponse>)> {
  const opened = await openAgreement(state, token);
  if (opened === undefined || more.length > 0) return nothing(language);
  if (first === 'agreed.pdf' && second === undefined) return serveAgreed(state, opened, language);
  const [, order] = /^(\d{1,6})(?:\.pdf)?$/.exec(first) ?? [];
  const document = opened.version.documents.find((one) => one.order === Number(order));
  if (order === undefined || document === undefined) return nothing(language);
  const pdf = Buffer.from(await readPdfOf(state, document));
  if (second === undefined) return file(200, 'application/pdf', pdf, inlineOf(document.name));
  const [, page] = /^(\d{1,5})\.png$/.exec(second) ?? [];
  if (page === undefined || Number(page) < 1 || Number(page) > (document.pages ?? 0))
    return nothing(language);
  return async () => {
    const { png } = await asServiceRefusal(document.name, pageImage(pdf, Number(page), { dpi }));
    return file(200, 'image/png', Buffer.from(png));
  };
}

async function serveAgreed(
  state: State,
  opened: OpenAgreement,
  language: Language,
): Promise<MockResponse> {
  if (opened.agreement.status !== 'agreed') return nothing(language);
  const bytes = await makeAgreementPdf(state, opened, { withCertificate: true });
  return file(200, 'application/pdf', bytes, {
    'content-disposition': fileHeader('attachment', `${opened.clickwrap.name}.pdf`),
  });
}

function inlineOf(name: string): Record<string, string> {
  return {
    'content-disposition': fileHeader('inline', `${name}.pdf`),
  };
}

function nothing(language: Language): MockResponse {
  const { t } = language;
  return notice(404, t('This file does not exist'), t('The address is wrong, or it has expired.'), {
    language,
  });
}

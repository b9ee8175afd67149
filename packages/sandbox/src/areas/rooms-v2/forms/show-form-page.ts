import type { MockResponse } from '@countersign/mock/core/server';
import { pageImage } from '../../../documents/index.ts';
import { file, notice } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { readDocumentBytes } from '../documents/read-document-bytes.ts';
import { openFormFill } from './form-fill-session.ts';

/** Shows a page of a form as an image, drawn after the transaction. */
export async function showFormPage(
  state: State,
  sessionId: string,
  [documentId, name = '', ...more]: readonly string[],
): Promise<MockResponse | (() => Promise<MockResponse>)> {
  const open = await openFormFill(state, sessionId);
  const document = open?.documents.find((one) => String(one.documentId) === documentId);
  const page = /^([1-9]\d{0,3})\.png$/.exec(name)?.[1];
  if (open === undefined || document === undefined || page === undefined || more.length > 0)
    return notice(404, 'This page does not exist', 'Create a new session for the form.');
  const pdf = await readDocumentBytes(state, open.room, document);
  return async () => {
    const { png } = await pageImage(pdf, Number(page), { dpi: 144 });
    return file(200, 'image/png', Buffer.from(png));
  };
}

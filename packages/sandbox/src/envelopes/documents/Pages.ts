import { defineForBoth } from '../define-for-both.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { findVisibleDocument } from '../visibility/visible-documents.ts';
import { removePage, turnPage } from './change-pages.ts';
import { findDocument } from './find-document.ts';
import { getPageImage, listPageImages } from './page-images.ts';

export const [Envelopes_getPageImages, Templates_getPageImages] = defineForBoth(
  'Envelopes_getPageImages',
  'Templates_getPageImages',
  async (_state, { path, query }, context, open) => {
    const { found } = await open();
    const document = findVisibleDocument(context, found, path.documentId);
    return { status: 200, paged: true, body: listPageImages(document, query) };
  },
);

export const [Envelopes_getPageImage, Templates_getDocumentPageImage] = defineForBoth(
  'Envelopes_getPageImage',
  'Templates_getDocumentPageImage',
  async (state, { path, query }, context, open) => {
    const { found } = await open();
    const document = findVisibleDocument(context, found, path.documentId);
    const file = await getPageImage(state, found, document, path.pageNumber, query);
    return { status: 200, file };
  },
);

export const [Envelopes_rotateDocumentPage, Templates_rotateDocumentPage] = defineForBoth(
  'Envelopes_rotateDocumentPage',
  'Templates_rotateDocumentPage',
  async (state, { path, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    await turnPage(state, found, document, path.pageNumber, body.rotate);
    await save();
    return { status: 200 };
  },
);

export const [Envelopes_deleteDocumentPage, Templates_deleteDocumentPage] = defineForBoth(
  'Envelopes_deleteDocumentPage',
  'Templates_deleteDocumentPage',
  async (state, { path, header }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    await removePage(state, found, findDocument(found, path.documentId), path.pageNumber);
    await save();
    return { status: 200 };
  },
);

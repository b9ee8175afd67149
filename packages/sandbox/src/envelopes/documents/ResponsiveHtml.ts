import type {
  DocumentHtmlDefinition,
  DocumentHtmlDefinitionOriginals,
  DocumentHtmlDefinitions,
} from '@countersign/types/esign-v2.1';
import { defineOperation } from '../../engine/operation.ts';
import { oneByOne } from '../../engine/one-by-one.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { defineForBoth } from '../define-for-both.ts';
import { findEnvelope } from '../find-envelope.ts';
import { findVisibleDocument, visibleDocuments } from '../visibility/visible-documents.ts';
import { asServiceRefusal } from './document-error.ts';
import { readContent } from './find-document.ts';

export const [EnvelopeHtmlDefinitions_list, TemplateHtmlDefinitions_list] = defineForBoth(
  'EnvelopeHtmlDefinitions_list',
  'TemplateHtmlDefinitions_list',
  async (_state, _request, context, open) => {
    const { found } = await open();
    return { status: 200, body: presentDefinitions(visibleDocuments(context, found)) };
  },
);

export const [EnvelopeDocumentHtmlDefinitions_get, TemplateDocumentHtmlDefinitions_list] =
  defineForBoth(
    'EnvelopeDocumentHtmlDefinitions_get',
    'TemplateDocumentHtmlDefinitions_list',
    async (_state, { path }, context, open) => {
      const { found } = await open();
      const document = findVisibleDocument(context, found, path.documentId);
      return { status: 200, body: presentDefinitions([document]) };
    },
  );

export const ResponsiveHtml_getResponsiveHtml = defineOperation(
  'ResponsiveHtml_getResponsiveHtml',
  async (state, { path }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId);
    return { status: 200, body: presentDefinitions(visibleDocuments(context, found)) };
  },
);

export const DocumentResponsiveHtml_getDocumentResponsiveHtml = defineOperation(
  'DocumentResponsiveHtml_getDocumentResponsiveHtml',
  async (state, { path }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId);
    const document = findVisibleDocument(context, found, path.documentId);
    return { status: 200, body: presentDefinitions([document]) };
  },
);

export const [ResponsiveHtmlPreview_create, TemplateResponsiveHtmlPreview_create] = defineForBoth(
  'ResponsiveHtmlPreview_create',
  'TemplateResponsiveHtmlPreview_create',
  async (state, { body }, context, open) => {
    const { found } = await open();
    const documents = visibleDocuments(context, found);
    return { status: 201, body: await previewDocuments(state, found, documents, body) };
  },
);

export const [DocumentResponsiveHtmlPreview_create, TemplateDocumentResponsiveHtmlPreview_create] =
  defineForBoth(
    'DocumentResponsiveHtmlPreview_create',
    'TemplateDocumentResponsiveHtmlPreview_create',
    async (state, { path, body }, context, open) => {
      const { found } = await open();
      const document = findVisibleDocument(context, found, path.documentId);
      return { status: 201, body: await previewDocuments(state, found, [document], body) };
    },
  );

/** Presents the responsive layouts of the documents that have one. */
function presentDefinitions(documents: readonly StoredDocument[]): DocumentHtmlDefinitionOriginals {
  return {
    htmlDefinitions: documents.flatMap(({ documentId, documentIdGuid, htmlDefinition }) =>
      htmlDefinition === undefined ? [] : [{ documentId, documentIdGuid, htmlDefinition }],
    ),
  };
}

/**
 * Documents as small screens would show them by a layout; without one, by their own.
 * @throws ServiceRefusal DOCUMENT_DOES_NOT_EXIST for one that was purged
 */
async function previewDocuments(
  state: State,
  envelope: StoredEnvelope,
  documents: readonly StoredDocument[],
  layout: DocumentHtmlDefinition | undefined,
): Promise<DocumentHtmlDefinitions> {
  const htmlDefinitions = await oneByOne(documents, async (document) => {
    const pdf = await readContent(state, envelope, document);
    const html = state.documents.documentHtml(pdf, layout ?? document.htmlDefinition ?? {});
    return asServiceRefusal(document.name, html);
  });
  return { htmlDefinitions };
}

import { defineForBoth } from '../define-for-both.ts';
import { findVisibleDocument, visibleDocuments } from '../visibility/visible-documents.ts';
import { presentDefinitions } from './present-definitions.ts';
import { previewDocuments } from './preview.ts';

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

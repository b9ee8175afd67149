import { defineOperation } from '../../engine/operation.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { createTabsOfBody } from '../tabs/create-tabs.ts';
import { findTemplate } from '../templates/find-template.ts';
import { saveTemplate } from '../templates/save-template.ts';
import { findDocument } from './find-document.ts';
import { getDocument } from './get-document.ts';
import { presentDocument, presentOutcome } from './present-document.ts';
import { deleteDocuments, updateDocuments } from './update-documents.ts';

export const TemplateDocuments_list = defineOperation(
  'TemplateDocuments_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return {
      status: 200,
      body: {
        templateId: template.envelopeId,
        templateDocuments: template.documents.map((one) => presentDocument(template, one)),
      },
    };
  },
);

export const TemplateDocuments_get = defineOperation(
  'TemplateDocuments_get',
  async (state, { path, query }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const { documents } = template;
    const { encrypt } = query;
    const file = await getDocument(state, template, path.documentId, { documents, encrypt });
    return { status: 200, ...file };
  },
);

export const TemplateDocuments_update = defineOperation(
  'TemplateDocuments_update',
  async (state, { path, header, body, files }, context) => {
    const { documentId } = path;
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const [document, ...others] = body.documents ?? [];
    if (
      document === undefined ||
      others.length > 0 ||
      (document.documentId ?? documentId) !== documentId
    )
      throw new ServiceError(
        'INVALID_REQUEST_BODY',
        `/documents must hold one document, with the number ${documentId} that the path has, or with none.`,
      );
    await updateDocuments(state, template, [{ ...document, documentId }], files);
    await saveTemplate(state, context, template);
    return { status: 200, body: presentDocument(template, findDocument(template, documentId)) };
  },
);

export const TemplateDocuments_delete = defineOperation(
  'TemplateDocuments_delete',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const documents = deleteDocuments(template, body.documents);
    await saveTemplate(state, context, template);
    return {
      status: 200,
      body: {
        templateId: template.envelopeId,
        templateDocuments: documents.map((document) => presentOutcome(template, document)),
      },
    };
  },
);

export const TemplateDocuments_updateList = defineOperation(
  'TemplateDocuments_updateList',
  async (state, { path, header, body, files }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const documents = await updateDocuments(state, template, body.documents, files);
    await createTabsOfBody(state, template, body.recipients ?? {});
    await saveTemplate(state, context, template);
    return {
      status: 200,
      body: {
        templateId: template.envelopeId,
        templateDocuments: documents.map((document) => presentOutcome(template, document)),
      },
    };
  },
);

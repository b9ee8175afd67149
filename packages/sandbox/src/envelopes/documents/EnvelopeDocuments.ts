import { readDisposition } from '@countersign/mock/core/outside';
import type {
  Document,
  EnvelopeDocument,
  EnvelopeDocumentsResult,
  TemplateDocumentsResult,
} from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { defineOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { defineForBoth, findEither } from '../define-for-both.ts';
import { findEnvelope } from '../find-envelope.ts';
import { findTemplate } from '../find-template.ts';
import { actorOf, addAudit } from '../life/events.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { saveEnvelope, saveTemplate } from '../save.ts';
import { inProcess } from '../statuses.ts';
import { createTabsOfBody } from '../tabs/create-tabs.ts';
import { tabsOnDocument } from '../tabs/present-tabs.ts';
import { resolveAnchors } from '../tabs/resolve-anchors.ts';
import { visibleDocuments } from '../visibility/visible-documents.ts';
import { findDocument } from './find-document.ts';
import { getDocument } from './get-document.ts';
import {
  presentCertificate,
  presentChanged,
  presentListedDocument,
  presentOutcome,
  presentRefused,
} from './present-document.ts';
import { deleteDocuments, updateDocuments, updateReceivedDocuments } from './update-documents.ts';

export const [EnvelopeDocuments_updateList, TemplateDocuments_updateList] = defineForBoth(
  'EnvelopeDocuments_updateList',
  'TemplateDocuments_updateList',
  async (state, { header, body, files }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const documents = await updateReceivedDocuments(state, found, body.documents, files, context);
    await noteCorrection(state, context, found, 'Documents were added or replaced.');
    if (found.kind === 'template') await createTabsOfBody(state, found, body.recipients ?? {});
    await save();
    const outcomes = documents.map((one) =>
      'stored' in one ? presentOutcome(found, one.stored) : presentRefused(one),
    );
    return { status: 200, body: presentOutcomes(found, outcomes) };
  },
);

export const [EnvelopeDocuments_delete, TemplateDocuments_delete] = defineForBoth(
  'EnvelopeDocuments_delete',
  'TemplateDocuments_delete',
  async (state, { header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const documents = deleteDocuments(found, body.documents, context);
    await noteCorrection(state, context, found, 'Documents were removed.');
    await save();
    const outcomes = documents.map((document) => presentOutcome(found, document));
    return { status: 200, body: presentOutcomes(found, outcomes) };
  },
);

/** Writes a change of an envelope in process into its history, and places the anchors of new documents. */
async function noteCorrection(
  state: State,
  context: Context,
  envelope: StoredEnvelope,
  message: string,
): Promise<void> {
  if (!inProcess.includes(envelope.status)) return;
  await resolveAnchors(state, envelope);
  addAudit(state, envelope, actorOf(context), 'Corrected', message);
}

/** The response is the same for both, but its fields have different names. */
function presentOutcomes(
  found: StoredEnvelope,
  outcomes: EnvelopeDocument[],
): EnvelopeDocumentsResult & TemplateDocumentsResult {
  return found.kind === 'envelope'
    ? { envelopeId: found.envelopeId, envelopeDocuments: outcomes }
    : { templateId: found.envelopeId, templateDocuments: outcomes };
}

export const EnvelopeDocuments_list = defineOperation(
  'EnvelopeDocuments_list',
  async (state, { path, query }, context) => {
    const envelope = await findEither(state, context, path.envelopeId);
    const documents = visibleDocuments(context, envelope, {
      recipientId: query.recipient_id,
      byUser: query.documents_by_userid === 'true',
    }).filter(({ content }) => content !== undefined);
    return {
      status: 200,
      body: {
        envelopeId: envelope.envelopeId,
        envelopeDocuments: [
          ...documents.map((document) => ({
            ...presentListedDocument(envelope, document, {
              docGenFormFields: query.include_docgen_formfields === 'true',
              size: query.include_document_size === 'true',
              edited: query.include_is_edited === 'true',
            }),
            ...(query.include_tabs === 'true' && { tabs: tabsOnDocument(envelope, document) }),
          })),
          ...(wasSent(envelope) ? [presentCertificate(envelope)] : []),
        ],
      },
    };
  },
);

/** Checks whether an envelope was ever sent, and so has a certificate, even after it ended. */
function wasSent({ kind, status, sentAt }: StoredEnvelope): boolean {
  return (
    kind === 'envelope' && status !== 'created' && (status !== 'deleted' || sentAt !== undefined)
  );
}

export const TemplateDocuments_list = defineOperation(
  'TemplateDocuments_list',
  async (state, { path, query }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const edited = query.include_is_edited === 'true';
    return {
      status: 200,
      body: {
        templateId: template.envelopeId,
        // Templates have no parameter for the size.
        templateDocuments: template.documents.map((one) => ({
          ...presentListedDocument(template, one, {
            size: true,
            edited,
            docGenFormFields: one.docGen !== undefined,
          }),
          ...(query.include_tabs === 'true' && { tabs: tabsOnDocument(template, one) }),
        })),
      },
    };
  },
);

export const EnvelopeDocuments_get = defineOperation(
  'EnvelopeDocuments_get',
  async (state, { path, query, header }, context) => {
    const envelope = await findEither(state, context, path.envelopeId);
    const file = await getDocument(state, envelope, path.documentId, {
      documents: visibleDocuments(context, envelope, {
        recipientId: query.recipient_id,
        byUser: query.documents_by_userid === 'true',
      }),
      certificate: query.certificate,
      encrypt: query.encrypt,
      encoding: query.encoding ?? header['Content-Transfer-Encoding'],
      watermark: query.watermark,
    });
    return { status: 200, ...file };
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

export const EnvelopeDocuments_update = defineOperation(
  'EnvelopeDocuments_update',
  async (state, { path, header, bytes, mediaType }, context) => {
    const { documentId } = path;
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    if (bytes.length === 0)
      throw new ServiceRefusal(
        'INVALID_REQUEST_BODY',
        'The body is empty. Send the bytes of the file.',
      );
    const files = new Map([[documentId, { bytes, mediaType }]]);
    const named = readNames(header['Content-Disposition']);
    await updateDocuments(state, envelope, [{ documentId, ...named }], files, context);
    await noteCorrection(state, context, envelope, 'Documents were added or replaced.');
    await saveEnvelope(state, envelope);
    return { status: 200, body: presentChanged(envelope, findDocument(envelope, documentId)) };
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
      throw new ServiceRefusal(
        'INVALID_REQUEST_BODY',
        `/documents must contain one document, with the documentId ${documentId} of the path or without one.`,
      );
    await updateDocuments(state, template, [{ ...document, documentId }], files);
    await saveTemplate(state, context, template);
    return { status: 200, body: presentChanged(template, findDocument(template, documentId)) };
  },
);

/** Reads the name of a document from a `Content-Disposition` header, and its extension if given. */
function readNames(header = ''): Pick<Document, 'name' | 'fileExtension'> {
  const name = readDisposition(header, 'filename');
  const fileExtension = readDisposition(header, 'fileextension');
  return {
    ...(name !== undefined && name !== '' && { name }),
    ...(fileExtension !== undefined && { fileExtension }),
  };
}

import { randomUUID } from 'node:crypto';
import { writeStatus } from '../../engine/status-in-words.ts';
import { defineOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import { findEnvelope } from '../find-envelope.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { saveEnvelope } from '../save.ts';
import { requireStatus } from '../guards.ts';
import { inProcess, isDone } from '../statuses.ts';
import { resolveAnchors } from '../tabs/resolve-anchors.ts';
import { visibleDocuments } from '../visibility/visible-documents.ts';
import { generateDocuments } from './generate-documents.ts';
import { presentDocGenDocuments } from './present-doc-gen.ts';
import { withSettings } from './read-doc-gen.ts';
import { setValues } from './set-values.ts';
import { showName } from '../../engine/show-name.ts';

export const Envelopes_getEnvelopeDocGenFormFields = defineOperation(
  'Envelopes_getEnvelopeDocGenFormFields',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return { status: 200, body: presentAll(visibleDocuments(context, envelope)) };
  },
);

export const Envelopes_updateEnvelopeDocGenFormFields = defineOperation(
  'Envelopes_updateEnvelopeDocGenFormFields',
  async (state, { path, query, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireStatus(envelope, 'changeDocGenFields', context);
    requireNobodySigned(envelope);
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const named: StoredDocument[] = [];
    for (const { documentId = '', docGenFormFieldList = [] } of body.docGenFormFields ?? []) {
      const { document, docGen } = findDocGen(envelope, documentId);
      docGen.fields = docGen.fields.map((field) => withSettings(field, docGenFormFieldList));
      setValues(state, docGen, docGenFormFieldList);
      named.push(document);
    }
    if (query.update_docgen_formfields_only !== 'true') {
      const documents = named.length === 0 ? envelope.documents : named;
      // Generating creates another document, with another ID.
      for (const document of await generateDocuments(state, envelope, documents))
        document.documentIdGuid = randomUUID();
      if (inProcess.includes(envelope.status)) await resolveAnchors(state, envelope);
    }
    await saveEnvelope(state, envelope);
    return { status: 200, body: presentAll(envelope.documents) };
  },
);

/**
 * Refuses to change the values of a sent envelope that somebody has signed, or that a copy has
 * already gone out of.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS
 * @evidence public
 */
function requireNobodySigned({ envelopeId, status, recipients }: StoredEnvelope): void {
  const done = recipients.find(isDone);
  if (status === 'created' || done === undefined) return;
  throw new ServiceRefusal(
    'ENVELOPE_INVALID_STATUS',
    `Fields for document generation can be changed only until the first recipient is done; recipient ${done.recipientId} of ${envelopeId} is ${writeStatus(done.status)}.`,
  );
}

function presentAll(documents: readonly StoredDocument[]) {
  const docGenFormFields = presentDocGenDocuments(documents);
  return docGenFormFields.length === 0 ? {} : { docGenFormFields };
}

/**
 * The fields of a document, by its GUID or the ID that its sender gave it.
 * @throws ServiceRefusal DOCUMENT_DOES_NOT_EXIST
 */
function findDocGen({ envelopeId, documents }: StoredEnvelope, documentId: string) {
  const found = documents.find(
    (one) => one.documentIdGuid === documentId.toLowerCase() || one.documentId === documentId,
  );
  if (found?.docGen !== undefined) return { document: found, docGen: found.docGen };
  throw new ServiceRefusal(
    'DOCUMENT_DOES_NOT_EXIST',
    `The envelope ${envelopeId} has no document ${documentId === '' ? 'without a documentId' : showName(documentId)} with fields for document generation.`,
  );
}

import type { DocumentTemplate } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { actorOf, addAudit } from '../life/events.ts';
import { advance } from '../life/advance.ts';
import { checkRecipients } from '../recipients/check-recipients.ts';
import { requireStatus } from '../guards.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { findDocument } from '../documents/find-document.ts';
import { isOpen } from './fill-roles.ts';
import { joinLayers, joinRecipients } from './join-layers.ts';
import { mergeCustomFields } from './merge-layers.ts';
import type { Layer } from './layer.ts';
import { moveToDocument, getPageRange, placeAnchors } from './place-layer.ts';
import {
  broughtBy,
  requireFewTemplates,
  templateLayer,
  type TemplateLayer,
} from './template-layer.ts';
import { showName } from '../../engine/show-name.ts';

/** Options for applying templates to an existing envelope. */
export interface ApplyToOptions {
  /** The document that they are meant for, of entries that name none. */
  documentId?: string;
  /** Keeps recipients whose tabs all have anchors that no document contains. */
  preserve: boolean;
}

/**
 * Applies templates to a draft or an envelope in process. If an entry names a document, the tabs of
 * the template's first document (or of that with the same ID) are added to its pages. Otherwise a
 * draft gets the documents too, while in process the tabs are added to the documents with their
 * IDs.
 * @returns the entries with the pages that they cover
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, TEMPLATE_ID_INVALID, DOCUMENT_DOES_NOT_EXIST, INVALID_REQUEST_PARAMETER
 */
export async function applyToEnvelope(
  state: State,
  context: Context,
  envelope: StoredEnvelope,
  entries: readonly DocumentTemplate[],
  { documentId, preserve }: ApplyToOptions,
): Promise<DocumentTemplate[]> {
  requireStatus(envelope, 'applyTemplates');
  requireFewTemplates(entries.length);
  const answers: DocumentTemplate[] = [];
  for (const entry of entries) {
    const target = findTargetDocument(envelope, entry, documentId);
    const found = await templateLayer(state, context, entry.templateId);
    if (target === undefined) await mergeTemplate(state, envelope, found, preserve);
    else await mergeIntoDocument(state, envelope, found, { target, entry, preserve });
    const { name } = found.applied;
    addAudit(state, envelope, actorOf(context), 'Modified', `The template ${name} was applied.`);
    answers.push({
      templateId: found.applied.templateId,
      ...(target !== undefined && {
        documentId: target.documentId,
        ...getPageRange(entry, target),
      }),
      errorDetails: { errorCode: 'SUCCESS', message: '' },
    });
  }
  if (envelope.status !== 'created') await advance(state, envelope);
  return answers;
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER where path and body name two documents */
function findTargetDocument(
  envelope: StoredEnvelope,
  entry: DocumentTemplate,
  inPath: string | undefined,
): StoredDocument | undefined {
  if (inPath !== undefined && entry.documentId !== undefined && entry.documentId !== inPath)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The path has document ${inPath}, but an entry of documentTemplates has ${showName(entry.documentId)}. Omit it from the entry.`,
    );
  const documentId = entry.documentId ?? inPath;
  return documentId === undefined ? undefined : findDocument(envelope, documentId);
}

/** Brings in a template that is meant for no document of the envelope. */
async function mergeTemplate(
  state: State,
  envelope: StoredEnvelope,
  { layer, applied }: TemplateLayer,
  preserve: boolean,
): Promise<void> {
  if (envelope.status === 'created') {
    const { documents, customFields, settings } = envelope;
    const own: Layer = {
      documents,
      customFields,
      settings,
      recipients: [],
      eventNotifications: [],
    };
    const joined = joinLayers(own, layer, true);
    Object.assign(envelope, { documents: joined.documents, settings: joined.settings });
    envelope.customFields = mergeCustomFields(layer.customFields, customFields);
    const { recipients } = await placeAnchors(state, envelope, joined, preserve);
    bringIn(envelope, recipients);
  } else
    for (const target of envelope.documents) {
      const like = layer.documents.find((one) => one.documentId === target.documentId);
      if (like === undefined) continue;
      const entry = { templateId: applied.templateId };
      await mergeIntoDocument(state, envelope, { layer, applied }, { target, entry, preserve });
    }
  envelope.templates.push(applied);
}

/** Brings in what a template has for one document. */
async function mergeIntoDocument(
  state: State,
  envelope: StoredEnvelope,
  { layer, applied }: TemplateLayer,
  {
    target,
    entry,
    preserve,
  }: { target: StoredDocument; entry: DocumentTemplate; preserve: boolean },
): Promise<void> {
  const moved = moveToDocument(state, layer, target, entry);
  const scope = { ...envelope, documents: [target] };
  const { recipients } = await placeAnchors(state, scope, moved, preserve);
  const brought = bringIn(envelope, recipients);
  target.templates.push({ ...applied, ...broughtBy(brought, target.documentId) });
}

/** Adds recipients; in process, roles without a person cannot be invited. */
function bringIn(
  envelope: StoredEnvelope,
  recipients: readonly StoredRecipient[],
): readonly StoredRecipient[] {
  const brought = recipients.filter((one) => envelope.status === 'created' || !isOpen(one));
  envelope.recipients = joinRecipients(envelope.recipients, brought, true);
  checkRecipients(envelope.recipients);
  return brought;
}

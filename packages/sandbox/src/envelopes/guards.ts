import type { EnvelopeStatus } from '@countersign/types/esign-v2.1';
import type { Context } from '../engine/context.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import { editable, inProcess, statusInWords } from './statuses.ts';

/** Restricts an action on an envelope to some of its statuses. */
interface Guard {
  /** The action, as the first words of the error message. */
  what: string;
  statuses: readonly EnvelopeStatus[];
  /** The statuses under `--strict`, where the description of the service allows less than life does. */
  strict?: readonly EnvelopeStatus[];
  /** The code; ENVELOPE_INVALID_STATUS if absent. */
  code?: 'EDIT_LOCK_INVALID_STATE_FOR_LOCK';
  /** The code of what only `--strict` refuses; ENVELOPE_INVALID_STATUS if absent. */
  strictCode?: 'DOCUMENT_UPLOAD_NOT_ALLOWED' | 'RECIPIENT_UPDATE_FAILED' | 'INVALID_RECIPIENT_ID';
}

const draft: readonly EnvelopeStatus[] = ['created'];

/**
 * The actions that depend on the status of an envelope, in one table. Templates are always drafts.
 * @evidence public
 */
export const guards = {
  addAttachments: { what: 'Attachments can be added', statuses: editable },
  addDocuments: {
    what: 'Documents can be added',
    statuses: editable,
    strict: draft,
    strictCode: 'DOCUMENT_UPLOAD_NOT_ALLOWED',
  },
  addEmailSettings: { what: 'E-mail settings can be added', statuses: editable },
  addRecipients: {
    what: 'Recipients can be added',
    statuses: editable,
    code: 'EDIT_LOCK_INVALID_STATE_FOR_LOCK',
  },
  addRecipientsByUpdate: {
    what: 'Recipients can be added by an update',
    statuses: editable,
    strict: draft,
    strictCode: 'INVALID_RECIPIENT_ID',
  },
  addTabs: { what: 'Tabs can be added', statuses: editable },
  applyTemplates: { what: 'Templates can be applied', statuses: editable },
  changeCustomFields: { what: 'Custom fields can be changed', statuses: editable },
  changeDocGenFields: {
    what: 'Fields for document generation can be changed',
    statuses: editable,
    strict: [...draft, 'correct'],
  },
  changeDocumentFields: { what: 'Fields of documents can be changed', statuses: editable },
  changeEmailSettings: { what: 'E-mail settings can be changed', statuses: editable },
  changeNotification: { what: 'Notification settings can be changed', statuses: editable },
  changeParts: { what: 'Recipients, fields and settings can be changed', statuses: editable },
  changeRecipients: { what: 'Recipients can be changed', statuses: editable },
  changeSettings: {
    what: 'Subject, message and options can be changed',
    statuses: editable,
    strict: ['created', 'correct'],
  },
  changeTabs: { what: 'Tabs can be changed', statuses: editable },
  changeVisibility: { what: 'The visibility of documents can be changed', statuses: editable },
  changeWorkflow: { what: 'The workflow can be changed', statuses: editable },
  deleteBulkList: { what: 'The list of a bulk recipient can be deleted', statuses: draft },
  deleteEmailSettings: { what: 'E-mail settings can be deleted', statuses: editable },
  deletePages: { what: 'Pages can be deleted', statuses: draft },
  moveToDrafts: {
    what: 'The envelope can be moved to the folder draft of its sender',
    statuses: [...editable, 'deleted'],
    strict: ['created', 'deleted'],
  },
  openEditView: { what: 'The page for editing opens', statuses: editable },
  openPreview: {
    what: 'A preview opens',
    statuses: [...editable, 'completed', 'declined'],
  },
  readFormData: {
    what: 'Form data can be read',
    statuses: [...editable, 'completed', 'voided'],
    strict: [...inProcess, 'completed', 'voided'],
  },
  removeAllRecipients: {
    what: 'All recipients can be removed',
    statuses: editable,
    strict: draft,
    strictCode: 'RECIPIENT_UPDATE_FAILED',
  },
  removeAttachments: { what: 'Attachments can be taken out', statuses: draft },
  removeDocuments: { what: 'Documents can be removed', statuses: editable, strict: draft },
  removeRecipients: { what: 'Recipients can be removed', statuses: editable },
  removeTabs: { what: 'Tabs can be removed', statuses: editable },
  removeTemplates: { what: 'Templates can be removed', statuses: editable },
  replaceAttachments: { what: 'Attachments can be added or replaced', statuses: editable },
  replaceBulkList: { what: 'The list of a bulk recipient can be replaced', statuses: draft },
  rotatePages: { what: 'Pages can be rotated', statuses: draft },
  setSignatures: { what: 'Signatures of recipients can be set', statuses: editable },
} as const satisfies Readonly<Record<string, Guard>>;

/** The name of a rule. */
export type GuardName = keyof typeof guards;

/**
 * Refuses what an envelope in its status does not allow.
 * @param context says whether the server is strict
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, or the code of the rule
 * @evidence service
 */
export function requireStatus(
  { kind, envelopeId, status }: Pick<StoredEnvelope, 'kind' | 'envelopeId' | 'status'>,
  name: GuardName,
  { strict = false }: Pick<Context, 'strict'> = {},
): void {
  // A template is a draft for ever.
  if (kind === 'template') return;
  const guard: Guard = guards[name];
  const statuses = strict ? (guard.strict ?? guard.statuses) : guard.statuses;
  if (statuses.includes(status)) return;
  const onlyStrict = guard.statuses.includes(status);
  throw new ServiceRefusal(
    (onlyStrict ? guard.strictCode : guard.code) ?? 'ENVELOPE_INVALID_STATUS',
    `${guard.what} only while the envelope is ${statuses.map(statusInWords).join(', ')}; ${envelopeId} is ${statusInWords(status)}.`,
    { ...(onlyStrict && { status: 400 }) },
  );
}

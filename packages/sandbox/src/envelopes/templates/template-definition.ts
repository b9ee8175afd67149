import type { FileBeside } from '@countersign/mock/core/contract';
import type {
  Document,
  EnvelopeTemplate,
  TemplateUpdateSummary,
} from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope, StoredTemplatePart } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { updateOrAddFields } from '../custom-fields/change-fields.ts';
import { requireBrand, readDefinitionSettings } from '../definition-settings.ts';
import { limitToAdded } from '../doc-gen/read-doc-gen.ts';
import { giveHtmlTabs } from '../html/give-html-tabs.ts';
import { addDocuments } from '../documents/add-documents.ts';
import { takeForms } from '../documents/forms/take-forms.ts';
import { giveDocumentTabs } from '../documents/give-document-tabs.ts';
import { changeNotification } from '../notification/notification.ts';
import { changeWorkflow } from '../life/workflow.ts';
import { createFolderFinder } from '../folders/read-folders.ts';
import { newEnvelope } from '../new-envelope.ts';
import { fill } from '../read-definition.ts';
import { giveOwnTabs } from '../recipients/add-recipients.ts';
import { warnOfTabs } from '../recipients/warn-of-tabs.ts';
import { updateRecipients } from '../recipients/update-recipients.ts';

/**
 * Creates the template of a request, without saving it.
 * @param files the files in other parts of the request, by document ID
 * @throws ServiceRefusal for invalid documents, recipients, tabs or settings
 */
export async function readTemplate(
  state: State,
  context: Context,
  input: EnvelopeTemplate,
  files: ReadonlyMap<string, FileBeside> = new Map(),
): Promise<StoredEnvelope> {
  const stored = newEnvelope(state, context, 'template');
  const { name, description = '', shared = 'false', autoMatch, folderId } = input;
  stored.template = {
    name: name ?? input.emailSubject ?? '',
    description,
    shared,
    password: input.newPassword ?? input.password ?? '',
    sharedUsers: [],
    sharedGroups: [],
    ...(autoMatch !== undefined && { autoMatch }),
  };
  await putIntoFolder(state, context, stored, folderId);
  const added = await fill(state, stored, input, files);
  await takeForms(state, stored, added);
  limitToAdded(context, stored, input.documents);
  await giveOwnTabs(context, stored, added);
  giveHtmlTabs(stored);
  return stored;
}

/**
 * Puts a template into a folder; the folders that every user has are known by other names. One that
 * the account does not have, as in the file of a template of another account, changes nothing.
 */
async function putIntoFolder(
  state: State,
  context: Context,
  stored: StoredEnvelope,
  folderId = '',
): Promise<void> {
  if (folderId === '') return;
  const folder = await createFolderFinder(state, context)(folderId);
  if (folder === undefined) {
    if (folderId === stored.folder) return;
    context.warn({
      code: 'field-ignored',
      at: '/folderId',
      message: `the caller can view no folder ${JSON.stringify(folderId)}, so that the template stays where it is. Folders_list returns the folders.`,
    });
  } else if (folder.kind === 'templates') delete stored.folder;
  else stored.folder = folder.kind === 'recyclebin' ? folder.kind : folderId;
}

/**
 * Changes a template; missing properties stay as they are.
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS without the password of the template,
 * INVALID_REQUEST_BODY for a request without changes
 */
export async function updateTemplate(
  state: State,
  context: Context,
  stored: StoredEnvelope,
  input: EnvelopeTemplate,
  files: ReadonlyMap<string, FileBeside> = new Map(),
): Promise<TemplateUpdateSummary> {
  if (Object.values(input).every((value) => value === undefined))
    throw new ServiceRefusal('INVALID_REQUEST_BODY', 'The body contains no changes.');
  changeOwnPart(stored, input);
  const { recipients, customFields, notification, emailSettings, documents, workflow } = input;
  await requireBrand(state, stored.accountId, input.brandId);
  stored.settings = { ...stored.settings, ...readDefinitionSettings(input) };
  await putIntoFolder(state, context, stored, input.folderId);
  if (documents !== undefined) {
    const sent = documents.filter((one) => !isKept(stored, one, files));
    await addDocuments(state, stored, sent, files);
    await giveDocumentTabs(state, stored);
  }
  if (recipients !== undefined) {
    warnOfTabs(context, recipients, '/recipients');
    await updateRecipients(state, context, stored, recipients);
  }
  if (customFields !== undefined) updateOrAddFields(stored, customFields);
  if (notification !== undefined) await changeNotification(state, stored, notification);
  if (workflow !== undefined) await changeWorkflow(state, stored, workflow);
  if (emailSettings !== undefined)
    stored.emailSettings = { ...stored.emailSettings, ...emailSettings };
  return { envelopeId: stored.envelopeId };
}

/**
 * Checks whether a document is one of the template without its content, as in a template that is
 * written back as it was read.
 */
function isKept(
  { documents }: StoredEnvelope,
  { documentId = '', documentBase64, remoteUrl, htmlDefinition }: Document,
  files: ReadonlyMap<string, FileBeside>,
): boolean {
  return (
    (documentBase64 ?? remoteUrl ?? htmlDefinition) === undefined &&
    !files.has(documentId) &&
    documents.some((one) => one.documentId === documentId)
  );
}

function changeOwnPart(
  { template, envelopeId }: StoredEnvelope,
  { name, description, shared, autoMatch, password, newPassword }: EnvelopeTemplate,
): void {
  if (template === undefined) return;
  if (template.password !== '' && password !== template.password)
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `The template ${envelopeId} has a password. Send it in /password.`,
    );
  const changes: Partial<StoredTemplatePart> = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(shared !== undefined && { shared }),
    ...(autoMatch !== undefined && { autoMatch }),
    ...(newPassword !== undefined && { password: newPassword }),
  };
  Object.assign(template, changes);
}

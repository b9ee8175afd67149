import type { FileBeside } from '@countersign/mock/core/contract';
import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import type { Context } from '../engine/context.ts';
import { warnOfOwnEvents } from '../engine/warn-of-events.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import { addDocuments } from './documents/add-documents.ts';
import { takeForms } from './documents/forms/take-forms.ts';
import { giveHtmlTabs } from './html/give-html-tabs.ts';
import { addAttachments } from './attachments/attachments.ts';
import { addAccountFields } from './custom-fields/account-fields.ts';
import { addFields } from './custom-fields/change-fields.ts';
import { applyTemplates, type ApplyOptions } from './templates/apply-templates.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';
import { addRecipients, giveOwnTabs, type AddedRecipient } from './recipients/add-recipients.ts';
import { requireBrand, readDefinitionSettings } from './definition-settings.ts';
import { newEnvelope } from './new-envelope.ts';
import { requireRight } from './rights.ts';
import { readNotification } from './notification/notification.ts';
import { findWorkflowPlaces, readWorkflow } from './life/read-workflow.ts';

type Files = ReadonlyMap<string, FileBeside>;

/**
 * Creates the draft of a definition, without saving it. Every operation that makes an envelope from a
 * definition calls it.
 * @param files the files in other parts of the request, by document ID
 * @param options the way in which templates are applied to it
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS where the caller may not send, or another one for
 *   invalid documents, recipients, tabs or settings
 */
export async function readDefinition(
  state: State,
  context: Context,
  definition: EnvelopeDefinition,
  files: Files = new Map(),
  options: Omit<ApplyOptions, 'files'> = {},
): Promise<StoredEnvelope> {
  await requireRight(state, context, 'canSendEnvelope');
  if (definition.asynchronous === 'true' && definition.transactionId === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'An envelope that is created asynchronously requires a transactionId, which identifies it later.',
    );
  const envelope = newEnvelope(state, context, 'envelope');
  const added = await fill(state, envelope, definition, files);
  await applyTemplates(state, context, envelope, definition, { files, ...options });
  await addAccountFields(state, envelope);
  await takeForms(state, envelope, added);
  // Tabs may stand on documents that a template brought.
  await giveOwnTabs(context, envelope, added);
  giveHtmlTabs(envelope);
  return envelope;
}

/**
 * Puts into a new envelope or template what its definition says.
 * @returns its recipients; their tabs are still to be given
 */
export async function fill(
  state: State,
  envelope: StoredEnvelope,
  definition: Omit<EnvelopeDefinition, 'status'>,
  files: Files,
): Promise<AddedRecipient[]> {
  const { notification, emailSettings, workflow, attachments = [] } = definition;
  const { eventNotification, eventNotifications = [] } = definition;
  envelope.settings = readDefinitionSettings(definition);
  await requireBrand(state, envelope.accountId, definition.brandId);
  envelope.notification = await readNotification(state, envelope.accountId, notification);
  if (emailSettings !== undefined) envelope.emailSettings = emailSettings;
  if (workflow !== undefined)
    envelope.workflow = await readWorkflow(
      state,
      envelope,
      workflow,
      findWorkflowPlaces('/workflow'),
    );
  envelope.eventNotifications =
    eventNotification === undefined
      ? eventNotifications
      : [eventNotification, ...eventNotifications];
  if (eventNotification !== undefined)
    warnOfOwnEvents(state, eventNotification, '/eventNotification');
  for (const [index, one] of eventNotifications.entries())
    warnOfOwnEvents(state, one, `/eventNotifications/${index}`);
  await addAttachments(state, envelope, attachments);
  const { customFields = {}, documents = [], recipients = {} } = withoutIgnored(state, definition);
  addFields(envelope, customFields);
  await addDocuments(state, envelope, documents, files);
  return addRecipients(state, envelope, recipients);
}

/** The parts of a definition that composite templates have themselves. */
const ofComposites = ['customFields', 'documents', 'recipients'] as const;

/**
 * A definition without the parts that do not count beside composite templates.
 * @evidence public
 */
function withoutIgnored(
  state: State,
  definition: Omit<EnvelopeDefinition, 'status'>,
): Pick<EnvelopeDefinition, (typeof ofComposites)[number]> {
  if ((definition.compositeTemplates ?? []).length === 0) return definition;
  for (const name of ofComposites)
    if (Object.keys(definition[name] ?? {}).length > 0)
      state.warn({
        code: 'field-ignored',
        at: `/${name}`,
        message: `the envelope is made of its compositeTemplates alone; put ${name} into their inlineTemplates.`,
      });
  return {};
}

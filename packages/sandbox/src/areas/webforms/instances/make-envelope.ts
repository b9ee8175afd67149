import type { TemplateRole } from '@countersign/types/esign-v2.1';
import type { RecipientInfo, WebFormContent } from '@countersign/types/webforms';
import { asRefusal } from '../../../engine/as-refusal.ts';
import { freeId } from '../../../engine/free-id.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import { requireTurn } from '../../../envelopes/life/act.ts';
import { getExtension } from '../../../documents/index.ts';
import { pdfName } from '../../../envelopes/documents/document-file.ts';
import { addDocuments } from '../../../envelopes/documents/add-documents.ts';
import { saveEnvelope } from '../../../envelopes/save.ts';
import { sendFromTemplate } from '../../../envelopes/send-from-template.ts';
import { enterValues } from '../../../envelopes/tabs/enter-values.ts';
import { accounts, members } from '../../../state/model/account.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import type { State } from '../../../state/state.ts';
import { findAction } from '../forms/fields-of.ts';
import type { StoredForm } from '../forms/stored-form.ts';
import { refusal } from '../refusal.ts';
import { entriesOf, tabsOf } from './tab-entries.ts';
import type { StoredInstance } from './stored-instance.ts';

/** A person who takes a role of the template. */
export interface RolePerson {
  roleName: string;
  name: string;
  email: string;
}

/** A file that a person has chosen in a form. */
export interface FormFile {
  /** The name of the field. */
  field: string;
  name: string;
  bytes: Buffer;
}

/** The envelope of an instance, and the recipient who has filled it in. */
export interface InstanceEnvelope {
  envelope: StoredEnvelope;
  starter: StoredRecipient | undefined;
}

/**
 * Creates the envelope of an instance from the template of its form, with the values in tabs, and
 * sends it in the name of the owner of the form.
 * @returns undefined for a form without a template
 * @throws Refusal FORM_NOT_ACTIVE where the owner can no longer send, INVALID_REQUEST_BODY with
 *   another reason why it cannot be sent
 */
export async function makeEnvelope(
  state: State,
  form: StoredForm,
  instance: StoredInstance,
  people: readonly RolePerson[],
  { origin, files = [] }: { origin: string; files?: readonly FormFile[] },
): Promise<InstanceEnvelope | undefined> {
  const content = form.active ?? form.draft;
  const templateId = content.templates?.[0]?.clonedTemplateId;
  if (findAction(content) === undefined || templateId === undefined) return undefined;
  return asRefusal(
    () => send(state, { form, instance, people, origin, files, content, templateId }),
    (sentence, code) =>
      code === 'USER_LACKS_PERMISSIONS'
        ? refusal('FORM_NOT_ACTIVE', `The owner of the form can no longer send. ${sentence}`)
        : refusal('INVALID_REQUEST_BODY', sentence),
  );
}

interface Sending {
  form: StoredForm;
  instance: StoredInstance;
  people: readonly RolePerson[];
  origin: string;
  files: readonly FormFile[];
  content: WebFormContent;
  templateId: string;
}

async function send(
  state: State,
  { form, instance, people, origin, files, content, templateId }: Sending,
): Promise<InstanceEnvelope> {
  const account = await state.of(accounts).get('', form.accountId);
  const sender = await state.of(members).get(form.accountId, form.ownerUserId);
  if (account === undefined || sender?.status !== 'Active')
    throw new ServiceRefusal('USER_LACKS_PERMISSIONS', 'The owner is no active user any more.');
  const primary = findPrimary(content);
  const isEmbeddedForm =
    instance.source !== 'API_REMOTE' && findAction(content)?.requireRemoteSigning !== true;
  const templateRoles = people.map(({ roleName, name, email }): TemplateRole => {
    const isEmbedded = isEmbeddedForm && roleName === primary?.roleName;
    return {
      roleName,
      name,
      email,
      tabs: tabsOf(content, roleName, instance.values),
      ...(isEmbedded && { clientUserId: instance.clientUserId ?? instance.instanceId }),
    };
  });
  let starter: StoredRecipient | undefined;
  const envelope = await sendFromTemplate(state, {
    account,
    sender,
    origin,
    definition: { templateId, templateRoles },
    usualSubject: form.name,
    message: `The envelope was created from the web form ${form.name}.`,
    async prepare(draft) {
      await attachFiles(state, draft, files);
      starter = findStarter(draft, primary);
      // Its e-mail leads to the form, and after that to the documents.
      if (instance.entry !== undefined && starter !== undefined)
        starter.startPage = ['web-form-mail', form.formId, instance.instanceId, instance.entry];
    },
  });
  instance.envelopes.push({ envelopeId: envelope.envelopeId, createdAt: state.now });
  return { envelope, starter };
}

/** Adds the files of a form to its envelope, as documents with the names of their fields. */
async function attachFiles(
  state: State,
  envelope: StoredEnvelope,
  files: readonly FormFile[],
): Promise<void> {
  for (const { field, name, bytes } of files) {
    const fileExtension = getExtension(name);
    const document = {
      documentId: freeId(envelope.documents.map(({ documentId }) => documentId)),
      name: `__${field}__${pdfName(name, fileExtension)}`,
      fileExtension,
      documentBase64: bytes.toString('base64'),
    };
    await addDocuments(state, envelope, [document]);
  }
}

/**
 * Enters the values of an instance into the envelope that was sent with the form in it.
 * @throws Refusal INVALID_REQUEST_BODY where it can no longer be signed, INVALID_FORM_VALUE
 */
export async function fillEnvelope(
  state: State,
  form: StoredForm,
  { values, envelopes }: StoredInstance,
): Promise<InstanceEnvelope> {
  const content = form.active ?? form.draft;
  const primary = findPrimary(content);
  const envelope = await state.envelopes.get(envelopes[0]?.envelopeId ?? '', { lock: true });
  const starter = envelope === undefined ? undefined : findStarter(envelope, primary);
  if (envelope === undefined || starter === undefined)
    throw refusal('INVALID_REQUEST_BODY', 'The envelope of the form was deleted or corrected.');
  await asRefusal(
    () => {
      requireTurn(envelope, starter);
      enterValues(starter, entriesOf(content, starter, values), { partly: true });
    },
    (sentence) => refusal('INVALID_REQUEST_BODY', sentence),
  );
  delete starter.startPage;
  await saveEnvelope(state, envelope);
  return { envelope, starter };
}

function findPrimary(content: WebFormContent): RecipientInfo | undefined {
  const action = findAction(content);
  return action?.recipientInfoMap?.[action.primaryRecipientId ?? ''];
}

function findStarter(
  { recipients }: StoredEnvelope,
  primary: RecipientInfo | undefined,
): StoredRecipient | undefined {
  return recipients.find(
    ({ details }) => primary !== undefined && details.roleName === primary.roleName,
  );
}

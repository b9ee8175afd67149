import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import { checkRecipients } from '../../recipients/check-recipients.ts';
import { isDone } from '../../statuses.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import type { SentForm } from '../../../pages/read-form.ts';
import { describeProblem } from './describe-problem.ts';
import { isDraft } from './what-changes.ts';

/** Checks whether the person of a recipient can still be changed. */
export function isOpen(recipient: StoredRecipient): boolean {
  return !isDone(recipient) && recipient.status !== 'declined';
}

/** Checks whether a recipient has a name and address of its own, unlike a group or a seal. */
export function hasOwnName({ type, details }: StoredRecipient): boolean {
  return type !== 'seal' && (details.signingGroupId ?? '') === '';
}

/**
 * Applies the texts of a form to an envelope or template.
 * @param edits true if the subject and the message can be changed
 * @returns the errors; if there are any, the changes must not be saved
 */
export function takeTexts(
  envelope: StoredEnvelope,
  form: SentForm,
  edits: { message: boolean },
): string[] {
  const errors: string[] = [];
  const take = (field: string, set: (text: string) => void) => {
    if (form.texts.has(field)) set(form.text(field).replaceAll('\r\n', '\n'));
  };
  const { settings, template } = envelope;
  if (edits.message) {
    take('subject', (text) => (settings.emailSubject = text));
    take('message', (text) => (settings.emailBlurb = text));
  }
  if (template !== undefined) {
    take('template-name', (text) => (template.name = text));
    take('template-description', (text) => (template.description = text));
    if (template.name === '') errors.push('A template needs a name.');
  }
  if (!isDraft(envelope) && settings.emailSubject === '')
    errors.push('A sent envelope requires a subject.');
  return errors;
}

/** Applies names and addresses from fields such as `name-{recipientIdGuid}`. */
export function takeRecipients(recipients: readonly StoredRecipient[], form: SentForm): void {
  for (const recipient of recipients) {
    if (!isOpen(recipient) || !hasOwnName(recipient)) continue;
    const { details, recipientIdGuid, type } = recipient;
    const name = form.texts.get(`name-${recipientIdGuid}`)?.trim();
    const email = form.texts.get(`email-${recipientIdGuid}`)?.trim();
    const inPerson = type === 'inPersonSigner';
    if (name !== undefined) details[inPerson ? 'signerName' : 'name'] = name;
    if (email !== undefined) details[inPerson ? 'hostEmail' : 'email'] = email;
  }
}

/** Finds the error in a combination of recipients; undefined if there is none. */
export function findFault(recipients: readonly StoredRecipient[]): string | undefined {
  try {
    checkRecipients(recipients);
    return undefined;
  } catch (error) {
    if (error instanceof ServiceRefusal) return describeProblem(error, recipients);
    throw error;
  }
}

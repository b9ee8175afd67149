import type { SentForm } from '../../../pages/read-form.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import { listUnknown } from '../../life/is-named.ts';
import { isEmail } from '../../recipients/check-recipients.ts';
import { listRows } from './recipient-rows.ts';

/** Sentences about fields of the page for preparing, by the names of the fields. */
export type FieldFaults = Readonly<Record<string, string>>;

/**
 * Finds the fields of a form that was refused: addresses that are none, and, where the envelope was
 * to be sent or was sent before, what is not filled in.
 * @param envelope with the changes of the form, as far as they were taken
 */
export function findFieldFaults(
  envelope: StoredEnvelope,
  form: SentForm,
  { isSent }: { isSent: boolean },
): FieldFaults {
  const faults: Record<string, string> = {};
  const { settings, template } = envelope;
  const open = listRows(envelope, form).filter((row) => row.open && row.named && !row.isRemoved);
  for (const { key, values } of open) {
    const email = values.email.trim();
    if (email !== '' && !isEmail(email))
      faults[`email-${key}`] = 'Enter a whole address, such as name@example.com.';
    const stored = envelope.recipients.find((one) => one.recipientIdGuid === key);
    const unknown = isSent && stored !== undefined ? listUnknown(stored) : [];
    if (unknown.includes('name')) faults[`name-${key}`] = 'Enter a name.';
    if (unknown.some((name) => name !== 'name')) faults[`email-${key}`] ??= 'Enter an address.';
  }
  if (isSent && (settings.emailSubject ?? '') === '') faults['subject'] = 'Enter a subject.';
  if (template?.name === '') faults['template-name'] = 'Enter a name.';
  return faults;
}

/** Names the part of the page that has the first of the faults; undefined if there is none. */
export function findPart(faults: FieldFaults): string | undefined {
  const [first] = Object.keys(faults);
  if (first === undefined) return undefined;
  return first === 'subject' || first === 'template-name' ? 'message-part' : 'recipients';
}

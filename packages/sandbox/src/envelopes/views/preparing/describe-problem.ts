import type { ServiceErrorCode, ServiceRefusal } from '../../../engine/service-refusal.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';

const guid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

/** Sentences for people instead of errors that only the numbers of recipients make clear. */
const sentences: Partial<Record<ServiceErrorCode, string>> = {
  RECIPIENTS_NOT_PROVIDED: 'Add a recipient before you send.',
  ENVELOPE_HAS_DUPLICATE_RECIPIENTS:
    'Two recipients have the same name, e-mail address and order. Remove one, or change its order.',
};

/** Parts of the service's messages that a person cannot use, and the words instead of them. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^.*cannot be sent\. Missing: /is, 'Before you send, fill in: '],
  [new RegExp(`,? so envelope ${guid} cannot be sent`, 'i'), ''],
  [new RegExp(`\\b(envelope|template) ${guid}`, 'gi'), 'this $1'],
  [/\ban emailSubject\b/g, 'the subject'],
  [/\broutingOrder\b/g, 'order'],
  [/\bemail of\b/g, 'the e-mail address of'],
  [/\bname and email of\b/g, 'the name and the e-mail address of'],
  [/\btab\b/g, 'field'],
];

/**
 * Describes a refusal in words for a person who prepares an envelope: with the names of recipients,
 * and without IDs and names of fields, which the page does not show.
 */
export function describeProblem(
  { code, message }: Pick<ServiceRefusal, 'code' | 'message'>,
  recipients: readonly StoredRecipient[],
): string {
  const own = sentences[code];
  if (own !== undefined) return own;
  const name = (id: string) => nameRecipient(id, recipients);
  const named = message
    .replace(
      /^Recipient Id: ([\w-]+)\. (.*)\.$/,
      (_all, id: string, text: string) => `${text} (${name(id)}).`,
    )
    .replaceAll(/\b(?:the )?recipient(?:Id:)? ([\w-]*\d[\w-]*)/gi, (_all, id: string) => name(id));
  return words.reduce((text, [pattern, instead]) => text.replace(pattern, instead), named);
}

function nameRecipient(id: string, recipients: readonly StoredRecipient[]): string {
  const found = recipients.find(
    ({ recipientId, recipientIdGuid }) => recipientId === id || recipientIdGuid === id,
  );
  if (found === undefined) return 'the new recipient';
  const { name, signerName, email, roleName } = found.details;
  const known = [signerName, name, email, roleName].find((text) => (text ?? '') !== '');
  return known ?? `recipient ${recipients.indexOf(found) + 1}`;
}

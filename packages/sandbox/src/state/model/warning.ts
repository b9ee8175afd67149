import type { Warning } from '@countersign/mock/core/traffic';

/** The kinds of warnings, with what each of them means. */
export const warningCodes = {
  'unknown-property': 'a property of the body that the contract does not have there',
  'unknown-parameter': 'a query parameter that the operation does not have',
  'parameter-ignored': 'a query parameter of the contract that has no effect here',
  'body-ignored': 'the body of a request to an operation that reads none',
  'unknown-word': 'a word in a list that the operation does not know',
  'unknown-role': 'a role that no template of the envelope has',
  'unfilled-role': 'a role of a template that no recipient took, left out with its tabs',
  'unknown-tab-label': 'a label that no tab of the recipient in the template has',
  'unknown-custom-tab': 'a custom tab that the account does not have',
  'tab-removed': 'a tab that was removed with its page or document',
  'tabs-ignored': 'tabs in a request that does not change tabs',
  'anchor-not-found': 'an anchor whose text no document has, left out as the tab allows',
  'event-not-sent': 'an event that is never sent',
  'no-events': 'a subscription to events that sends none of them',
  'brand-off': 'a brand in an account that does not use brands',
  'value-cut': 'a number that was reduced to a maximum',
  'field-ignored': 'a field that can no longer be changed, or that the account does not use',
  'letters-replaced': 'letters that no font has, replaced in a document',
  'document-changed': 'a document that does not show all that its file did',
  'not-as-the-service': 'something that the real service refuses',
  'data-not-deleted': 'a membership whose data cannot be deleted yet',
} as const;

type WarningCode = keyof typeof warningCodes;

/** A handler's warning about input that had no effect. */
export interface WarningInput {
  code: WarningCode;
  /** The part of the request that it concerns (the body). */
  in?: Warning['in'];
  /** A JSON pointer into the body, empty for all of it; or the name of a parameter. */
  at?: string;
  /**
   * Property values that identify an object in the body when its JSON pointer is unknown. The next
   * object with these values is meant, if there is one, and `at` is relative to it.
   */
  like?: Readonly<Record<string, unknown>>;
  /**
   * The input that had no effect, the reason, and the nearest match; the location is put before it.
   */
  message: string;
}

/** The most warnings of one request: those of a long list say the same again and again. */
export const mostWarnings = 100;

/** Names come from requests, and may be of any length. */
const longest = 500;

/** A warning with its place in the sentence. */
export function createWarning(
  { in: where = 'body', message, code }: WarningInput,
  at: string,
): Warning {
  const place = where === 'query' ? `?${at}` : at;
  const sentence = place === '' ? message : `${place}: ${message}`;
  return { code, in: where, at: shorten(at), message: shorten(escapeBreaks(sentence)) };
}

/** A text on one line: a line break in it is written as JSON does. */
function escapeBreaks(text: string): string {
  return text
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

import { redactText, secret } from './redact-text.ts';
import { isSecretName } from './secret-names.ts';

const longest = 100;
const longestText = 60;
const mostMembers = 4;
const deepest = 3;

/**
 * Describes a value of the request for a finding: JSON of at most about 100 characters, `nothing`
 * for a missing value, `(secret)` in place of a secret, and the number of bytes of a body that is
 * not JSON. It takes no longer for large values than for small ones.
 *
 * @param name the name of the value: the last segment of the pointer, or the parameter
 */
export function describeGot(value: unknown, name = ''): string {
  if (value === undefined) return 'nothing';
  if (isSecretName(name)) return secret;
  return shorten(toJson(value, 0), longest);
}

function toJson(value: unknown, depth: number): string {
  if (typeof value === 'string') return textToJson(value);
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (Array.isArray(value)) return depth < deepest ? listToJson(value, depth) : '[…]';
  if (typeof value === 'object' && value !== null)
    return depth < deepest ? objectToJson(value, depth) : '{…}';
  return String(value);
}

function textToJson(text: string): string {
  // A secret that crosses the cut has to be whole to be seen.
  const redacted = redactText(text.slice(0, longestText * 8));
  if (text.length <= longestText) return JSON.stringify(redacted);
  return `${JSON.stringify(redacted.slice(0, longestText))} and so on, ${text.length} characters`;
}

function listToJson(list: readonly unknown[], depth: number): string {
  const items = list.slice(0, mostMembers).map((item) => toJson(item, depth + 1));
  if (list.length > mostMembers) items.push(`… ${list.length} items`);
  return `[${items.join(',')}]`;
}

function objectToJson(object: object, depth: number): string {
  const entries = Object.entries(object);
  const members = entries
    .slice(0, mostMembers)
    .map(
      ([name, value]) =>
        `${JSON.stringify(shorten(name, longestText))}:${isSecretName(name) ? secret : toJson(value, depth + 1)}`,
    );
  if (entries.length > mostMembers) members.push(`… ${entries.length} members`);
  return `{${members.join(',')}}`;
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

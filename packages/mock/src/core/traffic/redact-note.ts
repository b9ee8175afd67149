import type { Note } from './exchange.ts';
import { redactText, secret } from './redact-text.ts';
import { isSecretName } from './secret-names.ts';

/** Longer values, such as a number of thousands of digits, say no more. */
const longest = 100;

/** A note without the secrets in it. */
export function redactNote({ in: where, at, rule, sent, canonical }: Note): Note {
  // Notes about names and about the text of JSON contain no value.
  const isValue = rule !== 'name' && rule !== 'unknown' && rule !== 'json';
  const hidden = isValue && isSecretName(at.slice(at.lastIndexOf('/') + 1));
  const redact = (text: string) => (hidden ? secret : redactText(text.slice(0, longest)));
  return {
    in: where,
    at: redactText(at),
    rule,
    ...(sent !== undefined && { sent: redact(sent) }),
    ...(canonical !== undefined && { canonical: redact(canonical) }),
  };
}

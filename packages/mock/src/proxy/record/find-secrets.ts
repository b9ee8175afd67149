import { findForm } from '../value-form.ts';

/** The start and end of a match in a text. */
export interface Place {
  start: number;
  end: number;
}

// Each is linear: it begins at few places, or where nothing of its own kind stands before it.

/** JSON Web Tokens, credentials of headers, and keys of large services. */
const token =
  /eyJ[\w-]{8,}(?:\.[\w-]*)*|(?<=\b(?:bearer|basic)\s{1,8})[\w.~/+-]{8,}=*|\bAKIA[A-Z\d]{16}\b|\bgh[opsu]_\w{20,}|\bsk_(?:live|test)_\w{8,}/gi;
/** A number with a country code, or in the groups in which people write it. */
const phone =
  /(?<![\w+.-])(?:\+\d(?:[ ()./-]{0,2}\d){6,14}|\(\d{2,5}\)[ -]?\d(?:[ -]?\d){5,9}|\d{3}[-. ]\d{3}[-. ]\d{4})(?![\w-])/g;
/** Random letters and digits: of both cases, or the digits of a hash. */
const key = /(?<![\w+/=-])(?:[\da-f]{32,128}|[\w+-]{28,512}={0,2})(?![\w+/=-])/gi;
const privateKey = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/;

const localPart = /[\w.+-]/;
const domainPart = /[\w.-]/;
/** The longest parts of an address (RFC 5321, 4.5.3.1). */
const [longestLocal, longestDomain] = [64, 255];

/** E-mail addresses: each is found from its sign, so that a long word without one costs nothing. */
export function findEmails(text: string): Place[] {
  const found: Place[] = [];
  let from = 0;
  for (let sign = text.indexOf('@'); sign !== -1; sign = text.indexOf('@', sign + 1)) {
    let start = sign;
    const first = Math.max(from, sign - longestLocal);
    while (start > first && localPart.test(text.charAt(start - 1))) start -= 1;
    let end = sign + 1;
    const last = Math.min(text.length, end + longestDomain);
    while (end < last && domainPart.test(text.charAt(end))) end += 1;
    // A sentence can end with an address.
    while (/[.-]/.test(text.charAt(end - 1))) end -= 1;
    if (start === sign || !/^[\w-]+\.[\w.-]*\w$/.test(text.slice(sign + 1, end))) continue;
    found.push({ start, end });
    from = end;
  }
  return found;
}

export function findTokens(text: string): string[] {
  return text.match(token) ?? [];
}

export function hasPrivateKey(text: string): boolean {
  return privateKey.test(text);
}

/** Replaces tokens, keys and phone numbers, as far as their form shows them. */
export function replaceSecrets(
  text: string,
  standIn: (kind: 'phone' | 'secret', value: string) => string,
): string {
  return text
    .replaceAll(token, (found) => standIn('secret', found))
    .replaceAll(key, (found) => (isKey(found) ? standIn('secret', found) : found))
    .replaceAll(phone, (found) => standIn('phone', found));
}

function isKey(text: string): boolean {
  if (findForm(text) === 'GUID') return false;
  if (/^[\da-f]{32,}$/i.test(text)) return /\d/.test(text) && /[a-f]/i.test(text);
  return /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
}

/** Replaces the places of a text, which come in order; one that begins within another is left out. */
export function replaceAt<One extends Place>(
  text: string,
  places: readonly One[],
  write: (found: string, place: One) => string,
): string {
  const pieces: string[] = [];
  let from = 0;
  for (const place of places) {
    const { start, end } = place;
    if (start < from) continue;
    pieces.push(text.slice(from, start), write(text.slice(start, end), place));
    from = end;
  }
  return from === 0 ? text : pieces.join('') + text.slice(from);
}

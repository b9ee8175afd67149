import { redactedName, redactEmail } from '../../../account/users/redact-user.ts';

/** Values that identify a person in texts and records. */
export interface PersonTraces {
  userId: string;
  /** E-mail addresses in lower case. */
  emails: readonly string[];
  names: readonly string[];
}

/** The parts of a name. */
const nameParts = new Set(['username', 'fullname', 'firstname', 'middlename', 'lastname']);

/** Properties that describe a person in an object with the person's e-mail address. */
const details = new Set(
  [...nameParts].concat(
    ['name', 'suffixname', 'title', 'jobtitle', 'company', 'companyname'],
    ['phone', 'phonenumber', 'profileimageurl'],
  ),
);

/**
 * Copies a JSON value with placeholders for a person: for the e-mail addresses and the full names
 * in all texts, and for the parts of the name next to an address or the user ID.
 */
export function redactValue(value: unknown, person: PersonTraces): unknown {
  if (typeof value === 'string') return redactText(value, person);
  if (Array.isArray(value)) return value.map((item: unknown) => redactValue(item, person));
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  const isPersonal = findPersonal(entries, person);
  return Object.fromEntries(
    entries.map(([key, field]) => [
      key,
      typeof field === 'string' && field !== '' && isPersonal(key.toLowerCase())
        ? redactedName
        : redactValue(field, person),
    ]),
  );
}

/** Replaces the addresses and names of a person in a text. */
export function redactText(text: string, { userId, emails, names }: PersonTraces): string {
  let redacted = text;
  for (const email of emails)
    redacted = redacted.replaceAll(createPattern(email, 'giu'), redactEmail(userId));
  for (const name of names) redacted = redacted.replaceAll(createPattern(name, 'gu'), redactedName);
  return redacted;
}

/** Finds a text that is not a part of longer words. */
function createPattern(text: string, flags: string): RegExp {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, flags);
}

/**
 * Finds the properties of an object, in lower case, that describe a person whom the object names.
 */
function findPersonal(
  entries: readonly [string, unknown][],
  { userId, emails }: PersonTraces,
): (key: string) => boolean {
  let hasUserId = false;
  // Prefixes of properties of the person: from `hostEmail` follows `host`, and so `hostName` is the
  // person's name.
  const prefixes: string[] = [];
  for (const [name, field] of entries) {
    if (typeof field !== 'string') continue;
    const key = name.toLowerCase();
    hasUserId ||= (key === 'userid' || key === 'esignuserid') && field === userId;
    if (key.endsWith('email') && emails.includes(field.toLowerCase()))
      prefixes.push(key.slice(0, -'email'.length));
  }
  return (key) =>
    (hasUserId && nameParts.has(key)) ||
    prefixes.some((prefix) => key.startsWith(prefix) && details.has(key.slice(prefix.length)));
}

/** The name and address of a person. */
interface Person {
  userName: string;
  email: string;
}

/** Compares two e-mail addresses, regardless of letter case and of spaces around them. */
export function isSameAddress(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.trim().toLowerCase() === other?.trim().toLowerCase();
}

/**
 * Checks whether two persons are the same: names must be equal, and addresses regardless of case.
 */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.userName === other.userName && isSameAddress(one.email, other.email);
}

/** Checks whether a text has the form of an e-mail address, not whether the mailbox exists. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 100 && /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]+$/.test(text);
}

/** The name and address of a person. */
interface Person {
  userName: string;
  email: string;
}

/**
 * Checks whether two persons are the same: names must be equal, and addresses regardless of case.
 */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.userName === other.userName && one.email.toLowerCase() === other.email.toLowerCase();
}

/** Checks whether a text has the form of an e-mail address, not whether the mailbox exists. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 100 && /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]+$/.test(text);
}

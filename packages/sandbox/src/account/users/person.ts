/** Name and address of somebody. */
interface Person {
  userName: string;
  email: string;
}

/** Whether two are the same: the name as it is written, the address in any case. */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.userName === other.userName && one.email.toLowerCase() === other.email.toLowerCase();
}

/** Whether a text has the form of an e-mail address; whether a mailbox is there nobody can say. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 100 && /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]+$/.test(text);
}

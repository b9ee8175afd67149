/** Name and address of somebody. */
export interface Person {
  userName: string;
  email: string;
}

/** Whether two are the same: the name as it is written, the address in any case. */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.userName === other.userName && one.email.toLowerCase() === other.email.toLowerCase();
}

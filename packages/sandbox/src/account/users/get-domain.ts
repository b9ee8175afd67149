/** The domain of an e-mail address, in small letters. */
export function getDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

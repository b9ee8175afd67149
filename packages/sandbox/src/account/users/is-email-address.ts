/** Whether a text has the form of an e-mail address; whether a mailbox is there nobody can say. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 100 && /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]+$/.test(text);
}

/** Whether a text has the shape of one e-mail address. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 100 && /^[^\s@<>(),;:"[\]]+@[^\s@<>(),;:"[\]]+\.[^\s@<>(),;:"[\].]+$/.test(text)
  );
}

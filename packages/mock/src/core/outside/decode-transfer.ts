/** Anything but both alphabets of Base64, and line breaks between. */
const foreign = /[^\w+/\-\s]/u;

/**
 * Decodes Base64 from outside, in either alphabet, with or without padding and line breaks.
 * @returns undefined if the text has other signs
 */
export function decodeOutsideBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  // The lengths differ where there are line breaks, or signs that are no Base64.
  return bytes.length === Buffer.byteLength(text, 'base64') || isBase64(text) ? bytes : undefined;
}

/**
 * Decodes a file that was sent in a transfer encoding (RFC 2045, section 6). Base64 is the only one
 * that changes bytes.
 * @param encoding the header `Content-Transfer-Encoding`
 * @returns undefined if the bytes are not in that encoding
 * @evidence public
 */
export function decodeTransfer(bytes: Buffer, encoding = ''): Buffer | undefined {
  if (encoding.trim().toLowerCase() !== 'base64') return bytes;
  return decodeOutsideBase64(bytes.toString('latin1'));
}

/**
 * Checks whether a text is Base64. A single pattern for the whole text would backtrack over many
 * spaces at its end.
 */
function isBase64(text: string): boolean {
  return !foreign.test(text.trimEnd().replace(/={1,2}$/u, ''));
}

/** The number of bytes at the beginning of XML in which its declaration is looked for. */
const declaration = 200;

/**
 * Converts a text to UTF-8 from the character set that its first bytes, its media type or its XML
 * declaration names. Without a name, or with one that nobody knows, it is taken for UTF-8.
 * @param contentType the header that came with it
 * @evidence inferred
 */
export function toUtf8(text: Buffer, contentType = ''): Buffer {
  const name = byFirstBytes(text) ?? byMediaType(contentType) ?? byDeclaration(text);
  if (name === undefined || /^utf-?8$/i.test(name)) return text;
  try {
    return Buffer.from(new TextDecoder(name).decode(text));
  } catch (error) {
    if (error instanceof RangeError) return text;
    throw error;
  }
}

/** The mark at the beginning of UTF-16; that of UTF-8 needs no decoder. */
function byFirstBytes(text: Buffer): string | undefined {
  if (text[0] === 0xff && text[1] === 0xfe) return 'utf-16le';
  return text[0] === 0xfe && text[1] === 0xff ? 'utf-16be' : undefined;
}

function byMediaType(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1];
}

function byDeclaration(text: Buffer): string | undefined {
  const start = text.toString('latin1', 0, declaration);
  if (!start.startsWith('<?xml')) return undefined;
  const inside = start.slice(0, start.indexOf('?>'));
  return /\sencoding\s*=\s*["']([\w.:-]+)/i.exec(inside)?.[1];
}

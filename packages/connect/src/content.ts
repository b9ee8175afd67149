import { ConnectError } from './connect-error.js';
import { inspect } from './printed.js';

/**
 * The number of characters that are decoded at a time; a multiple of 4, so that no group is split.
 */
const chunk = 64 * 1024;
const white = /[\t\n\r ]/g;

/**
 * The content of a document or an attachment. It is decoded only when it is read, so that a
 * listener that ignores the documents does not pay for them.
 */
export class Content {
  /** In Base64, without white space. */
  readonly base64: string;

  /** @param base64 already checked; for unchecked text, use `Content.fromBase64` */
  constructor(base64: string) {
    this.base64 = base64;
  }

  /**
   * Creates the content of a text in Base64, ignoring white space. @returns undefined if the text
   * is not Base64
   */
  static fromBase64(text: string): Content | undefined {
    const base64 = /\s/.test(text) ? text.replace(white, '') : text;
    return isBase64(base64) ? new Content(base64) : undefined;
  }

  /** The content that bytes make. */
  static fromBytes(bytes: Uint8Array): Content {
    const parts: string[] = [];
    for (let at = 0; at < bytes.length; at += 3 * 4096) {
      parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 3 * 4096))));
    }
    return new Content(parts.join(''));
  }

  /** In bytes. */
  get size(): number {
    return (this.base64.length / 4) * 3 - countPadding(this.base64);
  }

  /** All bytes at once. */
  bytes(): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.size);
    let at = 0;
    for (const part of this.#parts()) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }

  /** The bytes, decoded piece by piece as they are read. */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const parts = this.#parts();
    return new ReadableStream({
      pull(controller) {
        const { done, value } = parts.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
    });
  }

  /** Prints only the size: a log should not contain documents. */
  [inspect](): string {
    return `Content { ${this.size} bytes }`;
  }

  /** Writes the content in JSON as messages do: in Base64. */
  toJSON(): string {
    return this.base64;
  }

  *#parts(): Generator<Uint8Array<ArrayBuffer>, undefined> {
    for (let at = 0; at < this.base64.length; at += chunk) {
      yield fromBase64(this.base64.slice(at, at + chunk));
    }
    return undefined;
  }
}

/** Bytes or Base64 as content, for events that are made and not read. */
export function content(source: Uint8Array | string): Content {
  if (typeof source !== 'string') return Content.fromBytes(source);
  const made = Content.fromBase64(source);
  if (made !== undefined) return made;
  throw new ConnectError(
    'value-invalid',
    'the text is not valid Base64',
    'Use bytes or Base64 text.',
  );
}

/** Decodes a text in Base64. @throws DOMException if it is not Base64 */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  // A loop: `Uint8Array.from` with a function takes thirty times as long.
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Letters and padding at their places; a class and no groups, since a text can be of any size. */
function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const end = text.length - countPadding(text);
  return !/[^A-Za-z0-9+/]/.test(end === text.length ? text : text.slice(0, end));
}

function countPadding(text: string): number {
  if (text.endsWith('==')) return 2;
  return text.endsWith('=') ? 1 : 0;
}

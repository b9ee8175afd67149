import { concatenated, type Concatenated, type Piece } from './concatenated.js';

/** One part: its head, with the empty line after it, and its content. */
export interface Part {
  readonly head: string;
  readonly content: Piece;
}

/** A body with the media type that names its boundary. */
export interface Multipart extends Concatenated {
  readonly contentType: string;
}

/** Joins parts: to a Blob, which can be sent again, or to a stream if one of them is a stream. */
export function multipart(parts: readonly Part[]): Multipart {
  const boundary = newBoundary();
  const pieces: Piece[] = [
    ...parts.flatMap(({ head, content }) => [`--${boundary}\r\n${head}`, content, '\r\n']),
    `--${boundary}--\r\n`,
  ];
  return {
    ...concatenated(pieces),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

/**
 * Creates a boundary of 128 random bits, which no file contains and no author of one can predict.
 */
function newBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `countersign-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

import type { Finding, Note } from '../traffic/exchange.ts';

/** A body as it was read, with its findings. */
export interface ReadBody {
  /** The canonical value; undefined if there is none. */
  value?: unknown;
  /** The file that the body is, where it came in a transfer encoding. */
  bytes?: Buffer;
  /** Files in further parts next to the JSON, by the value that names their item in it. */
  files?: ReadonlyMap<string, FileBeside>;
  findings: readonly Finding[];
  /** Values that were read leniently, and names that the contract does not define. */
  notes?: readonly Note[];
}

/** A file that came as a part of its own. */
export interface FileBeside {
  bytes: Buffer;
  mediaType: string;
}

/** A finding about the body as a whole. */
export function wrong(at: string, rule: string, expected: string, got: string): ReadBody {
  return { findings: [{ in: 'body', at, rule, expected, got }] };
}

/** A finding about a file that is not in Base64, as its `Content-Transfer-Encoding` says. */
export function notBase64(): ReadBody {
  return wrong('', 'transfer', 'in Base64, as Content-Transfer-Encoding says', 'other bytes');
}

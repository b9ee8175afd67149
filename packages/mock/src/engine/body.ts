import type { Finding, Note } from '../traffic/exchange.ts';

/** A body as it was read, and what is wrong with it. */
export interface ReadBody {
  /** The canonical value; undefined where there is none. */
  value?: unknown;
  /** The files that came beside the JSON, by what names their item in it. */
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

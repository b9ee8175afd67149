import { extensionOf } from './document-name.ts';
import type { JobArguments, JobOutcome } from './job.ts';

type Arguments = JobArguments['readDocument'];
type Outcome = JobOutcome<'readDocument'>;

/** The outcomes for files that were read lately. */
export interface KnownDocuments {
  find(args: Arguments): Outcome | undefined;
  /** Keeps an outcome if it is small and says nothing but the pages of a PDF. */
  keep(args: Arguments, outcome: Outcome): void;
}

/** The maximum numbers of files and of their bytes, and of the bytes and pages of one of them. */
const mostFiles = 32;
const mostBytes = 8 * 1024 * 1024;
const mostBytesOfFile = 1024 * 1024;
const mostPages = 100;

interface Known {
  bytes: Uint8Array;
  /** The extension by which it was read, and whether its form was. */
  way: string;
  outcome: Outcome;
}

/**
 * Remembers files that need no conversion: programs and their tests send the same few again and
 * again. The bytes are compared as they are, which takes less than to hash them.
 */
export function createKnownDocuments(): KnownDocuments {
  let all: Known[] = [];
  let size = 0;
  return {
    find([bytes, options]) {
      if (options.converted !== undefined || bytes.length > mostBytesOfFile) return undefined;
      const way = wayOf(options);
      const found = all.find(
        (one) =>
          one.bytes.length === bytes.length &&
          one.way === way &&
          Buffer.compare(one.bytes, bytes) === 0,
      );
      if (found === undefined) return undefined;
      // The one that was used last is dropped last.
      all = [...all.filter((one) => one !== found), found];
      return copyOf(found.outcome);
    },
    keep([bytes, options], outcome) {
      const { result, replaced } = outcome;
      const isPlainPdf = result.isPdf && result.pdf === undefined && result.form === undefined;
      if (!isPlainPdf || options.converted !== undefined || replaced.length > 0) return;
      if (bytes.length > mostBytesOfFile || result.pages.length > mostPages) return;
      all.push({ bytes, way: wayOf(options), outcome: copyOf(outcome) });
      size += bytes.length;
      while (all.length > mostFiles || size > mostBytes) size -= all.shift()?.bytes.length ?? 0;
    },
  };
}

function wayOf(options: Arguments[1]): string {
  return `${extensionOf(options)} ${options.readsForm === true}`;
}

/** A copy, since envelopes keep the pages and may change them. */
function copyOf({ result, replaced }: Outcome): Outcome {
  return { result: { ...result, pages: result.pages.map((page) => ({ ...page })) }, replaced };
}

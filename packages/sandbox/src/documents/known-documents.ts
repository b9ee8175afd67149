import { extensionOf } from './document-name.ts';
import { hashFile } from './file-hash.ts';
import type { JobArguments, JobOutcome } from './job.ts';

type Arguments = JobArguments['readDocument'];
type Outcome = JobOutcome<'readDocument'>;

/** The outcomes for files that were read lately. */
export interface KnownDocuments {
  find(args: Arguments): Outcome | undefined;
  /** Keeps an outcome if it is small and says nothing but the pages of a PDF. */
  keep(args: Arguments, outcome: Outcome): void;
}

/** The maximum numbers of files, and of the pages of one of them. */
const mostFiles = 500;
const mostPages = 100;

/**
 * Remembers files that need no conversion: programs and their tests send the same few again and
 * again. They are found by the hash of their bytes, which contents have for an ID anyway.
 */
export function createKnownDocuments(): KnownDocuments {
  /** By the file and the way in which it was read; the one that was used last is the last. */
  const all = new Map<string, Outcome>();
  return {
    find([bytes, options]) {
      if (options.converted !== undefined) return undefined;
      const key = keyOf(bytes, options);
      const found = all.get(key);
      if (found === undefined) return undefined;
      all.delete(key);
      all.set(key, found);
      return copyOf(found);
    },
    keep([bytes, options], outcome) {
      const { result, replaced } = outcome;
      const isPlainPdf = result.isPdf && result.pdf === undefined && result.form === undefined;
      if (!isPlainPdf || options.converted !== undefined || replaced.length > 0) return;
      if (result.pages.length > mostPages) return;
      all.set(keyOf(bytes, options), copyOf(outcome));
      const [oldest = ''] = all.keys();
      if (all.size > mostFiles) all.delete(oldest);
    },
  };
}

/** Names a file, the extension by which it is read, and whether its form is. */
function keyOf(bytes: Uint8Array, options: Arguments[1]): string {
  return `${hashFile(bytes)} ${extensionOf(options)} ${options.readsForm === true}`;
}

/** A copy, since envelopes keep the pages and may change them. */
function copyOf({ result, replaced }: Outcome): Outcome {
  return { result: { ...result, pages: result.pages.map((page) => ({ ...page })) }, replaced };
}

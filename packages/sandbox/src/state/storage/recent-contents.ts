/** The maximum number of bytes of contents that a process caches. Contents never change. */
const mostRemembered = 64 * 1024 * 1024;

/** Bytes that were read lately, up to a size. */
export interface RecentContents {
  find(hash: string): Buffer | undefined;
  keep(hash: string, bytes: Buffer): void;
}

export function createRecentContents(): RecentContents {
  const kept = new Map<string, Buffer>();
  let size = 0;
  return {
    find(hash) {
      const found = kept.get(hash);
      if (found === undefined) return undefined;
      // Inserting it again makes it the most recently used, which is evicted last.
      kept.delete(hash);
      kept.set(hash, found);
      return found;
    },
    keep(hash, bytes) {
      if (kept.has(hash) || bytes.length > mostRemembered / 4) return;
      kept.set(hash, bytes);
      size += bytes.length;
      for (const [oldest, { length }] of kept) {
        if (size <= mostRemembered) break;
        kept.delete(oldest);
        size -= length;
      }
    },
  };
}

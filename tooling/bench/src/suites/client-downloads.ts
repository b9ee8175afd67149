import { startServer } from '../client/start-server.ts';
import type { MemoryCase, SpeedCase, Suite } from '../suite.ts';

const size = 50_000_000;

/** Documents that are got with a client. */
export const clientDownloads: Suite = {
  about:
    'A document of 50 MB, got with `EnvelopeDocuments_get` from a server on the same machine, a process of its own: as bytes, or as a stream that is read to its end and kept nowhere.',
  cases: {
    bytes: getting('bytes'),
    stream: getting('stream'),
    bytesPeak: memory('our client, as bytes', 'ourBytes'),
    bytesPeakBare: memory('bare `fetch`, as bytes', 'bareBytes'),
    streamPeak: memory('our client, as a stream', 'ourStream'),
    streamPeakBare: memory('bare `fetch`, as a stream', 'bareStream'),
  },
};

function getting(form: 'bytes' | 'stream'): SpeedCase {
  return {
    what: `our client, ${form === 'bytes' ? 'as bytes' : 'as a stream'}`,
    reference: 'bare `fetch`',
    measure: 'throughput',
    async prepare() {
      // Loaded where it is measured, and not with all suites.
      const { bareDownloads, ourDownloads } = await import('../client/downloads.ts');
      const { baseUrl, close } = await startServer();
      const subject = ourDownloads(baseUrl, size)[form];
      const reference = bareDownloads(baseUrl, size)[form];
      const got = await subject();
      if ((typeof got === 'number' ? got : got.byteLength) !== size)
        throw new Error('the document did not come whole');
      return { subject, reference, close };
    },
  };
}

function memory(what: string, name: string): MemoryCase {
  return {
    what,
    reference: 'the size of the document',
    measure: 'peak memory',
    reader: { module: new URL('../client/readers.ts', import.meta.url), name },
    small: () => new Uint8Array(50_000),
    large: () => new Uint8Array(size),
  };
}

import { clients, type Calls } from '../client/calls.ts';
import { speed } from '../measure/in-turn.ts';
import { memory } from '../measure/memory.ts';
import { getEnvelope, lockEnvelope } from '../requests.ts';
import { mock, replay } from '../server/programs.ts';
import type { Goal, RatioRow, Suite } from '../suite.ts';

const closeToFetch: Goal = { atLeast: 0.9 };
const [one, several] = [1, 50];

/** Calls of a client to a server on the same machine. */
export const clientSpeed: Suite = {
  about:
    'Calls of a client to a server in another process on the same machine, which responds at once. `EnvelopeLocks_create` sends a small body and receives a small response; `Envelopes_get` receives an envelope of 3 kB. The reference is handwritten code that uses only `fetch`: it sends the same request, checks the status and calls `response.json()`.',
  rows: {
    lock: calling('our client', 'ours', 'lock', one, closeToFetch),
    lockAtOnce: calling('our client', 'ours', 'lock', several, closeToFetch),
    read: calling('our client', 'ours', 'read', one, closeToFetch),
    readAtOnce: calling('our client', 'ours', 'read', several, closeToFetch),
    lockOpenapiFetch: calling('openapi-fetch', 'openapiFetch', 'lock', one),
    lockAtOnceOpenapiFetch: calling('openapi-fetch', 'openapiFetch', 'lock', several),
    readOpenapiFetch: calling('openapi-fetch', 'openapiFetch', 'read', one),
    readAtOnceOpenapiFetch: calling('openapi-fetch', 'openapiFetch', 'read', several),
    lockOfficial: calling('the official client', 'official', 'lock', one),
    lockAtOnceOfficial: calling('the official client', 'official', 'lock', several),
    readOfficial: calling('the official client', 'official', 'read', one),
    readAtOnceOfficial: calling('the official client', 'official', 'read', several),
  },
};

function calling(
  who: string,
  client: keyof typeof clients,
  operation: keyof Calls,
  atOnce: number,
  goal?: Goal,
): RatioRow {
  const id = operation === 'lock' ? '`EnvelopeLocks_create`' : '`Envelopes_get`';
  const what = `${who}, ${id}, ${atOnce === 1 ? 'one after the other' : `${atOnce} at once`}`;
  return speed({ what, reference: 'bare `fetch`', measure: 'throughput', goal }, async (stage) => {
    // The very bytes of the mock, from bare `node:http`, which takes the least time to respond.
    const { url } = await replay('bare-node', mock())(stage, [getEnvelope, lockEnvelope]);
    const subject = (await clients[client](url))[operation];
    const reference = (await clients.bareFetch(url))[operation];
    const [actual, expected] = [await subject(), await reference()];
    if (expected === undefined || actual !== expected)
      throw new Error(`${who} returns ${actual}, bare fetch ${expected}`);
    return { subject: repeat(subject, atOnce), reference: repeat(reference, atOnce) };
  });
}

function repeat(call: () => Promise<unknown>, times: number): () => Promise<unknown> {
  if (times === 1) return call;
  return () => Promise.all(Array.from({ length: times }, () => call()));
}

const documentSize = 50_000_000;

/** Downloads of documents with a client. */
export const clientDownloads: Suite = {
  about:
    'Downloading a document of 50 MB with `EnvelopeDocuments_get` from a server in another process on the same machine, either as bytes or as a stream. The stream is read to its end and not stored.',
  rows: {
    bytes: downloading('as bytes', 'bytes'),
    stream: downloading('as a stream', 'stream'),
    bytesPeak: downloadMemory('our client, as bytes', 'ourBytes'),
    bytesPeakBare: downloadMemory('bare `fetch`, as bytes', 'bareBytes'),
    streamPeak: downloadMemory('our client, as a stream', 'ourStream'),
    streamPeakBare: downloadMemory('bare `fetch`, as a stream', 'bareStream'),
  },
};

function downloading(how: string, form: 'bytes' | 'stream'): RatioRow {
  return speed(
    { what: `our client, ${how}`, reference: 'bare `fetch`', measure: 'throughput' },
    async (stage) => {
      const downloads = await import('../client/downloads.ts');
      const url = await downloads.startDocuments(stage);
      const subject = downloads.ourDownloads(url)[form];
      const reference = downloads.bareDownloads(url)[form];
      const document = await subject(documentSize);
      if ((typeof document === 'number' ? document : document.byteLength) !== documentSize)
        throw new Error('The document is not complete.');
      return { subject: () => subject(documentSize), reference: () => reference(documentSize) };
    },
  );
}

function downloadMemory(what: string, reader: string): RatioRow {
  return memory(
    { what, reference: 'the size of the document', measure: 'peak memory' },
    {
      module: new URL('../client/downloads.ts', import.meta.url),
      reader,
      small: () => new Uint8Array(50_000),
      large: () => new Uint8Array(documentSize),
    },
  );
}

import { clients, type Calls } from '../client/calls.ts';
import {
  bareDownloads,
  ourDownloads,
  startDocuments,
  type Downloads,
} from '../client/downloads.ts';
import { speed } from '../measure/in-turn.ts';
import { memory } from '../measure/memory.ts';
import { getEnvelope, lockEnvelope } from '../requests.ts';
import { mock, replay } from '../server/programs.ts';
import type { Comparison, Measurements } from '../suite.ts';

const several = 50;

/** Calls of a client to a server on the same machine. */
export const clientSpeed: Measurements = {
  lock: calling('ours', 'lock'),
  lockAtOnce: calling('ours', 'lock', several),
  read: calling('ours', 'read'),
  readAtOnce: calling('ours', 'read', several),
  lockOpenapiFetch: calling('openapiFetch', 'lock'),
  lockAtOnceOpenapiFetch: calling('openapiFetch', 'lock', several),
  readOpenapiFetch: calling('openapiFetch', 'read'),
  readAtOnceOpenapiFetch: calling('openapiFetch', 'read', several),
  lockOfficial: calling('official', 'lock'),
  lockAtOnceOfficial: calling('official', 'lock', several),
  readOfficial: calling('official', 'read'),
  readAtOnceOfficial: calling('official', 'read', several),
};

function calling(client: keyof typeof clients, operation: keyof Calls, atOnce = 1): Comparison {
  return speed(async (stage) => {
    // The very bytes of the mock, from bare `node:http`, which takes the least time to respond.
    const { url } = await replay('bare-node', mock())(stage, [getEnvelope, lockEnvelope]);
    const subject = (await clients[client](url))[operation];
    const reference = (await clients.bareFetch(url))[operation];
    const [actual, expected] = [await subject(), await reference()];
    if (expected === undefined || actual !== expected)
      throw new Error(`The client ${client} returns ${actual}, bare fetch ${expected}`);
    return { subject: repeat(subject, atOnce), reference: repeat(reference, atOnce) };
  });
}

function repeat(call: () => Promise<unknown>, times: number): () => Promise<unknown> {
  if (times === 1) return call;
  return () => Promise.all(Array.from({ length: times }, () => call()));
}

const documentSize = 50_000_000;

/** Downloads of documents with a client. */
export const clientDownloads: Measurements = {
  bytes: downloading('bytes'),
  stream: downloading('stream'),
  bytesPeak: downloadMemory('ourBytes'),
  bytesPeakBare: downloadMemory('bareBytes'),
  streamPeak: downloadMemory('ourStream'),
  streamPeakBare: downloadMemory('bareStream'),
};

function downloading(form: keyof Downloads): Comparison {
  return speed(async (stage) => {
    const url = await startDocuments(stage);
    const subject = ourDownloads(url)[form];
    const reference = bareDownloads(url)[form];
    const document = await subject(documentSize);
    if ((typeof document === 'number' ? document : document.byteLength) !== documentSize)
      throw new Error('The document is not complete.');
    return { subject: () => subject(documentSize), reference: () => reference(documentSize) };
  });
}

function downloadMemory(reader: string): Comparison {
  return memory('peak', {
    module: new URL('../client/downloads.ts', import.meta.url),
    reader,
    small: () => new Uint8Array(50_000),
    large: () => new Uint8Array(documentSize),
  });
}

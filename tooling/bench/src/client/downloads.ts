import { createClient } from '@countersign/client';
import { envelopeDocumentsGet } from '@countersign/client/esign-v2.1';
import type { Readers } from '../measure/memory.ts';
import { programFile, startServer } from '../server/start.ts';
import type { Stage } from '../stage.ts';
import { accountId, envelopeId, token } from './calls.ts';

/** Ways to download a document of a number of bytes; each returns how many there were. */
export interface Downloads {
  bytes: (size: number) => Promise<Uint8Array>;
  /** Reads the stream to its end. */
  stream: (size: number) => Promise<number>;
}

/** Starts a server of documents in a process of its own; returns its address. */
export async function startDocuments(stage: Stage): Promise<string> {
  return (await startServer(stage, [programFile('documents')], { method: 'GET', url: '/' })).url;
}

export function ourDownloads(baseUrl: string): Downloads {
  const client = createClient({ baseUrl, token });
  const get = (size: number) =>
    envelopeDocumentsGet(client, { path: { accountId, envelopeId, documentId: String(size) } });
  return {
    bytes: (size) => get(size).bytes(),
    stream: async (size) => drain(await get(size).stream()),
  };
}

export function bareDownloads(baseUrl: string): Downloads {
  const envelope = `${baseUrl}/v2.1/accounts/${accountId}/envelopes/${envelopeId}`;
  const headers = { authorization: `Bearer ${token}` };
  const get = (size: number) => fetch(`${envelope}/documents/${size}`, { headers });
  return {
    bytes: async (size) => new Uint8Array(await (await get(size)).arrayBuffer()),
    stream: async (size) => drain((await get(size)).body),
  };
}

async function drain(stream: ReadableStream<Uint8Array> | null): Promise<number> {
  let size = 0;
  for await (const chunk of stream ?? []) size += chunk.byteLength;
  return size;
}

/** Downloads in a process of its own, of a document as large as the bytes that are passed in. */
export const readers: Readers = {
  ourBytes: downloading(ourDownloads, 'bytes'),
  ourStream: downloading(ourDownloads, 'stream'),
  bareBytes: downloading(bareDownloads, 'bytes'),
  bareStream: downloading(bareDownloads, 'stream'),
};

function downloading(create: (url: string) => Downloads, form: keyof Downloads): Readers[string] {
  return async (stage) => {
    const download = create(await startDocuments(stage))[form];
    return async ({ byteLength }) => ({ document: await download(byteLength) });
  };
}

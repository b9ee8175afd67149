import { createClient } from '@countersign/client';
import { envelopeDocumentsGet } from '@countersign/client/esign-v2.1';
import { accountId, envelopeId, token } from './calls/calls.ts';

/** Ways to get a document, each for a service at an address and a document of as many bytes. */
export interface Downloads {
  bytes: () => Promise<Uint8Array>;
  /** Reads the stream to its end, and gives how many bytes were in it. */
  stream: () => Promise<number>;
}

export function ourDownloads(baseUrl: string, size: number): Downloads {
  const client = createClient({ baseUrl, token });
  const path = { accountId, envelopeId, documentId: String(size) };
  return {
    bytes: () => envelopeDocumentsGet(client, { path }).bytes(),
    stream: async () => drain(await envelopeDocumentsGet(client, { path }).stream()),
  };
}

export function bareDownloads(baseUrl: string, size: number): Downloads {
  const envelope = `${baseUrl}/v2.1/accounts/${accountId}/envelopes/${envelopeId}`;
  const get = () =>
    fetch(`${envelope}/documents/${size}`, { headers: { authorization: `Bearer ${token}` } });
  return {
    bytes: async () => new Uint8Array(await (await get()).arrayBuffer()),
    stream: async () => drain((await get()).body),
  };
}

async function drain(stream: ReadableStream<Uint8Array> | null): Promise<number> {
  let size = 0;
  for await (const chunk of stream ?? []) size += chunk.byteLength;
  return size;
}

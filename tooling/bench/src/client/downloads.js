import { createClient } from '@countersign/client';
import { envelopeDocumentsGet } from '@countersign/client/esign-v2.1';
import { programFile, startServer } from '../server/start.ts';
import { accountId, envelopeId, token } from './calls.ts';
/** Starts a server of documents in a process of its own; returns its address. */
export async function startDocuments(stage) {
  return (await startServer(stage, [programFile('documents')], { method: 'GET', url: '/' })).url;
}
export function ourDownloads(baseUrl) {
  const client = createClient({ baseUrl, token });
  const get = (size) =>
    envelopeDocumentsGet(client, { path: { accountId, envelopeId, documentId: String(size) } });
  return {
    bytes: (size) => get(size).bytes(),
    stream: async (size) => drain(await get(size).stream()),
  };
}
export function bareDownloads(baseUrl) {
  const envelope = `${baseUrl}/v2.1/accounts/${accountId}/envelopes/${envelopeId}`;
  const headers = { authorization: `Bearer ${token}` };
  const get = (size) => fetch(`${envelope}/documents/${size}`, { headers });
  return {
    bytes: async (size) => new Uint8Array(await (await get(size)).arrayBuffer()),
    stream: async (size) => drain((await get(size)).body),
  };
}
async function drain(stream) {
  let size = 0;
  for await (const chunk of stream ?? []) size += chunk.byteLength;
  return size;
}
/** Downloads in a process of its own, of a document as large as the bytes that are passed in. */
export const readers = {
  ourBytes: async (stage) => readBytes(ourDownloads(await startDocuments(stage))),
  ourStream: async (stage) => readStream(ourDownloads(await startDocuments(stage))),
  bareBytes: async (stage) => readBytes(bareDownloads(await startDocuments(stage))),
  bareStream: async (stage) => readStream(bareDownloads(await startDocuments(stage))),
};
function readBytes({ bytes }) {
  return ({ byteLength }) => bytes(byteLength);
}
function readStream({ stream }) {
  return async ({ byteLength }) => ({ size: await stream(byteLength) });
}

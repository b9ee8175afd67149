// What gets a document in a process of its own, for its memory to be measured: one as large as the
// bytes that are handed in, which are for nothing else.
import type { Readers } from '../suite.ts';
import { bareDownloads, ourDownloads, type Downloads } from './downloads.ts';
import { startServer } from './start-server.ts';

const { baseUrl } = await startServer();

export const readers: Readers = {
  ourBytes: (bytes) => ourDownloads(baseUrl, bytes.byteLength).bytes(),
  ourStream: (bytes) => drained(ourDownloads(baseUrl, bytes.byteLength)),
  bareBytes: (bytes) => bareDownloads(baseUrl, bytes.byteLength).bytes(),
  bareStream: (bytes) => drained(bareDownloads(baseUrl, bytes.byteLength)),
};

async function drained(downloads: Downloads): Promise<{ size: number }> {
  return { size: await downloads.stream() };
}

// Transfers documents in a process of its own and prints the bytes of memory beyond those for a
// small one: `node documents-memory.ts <way> <url> <bytes>`.
import { Call, createClient } from '@countersign/client';
import { envelopeDocumentsGet, envelopeDocumentsUpdate } from '@countersign/client/esign-v2.1';
import { createEnvelopeWithFiles } from '@countersign/client/uploads';
import { streamOfSize } from './document-of-size.ts';

const [way = '', baseUrl = '', size = '0'] = process.argv.slice(2);
const client = createClient({ baseUrl, path: { accountId: '4410' } });

const ways: Readonly<Record<string, (size: number) => Promise<unknown>>> = {
  async 'download as a stream'(bytes) {
    const stream = await envelopeDocumentsGet(client, { path: pathTo(bytes) }).stream();
    let read = 0;
    for await (const chunk of stream) read += chunk.length;
    if (read !== bytes) throw new Error(`${read} bytes came`);
  },
  async 'download as bytes'(bytes) {
    const all = await envelopeDocumentsGet(client, { path: pathTo(bytes) }).bytes();
    if (all.length !== bytes) throw new Error(`${all.length} bytes came`);
  },
  async 'upload of a stream'(bytes) {
    const body = streamOfSize(bytes);
    const { descriptor } = envelopeDocumentsUpdate;
    await new Call(client.exchange(descriptor, { path: pathTo(bytes), body }));
  },
  async 'envelope with a stream'(bytes) {
    const content = streamOfSize(bytes);
    const documents = [{ documentId: '1', name: 'lease.pdf', content }];
    await createEnvelopeWithFiles(client, { body: {}, documents });
  },
};

const move = ways[way];
if (move === undefined) throw new Error(`there is no way ${way}`);
await move(1_000_000);
const before = process.resourceUsage().maxRSS;
await move(Number(size));
process.stdout.write(String((process.resourceUsage().maxRSS - before) * 1024));

function pathTo(bytes: number) {
  return { envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24', documentId: String(bytes) };
}

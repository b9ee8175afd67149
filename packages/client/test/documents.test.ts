import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { Call, createClient } from '@countersign/client';
import { envelopeDocumentsGet, envelopeDocumentsUpdate } from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunksOfSize } from './document-of-size.ts';
import { localServer } from './local-server.ts';

/** 50 MB, as large as a document gets. */
const document = new Uint8Array(randomBytes(50_000_000));
const digest = sha256(document);
const packed = gzipSync(document, { level: 1 });

/**
 * Serves `document` as number 1, and for any other number as many bytes; answers an upload with its
 * digest.
 */
const listener: Parameters<typeof localServer>[0] = async (request, response) => {
  if (request.method === 'GET') {
    const size = Number(/\d+$/.exec(request.url ?? '')?.[0]);
    const length = size === 1 ? document.length : size;
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': length });
    await pipeline(size === 1 ? [document] : Readable.from(chunksOfSize(size)), response);
    return;
  }
  const hash = createHash('sha256');
  for await (const chunk of request) hash.update(chunk);
  const { 'content-type': type = '' } = request.headers;
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ name: hash.digest('hex'), uri: type }));
};

let server: Awaited<ReturnType<typeof localServer>>;
beforeAll(async () => {
  server = await localServer((request, response) => void listener(request, response));
});
afterAll(() => server.close());

const client = () => createClient({ baseUrl: server.url, path: { accountId: '4410' } });
const where = { envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24', documentId: '1' };

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Measures the bytes of memory that a way takes, in a process of its own, since memory is not
 * returned.
 */
async function growth(way: string, size: number): Promise<number> {
  const script = path.join(import.meta.dirname, 'documents-memory.ts');
  const args = [script, way, server.url, String(size)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout);
}

describe('a document of 50 MB comes unbroken', () => {
  it('as bytes', async () => {
    expect(sha256(await envelopeDocumentsGet(client(), { path: where }).bytes())).toBe(digest);
  });

  it.each([
    ['without a length', { 'transfer-encoding': 'chunked' }, document],
    // The length is that of the compressed bytes.
    ['packed', { 'content-encoding': 'gzip', 'content-length': packed.length }, packed],
  ])('as bytes %s', async (_name, headers, sent) => {
    const other = await localServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', ...headers });
      response.end(sent);
    });
    const one = createClient({ baseUrl: other.url, path: { accountId: '4410' } });
    const bytes = await envelopeDocumentsGet(one, { path: where }).bytes();
    await other.close();
    expect(sha256(bytes)).toBe(digest);
  });

  it.each([
    ['as a Blob', () => envelopeDocumentsGet(client(), { path: where }).blob()],
    ['as what the call gives', () => envelopeDocumentsGet(client(), { path: where })],
  ])('%s', async (_name, call) => {
    const blob = await call();
    expect(blob.type).toBe('application/pdf');
    expect(sha256(new Uint8Array(await blob.arrayBuffer()))).toBe(digest);
  });

  it('as a stream', async () => {
    const hash = createHash('sha256');
    for await (const chunk of await envelopeDocumentsGet(client(), { path: where }).stream())
      hash.update(chunk);
    expect(hash.digest('hex')).toBe(digest);
  });
});

describe('a document of 50 MB goes unbroken', () => {
  it.each([
    ['as a Blob', () => new Blob([document])],
    ['as bytes', () => document],
    ['as a stream', () => new Blob([document]).stream()],
  ])('%s', async (_name, body) => {
    const sent = client().exchange(envelopeDocumentsUpdate.descriptor, {
      path: where,
      body: body(),
    });
    expect(await new Call(sent)).toEqual({ name: digest, uri: 'application/pdf' });
  });
});

// Uncollected garbage of a runtime does not grow with the document; at these sizes a kept copy of
// the document stands out.
describe('memory', () => {
  it.each(['download as a stream', 'upload of a stream', 'envelope with a stream'])(
    'does not grow with the document: %s',
    async (way) => {
      const size = 400_000_000;
      expect(await growth(way, size)).toBeLessThan(size / 2);
    },
  );

  it('holds what comes as bytes once', async () => {
    const size = 200_000_000;
    const bytes = await growth('download as bytes', size);
    expect(bytes).toBeGreaterThan(size / 4);
    expect(bytes).toBeLessThan(size * 1.6);
  });
});

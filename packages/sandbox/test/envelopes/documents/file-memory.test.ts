// The memory of large requests is given back at once, which nobody must notice.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../src/index.ts';
import { writePdf } from '../../documents/write-pdf.ts';
import { newStorage } from '../../storage.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, storage: await newStorage() });
});
afterAll(() => sandbox.close());

const account = '/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';

async function call(method: string, path: string, body?: string): Promise<Response> {
  const response = await fetch(sandbox.url + account + path, {
    method,
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
  return response;
}

/** A PDF with a drawing of so many bytes, different each time. */
function makeFile(bytes: number): Buffer {
  return Buffer.from(
    writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
      `(${randomBytes(bytes / 2).toString('hex')})`,
    ]),
  );
}

function writeBody(files: readonly Buffer[]): Buffer {
  const documents = files.map((file, index) => ({
    documentId: String(index + 1),
    name: 'Lease',
    fileExtension: 'pdf',
    documentBase64: file.toString('base64'),
  }));
  return Buffer.from(JSON.stringify({ status: 'created', emailSubject: 'Lease', documents }));
}

async function create(...files: Buffer[]): Promise<string> {
  const response = await call('POST', '/envelopes', writeBody(files).toString());
  const { envelopeId }: { envelopeId: string } = await response.json();
  return envelopeId;
}

const readFile = async (envelopeId: string, documentId: number) =>
  Buffer.from(
    await (await call('GET', `/envelopes/${envelopeId}/documents/${documentId}`)).arrayBuffer(),
  );

it('keeps each file as it was sent, also where several are', async () => {
  const files = [makeFile(90_000), makeFile(400_000), makeFile(600_000), makeFile(1000)];
  const ids = await Promise.all([create(...files), create(...files.toReversed())]);
  for (const [index, file] of files.entries()) {
    expect(file.equals(await readFile(ids[0] ?? '', index + 1))).toBe(true);
    expect(file.equals(await readFile(ids[1] ?? '', files.length - index))).toBe(true);
  }
});

it('keeps them where the file is the body itself', async () => {
  const envelopeId = await create(makeFile(1000));
  const file = makeFile(200_000);
  const response = await fetch(`${sandbox.url}${account}/envelopes/${envelopeId}/documents/7`, {
    method: 'PUT',
    headers: {
      authorization: 'Bearer sandbox',
      'content-type': 'application/pdf',
      'content-disposition': 'file; filename="lease.pdf"; documentid=7; fileExtension=pdf',
    },
    body: new Uint8Array(file),
  });
  expect(response.status).toBe(200);
  expect(file.equals(await readFile(envelopeId, 7))).toBe(true);
});

it('logs the beginning of the body for the user who asked for it', async () => {
  const logs = '/restapi/v2.1/diagnostics';
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${sandbox.url}${logs}${path}`, {
      method,
      headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  await ask('PUT', '/settings', { apiRequestLogging: 'true' });
  await create(makeFile(100_000));
  const { apiRequestLogs }: { apiRequestLogs: { requestLogId: string }[] } = await (
    await ask('GET', '/request_logs')
  ).json();
  const text = await (await ask('GET', `/request_logs/${apiRequestLogs[0]?.requestLogId}`)).text();
  expect(text).toContain('"documentBase64":"JVBERi0xLjcK');
  expect(text).toContain('(cut after 20000 characters)');
  await ask('PUT', '/settings', { apiRequestLogging: 'false' });
});

/** Leaves only what is in use, so that nothing else is given back later. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

/** Sends a body whose bytes the client has already, so that it needs no memory for them. */
function send({ url }: RunningSandbox, body: Buffer): Promise<number> {
  const headers = {
    authorization: 'Bearer sandbox',
    'content-type': 'application/json',
    'content-length': body.length,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}${account}/envelopes`, { method: 'POST', headers });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.end(body);
  });
}

it('leaves no memory in use', async () => {
  const [size, count] = [400_000, 12];
  const inMemory = await startSandbox({ port: 0 });
  onTestFinished(() => inMemory.close());
  const bodies = Array.from({ length: count + 1 }, () => writeBody([makeFile(size)]));
  const [first = Buffer.alloc(0), ...others] = bodies;
  await send(inMemory, first);
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  for (const body of others) expect(await send(inMemory, body)).toBe(201);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan((count * size) / 2);
});

// The memory of large requests is given back at once, which nobody must notice.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../src/index.ts';
import { newStorage } from '../../storage.ts';
import { makeFile, writeBody } from './large-files.ts';

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

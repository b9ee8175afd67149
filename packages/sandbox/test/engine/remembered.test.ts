// Repeated reads are answered from a cache, which changes nothing but the time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  envelopesCreate,
  envelopesGet,
  envelopesListStatusChanges,
  envelopesUpdate,
} from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createControl } from '../../src/control/client.ts';
import { startTest, type TestSandbox } from '../harness.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-remembered-'));
const file = path.join(folder, 'state.db');
let test: TestSandbox;

beforeAll(async () => {
  test = await startTest({ storage: { file } });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function createEnvelope(emailSubject: string): Promise<string> {
  const { envelopeId = '' } = await envelopesCreate(test.client(), { body: { emailSubject } });
  return envelopeId;
}

/** Reads twice, so that the second answer can be remembered. */
async function readSubject(envelopeId: string): Promise<string | undefined> {
  const read = () => envelopesGet(test.client(), { path: { envelopeId } });
  await read();
  return (await read()).emailSubject;
}

it('a change is seen at once', async () => {
  const envelopeId = await createEnvelope('Before');
  expect(await readSubject(envelopeId)).toBe('Before');
  for (const emailSubject of ['After', 'Later']) {
    await envelopesUpdate(test.client(), { path: { envelopeId }, body: { emailSubject } });
    expect(await readSubject(envelopeId)).toBe(emailSubject);
  }
});

it('so is what another program has written into the file', async () => {
  const envelopeId = await createEnvelope('Ours');
  expect(await readSubject(envelopeId)).toBe('Ours');
  const program = new DatabaseSync(file);
  program
    .prepare(`update envelopes set body = replace(body, '"Ours"', '"Theirs"') where id = ?`)
    .run(envelopeId);
  program.close();
  expect(await readSubject(envelopeId)).toBe('Theirs');
});

it('others do not get it', async () => {
  const envelopeId = await createEnvelope('Mine');
  expect(await readSubject(envelopeId)).toBe('Mine');
  const options = { path: { envelopeId } };
  await expect(envelopesGet(test.client({ token: 'none' }), options)).rejects.toThrow('401');
  await expect(envelopesGet(test.client({ tenant: 'other' }), options)).rejects.toThrow(
    'ENVELOPE_DOES_NOT_EXIST',
  );
});

it('a list says when it was made, by the clock of the tenant', async () => {
  const control = createControl('http://sandbox.test', { fetch: test.sandbox.fetch });
  const envelopeId = await createEnvelope('Timed');
  const list = async () => {
    const { lastQueriedDateTime = '', envelopes = [] } = await envelopesListStatusChanges(
      test.client(),
      { query: { from_date: '2020-01-01', search_text: 'Timed' } },
    );
    expect(envelopes.map((one) => one.envelopeId)).toEqual([envelopeId]);
    return Date.parse(lastQueriedDateTime);
  };
  await list();
  const first = await list();
  await expect.poll(list).toBeGreaterThan(first);
  await control.advance({ days: 3 });
  await list();
  expect(await list()).toBeGreaterThan(first + 2 * 86_400_000);
});

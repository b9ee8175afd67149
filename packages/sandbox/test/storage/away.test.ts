// The database goes away and comes back while the sandbox runs.
import { startPostgres, type Postgres } from '@countersign/testing/postgres';
import { ServiceError } from '@countersign/client';
import { envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTest, type TestSandbox } from '../harness.ts';

let server: Postgres;
let test: TestSandbox;

beforeAll(async () => {
  server = await startPostgres();
  test = await startTest({ storage: { url: await server.newDatabase() } });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

it('says so meanwhile, and goes on afterwards with all that there was', async () => {
  const client = test.client();
  const { envelopeId = '' } = await envelopesCreate(client, { body: { emailSubject: 'Berth 42' } });
  await server.pause();
  const refusal: unknown = await envelopesGet(client, { path: { envelopeId } }).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(ServiceError);
  expect(refusal).toMatchObject({ status: 503 });
  expect(String(refusal)).toContain('the database is away');
  await server.resume();
  const { emailSubject } = await envelopesGet(client, { path: { envelopeId } });
  expect(emailSubject).toBe('Berth 42');
});

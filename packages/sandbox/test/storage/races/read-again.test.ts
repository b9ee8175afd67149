// A server answers repeated reads from memory; what another one on the same database has changed must
// be in the next answer all the same.
import { envelopesCreate, envelopesGet, envelopesUpdate } from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../../../src/index.ts';
import { connect } from '../../harness.ts';
import { startTwoServers } from './two-servers.ts';

let servers: [Sandbox, Sandbox];

beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

it('each change of one server is in the next answer of the other', async () => {
  const [writer, reader] = servers.map(({ fetch }) => connect(fetch));
  if (writer === undefined || reader === undefined) throw new Error('two servers are needed');
  const { envelopeId = '' } = await envelopesCreate(writer, { body: { emailSubject: 'first' } });
  const read = async () => (await envelopesGet(reader, { path: { envelopeId } })).emailSubject;
  for (let times = 0; times < 40; times += 1) {
    const emailSubject = `number ${times}`;
    await envelopesUpdate(writer, { path: { envelopeId }, body: { emailSubject } });
    // At the same time, so that some ask the database together, and again, when it is remembered.
    for (let again = 0; again < 3; again += 1)
      expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill(emailSubject));
  }
});

it('readers never see an older state than one they have seen', async () => {
  const [writer, reader] = servers.map(({ fetch }) => connect(fetch));
  if (writer === undefined || reader === undefined) throw new Error('two servers are needed');
  const { envelopeId = '' } = await envelopesCreate(writer, { body: { emailSubject: '0' } });
  let acknowledged = 0;
  const over = new AbortController();
  const readOnAndOn = async () => {
    let reads = 0;
    for (; !over.signal.aborted; reads += 1) {
      const atLeast = acknowledged;
      const { emailSubject } = await envelopesGet(reader, { path: { envelopeId } });
      expect(Number(emailSubject)).toBeGreaterThanOrEqual(atLeast);
    }
    return reads;
  };
  const readers = [readOnAndOn(), readOnAndOn(), readOnAndOn(), readOnAndOn()];
  for (let next = 1; next <= 100; next += 1) {
    const body = { emailSubject: String(next) };
    await envelopesUpdate(writer, { path: { envelopeId }, body });
    acknowledged = next;
  }
  over.abort();
  for (const reads of await Promise.all(readers)) expect(reads).toBeGreaterThan(20);
});

import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { envelopesCreate, envelopesUpdate } from '@countersign/client/esign-v2.1';
import { createSandbox, type Sandbox } from '../../../src/index.ts';
import { createControl } from '../../../src/control/client.ts';
import { definition, startControlTest } from '../../control/harness.ts';
import { verifySignatures } from '../../documents/verify-signatures.ts';
import { accountId } from '../../harness.ts';

let test: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  test = await startControlTest();
});
afterAll(() => test.close());

type World = ReturnType<typeof test.newTenant>;

/** Sends an envelope for two signers; both sign if it must be completed. */
async function send({ client, control }: World, completed = true): Promise<string> {
  const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
  if (completed) await complete(control, envelopeId);
  return envelopeId;
}

async function complete(control: World['control'], envelopeId: string): Promise<void> {
  await control.sign(envelopeId, '1', { berth: '12' });
  await control.sign(envelopeId, '2');
}

async function read(world: World, envelopeId: string, document: string): Promise<Buffer> {
  const answer = await test.sandbox.fetch(
    new Request(
      `http://sandbox.test/restapi/v2.1/accounts/${accountId}/envelopes/${envelopeId}/documents/${document}`,
      { headers: { authorization: 'Bearer sandbox', 'x-countersign-tenant': world.tenant } },
    ),
  );
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** The only signature of a PDF, which is the seal if the authority of the control API issued it. */
async function readSeal({ control }: World, pdf: Uint8Array) {
  const { authority, certificate } = await control.sealCertificates();
  const found = verifySignatures(pdf);
  const issuer = new X509Certificate(authority);
  return found.map(({ isValid, isOfWholeFile, signer }) => ({
    isValid,
    isOfWholeFile,
    isOurs: signer.verify(issuer.publicKey) && signer.toString() === certificate,
  }));
}

const sealed = [{ isValid: true, isOfWholeFile: true, isOurs: true }];

describe('the documents of a completed envelope', () => {
  it.each([
    '1',
    'combined',
    'combined?certificate=true',
    'certificate',
    'portfolio',
    '1?watermark=true',
  ])('are sealed: %s', async (document) => {
    const world = test.newTenant();
    const pdf = await read(world, await send(world), document);
    expect(await readSeal(world, pdf)).toEqual(sealed);
    expect(pdf.toString('latin1')).not.toContain('0'.repeat(8192));
  });

  it.each(['1', 'combined', 'certificate', 'archive'])(
    'are there however often they are read: %s',
    async (document) => {
      const world = test.newTenant();
      const envelopeId = await send(world);
      for (let times = 0; times < 4; times += 1)
        expect((await read(world, envelopeId, document)).length).toBeGreaterThan(0);
    },
  );

  it('are sealed one by one in an archive', async () => {
    const world = test.newTenant();
    const files = unzipSync(await read(world, await send(world), 'archive'));
    expect(Object.keys(files)).toEqual(['Lease.pdf', 'Summary.pdf']);
    for (const file of Object.values(files)) expect(await readSeal(world, file)).toEqual(sealed);
  });

  it('are the same each time, and say when the envelope was completed', async () => {
    const world = test.newTenant();
    await world.control.freeze('2031-05-06T07:08:09Z');
    const envelopeId = await send(world);
    const first = await read(world, envelopeId, '1');
    await world.control.advance({ days: 400 });
    const second = await read(world, envelopeId, '1');
    expect(first.equals(second)).toBe(true);
    expect(first.toString('latin1')).toContain('/M (D:20310506070809Z)');
  });

  it('are sealed in every tenant with the same certificate, also after a reset', async () => {
    const [one, other] = [test.newTenant(), test.newTenant()];
    const before = await one.control.sealCertificates();
    await one.control.reset();
    expect(await one.control.sealCertificates()).toEqual(before);
    expect(await other.control.sealCertificates()).toEqual(before);
    expect(await readSeal(other, await read(other, await send(other), '1'))).toEqual(sealed);
  });

  it('keep the seal that they were sent with', async () => {
    const world = test.newTenant();
    const first = await read(world, await send(world), '1');
    const { documents: [document] = [] } = definition();
    const documents = [{ ...document, documentBase64: first.toString('base64') }];
    const { envelopeId = '' } = await envelopesCreate(world.client, {
      body: definition({ documents }),
    });
    await complete(world.control, envelopeId);
    expect(await readSeal(world, await read(world, envelopeId, '1'))).toEqual([
      { isValid: true, isOfWholeFile: false, isOurs: true },
      ...sealed,
    ]);
  });
});

describe('the documents of any other envelope', () => {
  it('are not sealed', async () => {
    const world = test.newTenant();
    const draft = await envelopesCreate(world.client, { body: definition({ status: 'created' }) });
    const sent = await send(world, false);
    for (const envelopeId of [draft.envelopeId ?? '', sent])
      for (const document of ['1', 'combined'])
        expect(await readSeal(world, await read(world, envelopeId, document))).toEqual([]);
    await envelopesUpdate(world.client, {
      path: { envelopeId: sent },
      body: { status: 'voided', voidedReason: 'The berth is taken.' },
    });
    expect(await readSeal(world, await read(world, sent, '1'))).toEqual([]);
    expect(strFromU8(await read(world, sent, 'certificate'))).not.toContain('/ByteRange');
  });
});

function controlOf(sandbox: Sandbox) {
  return createControl('http://sandbox.test', { fetch: (request) => sandbox.fetch(request) });
}

describe('the key of the seal', () => {
  it('is created once, however many ask for it at the same moment', async () => {
    const other = await startControlTest();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => other.control(`at-once-${index}`).sealCertificates()),
    );
    expect(new Set(answers.map(({ authority }) => authority)).size).toBe(1);
    await other.close();
  });

  it('is that of the database, also after a restart', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'countersign-seal-'));
    const storage = { file: path.join(folder, 'sandbox.db') };
    const first = await createSandbox({ storage });
    const before = await controlOf(first).sealCertificates();
    await first.close();
    const second = await createSandbox({ storage });
    expect(await controlOf(second).sealCertificates()).toEqual(before);
    await second.close();
    await rm(folder, { recursive: true });
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServiceError } from '@countersign/client';
import { envelopesCreate, envelopesListStatusChanges } from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { makePdf } from '../documents/make-pdf.ts';
import { startTest } from '../harness.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-full-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

it('says that the disk is full, keeps nothing of the request, and goes on', async () => {
  const file = path.join(folder, 'state.db');
  const test = await startTest({ storage: { file, maxBytes: 1_500_000 } });
  const client = test.client();
  const list = async () =>
    (await envelopesListStatusChanges(client, { query: { from_date: '2026-01-01' } })).totalSetSize;
  let kept = 0;
  let refusal: unknown;
  while (refusal === undefined) {
    const pdf = await makePdf({ pages: [[`Lease of berth ${kept}`]], bytes: 200_000 });
    const document = {
      documentId: '1',
      name: 'Lease',
      fileExtension: 'pdf',
      documentBase64: Buffer.from(pdf).toString('base64'),
    };
    const before = await list();
    try {
      await envelopesCreate(client, { body: { emailSubject: 'Berth', documents: [document] } });
      kept += 1;
    } catch (error) {
      refusal = error;
      expect(await list()).toBe(before);
    }
  }
  expect(kept).toBeGreaterThan(0);
  expect(refusal).toBeInstanceOf(ServiceError);
  expect(refusal).toMatchObject({ status: 503 });
  expect(String(refusal)).toContain('the disk is full');
  await test.close();
});

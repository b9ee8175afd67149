// The write-ahead log of SQLite is copied into the database in a thread, beside those who write.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { envelopesCreate, envelopesListStatusChanges } from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { makePdf } from '../documents/make-pdf.ts';
import { startTest, type TestSandbox } from '../harness.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-checkpoints-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

const megabyte = 1024 * 1024;

async function createWith(test: TestSandbox, bytes: number): Promise<void> {
  const pdf = await makePdf({ pages: [['Lease of berth 42']], bytes });
  const documentBase64 = Buffer.from(pdf).toString('base64');
  const document = { documentId: '1', name: 'Lease', fileExtension: 'pdf', documentBase64 };
  await envelopesCreate(test.client(), { body: { emailSubject: 'Berth', documents: [document] } });
}

async function count(test: TestSandbox): Promise<string | undefined> {
  const query = { from_date: '2020-01-01', status: 'created' };
  return (await envelopesListStatusChanges(test.client(), { query })).totalSetSize;
}

it('starts the log over once it is copied, and keeps what was written', async () => {
  const storage = { file: path.join(folder, 'state.db') };
  const log = `${storage.file}-wal`;
  const sizeOfLog = () => statSync(log).size;
  /** The header of the log counts how often it has started over. */
  const starts = () => readFileSync(log).readUInt32BE(12);
  const test = await startTest({ storage });
  const before = Number(await count(test));
  await createWith(test, 10 * megabyte);
  await createWith(test, 10 * megabyte);
  const first = starts();
  const size = sizeOfLog();
  expect(size).toBeGreaterThan(16 * megabyte);
  let drafts = 0;
  await expect
    .poll(
      async () => {
        await envelopesCreate(test.client(), { body: { emailSubject: 'Small' } });
        drafts += 1;
        return starts();
      },
      { interval: 20 },
    )
    .toBeGreaterThan(first);
  // It is written again from its beginning, and does not grow.
  expect(sizeOfLog()).toBeLessThanOrEqual(size + megabyte);
  expect(await count(test)).toBe(String(before + 2 + drafts));
  await test.close();
  const again = await startTest({ storage });
  expect(await count(again)).toBe(String(before + 2 + drafts));
  await again.close();
});

it('keeps the locks of SQLite, so that another program that reads the file leaves the index of the log as it is', async () => {
  const storage = { file: path.join(folder, 'beside.db') };
  const test = await startTest({ storage });
  await createWith(test, 1000);
  const before = Number(await count(test));
  // The index of the log counts its transactions. A program that finds nobody else makes it again.
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--eval',
    `const { readFileSync } = require('node:fs');
    const { DatabaseSync } = require('node:sqlite');
    const [, file] = process.argv;
    const countTransactions = () => readFileSync(file + '-shm').readUInt32LE(8);
    const before = countTransactions();
    const database = new DatabaseSync(file);
    database.prepare('select count(*) from envelopes').get();
    console.log(JSON.stringify({ before, after: countTransactions() }));
    database.close();`,
    storage.file,
  ]);
  const transactions: { before: number; after: number } = JSON.parse(stdout);
  expect(transactions.before).toBeGreaterThan(0);
  expect(transactions.after).toBeGreaterThanOrEqual(transactions.before);
  await createWith(test, 1000);
  await test.close();
  const again = await startTest({ storage });
  expect(await count(again)).toBe(String(before + 1));
  await again.close();
});

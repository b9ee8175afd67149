// The server is killed under load, again and again, and restarted on the same file or database:
// everything that it acknowledged must exist.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { newDatabase } from '@countersign/testing/postgres';
import { makePdf } from '../../documents/make-pdf.ts';
import { createLoadClient, load, look, type Promised } from './load.ts';
import { startServer } from './server.ts';

/** The number of kills; each comes after more acknowledgements than the one before. */
const kills = Number(process.env.KILLS ?? 6);
const workers = 6;

const order = ['created', 'sent', 'voided'];
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

it('loses nothing that it acknowledged', async () => {
  const postgres = inject('postgres');
  const args =
    postgres === undefined
      ? ['--data', path.join(folder, 'state.db')]
      : ['--database', await newDatabase(postgres)];
  const pdf = Buffer.from(await makePdf({ pages: [['Lease of berth 42']] })).toString('base64');
  const promised = new Map<string, Promised>();
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(...args);
    const client = createLoadClient(server.url);
    let acknowledged = 0;
    const enough = new Promise<void>((resolve) => {
      const note = (one: Promised) => {
        promised.set(one.envelopeId, one);
        acknowledged += 1;
        // A different moment each time, in the middle of other requests.
        if (acknowledged === 20 + kill * 7) resolve();
      };
      for (let worker = 0; worker < workers; worker += 1)
        void load(client, `${kill}.${worker}`, pdf, note);
    });
    await enough;
    await server.kill();
  }
  const server = await startServer(...args);
  const client = createLoadClient(server.url);
  const lost: string[] = [];
  for (const { envelopeId, subject, status } of promised.values()) {
    const found = await look(client, envelopeId).catch(() => undefined);
    const kept = found?.subject === subject && order.indexOf(found.status) >= order.indexOf(status);
    if (!kept) lost.push(`${envelopeId} was ${status}, and is ${JSON.stringify(found)}`);
  }
  await server.kill();
  process.stdout.write(
    `kill loop: ${kills} kills, ${promised.size} envelopes, ${lost.length} lost\n`,
  );
  expect(promised.size).toBeGreaterThan(kills * 5);
  expect(lost).toEqual([]);
});

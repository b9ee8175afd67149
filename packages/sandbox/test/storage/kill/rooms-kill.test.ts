// The server is killed while rooms get their people, several times, and restarted on the same file
// or database: everything that it acknowledged must exist, and everything that it deleted must not.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newDatabase } from '@countersign/testing/postgres';
import { afterAll, expect, inject, it } from 'vitest';
import { createLoadClient } from './load.ts';
import { findLost, loadRooms, type PromisedRoom } from './rooms-load.ts';
import { startServer } from './server.ts';

/** The number of kills; each comes after some acknowledgements. */
const kills = Number(process.env.KILLS ?? 6);
const workers = 6;

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-rooms-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

it('loses no room and no person that it acknowledged', async () => {
  const postgres = inject('postgres');
  const args =
    postgres === undefined
      ? ['--data', path.join(folder, 'state.db')]
      : ['--database', await newDatabase(postgres)];
  const promised: PromisedRoom[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(...args);
    const client = createLoadClient(server.url);
    let acknowledged = 0;
    const loads: Promise<void>[] = [];
    await new Promise<void>((resolve) => {
      const note = () => {
        acknowledged += 1;
        // A different moment each time, in the middle of the requests of the others.
        if (acknowledged === 30 + kill * 7) resolve();
      };
      for (let worker = 0; worker < workers; worker += 1)
        loads.push(loadRooms(client, `${kill}-${worker}`, promised, note));
    });
    await server.kill();
    await Promise.all(loads);
  }
  const server = await startServer(...args);
  const client = createLoadClient(server.url);
  const lost: string[] = [];
  for (const room of promised) lost.push(...(await findLost(client, room)));
  await server.kill();
  const people = promised.reduce(
    (sum, { invited, revoked }) => sum + invited.length + revoked.length,
    0,
  );
  process.stdout.write(
    `kill loop of rooms: ${kills} kills, ${promised.length} rooms, ${people} people, ${lost.length} lost\n`,
  );
  expect(promised.length).toBeGreaterThan(kills * 5);
  expect(lost).toEqual([]);
});

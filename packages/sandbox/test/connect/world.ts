import { connectConfigurations, type StoredConfiguration } from '../../src/state/model/connect.ts';
import { createConnect, type Connect } from '../../src/connect/create-connect.ts';
import { runDue } from '../../src/control/clock/run-due.ts';
import { createTenants } from '../../src/engine/tenants.ts';
import { applySeedOnce } from '../../src/control/seed/apply-seed-once.ts';
import type { State } from '../../src/state/state.ts';
import { resetTenant } from '../../src/state/spaces.ts';
import { openDatabase, type Database } from '../../src/state/storage/database.ts';
import { accountId, mara } from '../harness.ts';
import { newEmptyStorage } from '../storage.ts';

/** Connect on a database of its own, without a server: the test emits events itself. */
export interface World {
  database: Database;
  connect: Connect;
  configure(more: Partial<StoredConfiguration>): Promise<void>;
  /** Something happens to templates, each in a request of its own. */
  happen(...templateIds: string[]): Promise<void>;
  /** Advances the time, and runs the jobs that are due within some hours. */
  pass(hours: number): Promise<number>;
  /** Puts the clock ahead. */
  advance(hours: number): Promise<void>;
  reset(): Promise<void>;
  /** The states of all messages, in their order. */
  states(): Promise<string[]>;
  close(): Promise<void>;
}

export async function startWorld(): Promise<World> {
  const database = await openDatabase(await newEmptyStorage());
  await applySeedOnce(database, undefined);
  // The calendar of the seed has fixed days, which would come due in tests of a later year.
  await database.transaction('write', async (db) => {
    await db.deleteFrom('due').execute();
  });
  const connect = createConnect({ database, allowHosts: [] });
  await connect.start();
  const tenants = createTenants(database, connect);
  const change = (work: (state: State) => Promise<void>) => tenants.write('default', work);

  return {
    database,
    connect,
    configure: (more) =>
      change(async (state) => {
        const connectId = '1000001';
        await state.of(connectConfigurations).put(accountId, connectId, {
          connectId,
          name: 'Templates',
          urlToPublishTo: '',
          allowEnvelopePublish: 'true',
          allUsers: 'true',
          events: ['template-modified'],
          eventData: { version: 'restv2.1', format: 'json' },
          ...more,
        });
      }),
    async happen(...templateIds) {
      for (const templateId of templateIds)
        await change(async (state) => {
          state.emit({ event: 'template-modified', accountId, userId: mara, templateId });
        });
    },
    pass: (hours) => runDue(tenants, 'default', Date.now() + hours * 3_600_000),
    advance: (hours) =>
      database.transaction('write', async (db) => {
        const offset = { offset_ms: hours * 3_600_000 };
        await db.updateTable('tenants').set(offset).where('name', '=', 'default').execute();
      }),
    reset: () => database.transaction('write', (db) => resetTenant(db, 'default')),
    states: () =>
      tenants.read('default', async ({ tenant }, db) => {
        const own = db.selectFrom('deliveries').where('space', '=', tenant.space);
        const rows = await own.select('state').orderBy('position').execute();
        return rows.map(({ state }) => state);
      }),
    async close() {
      await connect.stop();
      await database.close();
    },
  };
}

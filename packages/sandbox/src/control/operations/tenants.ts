import type { Selectable } from 'kysely';
import type { components } from '../../frame/control/generated/control.ts';
import { nameIn } from '../../frame/control/read-body.ts';
import { deleteTenant, getNow } from '../../state/tenant.ts';
import { prepareTenant, resetTenant } from '../../state/spaces.ts';
import type { Connection } from '../../state/storage/connection.ts';
import type { TenantRow } from '../../state/storage/tables.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { forgetSnapshots } from '../../state/snapshots.ts';

export const tenants: SandboxHandlers<'listTenants' | 'createTenant' | 'deleteTenant' | 'reset'> = {
  async listTenants({ database }) {
    return database.transaction('read', async (db) => {
      const rows = await db.selectFrom('tenants').selectAll().orderBy('name').execute();
      return { tenants: await presentAll(db, rows) };
    });
  },
  async createTenant({ database }, call) {
    const name = nameIn(call, 'tenant');
    await prepareTenant(database, name);
    return database.transaction('read', async (db) => {
      const named = db.selectFrom('tenants').where('name', '=', name);
      const row = await named.selectAll().executeTakeFirstOrThrow();
      const [tenant = present(row, 0)] = await presentAll(db, [row]);
      return tenant;
    });
  },
  async deleteTenant({ database, rules, requests }, call) {
    const name = nameIn(call, 'tenant');
    await database.transaction('write', async (db) => {
      await forgetSnapshots(db, name);
      await deleteTenant(db, name);
    });
    requests.clear(name);
    rules.forget(name);
  },
  async reset({ database, rules, requests }, { tenant }) {
    await database.transaction('write', (db) => resetTenant(db, tenant));
    requests.clear(tenant);
    rules.forget(tenant);
  },
};

type Tenant = components['schemas']['Tenant'];

async function presentAll(db: Connection, rows: Selectable<TenantRow>[]): Promise<Tenant[]> {
  const filled = new Set(
    (await db.selectFrom('spaces').select('space').execute()).map(({ space }) => space),
  );
  // A space that is not filled yet has what its origin has.
  const shown = rows.map((row) => ({ row, at: filled.has(row.space) ? row.space : row.origin }));
  const counts = await db
    .selectFrom('envelopes')
    .where('kind', '=', 'envelope')
    .select(({ fn }) => ['space', fn.countAll<number | bigint>().as('count')])
    .groupBy('space')
    .execute();
  const bySpace = new Map(counts.map(({ space, count }) => [space, Number(count)]));
  return shown.map(({ row, at }) => present(row, bySpace.get(at) ?? 0));
}

function present(row: Selectable<TenantRow>, envelopes: number): Tenant {
  const clock = { offset: row.offset_ms, frozenAt: row.frozen_at ?? undefined };
  return {
    name: row.name,
    createdAt: new Date(row.created_at).toISOString(),
    clock: { now: new Date(getNow(clock)).toISOString(), frozen: row.frozen_at !== null },
    envelopes,
  };
}

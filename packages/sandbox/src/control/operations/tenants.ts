import type { Selectable } from 'kysely';
import type { components } from '../generated/control.ts';
import { nameIn } from '../read-body.ts';
import { getNow } from '../../state/tenant.ts';
import { prepareTenant, resetTenant } from '../../state/spaces.ts';
import type { TenantRow } from '../../state/storage/tables.ts';
import type { ControlHandlers } from '../control-call.ts';
import { forgetSnapshots } from '../../state/snapshots.ts';

export const tenants: ControlHandlers<'listTenants' | 'createTenant' | 'deleteTenant' | 'reset'> = {
  async listTenants({ database }) {
    const rows = await database.transaction('read', (db) =>
      db.selectFrom('tenants').selectAll().orderBy('name').execute(),
    );
    return { tenants: rows.map(present) };
  },
  async createTenant({ database }, call) {
    const name = nameIn(call, 'tenant');
    await prepareTenant(database, name);
    const row = await database.transaction('read', (db) =>
      db.selectFrom('tenants').where('name', '=', name).selectAll().executeTakeFirstOrThrow(),
    );
    return present(row);
  },
  async deleteTenant({ database, rules, requests }, call) {
    const name = nameIn(call, 'tenant');
    await database.transaction('write', async (db) => {
      await forgetSnapshots(db, name);
      await db.deleteFrom('tenants').where('name', '=', name).execute();
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

function present(row: Selectable<TenantRow>): components['schemas']['Tenant'] {
  const clock = { offset: row.offset_ms, frozenAt: row.frozen_at ?? undefined };
  return {
    name: row.name,
    createdAt: new Date(row.created_at).toISOString(),
    clock: { now: new Date(getNow(clock)).toISOString(), frozen: row.frozen_at !== null },
  };
}

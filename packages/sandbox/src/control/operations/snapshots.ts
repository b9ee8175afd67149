import type { components } from '../../frame/control/generated/control.ts';
import { nameIn } from '../../frame/control/read-body.ts';
import { fill, newSpace, prepareTenant, resetTenant } from '../../state/spaces.ts';
import { changeTenant } from '../../state/tenant.ts';
import { noteTenant } from '../../state/storage/changes.ts';
import type { Database } from '../../state/storage/database.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { notFound } from '../../frame/control/control-problem.ts';
import { createSnapshotRecords, type StoredSnapshot } from '../../state/snapshots.ts';

export const snapshots: SandboxHandlers<
  'listSnapshots' | 'takeSnapshot' | 'deleteSnapshot' | 'restoreSnapshot'
> = {
  async listSnapshots({ database }, { tenant }) {
    const all = await database.transaction('read', (db) => createSnapshotRecords(db).list(tenant));
    return { snapshots: all.toSorted((a, b) => a.takenAt - b.takenAt).map(present) };
  },
  /** Turns the tenant's current space into the snapshot; the tenant goes on in a copy of it. */
  async takeSnapshot({ database }, call) {
    const { tenant } = call;
    const name = nameIn(call, 'snapshot');
    await prepareTenant(database, tenant);
    const taken = await database.transaction('write', async (db) => {
      const own = db.selectFrom('tenants').where('name', '=', tenant);
      const row = await own.selectAll().executeTakeFirstOrThrow();
      await fill(db, row.space, row.origin);
      const snapshot: StoredSnapshot = {
        name,
        takenAt: Date.now(),
        space: row.space,
        offset: row.offset_ms,
        frozenAt: row.frozen_at,
        settings: row.settings,
      };
      await createSnapshotRecords(db).put(tenant, name, snapshot);
      const next = { space: newSpace(), origin: row.space };
      await changeTenant(db, tenant, next);
      return present(snapshot);
    });
    await continueJobs(database, tenant);
    return taken;
  },
  async deleteSnapshot({ database }, call) {
    const name = nameIn(call, 'snapshot');
    await database.transaction('write', async (db) => {
      if (await createSnapshotRecords(db).remove(call.tenant, name)) noteTenant(db, call.tenant);
    });
  },
  async restoreSnapshot({ database, rules }, call) {
    const { tenant } = call;
    const name = nameIn(call, 'snapshot');
    await database.transaction('write', async (db) => {
      const snapshot = await createSnapshotRecords(db).get(tenant, name);
      if (snapshot === undefined)
        throw notFound(
          `The tenant ${tenant} has no snapshot ${name}. Create it first.`,
          'path/snapshot',
        );
      const { space, offset, frozenAt, settings } = snapshot;
      await resetTenant(db, tenant, space);
      await changeTenant(db, tenant, { offset_ms: offset, frozen_at: frozenAt, settings });
    });
    await continueJobs(database, tenant);
    await rules.refresh(tenant);
  },
};

/**
 * Fills the new space of a tenant now, and not only when it is first used: jobs that are due in it,
 * such as a bulk send, must not wait for a request.
 */
async function continueJobs(database: Database, tenant: string): Promise<void> {
  await prepareTenant(database, tenant);
}

function present({ name, takenAt }: StoredSnapshot): components['schemas']['Snapshot'] {
  return { name, takenAt: new Date(takenAt).toISOString() };
}

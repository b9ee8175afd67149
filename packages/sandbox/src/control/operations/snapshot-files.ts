import { fileHeader } from '../../engine/file-header.ts';
import { createContents } from '../../state/contents.ts';
import { createContentUses } from '../../state/content-uses.ts';
import { createSnapshotRecords, type StoredSnapshot } from '../../state/snapshots.ts';
import { listContents, readSpaceRows, writeSpaceRows } from '../../state/space-rows.ts';
import { newSpace } from '../../state/spaces.ts';
import { noteTenant } from '../../state/storage/changes.ts';
import type { Connection } from '../../state/storage/connection.ts';
import { WholeResponse } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { notFound } from '../../frame/control/control-problem.ts';
import { nameIn } from '../../frame/control/read-body.ts';
import { readSnapshotFile, type SnapshotFile, writeSnapshotFile } from '../snapshot-file.ts';

export const snapshotFiles: SandboxHandlers<'downloadSnapshot' | 'uploadSnapshot'> = {
  async downloadSnapshot({ database }, call) {
    const { tenant } = call;
    const name = nameIn(call, 'snapshot');
    const file = await database.transaction('read', async (db) => {
      const snapshot = await createSnapshotRecords(db).get(tenant, name);
      if (snapshot === undefined)
        throw notFound(
          `The tenant ${tenant} has no snapshot ${name}. GET /snapshots lists them.`,
          'path/snapshot',
        );
      return readFile(db, snapshot);
    });
    return new WholeResponse({
      status: 200,
      headers: {
        'cache-control': 'no-store',
        'content-disposition': fileHeader('attachment', `${tenant}-${name}.countersign.gz`),
        'content-type': 'application/gzip',
        'x-content-type-options': 'nosniff',
      },
      body: await writeSnapshotFile(file),
    });
  },
  async uploadSnapshot({ database, rules }, call) {
    const { tenant } = call;
    const name = nameIn(call, 'snapshot');
    const { snapshot, rows, contents } = await readSnapshotFile(call.request.body, rules);
    const space = newSpace();
    await database.transaction('write', async (db) => {
      const store = createContents(db, createContentUses(db, space));
      for (const bytes of contents) await store.put(bytes);
      await writeSpaceRows(db, space, rows);
      await createSnapshotRecords(db).put(tenant, name, { ...snapshot, name, space });
      noteTenant(db, tenant);
    });
    return { name, takenAt: new Date(snapshot.takenAt).toISOString() };
  },
};

async function readFile(
  db: Connection,
  { space, ...snapshot }: StoredSnapshot,
): Promise<SnapshotFile> {
  const store = createContents(db, createContentUses(db, space));
  const contents: Buffer[] = [];
  for (const id of await listContents(db, space)) contents.push(await store.get(id));
  return { snapshot, rows: await readSpaceRows(db, space), contents };
}

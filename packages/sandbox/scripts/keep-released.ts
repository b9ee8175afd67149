// Keeps a small database of the newest version of the tables as SQL, for SQLite and for PostgreSQL:
// tests begin with one of every version that was released. Run it after adding a migration; with
// --again it replaces what it kept of the newest version, which is right only before its release.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPostgres } from '@countersign/testing/postgres';
import { createSandbox } from '../src/server/open-sandbox.ts';
import type { Flavour } from '../src/state/storage/connection.ts';
import { newestVersion } from '../src/state/storage/migrations/index.ts';
import { rowsBegin, listStatements } from '../test/storage/released/statements.ts';

const released = path.resolve(import.meta.dirname, '../test/storage/released');
const name = String(newestVersion).padStart(4, '0');

const pdf = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj
trailer <</Root 1 0 R>>
`;
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const known = (['sqlite', 'postgres'] as const).map((flavour) =>
  path.join(released, `${name}.${flavour}.sql`),
);
if (known.some((file) => existsSync(file)) && !process.argv.includes('--again'))
  throw new Error(`version ${newestVersion} is kept already; before its release, give --again`);

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-keep-'));
const file = path.join(folder, 'state.db');
const postgres = await startPostgres();
try {
  await makeWorld();
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = {
    sqlite: await listStatements(newestVersion),
    postgres: await listStatements(newestVersion, await postgres.newDatabase()),
  };
  for (const [at, flavour] of (['sqlite', 'postgres'] as const).entries())
    writeFileSync(
      known[at] ?? '',
      [
        ...tables[flavour],
        rowsBegin,
        ...readRows(database, flavour),
        createVersionStatement(flavour),
        '',
      ].join('\n'),
    );
  database.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function makeWorld(): Promise<void> {
  const sandbox = await createSandbox({
    storage: { file },
    seedFile: path.join(released, 'seed.yaml'),
  });
  const base = 'http://sandbox.test/restapi/v2.1/accounts/6c2f8a40-1d7b-4e93-b5a8-9e0c3d6f7b12';
  async function send(method: string, address: string, body: BodyInit, type: string) {
    const headers = { authorization: 'Bearer rosa', 'content-type': type };
    const response = await sandbox.fetch(new Request(base + address, { method, headers, body }));
    if (!response.ok) throw new Error(`${method} ${address}: ${await response.text()}`);
  }
  const documentBase64 = Buffer.from(pdf).toString('base64');
  const envelope = {
    emailSubject: 'Berth 42',
    documents: [{ documentId: '1', name: 'Lease', fileExtension: 'pdf', documentBase64 }],
  };
  await send('POST', '/envelopes', JSON.stringify(envelope), 'application/json');
  await send(
    'PUT',
    '/users/0b9d6e31-4c8f-4a72-9e15-2d7a8c5f3b60/profile/image',
    Buffer.from(gif, 'base64'),
    'image/gif',
  );
  await sandbox.close();
}

/** The rows of all tables, without the numbers that a database gives them by itself. */
function* readRows(database: DatabaseSync, flavour: Flavour): Generator<string> {
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map((row) => String(row['name']));
  for (const table of tables)
    for (const row of database.prepare(`select * from ${table}`).all()) {
      const { position: _, ...columns } = row;
      const values = Object.values(columns).map((value) => literal(value, flavour));
      yield `insert into ${table} (${Object.keys(columns).join(', ')}) values (${values.join(', ')});`;
    }
}

function literal(value: unknown, flavour: Flavour): string {
  if (value === null || typeof value === 'number') return String(value);
  if (value instanceof Uint8Array) {
    const hex = Buffer.from(value).toString('hex');
    return flavour === 'sqlite' ? `x'${hex}'` : `'\\x${hex}'::bytea`;
  }
  return `'${String(value).replaceAll("'", "''")}'`;
}

function createVersionStatement(flavour: Flavour): string {
  return flavour === 'sqlite'
    ? `pragma user_version = ${newestVersion};`
    : `insert into countersign_version (version) values (${newestVersion});`;
}

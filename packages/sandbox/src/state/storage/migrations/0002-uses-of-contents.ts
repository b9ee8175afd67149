import { sql } from '../kysely.ts';
import type { Connection, Flavour } from '../connection.ts';

const day = 86_400_000;

/** The number of rows that are read at once. */
const most = 500;

/** Adds the tables for clearing: the uses of contents, contents to check, and times of expiry. */
export async function run(db: Connection, flavour: Flavour): Promise<void> {
  const counted = flavour === 'postgres' ? sql`bigserial` : sql`integer`;
  await db.schema.alterTable('things').addColumn('expires_at', 'bigint').execute();
  await sql`create index things_by_expiry on things (space, expires_at) where expires_at is not null`.execute(
    db,
  );
  await db.schema
    .createTable('content_uses')
    .addColumn('position', counted, (column) => column.primaryKey())
    .addColumn('space', 'bigint', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addUniqueConstraint('content_uses_by_holder', ['space', 'holder', 'hash'])
    .execute();
  await db.schema
    .createIndex('content_uses_by_hash')
    .on('content_uses')
    .columns(['hash'])
    .execute();
  await db.schema
    .createTable('content_checks')
    .addColumn('position', counted, (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('noted_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('content_checks_by_hash')
    .on('content_checks')
    .columns(['hash', 'noted_at'])
    .execute();

  for await (const { position, space, kind, account, id, body } of readRows(db, 'things')) {
    await noteUses(db, space, `${kind}/${account}/${id}`, body);
    const at = getExpiry(kind, JSON.parse(body));
    if (at !== undefined)
      await sql`update things set expires_at = ${at} where position = ${position}`.execute(db);
  }
  for await (const { space, id, body } of readRows(db, 'envelopes'))
    await noteUses(db, space, `envelope/${id}`, body);
  await sql`insert into content_checks (hash, noted_at) select hash, 0 from contents`.execute(db);
}

interface Row {
  position: number;
  space: number;
  kind: string;
  account: string;
  id: string;
  body: string;
}

async function* readRows(db: Connection, table: 'things' | 'envelopes'): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const { rows } = await sql<Row>`
      select position, space, kind, account, id, body from ${sql.table(table)}
      where position > ${last} order by position limit ${most}`.execute(db);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.position;
  }
}

async function noteUses(db: Connection, space: number, holder: string, body: string) {
  const hashes = [...new Set(body.match(/(?<![\w-])[\w-]{43}(?![\w-])/g))];
  // A statement takes only so many parameters.
  for (let start = 0; start < hashes.length; start += most)
    await sql`
    insert into content_uses (space, holder, hash)
    select cast(${space} as bigint), cast(${holder} as text), hash from contents
    where hash in (${sql.join(hashes.slice(start, start + most))})`.execute(db);
}

/** Returns the time at which a record of the first version expires. */
function getExpiry(kind: string, record: unknown): number | undefined {
  if (kind === 'open-code') return Number(record) * 1000;
  const fields: { openBefore?: number; until?: number; at?: number; view?: string } =
    Object(record);
  if (kind === 'view' && fields.openBefore !== undefined) return fields.openBefore + day;
  if (kind === 'transaction' && fields.at !== undefined) return fields.at + 7 * day;
  if (kind === 'view-session' && fields.until !== undefined && fields.view !== 'correct')
    return fields.until + day;
  return undefined;
}

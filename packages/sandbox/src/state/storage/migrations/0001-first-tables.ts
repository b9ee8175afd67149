import { sql } from '../kysely.ts';
import type { Connection, Flavour } from '../connection.ts';

/** The tables of version 1, each with its columns, by which a database without a version is known. */
export const firstTables: Readonly<Record<string, readonly string[]>> = {
  tenants: ['name', 'space', 'origin', 'offset_ms', 'frozen_at', 'settings', 'created_at'],
  spaces: ['space'],
  things: ['position', 'space', 'kind', 'account', 'id', 'body'],
  envelopes: [
    'position',
    'space',
    'id',
    'account',
    'kind',
    'status',
    'sender',
    'folder',
    'subject',
    'search',
    'created_at',
    'changed_at',
    'sent_at',
    'delivered_at',
    'completed_at',
    'ended_at',
    'body',
  ],
  contents: ['hash', 'size', 'bytes'],
  due: ['space', 'kind', 'key', 'due_at', 'body'],
  deliveries: [
    'position',
    'space',
    'account',
    'subject',
    'connect_id',
    'lane',
    'queue',
    'state',
    'logged',
    'failed',
    'tries',
    'created_at',
    'tried_at',
    'steps',
    'body',
  ],
};

/** Creates the tables that the sandbox began with. */
export async function run(db: Connection, flavour: Flavour): Promise<void> {
  const postgres = flavour === 'postgres';
  const counted = postgres ? sql`bigserial` : sql`integer`;
  const bytes = postgres ? sql`bytea` : sql`blob`;
  const table = (name: string) => db.schema.createTable(name);

  await table('tenants')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('space', 'bigint', (column) => column.notNull())
    .addColumn('origin', 'bigint', (column) => column.notNull())
    .addColumn('offset_ms', 'bigint', (column) => column.notNull())
    .addColumn('frozen_at', 'bigint')
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await table('spaces')
    .addColumn('space', 'bigint', (column) => column.primaryKey())
    .execute();
  await table('things')
    .addColumn('position', counted, (column) => column.primaryKey())
    .addColumn('space', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addUniqueConstraint('things_by_id', ['space', 'kind', 'account', 'id'])
    .execute();
  await table('envelopes')
    .addColumn('position', counted, (column) => column.primaryKey())
    .addColumn('space', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('delivered_at', 'bigint')
    .addColumn('completed_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('body', 'text', (column) => column.notNull())
    .addUniqueConstraint('envelopes_by_id', ['space', 'id'])
    .execute();
  await table('contents')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute();
  await table('due')
    .addColumn('space', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('due_by_key', ['space', 'kind', 'key'])
    .execute();
  await table('deliveries')
    .addColumn('position', counted, (column) => column.primaryKey())
    .addColumn('space', 'bigint', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('connect_id', 'text', (column) => column.notNull())
    .addColumn('lane', 'text', (column) => column.notNull())
    .addColumn('queue', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('logged', 'integer', (column) => column.notNull())
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('tried_at', 'bigint')
    .addColumn('steps', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();

  const index = (name: string) => db.schema.createIndex(name);
  const listed = ['space', 'account', 'kind'] as const;
  await index('envelopes_changed')
    .on('envelopes')
    .columns([...listed, 'changed_at'])
    .execute();
  await index('envelopes_created')
    .on('envelopes')
    .columns([...listed, 'created_at'])
    .execute();
  await index('envelopes_status')
    .on('envelopes')
    .columns([...listed, 'status', 'changed_at'])
    .execute();
  await index('deliveries_by_state').on('deliveries').columns(['state', 'position']).execute();
  await index('deliveries_by_lane')
    .on('deliveries')
    .columns(['lane', 'state', 'position'])
    .execute();
  await index('deliveries_by_queue')
    .on('deliveries')
    .columns(['space', 'queue', 'state', 'tries'])
    .execute();
  await index('deliveries_by_account')
    .on('deliveries')
    .columns(['space', 'account', 'position'])
    .execute();
  await index('due_by_time').on('due').columns(['due_at']).execute();
}

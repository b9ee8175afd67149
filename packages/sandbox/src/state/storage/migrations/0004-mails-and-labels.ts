import { createHash } from 'node:crypto';
import { sql } from '../kysely.ts';
import type { Connection, Flavour } from '../connection.ts';

/** The number of rows that are read at once. */
const most = 500;

/**
 * Gives the outbox a table of its own, notes the process that sends a message, and adds the labels
 * of envelopes.
 */
export async function run(db: Connection, flavour: Flavour): Promise<void> {
  const counted = flavour === 'postgres' ? sql`bigserial` : sql`integer`;
  await db.schema
    .createTable('mails')
    .addColumn('position', counted, (column) => column.primaryKey())
    .addColumn('space', 'bigint', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('envelope', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('mails_by_space')
    .on('mails')
    .columns(['space', 'position'])
    .execute();
  await db.schema.createIndex('mails_by_id').on('mails').columns(['id']).execute();
  await db.schema
    .createIndex('mails_by_envelope')
    .on('mails')
    .columns(['space', 'envelope'])
    .execute();
  const envelope =
    flavour === 'postgres' ? sql`body::jsonb ->> 'envelopeId'` : sql`body ->> '$.envelopeId'`;
  await sql`
    insert into mails (space, account, id, envelope, body)
    select space, account, id, ${envelope}, body from things
    where kind = 'mail' order by position`.execute(db);
  await sql`delete from things where kind = 'mail'`.execute(db);

  await db.schema.alterTable('deliveries').addColumn('worker', 'text').execute();
  // Deliveries that another release had queued are taken up again.
  await sql`update deliveries set state = 'waiting' where state = 'queued'`.execute(db);
  await db.schema
    .createTable('workers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('envelope_labels')
    .addColumn('position', counted, (column) => column.primaryKey())
    .addColumn('space', 'bigint', (column) => column.notNull())
    .addColumn('envelope', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addUniqueConstraint('envelope_labels_by_envelope', ['space', 'envelope', 'label'])
    .execute();
  await db.schema
    .createIndex('envelope_labels_by_label')
    .on('envelope_labels')
    .columns(['space', 'label', 'envelope'])
    .execute();
  await db.schema
    .createIndex('envelopes_by_folder')
    .on('envelopes')
    .columns(['space', 'account', 'kind', 'folder', 'changed_at'])
    .execute();

  for (let last = 0; ;) {
    const { rows } = await sql<Row>`
      select position, space, id, body from envelopes
      where position > ${last} order by position limit ${most}`.execute(db);
    for (const { space, id, body } of rows)
      for (const label of listLabels(JSON.parse(body)))
        await sql`
          insert into envelope_labels (space, envelope, label)
          values (${space}, ${id}, ${label})`.execute(db);
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.position;
  }
}

interface Row {
  position: number;
  space: number;
  id: string;
  body: string;
}

/** The stored envelope of the third version, as far as labels need it. */
interface Envelope {
  customFields?: Record<string, { name?: string; value?: string }[]>;
  powerForm?: { powerFormId?: string };
  recipients?: {
    details: { userId?: string; email?: string; hostEmail?: string; signingGroupId?: string };
  }[];
  recipientFolders?: Record<string, string>;
}

function listLabels(envelope: Envelope): Set<string> {
  const { customFields = {}, powerForm, recipients = [], recipientFolders = {} } = envelope;
  const labels: string[] = [];
  for (const fields of [customFields['textCustomFields'], customFields['listCustomFields']])
    for (const { name = '', value = '' } of fields ?? []) labels.push(`field/${name}=${value}`);
  if (powerForm !== undefined) labels.push('powerform', `powerform/${powerForm.powerFormId ?? ''}`);
  for (const { details } of recipients) {
    for (const user of [details.userId, details.email, details.hostEmail])
      if (user !== undefined && user !== '') labels.push(`to/${user.toLowerCase()}`);
    if ((details.signingGroupId ?? '') !== '') labels.push(`to-group/${details.signingGroupId}`);
  }
  for (const [userId, folder] of Object.entries(recipientFolders))
    labels.push(`moved/${userId}`, `moved/${userId}/${folder}`);
  return new Set(labels.map(shorten));
}

function shorten(text: string): string {
  if (text.length <= 120 && !text.includes('\0')) return text;
  return `#${createHash('sha256').update(text).digest('base64url')}`;
}

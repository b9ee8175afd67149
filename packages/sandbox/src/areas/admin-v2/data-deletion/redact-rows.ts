import { updateDeliveries } from '../../../state/deliveries.ts';
import { noteChange } from '../../../state/storage/changes.ts';
import { flavourOf, readOwnJson } from '../../../state/storage/connection.ts';
import { forgetRecords } from '../../../state/storage/kept-records.ts';
import { sql } from '../../../state/storage/kysely.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { State } from '../../../state/state.ts';
import { importChunks } from '../imports/stored-import.ts';
import { redactImportRows } from './redact-import-rows.ts';
import { type PersonTraces, redactText, redactValue } from './redact-value.ts';
import { redactedTables, redactions, type StoredRedaction } from './stored-redaction.ts';
import { redactedName, redactEmail } from '../../../account/users/redact-user.ts';

/** The tabs that hold a part of the name, or the work, of the recipient they belong to. */
const personalTabs = [
  'firstNameTabs',
  'lastNameTabs',
  'fullNameTabs',
  'companyTabs',
  'titleTabs',
] as const;

/** Replaces what a person has entered about themselves. The address is replaced already. */
function redactTabs({ recipients }: StoredEnvelope, { userId }: PersonTraces): void {
  const email = redactEmail(userId);
  for (const { details, tabs } of recipients) {
    if (details.email !== email && details.signerEmail !== email) continue;
    for (const list of personalTabs)
      for (const tab of tabs[list] ?? []) if ((tab.value ?? '') !== '') tab.value = redactedName;
  }
}

/** A row in which a person may be named. */
interface Row {
  position: number;
  /** The kind of a record in the table `things`; absent in other tables. */
  kind?: string;
  body: string;
}

/**
 * Replaces a person in the next rows of a deletion, which moves on behind them.
 * @param most largest number of rows to change
 * @returns true if rows are left
 */
export async function redactRows(
  state: State,
  redaction: StoredRedaction,
  most: number,
): Promise<boolean> {
  let left = most;
  for (let owner = redaction.owners[0]; owner !== undefined; owner = redaction.owners[0]) {
    const table = redactedTables[redaction.table];
    if (table === undefined) {
      redaction.owners.shift();
      redaction.table = 0;
      continue;
    }
    if (left <= 0) return true;
    const rows = await findRows(state, table, owner, redaction, left);
    for (const row of rows) await redactors[table](state, row, redaction.person);
    left -= rows.length;
    const last = rows.at(-1);
    if (last === undefined || left > 0)
      Object.assign(redaction, { position: 0, table: redaction.table + 1 });
    else redaction.position = last.position;
  }
  return false;
}

type Table = (typeof redactedTables)[number];

/** The next rows that have an address, the user ID or, of e-mails, a name of a person. */
async function findRows(
  { db, tenant }: State,
  table: Table,
  owner: string,
  { person, position }: StoredRedaction,
  most: number,
): Promise<Row[]> {
  const search = sql.raw(flavourOf(db) === 'postgres' ? 'strpos' : 'instr');
  const at = sql.ref('position');
  const has = (text: string) => sql<boolean>`${search}(lower(body), ${text.toLowerCase()}) > 0`;
  const isNamed = sql.join(
    [person.userId, ...person.emails.map(escapeForJson)].map(has),
    sql` or `,
  );
  const columns = sql.raw(table === 'things' ? 'position, kind' : 'position');
  const names = person.names.map(escapeForJson).map(has);
  const condition =
    table === 'things'
      ? sql<boolean>`kind <> ${redactions.name} and (${isNamed})`
      : table === 'mails'
        ? sql<boolean>`(${sql.join([isNamed, ...names], sql` or `)})`
        : sql<boolean>`(${isNamed})`;
  const { rows } = await sql<Row>`
    select ${columns}, body from ${sql.table(table)}
    where space = ${tenant.space} and account = ${owner} and ${at} > ${position} and ${condition}
    order by ${at} limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, position: Number(row.position) }));
}

/** Escapes a text as in the strings of JSON. */
function escapeForJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

const redactors: Record<Table, (state: State, row: Row, person: PersonTraces) => Promise<void>> = {
  async envelopes(state, { body }, person) {
    const envelope = readOwnJson<StoredEnvelope>(redactJson(body, person));
    // Reading it first lets `put` find the labels that are no longer needed.
    await state.envelopes.get(envelope.envelopeId);
    redactTabs(envelope, person);
    await state.envelopes.put(envelope);
  },
  async things({ db, tenant }, { position, kind = '', body }, person) {
    const isImport = kind === importChunks.name;
    const { id } = await db
      .updateTable('things')
      .set({ body: isImport ? redactImportRows(body, person) : redactJson(body, person) })
      .where('position', '=', position)
      .returning('id')
      .executeTakeFirstOrThrow();
    forgetRecords(db);
    noteChange(db, tenant.space, kind, id);
  },
  rooms: (state, row, person) => redactBody(state, 'rooms', 'room', row, person),
  mails: (state, row, person) => redactBody(state, 'mails', 'mail', row, person),
  async deliveries({ db, tenant }, { position, body }, person) {
    const row = await db
      .selectFrom('deliveries')
      .select('steps')
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    await updateDeliveries(db, tenant.space)
      .set({ body: redactJson(body, person), steps: redactText(row.steps, person) })
      .where('position', '=', position)
      .execute();
  },
};

/** @param kind name of a change of the row among the changes of a transaction */
async function redactBody(
  { db, tenant }: State,
  table: 'rooms' | 'mails',
  kind: string,
  { position, body }: Row,
  person: PersonTraces,
): Promise<void> {
  const { id } = await db
    .updateTable(table)
    .set({ body: redactJson(body, person) })
    .where('position', '=', position)
    .returning('id')
    .executeTakeFirstOrThrow();
  noteChange(db, tenant.space, kind, String(id));
}

function redactJson(body: string, person: PersonTraces): string {
  return JSON.stringify(redactValue(readOwnJson<unknown>(body), person));
}

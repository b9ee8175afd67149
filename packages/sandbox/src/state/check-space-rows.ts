import { excessIn } from '@countersign/mock/core/outside';
import { z } from 'zod';
import type { StoredEnvelope } from './model/envelope.ts';
import { createEnvelopeRow, envelopeColumns } from './envelope-row.ts';
import type { SpaceRows } from './space-rows.ts';
import { copiedTables } from './spaces.ts';
import { readOwnJson } from './storage/connection.ts';

/** The last millisecond of the year 9999: times go no further. */
export const lastTime = 253_402_300_799_999;

/** Limits the JSON in a cell. */
const mostJson = { depth: 200, values: 1_000_000, items: 1_000_000 };

const text = z.string().refine((value) => !value.includes('\0'), 'must not contain NUL');
const whole = z.int();
const time = z.number().min(0).max(lastTime);
const json = text.refine(isJson, 'must be JSON');

/** Types of the cells of each table, and the columns that identify a row. */
const tables: Readonly<Record<string, { cells: z.ZodType[]; key: readonly number[] }>> = {
  things: { cells: [text, text, text, json, time.nullable()], key: [0, 1, 2] },
  envelopes: {
    cells: [
      text,
      text,
      z.enum(['envelope', 'template']),
      text,
      text,
      text,
      text,
      text,
      time,
      time,
      time.nullable(),
      time.nullable(),
      time.nullable(),
      time.nullable(),
      json,
    ],
    key: [0],
  },
  envelope_labels: { cells: [text, text], key: [0, 1] },
  mails: { cells: [text, text, text.nullable(), json], key: [0, 1] },
  due: { cells: [text, text, time, json], key: [0, 1] },
  rooms: { cells: [text, whole, text, whole, time, time.nullable(), json], key: [0, 1] },
  room_people: {
    cells: [text, whole, whole, whole, z.union([z.literal(0), z.literal(1)])],
    key: [0, 1, 2],
  },
  room_counts: { cells: [text, text, whole, whole, whole], key: [0, 1, 2, 3] },
  content_uses: { cells: [text, text.regex(/^[\w-]{43}$/)], key: [0, 1] },
};

const list = z.array(z.looseObject({}));
const contentId = z.string().regex(/^[\w-]{43}$/);

/** Members that every reader of an envelope relies on. The rest is checked by its row, which is derived from it. */
const envelope = z.looseObject({
  sender: z.looseObject({ userId: text, userName: text, email: text }),
  settings: z.looseObject({}),
  documents: z.array(
    z.looseObject({
      documentId: text,
      name: text,
      order: z.number(),
      content: contentId.optional(),
      original: contentId.optional(),
      pages: z.array(z.looseObject({ width: z.number(), height: z.number() })),
      fields: list,
    }),
  ),
  recipients: z.array(z.looseObject({ details: z.looseObject({}) })),
  customFields: z.looseObject({}),
  attachments: list,
  notification: z.looseObject({}),
  eventNotifications: list,
  auditEvents: list,
  templates: list,
});

const room = z.looseObject({
  roomId: whole,
  accountId: text,
  status: z.enum(['active', 'pending', 'closed']),
  people: list,
  envelopes: list,
  fieldData: z.looseObject({}),
});

/**
 * Checks rows from outside this sandbox's database: their cells, that no two have the same key,
 * that their columns match their bodies, and that the envelopes and contents they refer to exist.
 * @param contents the IDs of the contents that came with them
 * @throws RangeError that names the faulty row and the fault
 */
export function checkSpaceRows(rows: SpaceRows, contents: ReadonlySet<string>): void {
  const known = new Set(copiedTables.map(({ table }) => String(table)));
  for (const table of Object.keys(rows))
    if (!known.has(table)) throw new RangeError(`there is no table ${table}`);
  for (const { table } of copiedTables) checkTable(table, rows[table] ?? []);
  for (const row of rows['envelopes'] ?? []) checkEnvelope(row, contents);
  const envelopes = new Set((rows['envelopes'] ?? []).map(([id]) => id));
  for (const [id, label] of rows['envelope_labels'] ?? [])
    if (!envelopes.has(id ?? null))
      throw new RangeError(`the envelope ${id} of the label ${label} is missing`);
  for (const row of rows['rooms'] ?? []) checkRoom(row);
  for (const [holder, hash] of rows['content_uses'] ?? [])
    if (!contents.has(String(hash)))
      throw new RangeError(`the content ${hash} of ${holder} is missing`);
}

function checkTable(table: string, rows: SpaceRows[string]): void {
  const { cells, key } = tables[table] ?? { cells: [], key: [] };
  const found = new Set<string>();
  for (const [at, row] of rows.entries()) {
    if (row.length !== cells.length)
      throw new RangeError(`a row of ${table} does not have ${cells.length} cells`);
    for (const [column, cell] of cells.entries()) {
      const outcome = cell.safeParse(row[column]);
      if (!outcome.success)
        throw new RangeError(
          `row ${at} of ${table}, cell ${column}: ${outcome.error.issues[0]?.message ?? ''}`,
        );
    }
    const name = JSON.stringify(key.map((column) => row[column]));
    if (found.has(name)) throw new RangeError(`row ${at} of ${table} is there twice`);
    found.add(name);
  }
}

function isJson(value: string): boolean {
  try {
    return (
      excessIn(Buffer.from(value), mostJson) === undefined &&
      readOwnJson<unknown>(value) !== undefined
    );
  } catch {
    return false;
  }
}

/** Checks that the columns of an envelope are those that its body gives. */
function checkEnvelope(row: SpaceRows[string][number], contents: ReadonlySet<string>): void {
  const [id, , , , , , , , , , , , , , body] = row;
  const outcome = envelope.safeParse(readOwnJson<unknown>(String(body)));
  if (!outcome.success) {
    const [issue] = outcome.error.issues;
    throw new RangeError(`envelope ${id}: ${issue?.path.join('/')} ${issue?.message ?? ''}`);
  }
  const stored = readOwnJson<StoredEnvelope>(String(body));
  const made = createEnvelopeRow(stored);
  for (const [at, column] of envelopeColumns.entries())
    if (column !== 'body' && made[column] !== row[at])
      throw new RangeError(`envelope ${id} does not fit its column ${column}`);
  for (const { content, original } of outcome.data.documents)
    for (const one of [content, original])
      if (one !== undefined && !contents.has(one))
        throw new RangeError(`the content ${one} of envelope ${id} is missing`);
}

function checkRoom([account, id, status, , , , body]: SpaceRows[string][number]): void {
  const { data } = room.safeParse(readOwnJson<unknown>(String(body)));
  if (data?.roomId !== id || data?.accountId !== account || data?.status !== status)
    throw new RangeError(`room ${id} does not fit its columns`);
}

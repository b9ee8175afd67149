import { createHash } from 'node:crypto';
import { isSameSet } from './is-same-set.ts';
import type { StoredEnvelope } from './model/envelope.ts';
import { builtOnce, type Connection, flavourOf } from './storage/connection.ts';
import { sql } from './storage/kysely.ts';

/**
 * Labels by which an envelope or template is found in addition to its columns, one function for
 * each kind of label.
 */
export const label = {
  /** The beginning of those of custom fields. */
  anyCustomField: 'field/',
  customField: (name: string, value: string) => shorten(`field/${name}=${value}`),
  anyPowerForm: 'powerform',
  powerForm: (powerFormId: string) => shorten(`powerform/${powerFormId}`),
  /** A recipient, by user ID and by e-mail address, regardless of case. */
  recipient: (user: string) => shorten(`to/${user.toLowerCase()}`),
  /** The users with whom it is shared one by one. */
  shared: (userId: string) => shorten(`shared/${userId}`),
  signingGroup: (groupId: string) => shorten(`to-group/${groupId}`),
  /** The recipients who moved it out of their inbox, and where to. */
  moved: (userId: string) => shorten(`moved/${userId}`),
  movedTo: (userId: string, folder: string) => shorten(`moved/${userId}/${folder}`),
} as const;

/** The labels of the recipients that a user can be. */
export function labelsOfUser(
  { userId, email }: { userId: string; email: string },
  signingGroups: readonly string[],
): string[] {
  return [
    label.recipient(userId),
    label.recipient(email),
    ...signingGroups.map(label.signingGroup),
  ];
}

/** Keys of an index may not be of any length, and PostgreSQL takes no NUL. */
function shorten(text: string): string {
  if (text.length <= 120 && !text.includes('\0')) return text;
  return `#${createHash('sha256').update(text).digest('base64url')}`;
}

/** Lists all labels of an envelope or template. */
function listLabels(envelope: StoredEnvelope): string[] {
  const { customFields, powerForm, recipients, recipientFolders = {}, shares = [] } = envelope;
  const { textCustomFields = [], listCustomFields = [] } = customFields;
  const labels: string[] = [];
  for (const fields of [textCustomFields, listCustomFields])
    for (const { name = '', value = '' } of fields) labels.push(label.customField(name, value));
  if (powerForm !== undefined)
    labels.push(label.anyPowerForm, label.powerForm(powerForm.powerFormId ?? ''));
  for (const { details } of recipients) {
    const { userId = '', email = '', hostEmail = '', signingGroupId = '' } = details;
    if (userId !== '') labels.push(label.recipient(userId));
    if (email !== '') labels.push(label.recipient(email));
    if (hostEmail !== '') labels.push(label.recipient(hostEmail));
    if (signingGroupId !== '') labels.push(label.signingGroup(signingGroupId));
  }
  for (const [userId, folder] of Object.entries(recipientFolders))
    labels.push(label.moved(userId), label.movedTo(userId, folder));
  for (const { userId } of shares) labels.push(label.shared(userId));
  return labels;
}

/** Keeps the labels of the envelopes of a space, within one transaction. */
export interface EnvelopeLabels {
  /**
   * Remembers the labels of an envelope that was read, so that a later write can find the changed
   * ones.
   */
  read(envelope: StoredEnvelope): void;
  /** Returns true for an envelope that was read or written in this transaction. */
  knows(envelopeId: string): boolean;
  /** The labels of an envelope that was read or written in this transaction. */
  of(envelopeId: string): ReadonlySet<string>;
  /**
   * Finds the labels that are new or gone, and takes them for written from now on. The envelope must
   * have been read before, or be new.
   * @returns undefined if there are none
   */
  change(envelope: StoredEnvelope): LabelChange | undefined;
}

/** The labels of an envelope that are new or gone. */
interface LabelChange {
  /** The new ones, where none is gone. */
  added: readonly string[] | undefined;
  /** Writes all, given the number of the envelope's row. */
  write(position: number): Promise<void>;
}

/** The maximum number of labels that one query deletes. */
const mostAtOnce = 200;

/** Adds any number of labels in one statement, whose text is always the same. */
const addLabels = {
  postgres: builtOnce((db) => ({
    compile: () =>
      sql`
        insert into envelope_labels (space, envelope, label)
        select ${0}::bigint, ${0}::bigint, unnest(${[]}::text[])
        on conflict (space, label, envelope) do nothing`.compile(db),
  })),
  // SQLite takes a list as JSON; without a condition it would read `on conflict` as one of a join.
  sqlite: builtOnce((db) => ({
    compile: () =>
      sql`
        insert into envelope_labels (space, envelope, label)
        select ${0}, ${0}, value from json_each(${'[]'}) where true
        on conflict (space, label, envelope) do nothing`.compile(db),
  })),
};

const none: ReadonlySet<string> = new Set();

/** Writes a list as JSON, with half signs replaced as in every other text that SQLite is given. */
function writeList(texts: readonly string[]): string {
  return JSON.stringify(texts.map((text) => text.toWellFormed()));
}

export function createEnvelopeLabels(db: Connection, space: number): EnvelopeLabels {
  const known = new Map<string, ReadonlySet<string>>();
  async function add(position: number, labels: readonly string[]): Promise<void> {
    const flavour = flavourOf(db);
    const list = flavour === 'postgres' ? labels : writeList(labels);
    await addLabels[flavour](db, [space, position, list]);
  }
  return {
    read: (envelope) => void known.set(envelope.envelopeId, new Set(listLabels(envelope))),
    knows: (envelopeId) => known.has(envelopeId),
    of: (envelopeId) => known.get(envelopeId) ?? none,
    change(envelope) {
      const { envelopeId } = envelope;
      const before = known.get(envelopeId) ?? new Set<string>();
      const after = new Set(listLabels(envelope));
      known.set(envelopeId, after);
      if (isSameSet(before, after)) return undefined;
      const fresh = [...after].filter((text) => !before.has(text));
      const gone = [...before].filter((text) => !after.has(text));
      return {
        added: gone.length === 0 ? fresh : undefined,
        async write(position) {
          if (fresh.length > 0) await add(position, fresh);
          for (let at = 0; at < gone.length; at += mostAtOnce)
            await db
              .deleteFrom('envelope_labels')
              .where('space', '=', space)
              .where('label', 'in', gone.slice(at, at + mostAtOnce))
              .where('envelope', '=', position)
              .execute();
        },
      };
    },
  };
}

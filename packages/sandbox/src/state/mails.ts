import { randomUUID } from 'node:crypto';
import type { StoredMail } from './model/mail.ts';
import { isNoKey } from './is-no-key.ts';
import { noteChange } from './storage/changes.ts';
import { builtOnce, type Connection, readOwnJson } from './storage/connection.ts';

/** An e-mail or text message, and the account that sent it. */
export interface KeptMail {
  accountId: string;
  mail: StoredMail;
}

/** The outbox of a space. */
export interface Mails {
  /** Adds one. */
  add(accountId: string, mail: Omit<StoredMail, 'mailId'>): Promise<void>;
  get(mailId: string): Promise<KeptMail | undefined>;
  /** Lists the mails in the order in which they were sent. */
  list(): Promise<KeptMail[]>;
  /** Lists the mails that were sent last, in the order in which they were sent. */
  listLast(most: number): Promise<StoredMail[]>;
  listOfEnvelope(envelopeId: string): Promise<StoredMail[]>;
  /** Puts it in place of the one with its ID. */
  replace(mail: StoredMail): Promise<void>;
  remove(mailId: string): Promise<void>;
  removeAll(): Promise<void>;
}

/** Names mails among the changes that a transaction notes. */
const kind = 'mail';

const addMail = builtOnce((db) =>
  db.insertInto('mails').values({ space: 0, account: '', id: '', envelope: '', body: '' }),
);

export function createMails(db: Connection, space: number): Mails {
  const own = () => db.selectFrom('mails').where('space', '=', space);
  return {
    async add(accountId, mail) {
      const mailId = newMailId();
      noteChange(db, space, kind, mailId);
      const body = JSON.stringify({ mailId, ...mail });
      await addMail(db, [space, accountId, mailId, mail.envelopeId ?? null, body]);
    },
    async get(mailId) {
      if (isNoKey(mailId)) return undefined;
      const row = await own()
        .where('id', '=', mailId)
        .select(['account', 'body'])
        .executeTakeFirst();
      return row === undefined ? undefined : read(row);
    },
    async list() {
      const rows = await own().select(['account', 'body']).orderBy('position').execute();
      return rows.map(read);
    },
    async listLast(most) {
      const rows = await own()
        .select(['account', 'body'])
        .orderBy('position', 'desc')
        .limit(most)
        .execute();
      return rows.toReversed().map((row) => read(row).mail);
    },
    async listOfEnvelope(envelopeId) {
      const rows = await own()
        .where('envelope', '=', envelopeId)
        .select(['account', 'body'])
        .orderBy('position')
        .execute();
      return rows.map((row) => read(row).mail);
    },
    async replace(mail) {
      noteChange(db, space, kind, mail.mailId);
      await db
        .updateTable('mails')
        .set({ body: JSON.stringify(mail) })
        .where('space', '=', space)
        .where('id', '=', mail.mailId)
        .execute();
    },
    async remove(mailId) {
      noteChange(db, space, kind, mailId);
      await db.deleteFrom('mails').where('space', '=', space).where('id', '=', mailId).execute();
    },
    async removeAll() {
      noteChange(db, space, kind);
      await db.deleteFrom('mails').where('space', '=', space).execute();
    },
  };
}

/**
 * Creates an ID that begins with the time (RFC 9562, version 7): a random one changes a page of its own
 * of the index by IDs.
 */
function newMailId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

function read({ account, body }: { account: string; body: string }): KeptMail {
  return { accountId: account, mail: readOwnJson<StoredMail>(body) };
}

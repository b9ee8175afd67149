import { createHash } from 'node:crypto';
import { type ContentUses, noteContent } from './content-uses.ts';
import { builtOnce, type Connection, type Flavour } from './storage/connection.ts';
import { sql } from './storage/kysely.ts';

/** Bytes, found by the ID that putting them gave. */
export interface Contents {
  /** Gives the ID: the same bytes have the same one. */
  put(bytes: Uint8Array): Promise<string>;
  /** @throws Error where there is nothing with this ID: what refers to it is wrong */
  get(id: string): Promise<Buffer>;
}

const putContent = builtOnce((db) =>
  db
    .insertInto('contents')
    .values({ hash: '', size: 0, bytes: new Uint8Array() })
    .onConflict((conflict) => conflict.column('hash').doNothing()),
);

export function createContents(db: Connection, flavour: Flavour, uses: ContentUses): Contents {
  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('base64url');
      // Nobody may clear it away before this transaction says what refers to it.
      if (flavour === 'postgres')
        await sql`select pg_advisory_xact_lock_shared(${contentLock(hash)}::bigint)`.execute(db);
      await putContent(db, [hash, bytes.length, bytes]);
      await noteContent(db, hash);
      uses.put(hash);
      return hash;
    },
    async get(id) {
      const row = await db
        .selectFrom('contents')
        .where('hash', '=', id)
        .select('bytes')
        .executeTakeFirst();
      if (row === undefined) throw new Error(`the storage has lost the content ${id}`);
      return Buffer.from(row.bytes);
    },
  };
}

/**
 * The number of the advisory lock of a content on PostgreSQL: shared by those who put it, exclusive
 * to whoever clears it away. Two contents with the same number only wait for each other.
 */
export function contentLock(hash: string): string {
  return Buffer.from(hash, 'base64url').readBigInt64BE(0).toString();
}

import { createHash } from 'node:crypto';
import { lockContent } from './content-lock.ts';
import { type ContentsApart, leastApart } from './contents-apart.ts';
import { type ContentUses, noteContent } from './content-uses.ts';
import { builtOnce, type Connection, type Flavour } from './storage/connection.ts';

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

/** @param apart where larger ones are kept apart from the database */
export function createContents(
  db: Connection,
  flavour: Flavour,
  uses: ContentUses,
  apart?: ContentsApart,
): Contents {
  async function has(hash: string): Promise<boolean> {
    const query = db.selectFrom('contents').where('hash', '=', hash).select('size');
    return (await query.executeTakeFirst()) !== undefined;
  }

  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('base64url');
      // Nobody may clear it away before this transaction says what refers to it.
      await lockContent(db, flavour, hash);
      if (apart === undefined || bytes.length < leastApart) {
        await putContent(db, [hash, bytes.length, bytes]);
      } else {
        if (!(await has(hash))) await apart.put(hash, bytes);
        // Its size without its bytes says that these are in the object store.
        await putContent(db, [hash, bytes.length, new Uint8Array()]);
      }
      await noteContent(db, hash);
      uses.put(hash);
      return hash;
    },
    async get(id) {
      const row = await db
        .selectFrom('contents')
        .where('hash', '=', id)
        .select(['size', 'bytes'])
        .executeTakeFirst();
      if (row === undefined) throw new Error(`the storage has lost the content ${id}`);
      if (row.size === row.bytes.length) return Buffer.from(row.bytes);
      if (apart === undefined)
        throw new Error(
          `the content ${id} is in an object store; start the sandbox with the one that it had`,
        );
      return apart.get(id);
    },
  };
}

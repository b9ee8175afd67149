// Contents may be kept in an object store, apart from the database. No transaction waits for the
// store: one that needs it ends, and begins again when the store has answered.
import { type DocumentsOutside, NotDoneYet } from '../documents/documents-outside.ts';
import { noteContent } from './content-uses.ts';
import { lockContent } from './content-lock.ts';
import type { Database } from './storage/database.ts';

/** The object store, as one transaction sees it that may begin several times. */
export interface ContentsApart {
  /**
   * Ensures that bytes are in the store before the transaction is committed: if they are not yet,
   * the transaction begins again.
   * @throws StorageFailure if the store rejects them
   */
  put(hash: string, bytes: Uint8Array): Promise<void>;
  /**
   * @throws NotDoneYet where the bytes are not here yet: the transaction begins again
   * @throws StorageFailure where the store does not give them
   */
  get(hash: string): Promise<Buffer>;
}

/**
 * Minimum size of contents in the object store; smaller ones stay in the database, where they cost
 * less than a request.
 */
export const leastApart = 16 * 1024;

/** A request to the object store, and its outcome once there is one. */
interface Question<Answer> {
  running: Promise<void>;
  outcome?: { answer: Answer } | { error: unknown };
}

/** Requests to the object store by transactions that have not ended yet. */
const known = new WeakMap<object, ContentsApart>();

/** The object store of a database for a transaction, each time that it begins; undefined where it has none. */
export function findContentsApart(
  database: Database,
  outside: Pick<DocumentsOutside, 'waitFor'>,
): ContentsApart | undefined {
  const found = known.get(outside);
  if (found !== undefined) return found;
  const created = createContentsApart(database, outside);
  if (created !== undefined) known.set(outside, created);
  return created;
}

function createContentsApart(
  database: Database,
  outside: Pick<DocumentsOutside, 'waitFor'>,
): ContentsApart | undefined {
  const { objects, recent } = database;
  if (objects === undefined) return undefined;
  const puts = new Map<string, Question<undefined>>();
  const gets = new Map<string, Question<Buffer>>();

  function ask<Answer>(
    questions: Map<string, Question<Answer>>,
    hash: string,
    work: () => Promise<Answer>,
  ): Question<Answer> {
    const asked = questions.get(hash);
    if (asked?.outcome !== undefined && 'error' in asked.outcome) {
      questions.delete(hash);
      throw asked.outcome.error;
    }
    if (asked !== undefined) return asked;
    const question: Question<Answer> = {
      running: work().then(
        (answer) => void (question.outcome = { answer }),
        (error: unknown) => void (question.outcome = { error }),
      ),
    };
    questions.set(hash, question);
    return question;
  }

  return {
    async put(hash, bytes) {
      const { outcome, running } = ask(puts, hash, async () => {
        // The note keeps the cleaner from deleting the object, even if this transaction never
        // commits.
        await database.transaction('queue', async (db) => {
          await lockContent(db, hash);
          await noteContent(db, hash);
        });
        await objects.put(hash, bytes);
        recent.keep(hash, Buffer.from(bytes));
        return undefined;
      });
      if (outcome === undefined) outside.waitFor(running);
    },
    async get(hash) {
      const remembered = recent.find(hash);
      if (remembered !== undefined) return remembered;
      const { outcome, running } = ask(gets, hash, async () => {
        const bytes = await objects.get(hash);
        recent.keep(hash, bytes);
        return bytes;
      });
      if (outcome !== undefined && 'answer' in outcome) return outcome.answer;
      outside.waitFor(running);
      throw new NotDoneYet();
    },
  };
}

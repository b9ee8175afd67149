import type { Documents, SealKey } from '../documents/index.ts';
import type { ContentsApart } from './contents-apart.ts';
import { createContentUses } from './content-uses.ts';
import { type Contents, createContents } from './contents.ts';
import { type Schedule, createSchedule } from './schedule.ts';
import { type Envelopes, createEnvelopes } from './envelopes.ts';
import type { StoredEnvelope } from './model/envelope.ts';
import { createMails, type Mails } from './mails.ts';
import type { StoredMail } from './model/mail.ts';
import { mostWarnings, type WarningInput } from './model/warning.ts';
import type { Connection } from './storage/connection.ts';
import { getNow, type Tenant } from './tenant.ts';
import { type Kind, type Records, createRecords } from './records.ts';
import { createRooms, type Rooms } from './rooms.ts';
import { readSealKey } from './seal-key.ts';

/** The state of a tenant within the transaction of one request. */
export interface State {
  readonly tenant: Tenant;
  /** The tenant's time in milliseconds since 1970; it stands still while the request lasts. */
  readonly now: number;
  /** Returns true once `now` was read: then the response may differ a moment later. */
  usesTime(): boolean;
  /** Returns `now` for a response that has the time at which it was made; nothing else in it may depend on that. */
  stamp(): number;
  /** Returns true once `stamp` was called. */
  isStamped(): boolean;
  readonly envelopes: Envelopes;
  readonly rooms: Rooms;
  /** The outbox; `mail` puts something into it. */
  readonly mails: Mails;
  readonly contents: Contents;
  /** The store of larger contents, for another state in the same transaction. */
  readonly apart: ContentsApart | undefined;
  readonly schedule: Schedule;
  /** The integration key of the application that calls; absent for pages, jobs and control. */
  clientId?: string;
  /** Work on documents, which may have the transaction begin again. */
  readonly documents: Documents;
  /** The key that finished documents are sealed with; the first time, the transaction begins again. */
  sealKey(): Promise<SealKey>;
  /** The connection, for records with a table of their own. */
  readonly db: Connection;
  of<Value>(kind: Kind<Value>): Records<Value>;
  /** Emits an event to Connect, which records it before the transaction ends. */
  emit(event: StateEvent): void;
  /** Events emitted so far. */
  readonly events: readonly StateEvent[];
  /** Warns the caller's developers of input that has no effect. */
  warn(warning: WarningInput): void;
  /** Warnings given so far. */
  readonly warnings: readonly WarningInput[];
  /** Puts an e-mail into the outbox of an account; nothing ever leaves the machine. */
  mail(accountId: string, mail: Omit<StoredMail, 'mailId' | 'sentAt'>): Promise<void>;
}

export function createState(
  db: Connection,
  tenant: Tenant,
  source: { readonly documents: Documents },
  createSealKey: () => Promise<SealKey> = neverSeals,
  apart?: ContentsApart,
): State {
  const { space } = tenant;
  const now = getNow(tenant);
  let usesTime = false;
  let isStamped = false;
  const events: StateEvent[] = [];
  const warnings: WarningInput[] = [];
  const uses = createContentUses(db, space);
  let rooms: Rooms | undefined;
  let mails: Mails | undefined;
  const getMails = () => (mails ??= createMails(db, space));
  return {
    tenant,
    get now() {
      usesTime = true;
      return now;
    },
    usesTime: () => usesTime,
    stamp() {
      isStamped = true;
      return now;
    },
    isStamped: () => isStamped,
    db,
    envelopes: createEnvelopes(db, space, uses),
    // Most requests have nothing to do with rooms, and many with e-mails.
    get rooms() {
      return (rooms ??= createRooms(db, space, uses));
    },
    get mails() {
      return getMails();
    },
    apart,
    contents: createContents(db, uses, apart),
    schedule: createSchedule(db, space, now),
    get documents() {
      return source.documents;
    },
    sealKey: async () => (await readSealKey(db)) ?? createSealKey(),
    of: (kind) => createRecords(db, space, kind, uses),
    events,
    emit: (event) => void events.push(event),
    warnings,
    warn(warning) {
      if (warnings.length < mostWarnings) warnings.push(warning);
    },
    mail: (accountId, mail) => getMails().add(accountId, { sentAt: now, ...mail }),
  };
}

/** Rejects sealing, for work that reads no document, such as applying the seed. */
async function neverSeals(): Promise<never> {
  throw new Error('Documents are sealed only where a key can be created.');
}

/** An event for Connect. */
export interface StateEvent {
  /** The event, such as `envelope-sent`, `recipient-completed` or `template-created`. */
  event: string;
  accountId: string;
  /** The sender of the envelope: registrations can be limited to some users. */
  userId: string;
  envelopeId?: string;
  /** The GUID of the recipient, of an event about one. */
  recipientIdGuid?: string;
  /** The GUID of the recipient who signs instead, of `recipient-reassign`. */
  reassignedRecipientIdGuid?: string;
  templateId?: string;
  /** The agreement of a person with a clickwrap. */
  agreement?: { clickwrapId: string; agreementId: string };
  /** The envelope, which spares reading it again; it may change until the transaction ends. */
  envelope?: StoredEnvelope;
}

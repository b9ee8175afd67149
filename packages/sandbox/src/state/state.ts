import type { Documents, SealKey } from '../documents/index.ts';
import type { ContentsApart } from './contents-apart.ts';
import { type ContentUses, createContentUses } from './content-uses.ts';
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
  /** The same state with lists of its own for the events that are emitted or the warnings. */
  withOwn(own: OwnLists): State;
}

/** Lists in place of those of a state. */
interface OwnLists {
  events?: StateEvent[];
  warnings?: WarningInput[];
}

export function createState(
  db: Connection,
  tenant: Tenant,
  getDocuments: () => Documents,
  createSealKey: () => Promise<SealKey> = neverSeals,
  apart?: ContentsApart,
): State {
  return new TenantState(new Parts(db, tenant, getDocuments, createSealKey, apart), [], []);
}

/** The parts that a state shares with those that are made of it. */
class Parts {
  readonly now: number;
  readonly uses: ContentUses;
  readonly envelopes: Envelopes;
  readonly contents: Contents;
  readonly schedule: Schedule;
  usesTime = false;
  isStamped = false;
  // Most requests have nothing to do with rooms, and many with e-mails.
  rooms: Rooms | undefined = undefined;
  mails: Mails | undefined = undefined;
  readonly db: Connection;
  readonly tenant: Tenant;
  readonly getDocuments: () => Documents;
  readonly createSealKey: () => Promise<SealKey>;
  readonly apart: ContentsApart | undefined;

  constructor(
    db: Connection,
    tenant: Tenant,
    getDocuments: () => Documents,
    createSealKey: () => Promise<SealKey>,
    apart: ContentsApart | undefined,
  ) {
    const { space } = tenant;
    this.now = getNow(tenant);
    this.uses = createContentUses(db, space);
    this.envelopes = createEnvelopes(db, space, this.uses);
    this.contents = createContents(db, this.uses, apart);
    this.schedule = createSchedule(db, space, this.now);
    this.db = db;
    this.tenant = tenant;
    this.getDocuments = getDocuments;
    this.createSealKey = createSealKey;
    this.apart = apart;
  }
}

/**
 * A class, since V8 makes a slow dictionary of an object with getters of its own. Functions that are
 * taken out of a state are its own properties.
 */
class TenantState implements State {
  readonly tenant: Tenant;
  readonly db: Connection;
  readonly envelopes: Envelopes;
  readonly contents: Contents;
  readonly apart: ContentsApart | undefined;
  readonly schedule: Schedule;
  clientId?: string;
  readonly events: StateEvent[];
  readonly warnings: WarningInput[];
  readonly of: State['of'];
  readonly emit: State['emit'];
  readonly warn: State['warn'];
  readonly #parts: Parts;

  constructor(parts: Parts, events: StateEvent[], warnings: WarningInput[]) {
    const { tenant, db, uses } = parts;
    this.#parts = parts;
    this.tenant = tenant;
    this.db = db;
    this.envelopes = parts.envelopes;
    this.contents = parts.contents;
    this.apart = parts.apart;
    this.schedule = parts.schedule;
    this.events = events;
    this.warnings = warnings;
    this.of = (kind) => createRecords(db, tenant.space, kind, uses);
    this.emit = (event) => void events.push(event);
    this.warn = (warning) => {
      if (warnings.length < mostWarnings) warnings.push(warning);
    };
  }

  get now(): number {
    this.#parts.usesTime = true;
    return this.#parts.now;
  }

  usesTime(): boolean {
    return this.#parts.usesTime;
  }

  stamp(): number {
    this.#parts.isStamped = true;
    return this.#parts.now;
  }

  isStamped(): boolean {
    return this.#parts.isStamped;
  }

  get rooms(): Rooms {
    const { db, tenant, uses } = this.#parts;
    return (this.#parts.rooms ??= createRooms(db, tenant.space, uses));
  }

  get mails(): Mails {
    const { db, tenant } = this.#parts;
    return (this.#parts.mails ??= createMails(db, tenant.space));
  }

  get documents(): Documents {
    return this.#parts.getDocuments();
  }

  async sealKey(): Promise<SealKey> {
    return (await readSealKey(this.db)) ?? this.#parts.createSealKey();
  }

  mail(accountId: string, mail: Omit<StoredMail, 'mailId' | 'sentAt'>): Promise<void> {
    return this.mails.add(accountId, { sentAt: this.#parts.now, ...mail });
  }

  withOwn({ events, warnings }: OwnLists): State {
    const copy = new TenantState(this.#parts, events ?? this.events, warnings ?? this.warnings);
    if (this.clientId !== undefined) copy.clientId = this.clientId;
    return copy;
  }
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

import type { Generated } from 'kysely';

/** Times are in milliseconds since 1970; bodies are JSON, so that both databases read them alike. */
export interface Tables {
  tenants: TenantRow;
  spaces: SpaceRow;
  things: ThingRow;
  envelopes: EnvelopeRow;
  envelope_labels: EnvelopeLabelRow;
  mails: MailRow;
  contents: ContentRow;
  content_uses: ContentUseRow;
  content_checks: ContentCheckRow;
  due: DueRow;
  deliveries: DeliveryRow;
  workers: WorkerRow;
  rooms: RoomRow;
  room_people: RoomPersonRow;
  room_counts: RoomCountRow;
}

/** A world of its own, and the clock in it. */
export interface TenantRow {
  name: string;
  /** The number of the space with the tenant's data; a reset gives the tenant a new one. */
  space: number;
  /** The space of which the tenant's space begins as a copy. */
  origin: number;
  /** The lead of its clock over the machine's, in milliseconds. */
  offset_ms: number;
  /** The time at which its clock is frozen; null if it runs. */
  frozen_at: number | null;
  /** Faults, limits and the like, as JSON; see `TenantSettings`. */
  settings: string;
  created_at: number;
}

/** The spaces that are filled: one is when it is first used, so that a reset costs next to nothing. */
interface SpaceRow {
  space: number;
}

/** Anything of which there are few in an account: users, groups, brands, configurations. */
interface ThingRow {
  /** Counts up, so that lists have the order in which things were made. */
  position: Generated<number>;
  space: number;
  kind: string;
  /** Empty where it belongs to no account. */
  account: string;
  id: string;
  body: string;
  /** Time at which it can be deleted, by the clock of its tenant; null for never. */
  expires_at: number | null;
}

/** An envelope or template; the columns are what lists are filtered and ordered by. */
export interface EnvelopeRow {
  position: Generated<number>;
  space: number;
  id: string;
  account: string;
  kind: string;
  status: string;
  sender: string;
  folder: string;
  subject: string;
  /** Subject, names and addresses in lower case. */
  search: string;
  created_at: number;
  changed_at: number;
  sent_at: number | null;
  delivered_at: number | null;
  completed_at: number | null;
  ended_at: number | null;
  body: string;
}

/**
 * A label by which an envelope or template is found in addition to its columns; see `listLabels`.
 */
interface EnvelopeLabelRow {
  space: number;
  /** The position of its row. */
  envelope: number;
  label: string;
}

/** An e-mail or text message of the outbox. Every request that sends one adds a row and reads none. */
interface MailRow {
  /** Counts up: the order in which they were sent. */
  position: Generated<number>;
  space: number;
  account: string;
  id: string;
  /** The envelope that it is about. */
  envelope: string | null;
  body: string;
}

/** Bytes by their SHA-256; they never change, so that spaces share them. */
interface ContentRow {
  hash: string;
  size: number;
  bytes: Uint8Array;
}

/** A reference to a content by an envelope, a template or another record whose body has its ID. */
interface ContentUseRow {
  position: Generated<number>;
  space: number;
  holder: string;
  hash: string;
}

/** A content that nothing may refer to: one was put, or something no longer refers to it. */
interface ContentCheckRow {
  position: Generated<number>;
  hash: string;
  /** Time of the note, by the machine's clock. */
  noted_at: number;
}

/** A job that is scheduled for a time of the tenant's clock. */
export interface DueRow {
  space: number;
  kind: string;
  key: string;
  due_at: number;
  body: string;
}

/** A message of Connect: one that waits or is being retried, or an entry of the logs. */
export interface DeliveryRow {
  /** Counts up: the order in which things happened. */
  position: Generated<number>;
  space: number;
  account: string;
  /** The envelope or template that it is about. */
  subject: string;
  /** The configuration, or empty where the envelope brought its own. */
  connect_id: string;
  /** Messages of one lane go one after the other. */
  lane: string;
  /** Messages of one queue wait for each other where one was not taken. */
  queue: string;
  /** See `DeliveryState`. */
  state: string;
  /** 1 if the log shows it, and 1 if it shows failures; otherwise 0. */
  logged: number;
  failed: number;
  tries: number;
  created_at: number;
  tried_at: number | null;
  /** The process that is sending it; null if there is none. */
  worker: string | null;
  /** The steps of the tries, as JSON. */
  steps: string;
  body: string;
}

/** A process that sends messages. */
interface WorkerRow {
  id: string;
  /** Time of its last sign of life, by the clock of the database. */
  seen_at: number;
}

/** A room; the columns are what lists are filtered and ordered by. */
export interface RoomRow {
  position: Generated<number>;
  space: number;
  account: string;
  id: number;
  status: string;
  /** 0 where it belongs to none. */
  office: number;
  fields_changed_at: number;
  closed_at: number | null;
  body: string;
}

/** Someone who was given access to a room. */
interface RoomPersonRow {
  position: Generated<number>;
  space: number;
  account: string;
  person: number;
  room: number;
  /** 0 where the person has the role of the company. */
  role: number;
  /** 0 where the access was revoked, else 1. */
  has_access: number;
}

/** The number of rooms with a status and an office: the sum over the shards. */
interface RoomCountRow {
  position: Generated<number>;
  space: number;
  account: string;
  status: string;
  office: number;
  /** The shard of the count; see `createRoomCounts`. A single shard can be negative. */
  shard: number;
  rooms: number;
}

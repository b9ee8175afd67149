import type { ConnectMessage } from '@countersign/types/esign-v2.1';
import type { Selectable } from 'kysely';
import type { DeliveryRow } from '../state/storage/tables.ts';
import type { DeliverySettings } from './subscription.ts';
import type { State } from '../state/state.ts';
import { readOwnJson } from '../state/storage/connection.ts';

/**
 * Where a message is: to be sent as soon as possible; being sent by a process; waiting for
 * another try, or behind one that does; held back by its configuration; taken; given up.
 */
export type DeliveryState = (typeof states)[number];

const states = ['waiting', 'queued', 'retrying', 'held', 'sent', 'failed'] as const;

/** What a delivery has in addition to its columns. */
export interface DeliveryBody {
  settings: DeliverySettings;
  /** Without documents, which are put in when it is sent. */
  message: ConnectMessage;
  /** Of the envelope or template, as the logs show it. */
  subject: string;
  status: string;
  sender: { userName: string; email: string };
  /** Whether the finished documents are put in, and the certificate. */
  documents?: boolean;
  certificate?: boolean;
  /** What only XML says of the recipients, by their GUIDs. */
  recipients?: Record<string, RecipientInXml>;
  /**
   * Of a message that is written only when it is sent, and has no more than its event before:
   * whether the documents are put in once the envelope is completed.
   */
  late?: { documents: boolean };
  /** What led to it, as the header `traceparent` says it; only where traces are written. */
  trace?: string;
  /** Of what is not sent because something happened: a copy of another message, or a test. */
  cause?: { word: 'again'; copyOf: string } | { word: 'test' };
}

/** What the JSON form does not say of a recipient. */
export interface RecipientInXml {
  ipAddress?: string;
  /** When it was done, in milliseconds since 1970. */
  completedAt?: number;
}

/** One step of a try. */
export interface DeliveryStep {
  /** In milliseconds since 1970. */
  at: number;
  text: string;
  /** Whether it went wrong. */
  failed?: boolean;
  /** What went over the wire, in the step that ends a try. */
  exchange?: DeliveryExchange;
}

/** What was sent in a try, without its body, and what came back. */
export interface DeliveryExchange {
  /** Without passwords and tokens; absent where nothing was sent. */
  headers?: Record<string, string>;
  /** Absent where there was none. */
  response?: { status: number; headers: Record<string, string>; body: string };
}

/** A message as it is kept. */
export interface Delivery extends Omit<Selectable<DeliveryRow>, 'body' | 'steps' | 'state'> {
  state: DeliveryState;
  steps: DeliveryStep[];
  body: DeliveryBody;
}

/** Gives a row in its types. */
export function readDelivery({ state: word, ...row }: Selectable<DeliveryRow>): Delivery {
  const body = readOwnJson<DeliveryBody>(row.body);
  const steps = readOwnJson<DeliveryStep[]>(row.steps);
  // On SQLite only the process is noted while a message is sent.
  const isTaken = word === 'waiting' && row.worker !== null;
  const state = isTaken ? 'queued' : (states.find((one) => one === word) ?? 'failed');
  return { ...row, state, body, steps };
}

/** The queue of a configuration: its messages wait for each other where they are tried again. */
export function formatQueue({ tenant }: Pick<State, 'tenant'>, connectId: string): string {
  return `${tenant.space} ${connectId}`;
}

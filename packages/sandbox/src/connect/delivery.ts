import type { ConnectMessage } from '@countersign/types/esign-v2.1';
import type { Selectable } from 'kysely';
import type { DeliveryRow } from '../state/storage/tables.ts';
import type { DeliverySettings } from './subscription.ts';
import type { State } from '../state/state.ts';
import { readOwnJson } from '../state/storage/connection.ts';

/**
 * The state of a message: to be sent as soon as possible; being sent by a process; waiting for
 * another attempt, or behind a message that does; held by its configuration; accepted; given up.
 */
type DeliveryState = (typeof states)[number];

const states = ['waiting', 'queued', 'retrying', 'held', 'sent', 'failed'] as const;

/** The properties of a delivery that have no columns. */
export interface DeliveryBody {
  settings: DeliverySettings;
  /** Without documents, which are put in when it is sent. */
  message: ConnectMessage;
  /** The subject of the envelope or template, for the logs. */
  subject: string;
  status: string;
  sender: { userName: string; email: string };
  /** Includes the finished documents, and the certificate of completion. */
  documents?: boolean;
  certificate?: boolean;
  /** Facts about the recipients that only XML includes, by their GUIDs. */
  recipients?: Record<string, RecipientInXml>;
  /**
   * Set for a message that has only its event until it is written at the time of sending;
   * `documents` includes the documents of a completed envelope.
   */
  late?: { documents: boolean };
  /**
   * The span that led to the message, in the form of the header `traceparent`; only with tracing.
   */
  trace?: string;
  /** The origin of a message that no event has caused: a copy of another message, or a test. */
  cause?: { word: 'again'; copyOf: string } | { word: 'test' };
}

/** Facts about a recipient that the JSON form lacks. */
export interface RecipientInXml {
  ipAddress?: string;
  /** Time of completion in milliseconds since 1970. */
  completedAt?: number;
}

/** A step of an attempt. */
export interface DeliveryStep {
  /** Time in milliseconds since 1970. */
  at: number;
  text: string;
  /** Set if the step failed. */
  failed?: boolean;
  /** The request and response, in the step that ends an attempt. */
  exchange?: DeliveryExchange;
}

/** The request of an attempt, without its body, and the response. */
export interface DeliveryExchange {
  /** Headers of the request without passwords and tokens; absent if it was not sent. */
  headers?: Record<string, string>;
  /** The response; absent if there was none. */
  response?: { status: number; headers: Record<string, string>; body: string };
}

/** A stored message. */
export interface Delivery extends Omit<Selectable<DeliveryRow>, 'body' | 'steps' | 'state'> {
  state: DeliveryState;
  steps: DeliveryStep[];
  body: DeliveryBody;
}

/** Converts a row to a delivery. */
export function readDelivery({ state: word, ...row }: Selectable<DeliveryRow>): Delivery {
  const body = readOwnJson<DeliveryBody>(row.body);
  const steps = readOwnJson<DeliveryStep[]>(row.steps);
  // On SQLite a message that is being sent has only the process noted on it.
  const isTaken = word === 'waiting' && row.worker !== null;
  const state = isTaken ? 'queued' : (states.find((one) => one === word) ?? 'failed');
  return { ...row, state, body, steps };
}

/**
 * Formats the queue of a configuration: its messages wait for each other while one is being
 * retried.
 */
export function formatQueue({ tenant }: Pick<State, 'tenant'>, connectId: string): string {
  return `${tenant.space} ${connectId}`;
}

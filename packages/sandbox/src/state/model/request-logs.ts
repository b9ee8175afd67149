import { kind } from '../records.ts';

/** A call of a user whose calls are logged. */
export interface StoredRequestLog {
  logId: string;
  at: number;
  /** The reason phrase of the response, without spaces. */
  status: string;
  description: string;
  /** The request and the response as text, without secrets. */
  text: string;
}

/** The most logs that a user has at one time. */
export const mostRequestLogs = 50;

/** Kept under the user ID, by the ID of the log; the earliest first. */
export const requestLogs = kind<StoredRequestLog>('request-log');

import type { StreamingEvent } from '@countersign/types/monitor';
import { kind } from '../../../state/records.ts';

/**
 * Something that happened, with the time in milliseconds since 1970. Kept under the organization,
 * by its key, once a request has read it: the order in which they were kept is that of the stream.
 */
export interface Happening {
  at: number;
  /** Tells events of one moment apart. */
  key: string;
  accountId: string;
  userId: string;
  object: string;
  action: string;
  source: string;
  /** The result; only a log-in has one. */
  result?: string;
  /** The integration key of the application that did it. */
  clientId?: string;
  ipAddress?: string;
  affectedUserId?: string;
  data?: StreamingEvent['data'];
}

export const monitorHappenings = kind<Happening>('monitor-happening');

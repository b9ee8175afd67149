import type { ConnectLog } from '@countersign/types/esign-v2.1';
import { kind } from '../state/things.ts';

/** Which of the two logs. */
export type Log = 'logs' | 'failures';

/** Entries that a seed brought along. Kept under the account, by their IDs. */
export const seededEntries = {
  logs: kind<ConnectLog>('connect-log'),
  failures: kind<ConnectLog>('connect-failure'),
} as const;

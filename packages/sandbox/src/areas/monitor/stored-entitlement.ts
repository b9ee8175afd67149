import { kind } from '../../state/records.ts';

/** Organizations from which Monitor was taken away. Kept under no account, by their IDs. */
export const withoutMonitor = kind<true>('without-monitor');

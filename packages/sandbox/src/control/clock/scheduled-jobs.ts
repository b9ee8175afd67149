import type { ScheduledItem } from '../../state/schedule.ts';
import type { State } from '../../state/state.ts';

/** What happens when an item of the calendar is due; the item is out of the calendar by then. */
export type ScheduledJob = (state: State, item: ScheduledItem) => Promise<void>;

/** Loads what happens by the clock, by the kind of the item in the calendar. */
export const scheduledJobs: Readonly<Record<string, (() => Promise<ScheduledJob>) | undefined>> = {
  'chunked-upload-expiry': async () => (await import('./other-jobs.ts')).chunkedUploadExpiry,
  'connect-retry': async () => (await import('./other-jobs.ts')).connectRetry,
  'delayed-routing': async () => (await import('./envelope-jobs.ts')).delayedRouting,
  'envelope-expiry': async () => (await import('./envelope-jobs.ts')).envelopeExpiry,
  'envelope-expiry-warning': async () => (await import('./envelope-jobs.ts')).envelopeExpiryWarning,
  'envelope-purge': async () => (await import('./envelope-jobs.ts')).envelopePurge,
  'envelope-purge-warning': async () => (await import('./envelope-jobs.ts')).envelopePurgeWarning,
  'envelope-retention': async () => (await import('./retention.ts')).envelopeRetention,
  'envelope-reminder': async () => (await import('./envelope-jobs.ts')).envelopeReminder,
  'scheduled-sending': async () => (await import('./envelope-jobs.ts')).scheduledSending,
  'view-timeout': async () => (await import('./other-jobs.ts')).viewTimeout,
};

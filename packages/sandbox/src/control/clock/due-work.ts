import type { DueItem } from '../../state/due.ts';
import type { State } from '../../state/state.ts';

/** What happens when an item of the calendar is due; the item is out of the calendar by then. */
export type DueJob = (state: State, item: DueItem) => Promise<void>;

/** Loads what happens by the clock, by the kind of the item in the calendar. */
export const dueJobs: Readonly<Record<string, (() => Promise<DueJob>) | undefined>> = {
  'chunked-upload-expiry': async () => (await import('./due-others.ts')).chunkedUploadExpiry,
  'connect-retry': async () => (await import('./due-others.ts')).connectRetry,
  'delayed-routing': async () => (await import('./due-envelopes.ts')).delayedRouting,
  'envelope-expiry': async () => (await import('./due-envelopes.ts')).envelopeExpiry,
  'envelope-expiry-warning': async () => (await import('./due-envelopes.ts')).envelopeExpiryWarning,
  'envelope-purge': async () => (await import('./due-envelopes.ts')).envelopePurge,
  'envelope-purge-warning': async () => (await import('./due-envelopes.ts')).envelopePurgeWarning,
  'envelope-reminder': async () => (await import('./due-envelopes.ts')).envelopeReminder,
  'scheduled-sending': async () => (await import('./due-envelopes.ts')).scheduledSending,
  'view-timeout': async () => (await import('./due-others.ts')).viewTimeout,
};

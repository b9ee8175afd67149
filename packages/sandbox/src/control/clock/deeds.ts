import type { Deed } from './deed.ts';

/** Loads what happens by the clock, by the kind of the item in the calendar. */
export const deeds: Readonly<Record<string, (() => Promise<Deed>) | undefined>> = {
  'chunked-upload-expiry': async () =>
    (await import('./chunked-upload-expiry.ts')).chunkedUploadExpiry,
  'connect-retry': async () => (await import('./connect-retry.ts')).connectRetry,
  'delayed-routing': async () => (await import('./delayed-routing.ts')).delayedRouting,
  'envelope-expiry': async () => (await import('./envelope-expiry.ts')).envelopeExpiry,
  'envelope-expiry-warning': async () =>
    (await import('./envelope-expiry-warning.ts')).envelopeExpiryWarning,
  'envelope-purge': async () => (await import('./envelope-purge.ts')).envelopePurge,
  'envelope-purge-warning': async () =>
    (await import('./envelope-purge-warning.ts')).envelopePurgeWarning,
  'envelope-reminder': async () => (await import('./envelope-reminder.ts')).envelopeReminder,
  'scheduled-sending': async () => (await import('./scheduled-sending.ts')).scheduledSending,
  'view-timeout': async () => (await import('./view-timeout.ts')).viewTimeout,
};

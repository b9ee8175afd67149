import type { Deed } from './deed.js';

/** Loads what happens by the clock, by the kind of the item in the calendar. */
export const deeds: Readonly<Record<string, (() => Promise<Deed>) | undefined>> = {
  'chunked-upload-expiry': async () =>
    (await import('./chunked-upload-expiry.js')).chunkedUploadExpiry,
  'connect-retry': async () => (await import('./connect-retry.js')).connectRetry,
  'delayed-routing': async () => (await import('./delayed-routing.js')).delayedRouting,
  'envelope-expiry': async () => (await import('./envelope-expiry.js')).envelopeExpiry,
  'envelope-expiry-warning': async () =>
    (await import('./envelope-expiry-warning.js')).envelopeExpiryWarning,
  'envelope-purge': async () => (await import('./envelope-purge.js')).envelopePurge,
  'envelope-purge-warning': async () =>
    (await import('./envelope-purge-warning.js')).envelopePurgeWarning,
  'envelope-reminder': async () => (await import('./envelope-reminder.js')).envelopeReminder,
  'scheduled-sending': async () => (await import('./scheduled-sending.js')).scheduledSending,
  'view-timeout': async () => (await import('./view-timeout.js')).viewTimeout,
};

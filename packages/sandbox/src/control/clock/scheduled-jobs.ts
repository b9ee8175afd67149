import type { ScheduledItem } from '../../state/schedule.ts';
import type { State } from '../../state/state.ts';

/**
 * A function that runs a scheduled item, which is no longer in the schedule by then. A long job
 * does a part and schedules itself again at `upTo`, so that other due jobs go first.
 */
export type ScheduledJob = (state: State, item: ScheduledItem, upTo: number) => Promise<void>;

/**
 * A function that runs after a job was rejected, with the error message as the reason; the changes
 * of the job are rolled back.
 */
export type RefusedJob = (state: State, item: ScheduledItem, reason: string) => Promise<void>;

/** Loads what happens by the clock, by the kind of the item in the calendar. */
export const scheduledJobs: Readonly<Record<string, (() => Promise<ScheduledJob>) | undefined>> = {
  'asset-group-work': async () =>
    (await import('../../areas/admin-v2/provisioning/run-work.ts')).runWork,
  'bulk-send': async () => (await import('../../envelopes/bulk-send/run-batch.ts')).runBatch,
  'chunked-upload-expiry': async () => (await import('./other-jobs.ts')).chunkedUploadExpiry,
  'connect-retry': async () => (await import('./other-jobs.ts')).connectRetry,
  'data-redaction': async () =>
    (await import('../../areas/admin-v2/data-deletion/redact-membership.ts')).continueRedaction,
  'delayed-routing': async () => (await import('./envelope-jobs.ts')).delayedRouting,
  'envelope-expiry': async () => (await import('./envelope-jobs.ts')).envelopeExpiry,
  'envelope-expiry-warning': async () => (await import('./envelope-jobs.ts')).envelopeExpiryWarning,
  'envelope-purge': async () => (await import('./envelope-jobs.ts')).envelopePurge,
  'envelope-purge-warning': async () => (await import('./envelope-jobs.ts')).envelopePurgeWarning,
  'envelope-retention': async () => (await import('./retention.ts')).envelopeRetention,
  'envelope-reminder': async () => (await import('./envelope-jobs.ts')).envelopeReminder,
  'organization-settings-export': async () =>
    (await import('../../areas/admin-v2/exports/run-settings-export.ts')).runSettingsExport,
  'organization-settings-import': async () =>
    (await import('../../areas/admin-v2/account-settings/run-settings-import.ts'))
      .runSettingsImport,
  'organization-user-export': async () =>
    (await import('../../areas/admin-v2/exports/run-user-export.ts')).runUserExport,
  'organization-work-expiry': async () =>
    (await import('../../areas/admin-v2/files/work-kinds.ts')).expireWork,
  'plan-downgrade': async () =>
    (await import('../../account/billing/run-downgrade.ts')).runDowngrade,
  'room-access-end': async () =>
    (await import('../../areas/rooms-v2/people/end-access.ts')).endAccess,
  'scheduled-sending': async () => (await import('./envelope-jobs.ts')).scheduledSending,
  'user-import': async () =>
    (await import('../../areas/admin-v2/imports/run-imports.ts')).runImports,
  'view-timeout': async () => (await import('./other-jobs.ts')).viewTimeout,
};

/** Loads what happens when a job is refused, by the kind of the item; others are only cancelled. */
export const refusedJobs: Readonly<Record<string, (() => Promise<RefusedJob>) | undefined>> = {
  'delayed-routing': async () => (await import('./envelope-jobs.ts')).delayedRoutingRefused,
  'scheduled-sending': async () => (await import('./envelope-jobs.ts')).scheduledSendingRefused,
};

import type { Area } from '../frame/area.ts';
import { powerFormEntry } from '../pages/paths.ts';

/** eSignature, whose code is in the folders `envelopes`, `account` and `connect`. */
export const esignV21: Area = {
  name: 'esign-v2.1',
  validators: () => import('@countersign/zod/esign-v2.1'),
  logsCalls: true,
  jobs: {
    'bulk-send': {
      title: 'A bulk send continues',
      load: async () => (await import('../envelopes/bulk-send/run-batch.ts')).runBatch,
    },
    'chunked-upload-expiry': {
      title: 'A chunked upload expires',
      load: async () => (await import('../envelopes/jobs/other-jobs.ts')).chunkedUploadExpiry,
    },
    'connect-retry': {
      title: 'A webhook delivery is tried again',
      load: async () => (await import('../connect/retry.ts')).connectRetry,
    },
    'delayed-routing': {
      title: 'The envelope goes to the next recipients',
      load: async () => (await import('../envelopes/jobs/envelope-jobs.ts')).delayedRouting,
      loadRefused: async () =>
        (await import('../envelopes/jobs/envelope-jobs.ts')).delayedRoutingRefused,
    },
    'envelope-expiry': {
      title: 'The envelope expires',
      load: async () => (await import('../envelopes/jobs/envelope-jobs.ts')).envelopeExpiry,
    },
    'envelope-expiry-warning': {
      title: 'Recipients are warned that the envelope expires',
      load: async () => (await import('../envelopes/jobs/envelope-jobs.ts')).envelopeExpiryWarning,
    },
    'envelope-purge': {
      title: 'The documents of the envelope are purged',
      load: async () => (await import('../envelopes/jobs/envelope-jobs.ts')).envelopePurge,
    },
    'envelope-purge-warning': {
      title: 'The sender is warned that documents are purged',
      load: async () => (await import('../envelopes/jobs/envelope-jobs.ts')).envelopePurgeWarning,
    },
    'envelope-reminder': {
      title: 'Recipients get a reminder',
      load: async () => (await import('../envelopes/jobs/envelope-jobs.ts')).envelopeReminder,
    },
    'envelope-retention': {
      title: 'Documents are purged by the rules of the account',
      load: async () => (await import('../envelopes/jobs/retention.ts')).envelopeRetention,
    },
    'plan-downgrade': {
      title: 'The account changes to the plan that it requested',
      load: async () => (await import('../account/billing/run-downgrade.ts')).runDowngrade,
    },
    'scheduled-sending': {
      title: 'The envelope is sent',
      load: async () => (await import('../envelopes/jobs/envelope-jobs.ts')).scheduledSending,
      loadRefused: async () =>
        (await import('../envelopes/jobs/envelope-jobs.ts')).scheduledSendingRefused,
    },
    'view-timeout': {
      title: 'An open page times out',
      load: async () => (await import('../envelopes/jobs/other-jobs.ts')).viewTimeout,
    },
  },
  pages: [
    {
      under: powerFormEntry,
      load: async () =>
        (await import('../envelopes/power-forms/enter-power-form.ts')).enterPowerForm,
    },
  ],
};

/** The older version of eSignature. */
export const esignV2: Area = {
  name: 'esign-v2',
  validators: () => import('@countersign/zod/esign-v2'),
  logsCalls: true,
};

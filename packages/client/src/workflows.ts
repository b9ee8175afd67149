export { createEnvelopeOnce, type CreateOnceOptions } from './workflows/create-envelope-once.js';
export { EnvelopeEndedError } from './workflows/envelope-ended-error.js';
export type { WaitOptions } from './workflows/poll.js';
export { UncertainEnvelopeError } from './workflows/uncertain-envelope-error.js';
export {
  waitForEnvelope,
  type EnvelopeListener,
  type WaitForEnvelopeOptions,
} from './workflows/wait-for-envelope.js';
export {
  waitForAccountSettingsExport,
  waitForAccountSettingsImport,
  waitForBulkBatch,
  waitForUserExport,
  waitForUserImport,
} from './workflows/wait-for-job.js';

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const PurgeState = /* @__PURE__ */ zod.enum(['unpurged', 'documents_queued', 'documents_dequeued', 'documents_purged', 'documents_and_metadata_queued', 'documents_and_metadata_purged', 'documents_and_metadata_and_redact_queued', 'documents_and_metadata_and_redact_purged']);

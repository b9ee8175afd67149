/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const WorkspaceUploadRequestStatus = /* @__PURE__ */ zod.enum(['draft', 'in_progress', 'overdue', 'complete', 'unknown']);

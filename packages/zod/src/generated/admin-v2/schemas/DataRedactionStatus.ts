/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const DataRedactionStatus = /* @__PURE__ */ zod.enum(['unknown', 'pending', 'failure', 'success', 'already_redacted']);

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const RecipientStatus = /* @__PURE__ */ zod.enum(['created', 'sent', 'delivered', 'signed', 'completed', 'declined', 'faxpending', 'faxPending', 'autoresponded', 'deleted']);

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const EnvelopeStatus = /* @__PURE__ */ zod.enum(['created', 'sent', 'delivered', 'signed', 'completed', 'declined', 'voided', 'correct', 'processing', 'template', 'deleted', 'timedout']);

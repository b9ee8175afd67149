/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const AgreementStatus = /* @__PURE__ */ zod.enum(['created', 'agreed', 'declined']);

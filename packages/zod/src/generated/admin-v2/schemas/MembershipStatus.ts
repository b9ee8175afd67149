/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const MembershipStatus = /* @__PURE__ */ zod.enum(['activation_required', 'activation_sent', 'active', 'closed', 'disabled']);

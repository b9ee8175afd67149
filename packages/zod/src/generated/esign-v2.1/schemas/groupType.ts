/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const GroupType = /* @__PURE__ */ zod.enum(['adminstrators', 'adminGroup', 'everyone', 'everyoneGroup', 'customGroup', 'sharedSigningGroup']);

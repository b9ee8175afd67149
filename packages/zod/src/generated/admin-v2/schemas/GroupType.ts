/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const GroupType = /* @__PURE__ */ zod.enum(['invalid', 'admin_group', 'everyone_group', 'custom_group']);

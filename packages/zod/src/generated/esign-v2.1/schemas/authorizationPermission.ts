/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const AuthorizationPermission = /* @__PURE__ */ zod.enum(['manage', 'send', 'sign', 'edit']);

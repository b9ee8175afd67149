/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const InstanceSource = /* @__PURE__ */ zod.enum(['PUBLIC_URL', 'API_EMBEDDED', 'API_REMOTE', 'UI_REMOTE', 'WORKFLOW']);

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const ItemSharing = /* @__PURE__ */ zod.enum(['not_shared', 'shared_to']);

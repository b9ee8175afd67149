/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const FrameOptions = /* @__PURE__ */ zod.enum(['deny', 'same_origin', 'allow_from']);

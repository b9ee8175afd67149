/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
export const ActorType = /* @__PURE__ */ fast(() => zod.union([zod.literal(0), zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4), zod.literal(5)]));

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { Link as Type } from '@countersign/types/oauth/schemas/link';
export const Link: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "rel": zod.string(),
    "href": zod.url()
}));

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import type { Link as Type } from '@countersign/types/oauth/schemas/link';
export const Link: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "rel": zod.string(),
    "href": zod.url()
}));

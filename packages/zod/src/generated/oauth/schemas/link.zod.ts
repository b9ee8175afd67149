/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/oauth';
type Type = components['schemas']['link'];
export const Link: zod.ZodType<Type, Type> = zod.object({
    "rel": zod.string(),
    "href": zod.url()
});

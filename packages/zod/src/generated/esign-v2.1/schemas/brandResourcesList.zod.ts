/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BrandResources } from './brandResources.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['brandResourcesList'];
export const BrandResourcesList: zod.ZodType<Type, Type> = zod.object({
    "resourcesContentTypes": zod.array(BrandResources).optional()
});

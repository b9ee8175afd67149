/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BrandResources } from './brandResources.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BrandResourcesList as Type } from '@countersign/types/esign-v2.1/schemas/brandResourcesList';
export const BrandResourcesList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "resourcesContentTypes": zod.array(BrandResources).optional()
}));

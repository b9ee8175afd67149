/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Brand } from './brand.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { GroupBrands as Type } from '@countersign/types/esign-v2.1/schemas/GroupBrands';
export const GroupBrands: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "recipientBrandIdDefault": formats.guid.optional(),
    "senderBrandIdDefault": formats.guid.optional(),
    "brandOptions": zod.array(Brand).optional()
}));

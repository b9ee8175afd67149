/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OfficeReferenceCount } from './OfficeReferenceCount.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OfficeReferenceCountList as Type } from '@countersign/types/rooms-v2/schemas/OfficeReferenceCountList';
export const OfficeReferenceCountList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "referencesCounts": zod.array(OfficeReferenceCount).optional()
}));

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SpecialCircumstanceType } from './SpecialCircumstanceType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalSpecialCircumstanceTypes as Type } from '@countersign/types/rooms-v2/schemas/GlobalSpecialCircumstanceTypes';
export const GlobalSpecialCircumstanceTypes: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "specialCircumstanceTypes": zod.array(SpecialCircumstanceType).optional()
}));

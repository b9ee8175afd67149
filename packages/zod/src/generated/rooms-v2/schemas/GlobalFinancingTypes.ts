/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FinancingType } from './FinancingType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalFinancingTypes as Type } from '@countersign/types/rooms-v2/schemas/GlobalFinancingTypes';
export const GlobalFinancingTypes: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "financingTypes": zod.array(FinancingType).optional()
}));

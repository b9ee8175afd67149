/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { SmartContractInformation as Type } from '@countersign/types/esign-v2/schemas/smartContractInformation';
export const SmartContractInformation: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "code": zod.string().optional(),
    "uri": zod.string().optional()
}));

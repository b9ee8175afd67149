/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['smartContractInformation'];
export const SmartContractInformation: zod.ZodType<Type, Type> = zod.object({
    "code": zod.string().optional(),
    "uri": zod.string().optional()
});

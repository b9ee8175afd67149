/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DirectDebitProcessorInformation as Type } from '@countersign/types/esign-v2.1/schemas/directDebitProcessorInformation';
export const DirectDebitProcessorInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "bankBranchCode": zod.string().optional(),
    "bankCheckDigit": zod.string().optional(),
    "bankCode": zod.string().optional(),
    "bankName": zod.string().optional(),
    "bankTransferAccountName": zod.string().optional(),
    "bankTransferAccountNumber": zod.string().optional(),
    "bankTransferType": zod.enum(['DirectDebitUK', 'DirectEntryAU', 'SEPA']).optional(),
    "country": zod.string().optional(),
    "email": zod.string().optional(),
    "firstName": zod.string().optional(),
    "iBAN": zod.string().optional(),
    "lastName": zod.string().optional()
}));

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Jurisdiction } from './jurisdiction.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['notaryJurisdiction'];
export const NotaryJurisdiction: zod.ZodType<Type, Type> = zod.object({
    "commissionExpiration": zod.string().optional(),
    "commissionId": zod.string().optional(),
    "county": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "jurisdiction": Jurisdiction.optional(),
    "registeredName": zod.string().optional(),
    "sealType": zod.string().optional()
});

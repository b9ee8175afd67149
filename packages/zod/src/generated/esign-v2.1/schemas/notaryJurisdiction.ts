/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Jurisdiction } from './jurisdiction.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { NotaryJurisdiction as Type } from '@countersign/types/esign-v2.1/schemas/notaryJurisdiction';
export const NotaryJurisdiction: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "commissionExpiration": zod.string().optional(),
    "commissionId": zod.string().optional(),
    "county": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "jurisdiction": Jurisdiction.optional(),
    "registeredName": zod.string().optional(),
    "sealType": zod.string().optional()
}));

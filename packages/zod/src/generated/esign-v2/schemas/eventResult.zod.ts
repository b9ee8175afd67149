/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['eventResult'];
export const EventResult: zod.ZodType<Type, Type> = zod.object({
    "eventTimestamp": zod.iso.datetime({ "offset": true }).optional(),
    "failureDescription": zod.string().optional(),
    "status": zod.string().optional(),
    "vendorFailureStatusCode": zod.string().optional()
});

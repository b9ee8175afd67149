/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['connectDebugLog'];
export const ConnectDebugLog: zod.ZodType<Type, Type> = zod.object({
    "connectConfig": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "eventDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "eventDescription": zod.string().optional(),
    "payload": zod.string().optional()
});

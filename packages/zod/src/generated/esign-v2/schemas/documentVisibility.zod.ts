/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['documentVisibility'];
export const DocumentVisibility: zod.ZodType<Type, Type> = zod.object({
    "documentId": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "recipientId": zod.string().optional(),
    "rights": zod.enum(['editable', 'read_only']).optional(),
    "visible": zod.enum(['true', 'false']).optional()
});

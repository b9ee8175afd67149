/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['recipientAttachment'];
export const RecipientAttachment: zod.ZodType<Type, Type> = zod.object({
    "attachmentId": zod.string().optional(),
    "name": zod.string().optional(),
    "label": zod.string().optional(),
    "data": zod.string().optional(),
    "remoteUrl": zod.string().optional(),
    "attachmentType": zod.enum(['.htm', '.xml']).optional()
});

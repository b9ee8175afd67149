/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['ApiError'];
export const apiErrorReferenceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const ApiError: zod.ZodType<Type, Type> = zod.object({
    "errorCode": zod.string(),
    "message": zod.string(),
    "referenceId": zod.stringFormat('guid', apiErrorReferenceIdRegExp).optional()
});

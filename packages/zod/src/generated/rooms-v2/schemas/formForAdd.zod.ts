/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['FormForAdd'];
export const formForAddFormIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const FormForAdd: zod.ZodType<Type, Type> = zod.object({
    "formId": zod.stringFormat('guid', formForAddFormIdRegExp)
});

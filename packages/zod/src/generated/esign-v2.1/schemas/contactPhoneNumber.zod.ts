/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['contactPhoneNumber'];
export const ContactPhoneNumber: zod.ZodType<Type, Type> = zod.object({
    "phoneNumber": zod.string().optional(),
    "phoneType": zod.enum(['home', 'mobile', 'work', 'other', 'fax']).optional()
});

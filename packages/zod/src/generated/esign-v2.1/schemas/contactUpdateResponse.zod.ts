/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Contact } from './contact.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['contactUpdateResponse'];
export const ContactUpdateResponse: zod.ZodType<Type, Type> = zod.object({
    "contacts": zod.array(Contact).optional()
});

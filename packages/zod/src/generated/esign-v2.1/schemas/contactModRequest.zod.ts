/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Contact } from './contact.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['contactModRequest'];
export const ContactModRequest: zod.ZodType<Type, Type> = zod.object({
    "contactList": zod.array(Contact)
});

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Contact } from './contact.js';
import { fast } from '../../../fast/fast.js';
import type { ContactModRequest as Type } from '@countersign/types/esign-v2.1/schemas/contactModRequest';
export const ContactModRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "contactList": zod.array(Contact)
}));

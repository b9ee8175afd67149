/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Contact } from './contact.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ContactModRequest as Type } from '@countersign/types/esign-v2.1/schemas/contactModRequest';
export const ContactModRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "contactList": zod.array(Contact)
}));

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Contact } from './contact.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ContactUpdateResponse as Type } from '@countersign/types/esign-v2.1/schemas/contactUpdateResponse';
export const ContactUpdateResponse: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "contacts": zod.array(Contact).optional()
}));

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CustomFields } from './customFields.js';
import { Document } from './document.js';
import { Envelope } from './envelope.js';
import { Recipients } from './recipients.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { InlineTemplate as Type } from '@countersign/types/esign-v2.1/schemas/inlineTemplate';
export const InlineTemplate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "customFields": CustomFields.optional(),
    "documents": zod.array(Document).optional(),
    "envelope": Envelope.optional(),
    "recipients": Recipients.optional(),
    "sequence": formats.integerString.optional()
}));

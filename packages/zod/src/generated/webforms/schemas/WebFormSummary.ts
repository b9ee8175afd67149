/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WebFormMetadata } from './WebFormMetadata.js';
import { WebFormProperties } from './WebFormProperties.js';
import { WebFormState } from './WebFormState.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WebFormSummary as Type } from '@countersign/types/webforms/schemas/WebFormSummary';
export const WebFormSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid.optional(),
    "formMetadata": WebFormMetadata.optional(),
    "formProperties": WebFormProperties.optional(),
    "formState": WebFormState.optional(),
    "hasDraftChanges": zod.boolean().optional(),
    "id": formats.guid.optional(),
    "isEnabled": zod.boolean().optional(),
    "isPublished": zod.boolean().optional(),
    "isUploaded": zod.boolean().optional()
}));

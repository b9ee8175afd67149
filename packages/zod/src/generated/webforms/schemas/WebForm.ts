/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ESignTemplate } from './ESignTemplate.js';
import { WebFormContent } from './WebFormContent.js';
import { WebFormMetadata } from './WebFormMetadata.js';
import { WebFormProperties } from './WebFormProperties.js';
import { WebFormState } from './WebFormState.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WebForm as Type } from '@countersign/types/webforms/schemas/WebForm';
export const WebForm: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid.optional(),
    "formMetadata": WebFormMetadata.optional(),
    "formProperties": WebFormProperties.optional(),
    "formState": WebFormState.optional(),
    "hasDraftChanges": zod.boolean().optional(),
    "id": formats.guid.optional(),
    "isEnabled": zod.boolean().optional(),
    "isPublished": zod.boolean().optional(),
    "isUploaded": zod.boolean().optional(),
    "eSignTemplates": zod.array(ESignTemplate).optional(),
    "formContent": WebFormContent.optional(),
    "formLocale": zod.string().optional(),
    "versionId": zod.int().optional()
}));

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TemplateProperties as Type } from '@countersign/types/webforms/schemas/TemplateProperties';
export const TemplateProperties: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "clonedTemplateId": formats.guid.optional(),
    "importedDateTime": formats.dateTime.optional(),
    "originalTemplateId": formats.guid.optional(),
    "recipientIds": zod.array(zod.string()).optional()
}));

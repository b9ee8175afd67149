/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TemplateProperties } from './TemplateProperties.js';
import { WebFormComponent } from './WebFormComponent.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WebFormContent as Type } from '@countersign/types/webforms/schemas/WebFormContent';
export const WebFormContent: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "brandId": formats.guid.optional(),
    "components": zod.record(zod.string(), WebFormComponent).optional(),
    "isStandalone": zod.boolean().optional(),
    "templates": zod.array(TemplateProperties).optional()
}));

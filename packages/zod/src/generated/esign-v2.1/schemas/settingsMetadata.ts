/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyRights } from './propertyRights.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SettingsMetadata as Type } from '@countersign/types/esign-v2.1/schemas/settingsMetadata';
export const SettingsMetadata: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "is21CFRPart11": formats.booleanString.optional(),
    "options": zod.array(zod.string()).optional(),
    "rights": PropertyRights.optional(),
    "uiHint": zod.enum(['available', 'hidden']).optional(),
    "uiOrder": formats.integerString2.optional(),
    "uiType": zod.string().optional()
}));

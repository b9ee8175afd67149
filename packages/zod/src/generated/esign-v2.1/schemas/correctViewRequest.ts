/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeViewSettings } from './envelopeViewSettings.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { CorrectViewRequest as Type } from '@countersign/types/esign-v2.1/schemas/correctViewRequest';
export const CorrectViewRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "viewAccess": zod.string().optional(),
    "returnUrl": zod.string().max(470).optional(),
    "suppressNavigation": formats.booleanString.optional(),
    "viewUrl": zod.string().optional(),
    "beginOnTagger": formats.booleanString.optional(),
    "settings": EnvelopeViewSettings.optional()
}));

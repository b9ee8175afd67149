/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeViewSettings } from './envelopeViewSettings.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopeViewRequest as Type } from '@countersign/types/esign-v2.1/schemas/envelopeViewRequest';
export const EnvelopeViewRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "viewAccess": zod.string().optional(),
    "returnUrl": zod.string().max(470).optional(),
    "settings": EnvelopeViewSettings.optional()
}));

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ExternalFormFillSessionForCreate as Type } from '@countersign/types/rooms-v2/schemas/ExternalFormFillSessionForCreate';
export const ExternalFormFillSessionForCreate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "formId": zod.string().optional(),
    "roomId": zod.int().min(1),
    "formIds": zod.array(formats.guid).min(1).max(10).optional(),
    "xFrameAllowedUrl": zod.string().optional()
}));

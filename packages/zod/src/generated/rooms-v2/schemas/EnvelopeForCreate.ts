/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopeForCreate as Type } from '@countersign/types/rooms-v2/schemas/EnvelopeForCreate';
export const EnvelopeForCreate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeName": zod.string().optional(),
    "documentIds": zod.array(zod.int()).optional()
}));

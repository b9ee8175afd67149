/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { InstanceEnvelope as Type } from '@countersign/types/webforms/schemas/InstanceEnvelope';
export const InstanceEnvelope: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "createdDateTime": formats.dateTime.optional(),
    "id": formats.guid.optional()
}));

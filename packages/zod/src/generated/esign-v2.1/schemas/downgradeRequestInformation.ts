/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DowngradeRequestInformation as Type } from '@countersign/types/esign-v2.1/schemas/downgradeRequestInformation';
export const DowngradeRequestInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "downgradeRequestCreation": formats.dateTime.optional(),
    "downgradeRequestProductId": zod.string().optional(),
    "downgradeRequestStatus": zod.string().optional()
}));

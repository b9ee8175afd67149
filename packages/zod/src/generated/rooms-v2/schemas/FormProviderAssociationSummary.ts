/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FormProviderAssociationSummary as Type } from '@countersign/types/rooms-v2/schemas/FormProviderAssociationSummary';
export const FormProviderAssociationSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "associationId": zod.string().optional(),
    "providerId": zod.string().optional(),
    "lastUpdateDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "formProviderAssociationGuid": formats.guid.optional(),
    "formProviderAssociationName": zod.string().optional()
}));

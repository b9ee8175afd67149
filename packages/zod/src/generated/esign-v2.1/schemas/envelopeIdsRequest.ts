/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopeIdsRequest as Type } from '@countersign/types/esign-v2.1/schemas/envelopeIdsRequest';
export const EnvelopeIdsRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeIds": zod.array(zod.string()).optional(),
    "transactionIds": zod.array(zod.string()).optional()
}));

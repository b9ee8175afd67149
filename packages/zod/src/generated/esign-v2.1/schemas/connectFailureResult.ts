/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectFailureResult as Type } from '@countersign/types/esign-v2.1/schemas/connectFailureResult';
export const ConnectFailureResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "configId": zod.string().optional(),
    "configUrl": zod.string().optional(),
    "envelopeId": formats.guid.optional(),
    "status": zod.enum(['Queued', 'Success', 'Fail']).optional(),
    "statusMessage": zod.string().optional()
}));

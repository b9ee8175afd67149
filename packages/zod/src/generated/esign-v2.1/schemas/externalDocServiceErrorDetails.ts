/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ExternalDocServiceErrorDetails as Type } from '@countersign/types/esign-v2.1/schemas/externalDocServiceErrorDetails';
export const ExternalDocServiceErrorDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "authenticationUrl": zod.string().optional(),
    "errorCode": zod.string().optional(),
    "message": zod.string().optional()
}));

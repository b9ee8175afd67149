/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SignHashDocument } from './signHashDocument.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { CompleteSignHashResponse as Type } from '@countersign/types/esign-v2.1/schemas/completeSignHashResponse';
export const CompleteSignHashResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documents": zod.array(SignHashDocument).optional(),
    "redirectionUrl": zod.string().optional(),
    "remainingSignatureRequests": formats.integerString.optional()
}));

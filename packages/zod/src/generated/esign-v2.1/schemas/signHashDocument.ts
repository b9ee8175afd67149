/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Revision } from './revision.js';
import { SignatureProperties } from './signatureProperties.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SignHashDocument as Type } from '@countersign/types/esign-v2.1/schemas/signHashDocument';
export const SignHashDocument: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "data": zod.string().optional(),
    "documentId": zod.string().optional(),
    "format": zod.string().optional(),
    "name": zod.string().optional(),
    "remainingSignatures": zod.int().optional(),
    "revisions": zod.array(Revision).optional(),
    "signatureProperties": SignatureProperties.optional(),
    "signatureType": zod.string().optional()
}));

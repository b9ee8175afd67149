/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocumentFieldsInformation as Type } from '@countersign/types/esign-v2.1/schemas/documentFieldsInformation';
export const DocumentFieldsInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentFields": zod.array(NameValue).optional()
}));

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ResourceInformation as Type } from '@countersign/types/esign-v2.1/schemas/resourceInformation';
export const ResourceInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "resources": zod.array(NameValue).optional()
}));

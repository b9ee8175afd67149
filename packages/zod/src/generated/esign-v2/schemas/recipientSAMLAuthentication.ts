/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SamlAssertionAttribute } from './samlAssertionAttribute.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientSAMLAuthentication as Type } from '@countersign/types/esign-v2/schemas/recipientSAMLAuthentication';
export const RecipientSAMLAuthentication: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "samlAssertionAttributes": zod.array(SamlAssertionAttribute).optional()
}));

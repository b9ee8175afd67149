/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocumentSecurityStore as Type } from '@countersign/types/esign-v2.1/schemas/documentSecurityStore';
export const DocumentSecurityStore: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "certificates": zod.array(zod.string()).optional(),
    "crls": zod.array(zod.string()).optional(),
    "ocsps": zod.array(zod.string()).optional()
}));

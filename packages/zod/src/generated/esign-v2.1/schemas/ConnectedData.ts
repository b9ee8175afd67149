/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ConnectedData as Type } from '@countersign/types/esign-v2.1/schemas/ConnectedData';
export const ConnectedData: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "propertyName": zod.string().optional(),
    "supportedOperation": zod.string().optional(),
    "supportedUri": zod.string().optional(),
    "typeName": zod.string().optional(),
    "typeSystemNamespace": zod.string().optional()
}));

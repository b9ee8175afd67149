/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TabConnectedFieldsData as Type } from '@countersign/types/connected-fields/schemas/TabConnectedFieldsData';
export const TabConnectedFieldsData: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "typeSystemNamespace": zod.string(),
    "typeName": zod.string(),
    "supportedOperation": zod.enum(['VerifyType']),
    "propertyName": zod.string(),
    "supportedUri": zod.string()
}));

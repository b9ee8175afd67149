/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectionInstance } from './ConnectionInstance.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ExtensionData as Type } from '@countersign/types/esign-v2.1/schemas/ExtensionData';
export const ExtensionData: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "actionContract": zod.string().optional(),
    "actionInputKey": zod.string().optional(),
    "actionName": zod.string().optional(),
    "applicationId": zod.string().optional(),
    "applicationName": zod.string().optional(),
    "connectedFieldsData": zod.looseObject({
        "propertyName": zod.string().optional(),
        "supportedOperation": zod.string().optional(),
        "supportedUri": zod.string().optional(),
        "typeName": zod.string().optional(),
        "typeSystemNamespace": zod.string().optional()
    }).optional(),
    "connectionInstances": zod.array(ConnectionInstance).optional(),
    "extensionContract": zod.string().optional(),
    "extensionGroupId": zod.string().optional(),
    "extensionName": zod.string().optional(),
    "extensionPolicy": zod.string().optional(),
    "publisherName": zod.string().optional(),
    "requiredForExtension": formats.booleanString.optional()
}));

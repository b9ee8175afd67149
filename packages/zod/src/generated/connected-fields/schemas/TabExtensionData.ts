/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TabConnectedFieldsData } from './TabConnectedFieldsData.js';
import { TabConnectionInstance } from './TabConnectionInstance.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TabExtensionData as Type } from '@countersign/types/connected-fields/schemas/TabExtensionData';
export const TabExtensionData: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "extensionGroupId": zod.string(),
    "actionInputKey": zod.string(),
    "extensionPolicy": zod.enum(['None', 'MustVerifyToSign']).optional(),
    "publisherName": zod.string().optional(),
    "applicationName": zod.string().optional(),
    "actionName": zod.string().optional(),
    "extensionContract": zod.string().optional(),
    "actionContract": zod.string().optional(),
    "extensionName": zod.string().optional(),
    "requiredForExtension": zod.boolean(),
    "connectionInstances": zod.array(TabConnectionInstance).optional(),
    "connectedFieldsData": TabConnectedFieldsData.optional()
}));

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ComponentOption } from './ComponentOption.js';
import { DocumentInfo } from './DocumentInfo.js';
import { RecipientInfo } from './RecipientInfo.js';
import { TabInfo } from './TabInfo.js';
import { TemplateInfo } from './TemplateInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WebFormComponent as Type } from '@countersign/types/webforms/schemas/WebFormComponent';
export const WebFormComponent: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "children": zod.array(zod.string()).optional(),
    "confirmationButtonText": zod.string().optional(),
    "confirmationButtonUrl": zod.string().optional(),
    "defaultValue": zod.union([zod.string(), zod.number(), zod.boolean()]).optional(),
    "description": zod.string().optional(),
    "documentInfoMap": zod.record(zod.string(), DocumentInfo).optional(),
    "enableDocumentFieldEditing": zod.boolean().optional(),
    "isEnabled": zod.boolean().optional(),
    "isSender": zod.boolean().optional(),
    "label": zod.string().optional(),
    "maxLength": zod.int().optional(),
    "multiLine": zod.boolean().optional(),
    "options": zod.array(ComponentOption).optional(),
    "placeholder": zod.string().optional(),
    "primaryRecipientId": zod.string().optional(),
    "readOnly": zod.boolean().optional(),
    "recipientInfoMap": zod.record(zod.string(), RecipientInfo).optional(),
    "recipientViewId": formats.guid.optional(),
    "required": zod.boolean().optional(),
    "requireRemoteSigning": zod.boolean().optional(),
    "roleName": zod.string().optional(),
    "showConfirmationButton": zod.boolean().optional(),
    "startButtonText": zod.string().optional(),
    "subText": zod.string().optional(),
    "tabInfoMap": zod.record(zod.string(), TabInfo).optional(),
    "templateInfoMap": zod.record(zod.string(), TemplateInfo).optional(),
    "text": zod.string().optional(),
    "componentKey": zod.string().max(100),
    "componentName": zod.string().max(100).optional(),
    "componentType": zod.string().max(100)
}));

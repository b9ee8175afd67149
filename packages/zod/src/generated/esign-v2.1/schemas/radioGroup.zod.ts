/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import { Radio } from './radio.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['radioGroup'];
export const radioGroupRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const RadioGroup: zod.ZodType<Type, Type> = zod.object({
    "conditionalParentLabel": zod.string().optional(),
    "conditionalParentLabelMetadata": PropertyMetadata.optional(),
    "conditionalParentValue": zod.string().optional(),
    "conditionalParentValueMetadata": PropertyMetadata.optional(),
    "documentId": zod.string().optional(),
    "documentIdMetadata": PropertyMetadata.optional(),
    "recipientId": zod.string().optional(),
    "recipientIdMetadata": PropertyMetadata.optional(),
    "recipientIdGuid": zod.stringFormat('guid', radioGroupRecipientIdGuidRegExp).optional(),
    "recipientIdGuidMetadata": PropertyMetadata.optional(),
    "source": zod.string().optional(),
    "tabType": zod.string().optional(),
    "tabTypeMetadata": PropertyMetadata.optional(),
    "templateLocked": zod.enum(['true', 'false']).optional(),
    "templateLockedMetadata": PropertyMetadata.optional(),
    "templateRequired": zod.enum(['true', 'false']).optional(),
    "templateRequiredMetadata": PropertyMetadata.optional(),
    "value": zod.string().optional(),
    "valueMetadata": PropertyMetadata.optional(),
    "originalValue": zod.string().optional(),
    "originalValueMetadata": PropertyMetadata.optional(),
    "shared": zod.enum(['true', 'false']).optional(),
    "sharedMetadata": PropertyMetadata.optional(),
    "requireInitialOnSharedChange": zod.enum(['true', 'false']).optional(),
    "requireInitialOnSharedChangeMetadata": PropertyMetadata.optional(),
    "requireAll": zod.enum(['true', 'false']).optional(),
    "requireAllMetadata": PropertyMetadata.optional(),
    "shareToRecipients": zod.string().optional(),
    "shareToRecipientsMetadata": PropertyMetadata.optional(),
    "groupName": zod.string().optional(),
    "groupNameMetadata": PropertyMetadata.optional(),
    "radios": zod.array(Radio).optional(),
    "tooltip": zod.string().optional(),
    "tooltipMetadata": PropertyMetadata.optional()
});

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.js';
import { Radio } from './radio.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RadioGroup as Type } from '@countersign/types/esign-v2/schemas/radioGroup';
export const RadioGroup: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "conditionalParentLabel": zod.string().optional(),
    "conditionalParentLabelMetadata": PropertyMetadata.optional(),
    "conditionalParentValue": zod.string().optional(),
    "conditionalParentValueMetadata": PropertyMetadata.optional(),
    "documentId": zod.string().optional(),
    "documentIdMetadata": PropertyMetadata.optional(),
    "recipientId": zod.string().optional(),
    "recipientIdMetadata": PropertyMetadata.optional(),
    "recipientIdGuid": formats.guid.optional(),
    "recipientIdGuidMetadata": PropertyMetadata.optional(),
    "source": zod.string().optional(),
    "tabType": zod.string().optional(),
    "tabTypeMetadata": PropertyMetadata.optional(),
    "templateLocked": formats.booleanString.optional(),
    "templateLockedMetadata": PropertyMetadata.optional(),
    "templateRequired": formats.booleanString.optional(),
    "templateRequiredMetadata": PropertyMetadata.optional(),
    "value": zod.string().optional(),
    "valueMetadata": PropertyMetadata.optional(),
    "originalValue": zod.string().optional(),
    "originalValueMetadata": PropertyMetadata.optional(),
    "shared": formats.booleanString.optional(),
    "sharedMetadata": PropertyMetadata.optional(),
    "requireInitialOnSharedChange": formats.booleanString.optional(),
    "requireInitialOnSharedChangeMetadata": PropertyMetadata.optional(),
    "requireAll": formats.booleanString.optional(),
    "requireAllMetadata": PropertyMetadata.optional(),
    "shareToRecipients": zod.string().optional(),
    "shareToRecipientsMetadata": PropertyMetadata.optional(),
    "groupName": zod.string().optional(),
    "groupNameMetadata": PropertyMetadata.optional(),
    "radios": zod.array(Radio).optional(),
    "tooltip": zod.string().optional(),
    "tooltipMetadata": PropertyMetadata.optional()
}));

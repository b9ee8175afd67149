/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { LocalePolicyTab } from './localePolicyTab.js';
import { Measure } from './measure.js';
import { MergeField } from './mergeField.js';
import { PropertyMetadata } from './propertyMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TabMetadata as Type } from '@countersign/types/esign-v2.1/schemas/tabMetadata';
export const TabMetadata: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "anchor": zod.string().optional(),
    "anchorCaseSensitive": formats.booleanString.optional(),
    "anchorHorizontalAlignment": zod.enum(['left', 'right']).optional(),
    "anchorIgnoreIfNotPresent": formats.booleanString.optional(),
    "anchorMatchWholeWord": formats.booleanString.optional(),
    "anchorUnits": zod.string().optional(),
    "anchorXOffset": Measure.optional(),
    "anchorYOffset": Measure.optional(),
    "bold": formats.booleanString.optional(),
    "collaborative": formats.booleanString.optional(),
    "concealValueOnDocument": formats.booleanString.optional(),
    "createdByDisplayName": zod.string().optional(),
    "createdByUserId": zod.string().optional(),
    "customTabId": zod.string().optional(),
    "disableAutoSize": formats.booleanString.optional(),
    "editable": formats.booleanString.optional(),
    "font": zod.string().optional(),
    "fontColor": zod.string().optional(),
    "fontSize": zod.string().optional(),
    "height": zod.string().optional(),
    "includedInEmail": formats.booleanString.optional(),
    "initialValue": zod.string().optional(),
    "italic": formats.booleanString.optional(),
    "items": zod.array(zod.string()).optional(),
    "lastModified": formats.dateTime.optional(),
    "lastModifiedByDisplayName": zod.string().optional(),
    "lastModifiedByUserId": zod.string().optional(),
    "localePolicy": LocalePolicyTab.optional(),
    "locked": formats.booleanString.optional(),
    "maximumLength": zod.string().optional(),
    "maxNumericalValue": zod.string().optional(),
    "mergeField": MergeField.optional(),
    "minNumericalValue": zod.string().optional(),
    "name": zod.string().optional(),
    "numericalValue": zod.string().optional(),
    "paymentItemCode": zod.string().optional(),
    "paymentItemDescription": zod.string().optional(),
    "paymentItemName": zod.string().optional(),
    "requireAll": formats.booleanString.optional(),
    "required": formats.booleanString.optional(),
    "requireInitialOnSharedChange": formats.booleanString.optional(),
    "scaleValue": zod.string().optional(),
    "selected": formats.booleanString.optional(),
    "shared": formats.booleanString.optional(),
    "signatureProviderId": zod.string().optional(),
    "stampType": zod.enum(['signature', 'stamp']).optional(),
    "stampTypeMetadata": PropertyMetadata.optional(),
    "tabLabel": zod.string().optional(),
    "type": zod.string().optional(),
    "underline": formats.booleanString.optional(),
    "validationMessage": zod.string().optional(),
    "validationPattern": zod.string().optional(),
    "validationType": zod.string().optional(),
    "width": zod.string().optional()
}));

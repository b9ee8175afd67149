/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FontColor } from './fontColor.js';
import { FontSize } from './fontSize.js';
import { Measure } from './measure.js';
import { PropertyMetadata } from './propertyMetadata.js';
import { TabStatus } from './tabStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Radio as Type } from '@countersign/types/esign-v2/schemas/radio';
export const Radio: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "locked": formats.booleanString.optional(),
    "lockedMetadata": PropertyMetadata.optional(),
    "anchorAllowWhiteSpaceInCharacters": formats.booleanString.optional(),
    "anchorAllowWhiteSpaceInCharactersMetadata": PropertyMetadata.optional(),
    "anchorCaseSensitive": formats.booleanString.optional(),
    "anchorCaseSensitiveMetadata": PropertyMetadata.optional(),
    "anchorHorizontalAlignment": zod.enum(['left', 'right']).optional(),
    "anchorHorizontalAlignmentMetadata": PropertyMetadata.optional(),
    "anchorIgnoreIfNotPresent": formats.booleanString.optional(),
    "anchorIgnoreIfNotPresentMetadata": PropertyMetadata.optional(),
    "anchorMatchWholeWord": formats.booleanString.optional(),
    "anchorMatchWholeWordMetadata": PropertyMetadata.optional(),
    "anchorString": zod.string().optional(),
    "anchorStringMetadata": PropertyMetadata.optional(),
    "anchorTabProcessorVersion": zod.string().optional(),
    "anchorTabProcessorVersionMetadata": PropertyMetadata.optional(),
    "anchorUnits": zod.string().optional(),
    "anchorUnitsMetadata": PropertyMetadata.optional(),
    "anchorXOffset": Measure.optional(),
    "anchorXOffsetMetadata": PropertyMetadata.optional(),
    "anchorYOffset": Measure.optional(),
    "anchorYOffsetMetadata": PropertyMetadata.optional(),
    "bold": formats.booleanString.optional(),
    "boldMetadata": PropertyMetadata.optional(),
    "font": zod.string().optional(),
    "fontMetadata": PropertyMetadata.optional(),
    "fontColor": FontColor.optional(),
    "fontColorMetadata": PropertyMetadata.optional(),
    "fontSize": FontSize.optional(),
    "fontSizeMetadata": PropertyMetadata.optional(),
    "italic": formats.booleanString.optional(),
    "italicMetadata": PropertyMetadata.optional(),
    "underline": formats.booleanString.optional(),
    "underlineMetadata": PropertyMetadata.optional(),
    "required": formats.booleanString.optional(),
    "requiredMetadata": PropertyMetadata.optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "pageNumber": formats.integerString.optional(),
    "pageNumberMetadata": PropertyMetadata.optional(),
    "selected": formats.booleanString.optional(),
    "selectedMetadata": PropertyMetadata.optional(),
    "status": TabStatus.optional(),
    "statusMetadata": PropertyMetadata.optional(),
    "tabId": zod.string().optional(),
    "tabIdMetadata": PropertyMetadata.optional(),
    "tabOrder": formats.integerString2.optional(),
    "tabOrderMetadata": PropertyMetadata.optional(),
    "value": zod.string().optional(),
    "valueMetadata": PropertyMetadata.optional(),
    "xPosition": Measure.optional(),
    "xPositionMetadata": PropertyMetadata.optional(),
    "yPosition": Measure.optional(),
    "yPositionMetadata": PropertyMetadata.optional(),
    "anchorTabScope": zod.string().optional(),
    "caption": zod.string().optional(),
    "captionMetadata": PropertyMetadata.optional(),
    "connectedObjectDetails": zod.looseObject({
        "recordId": zod.string().optional()
    }).optional(),
    "extensionData": zod.looseObject({
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
        "connectionInstances": zod.array(zod.looseObject({
            "connectionKey": zod.string().optional(),
            "connectionValue": zod.string().optional()
        })).optional(),
        "extensionContract": zod.string().optional(),
        "extensionGroupId": zod.string().optional(),
        "extensionName": zod.string().optional(),
        "extensionPolicy": zod.string().optional(),
        "publisherName": zod.string().optional(),
        "requiredForExtension": formats.booleanString.optional()
    }).optional(),
    "mergeFieldXml": zod.string().optional(),
    "tabFullyQualifiedPath": zod.string().optional()
}));

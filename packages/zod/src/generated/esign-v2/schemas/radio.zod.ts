/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FontColor } from './fontColor.zod.js';
import { FontSize } from './fontSize.zod.js';
import { Measure } from './measure.zod.js';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import { TabStatus } from './tabStatus.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['radio'];
export const radioPageNumberRegExp = new RegExp('^\\d+$');
export const radioTabOrderRegExp = new RegExp('^-?\\d+$');
export const Radio: zod.ZodType<Type, Type> = zod.object({
    "locked": zod.enum(['true', 'false']).optional(),
    "lockedMetadata": PropertyMetadata.optional(),
    "anchorAllowWhiteSpaceInCharacters": zod.enum(['true', 'false']).optional(),
    "anchorAllowWhiteSpaceInCharactersMetadata": PropertyMetadata.optional(),
    "anchorCaseSensitive": zod.enum(['true', 'false']).optional(),
    "anchorCaseSensitiveMetadata": PropertyMetadata.optional(),
    "anchorHorizontalAlignment": zod.enum(['left', 'right']).optional(),
    "anchorHorizontalAlignmentMetadata": PropertyMetadata.optional(),
    "anchorIgnoreIfNotPresent": zod.enum(['true', 'false']).optional(),
    "anchorIgnoreIfNotPresentMetadata": PropertyMetadata.optional(),
    "anchorMatchWholeWord": zod.enum(['true', 'false']).optional(),
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
    "bold": zod.enum(['true', 'false']).optional(),
    "boldMetadata": PropertyMetadata.optional(),
    "font": zod.string().optional(),
    "fontMetadata": PropertyMetadata.optional(),
    "fontColor": FontColor.optional(),
    "fontColorMetadata": PropertyMetadata.optional(),
    "fontSize": FontSize.optional(),
    "fontSizeMetadata": PropertyMetadata.optional(),
    "italic": zod.enum(['true', 'false']).optional(),
    "italicMetadata": PropertyMetadata.optional(),
    "underline": zod.enum(['true', 'false']).optional(),
    "underlineMetadata": PropertyMetadata.optional(),
    "required": zod.enum(['true', 'false']).optional(),
    "requiredMetadata": PropertyMetadata.optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "pageNumber": zod.stringFormat('integer-string', radioPageNumberRegExp).optional(),
    "pageNumberMetadata": PropertyMetadata.optional(),
    "selected": zod.enum(['true', 'false']).optional(),
    "selectedMetadata": PropertyMetadata.optional(),
    "status": TabStatus.optional(),
    "statusMetadata": PropertyMetadata.optional(),
    "tabId": zod.string().optional(),
    "tabIdMetadata": PropertyMetadata.optional(),
    "tabOrder": zod.stringFormat('integer-string', radioTabOrderRegExp).optional(),
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
    "connectedObjectDetails": zod.object({
        "recordId": zod.string().optional()
    }).optional(),
    "extensionData": zod.object({
        "actionContract": zod.string().optional(),
        "actionInputKey": zod.string().optional(),
        "actionName": zod.string().optional(),
        "applicationId": zod.string().optional(),
        "applicationName": zod.string().optional(),
        "connectedFieldsData": zod.object({
            "propertyName": zod.string().optional(),
            "supportedOperation": zod.string().optional(),
            "supportedUri": zod.string().optional(),
            "typeName": zod.string().optional(),
            "typeSystemNamespace": zod.string().optional()
        }).optional(),
        "connectionInstances": zod.array(zod.object({
            "connectionKey": zod.string().optional(),
            "connectionValue": zod.string().optional()
        })).optional(),
        "extensionContract": zod.string().optional(),
        "extensionGroupId": zod.string().optional(),
        "extensionName": zod.string().optional(),
        "extensionPolicy": zod.string().optional(),
        "publisherName": zod.string().optional(),
        "requiredForExtension": zod.enum(['true', 'false']).optional()
    }).optional(),
    "mergeFieldXml": zod.string().optional(),
    "tabFullyQualifiedPath": zod.string().optional()
});

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FontColor } from './fontColor.zod.js';
import { FontSize } from './fontSize.zod.js';
import { LocalePolicyTab } from './localePolicyTab.zod.js';
import { Measure } from './measure.zod.js';
import { MergeField } from './mergeField.zod.js';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import { TabStatus } from './tabStatus.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['phoneNumber'];
export const phoneNumberRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const phoneNumberFormOrderRegExp = new RegExp('^-?\\d+$');
export const phoneNumberFormPageNumberRegExp = new RegExp('^-?\\d+$');
export const phoneNumberPageNumberRegExp = new RegExp('^\\d+$');
export const phoneNumberTabOrderRegExp = new RegExp('^-?\\d+$');
export const phoneNumberMaxLengthRegExp = new RegExp('^\\d+$');
export const PhoneNumber: zod.ZodType<Type, Type> = zod.object({
    "conditionalParentLabel": zod.string().optional(),
    "conditionalParentLabelMetadata": PropertyMetadata.optional(),
    "conditionalParentValue": zod.string().optional(),
    "conditionalParentValueMetadata": PropertyMetadata.optional(),
    "documentId": zod.string().optional(),
    "documentIdMetadata": PropertyMetadata.optional(),
    "recipientId": zod.string().optional(),
    "recipientIdMetadata": PropertyMetadata.optional(),
    "recipientIdGuid": zod.stringFormat('guid', phoneNumberRecipientIdGuidRegExp).optional(),
    "recipientIdGuidMetadata": PropertyMetadata.optional(),
    "source": zod.string().optional(),
    "tabType": zod.string().optional(),
    "tabTypeMetadata": PropertyMetadata.optional(),
    "templateLocked": zod.enum(['true', 'false']).optional(),
    "templateLockedMetadata": PropertyMetadata.optional(),
    "templateRequired": zod.enum(['true', 'false']).optional(),
    "templateRequiredMetadata": PropertyMetadata.optional(),
    "formOrder": zod.stringFormat('integer-string', phoneNumberFormOrderRegExp).optional(),
    "formOrderMetadata": PropertyMetadata.optional(),
    "formPageLabel": zod.string().optional(),
    "formPageLabelMetadata": PropertyMetadata.optional(),
    "formPageNumber": zod.stringFormat('integer-string', phoneNumberFormPageNumberRegExp).optional(),
    "formPageNumberMetadata": PropertyMetadata.optional(),
    "height": Measure.optional(),
    "heightMetadata": PropertyMetadata.optional(),
    "pageNumber": zod.stringFormat('integer-string', phoneNumberPageNumberRegExp).optional(),
    "pageNumberMetadata": PropertyMetadata.optional(),
    "tabOrder": zod.stringFormat('integer-string', phoneNumberTabOrderRegExp).optional(),
    "tabOrderMetadata": PropertyMetadata.optional(),
    "width": Measure.optional(),
    "widthMetadata": PropertyMetadata.optional(),
    "xPosition": Measure.optional(),
    "xPositionMetadata": PropertyMetadata.optional(),
    "yPosition": Measure.optional(),
    "yPositionMetadata": PropertyMetadata.optional(),
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
    "customTabId": zod.string().optional(),
    "customTabIdMetadata": PropertyMetadata.optional(),
    "status": TabStatus.optional(),
    "statusMetadata": PropertyMetadata.optional(),
    "tabGroupLabels": zod.array(zod.string()).optional(),
    "tabGroupLabelsMetadata": PropertyMetadata.optional(),
    "tabId": zod.string().optional(),
    "tabIdMetadata": PropertyMetadata.optional(),
    "tooltip": zod.string().optional(),
    "toolTipMetadata": PropertyMetadata.optional(),
    "caption": zod.string().optional(),
    "captionMetadata": PropertyMetadata.optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "mergeField": MergeField.optional(),
    "mergeFieldXml": zod.string().optional(),
    "smartContractInformation": zod.object({
        "code": zod.string().optional(),
        "uri": zod.string().optional()
    }).optional(),
    "agreementAttribute": zod.string().optional(),
    "agreementAttributeLocked": zod.enum(['true', 'false']).optional(),
    "anchorTabScope": zod.string().optional(),
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
    "tabFullyQualifiedPath": zod.string().optional(),
    "warningDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "tabLabel": zod.string().optional(),
    "tabLabelMetadata": PropertyMetadata.optional(),
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
    "localePolicy": LocalePolicyTab.optional(),
    "name": zod.string().optional(),
    "nameMetadata": PropertyMetadata.optional(),
    "value": zod.string().optional(),
    "valueMetadata": PropertyMetadata.optional(),
    "originalValue": zod.string().optional(),
    "originalValueMetadata": PropertyMetadata.optional(),
    "locked": zod.enum(['true', 'false']).optional(),
    "lockedMetadata": PropertyMetadata.optional(),
    "required": zod.enum(['true', 'false']).optional(),
    "requiredMetadata": PropertyMetadata.optional(),
    "concealValueOnDocument": zod.enum(['true', 'false']).optional(),
    "concealValueOnDocumentMetadata": PropertyMetadata.optional(),
    "disableAutoSize": zod.enum(['true', 'false']).optional(),
    "disableAutoSizeMetadata": PropertyMetadata.optional(),
    "maxLength": zod.stringFormat('integer-string', phoneNumberMaxLengthRegExp).optional(),
    "maxLengthMetadata": PropertyMetadata.optional()
});

/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FontColor } from './fontColor.js';
import { FontSize } from './fontSize.js';
import { LocalePolicyTab } from './localePolicyTab.js';
import { Measure } from './measure.js';
import { MergeField } from './mergeField.js';
import { PropertyMetadata } from './propertyMetadata.js';
import { TabStatus } from './tabStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Approve as Type } from '@countersign/types/esign-v2.1/schemas/approve';
export const Approve: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
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
    "formOrder": formats.integerString2.optional(),
    "formOrderMetadata": PropertyMetadata.optional(),
    "formPageLabel": zod.string().optional(),
    "formPageLabelMetadata": PropertyMetadata.optional(),
    "formPageNumber": formats.integerString2.optional(),
    "formPageNumberMetadata": PropertyMetadata.optional(),
    "height": Measure.optional(),
    "heightMetadata": PropertyMetadata.optional(),
    "pageNumber": formats.integerString.optional(),
    "pageNumberMetadata": PropertyMetadata.optional(),
    "tabOrder": formats.integerString2.optional(),
    "tabOrderMetadata": PropertyMetadata.optional(),
    "width": Measure.optional(),
    "widthMetadata": PropertyMetadata.optional(),
    "xPosition": Measure.optional(),
    "xPositionMetadata": PropertyMetadata.optional(),
    "yPosition": Measure.optional(),
    "yPositionMetadata": PropertyMetadata.optional(),
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
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "mergeField": MergeField.optional(),
    "mergeFieldXml": zod.string().optional(),
    "smartContractInformation": zod.looseObject({
        "code": zod.string().optional(),
        "uri": zod.string().optional()
    }).optional(),
    "agreementAttribute": zod.string().optional(),
    "agreementAttributeLocked": formats.booleanString.optional(),
    "anchorTabScope": zod.string().optional(),
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
    "tabFullyQualifiedPath": zod.string().optional(),
    "warningDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "tabLabel": zod.string().optional(),
    "tabLabelMetadata": PropertyMetadata.optional(),
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
    "localePolicy": LocalePolicyTab.optional(),
    "buttonText": zod.string().optional(),
    "buttonTextMetadata": PropertyMetadata.optional()
}));

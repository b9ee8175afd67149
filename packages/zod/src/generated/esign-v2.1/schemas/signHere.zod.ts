/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './errorDetails.zod.js';
import { Measure } from './measure.zod.js';
import { TabStatus } from './tabStatus.zod.js';

export const signHereRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const signHerePageNumberRegExp = new RegExp('^\\d+$');
export const signHereTabOrderRegExp = new RegExp('^-?\\d+$');
export const signHereFormOrderRegExp = new RegExp('^-?\\d+$');
export const signHereFormPageNumberRegExp = new RegExp('^-?\\d+$');


export const SignHere = zod.object({
  "tabId": zod.string().optional(),
  "tabLabel": zod.string().optional(),
  "tabType": zod.string().optional(),
  "name": zod.string().optional(),
  "caption": zod.string().optional(),
  "tooltip": zod.string().optional(),
  "tabFullyQualifiedPath": zod.string().optional(),
  "tabGroupLabels": zod.array(zod.string()).optional(),
  "customTabId": zod.string().optional(),
  "recipientId": zod.string().optional(),
  "recipientIdGuid": zod.stringFormat('guid', signHereRecipientIdGuidRegExp).optional(),
  "status": TabStatus.optional(),
  "source": zod.string().optional(),
  "mergeFieldXml": zod.string().optional(),
  "agreementAttribute": zod.string().optional(),
  "agreementAttributeLocked": zod.enum(['true', 'false']).optional(),
  "templateLocked": zod.enum(['true', 'false']).optional(),
  "templateRequired": zod.enum(['true', 'false']).optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional(),
  "warningDetails": ErrorDetails.optional(),
  "documentId": zod.string().optional(),
  "pageNumber": zod.stringFormat('integer-string', signHerePageNumberRegExp).optional(),
  "xPosition": Measure.optional(),
  "yPosition": Measure.optional(),
  "width": Measure.optional(),
  "height": Measure.optional(),
  "tabOrder": zod.stringFormat('integer-string', signHereTabOrderRegExp).optional(),
  "formOrder": zod.stringFormat('integer-string', signHereFormOrderRegExp).optional(),
  "formPageLabel": zod.string().optional(),
  "formPageNumber": zod.stringFormat('integer-string', signHereFormPageNumberRegExp).optional(),
  "conditionalParentLabel": zod.string().optional(),
  "conditionalParentValue": zod.string().optional(),
  "anchorString": zod.string().optional(),
  "anchorXOffset": Measure.optional(),
  "anchorYOffset": Measure.optional(),
  "anchorUnits": zod.string().optional(),
  "anchorHorizontalAlignment": zod.enum(['left', 'right']).optional(),
  "anchorIgnoreIfNotPresent": zod.enum(['true', 'false']).optional(),
  "anchorCaseSensitive": zod.enum(['true', 'false']).optional(),
  "anchorMatchWholeWord": zod.enum(['true', 'false']).optional(),
  "anchorAllowWhiteSpaceInCharacters": zod.enum(['true', 'false']).optional(),
  "anchorTabProcessorVersion": zod.string().optional(),
  "anchorTabScope": zod.string().optional(),
  "handDrawRequired": zod.enum(['true', 'false']).optional(),
  "optional": zod.enum(['true', 'false']).optional(),
  "scaleValue": Measure.optional(),
  "isSealSignTab": zod.enum(['true', 'false']).optional(),
  "stampType": zod.union([zod.literal('signature'),zod.literal('stamp'),zod.literal(null)]).nullish()
});

export type SignHere = zod.input<typeof SignHere>;
export type SignHereOutput = zod.output<typeof SignHere>;

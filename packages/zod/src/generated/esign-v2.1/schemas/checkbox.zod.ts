/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './errorDetails.zod.js';
import { FontColor } from './fontColor.zod.js';
import { FontSize } from './fontSize.zod.js';
import { Measure } from './measure.zod.js';
import { TabStatus } from './tabStatus.zod.js';

export const checkboxRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const checkboxPageNumberRegExp = new RegExp('^\\d+$');
export const checkboxTabOrderRegExp = new RegExp('^-?\\d+$');
export const checkboxFormOrderRegExp = new RegExp('^-?\\d+$');
export const checkboxFormPageNumberRegExp = new RegExp('^-?\\d+$');


export const Checkbox = zod.object({
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
  "recipientIdGuid": zod.stringFormat('guid', checkboxRecipientIdGuidRegExp).optional(),
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
  "pageNumber": zod.stringFormat('integer-string', checkboxPageNumberRegExp).optional(),
  "xPosition": Measure.optional(),
  "yPosition": Measure.optional(),
  "width": Measure.optional(),
  "height": Measure.optional(),
  "tabOrder": zod.stringFormat('integer-string', checkboxTabOrderRegExp).optional(),
  "formOrder": zod.stringFormat('integer-string', checkboxFormOrderRegExp).optional(),
  "formPageLabel": zod.string().optional(),
  "formPageNumber": zod.stringFormat('integer-string', checkboxFormPageNumberRegExp).optional(),
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
  "value": zod.string().optional(),
  "font": zod.string().optional(),
  "fontColor": FontColor.optional(),
  "fontSize": FontSize.optional(),
  "bold": zod.enum(['true', 'false']).optional(),
  "italic": zod.enum(['true', 'false']).optional(),
  "underline": zod.enum(['true', 'false']).optional(),
  "originalValue": zod.string().optional(),
  "required": zod.enum(['true', 'false']).optional(),
  "locked": zod.enum(['true', 'false']).optional(),
  "shared": zod.enum(['true', 'false']).optional(),
  "shareToRecipients": zod.string().optional(),
  "requireInitialOnSharedChange": zod.enum(['true', 'false']).optional(),
  "selected": zod.enum(['true', 'false']).optional(),
  "selectedOriginal": zod.enum(['true', 'false']).optional()
});

export type Checkbox = zod.input<typeof Checkbox>;
export type CheckboxOutput = zod.output<typeof Checkbox>;

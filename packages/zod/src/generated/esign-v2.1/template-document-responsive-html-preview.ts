/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  DocumentHtmlDefinition
} from './schemas/documentHtmlDefinition.zod.js';

import {
  DocumentHtmlDefinitions
} from './schemas/documentHtmlDefinitions.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const templateDocumentResponsiveHtmlPreviewCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentResponsiveHtmlPreviewCreatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templateDocumentResponsiveHtmlPreviewCreatePathDocumentIdRegExp = new RegExp('^\\d+$');


export const TemplateDocumentResponsiveHtmlPreviewCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentResponsiveHtmlPreviewCreatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentResponsiveHtmlPreviewCreatePathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templateDocumentResponsiveHtmlPreviewCreatePathDocumentIdRegExp)
})

export const TemplateDocumentResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition

export const TemplateDocumentResponsiveHtmlPreviewCreate201Response = DocumentHtmlDefinitions

export const TemplateDocumentResponsiveHtmlPreviewCreate400Response = ErrorDetails

export const TemplateDocumentResponsiveHtmlPreviewCreate401Response = ErrorDetails

export const TemplateDocumentResponsiveHtmlPreviewCreate403Response = ErrorDetails

export const TemplateDocumentResponsiveHtmlPreviewCreate404Response = ErrorDetails

export const TemplateDocumentResponsiveHtmlPreviewCreate405Response = ErrorDetails

export const TemplateDocumentResponsiveHtmlPreviewCreate429Response = ErrorDetails

export const TemplateDocumentResponsiveHtmlPreviewCreate500Response = ErrorDetails


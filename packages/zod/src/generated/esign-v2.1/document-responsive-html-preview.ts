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



export const documentResponsiveHtmlPreviewCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const documentResponsiveHtmlPreviewCreatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const documentResponsiveHtmlPreviewCreatePathDocumentIdRegExp = new RegExp('^\\d+$');


export const DocumentResponsiveHtmlPreviewCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', documentResponsiveHtmlPreviewCreatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', documentResponsiveHtmlPreviewCreatePathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', documentResponsiveHtmlPreviewCreatePathDocumentIdRegExp)
})

export const DocumentResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition

export const DocumentResponsiveHtmlPreviewCreate201Response = DocumentHtmlDefinitions

export const DocumentResponsiveHtmlPreviewCreate400Response = ErrorDetails

export const DocumentResponsiveHtmlPreviewCreate401Response = ErrorDetails

export const DocumentResponsiveHtmlPreviewCreate403Response = ErrorDetails

export const DocumentResponsiveHtmlPreviewCreate404Response = ErrorDetails

export const DocumentResponsiveHtmlPreviewCreate405Response = ErrorDetails

export const DocumentResponsiveHtmlPreviewCreate429Response = ErrorDetails

export const DocumentResponsiveHtmlPreviewCreate500Response = ErrorDetails


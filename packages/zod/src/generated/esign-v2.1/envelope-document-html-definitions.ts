/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  DocumentHtmlDefinitionOriginals
} from './schemas/documentHtmlDefinitionOriginals.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const envelopeDocumentHtmlDefinitionsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeDocumentHtmlDefinitionsGetPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopeDocumentHtmlDefinitionsGetPathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopeDocumentHtmlDefinitionsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeDocumentHtmlDefinitionsGetPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeDocumentHtmlDefinitionsGetPathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopeDocumentHtmlDefinitionsGetPathDocumentIdRegExp)
})

export const EnvelopeDocumentHtmlDefinitionsGet200Response = DocumentHtmlDefinitionOriginals

export const EnvelopeDocumentHtmlDefinitionsGet400Response = ErrorDetails

export const EnvelopeDocumentHtmlDefinitionsGet401Response = ErrorDetails

export const EnvelopeDocumentHtmlDefinitionsGet403Response = ErrorDetails

export const EnvelopeDocumentHtmlDefinitionsGet404Response = ErrorDetails

export const EnvelopeDocumentHtmlDefinitionsGet405Response = ErrorDetails

export const EnvelopeDocumentHtmlDefinitionsGet429Response = ErrorDetails

export const EnvelopeDocumentHtmlDefinitionsGet500Response = ErrorDetails


/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ConsoleViewRequest
} from './schemas/consoleViewRequest.zod.js';

import {
  CorrectViewRequest
} from './schemas/correctViewRequest.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  RecipientViewRequest
} from './schemas/recipientViewRequest.zod.js';

import {
  ReturnUrlRequest
} from './schemas/returnUrlRequest.zod.js';

import {
  ViewUrl
} from './schemas/viewUrl.zod.js';



export const envelopeViewsCreateCorrectPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeViewsCreateCorrectPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeViewsCreateCorrectParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeViewsCreateCorrectPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeViewsCreateCorrectPathEnvelopeIdRegExp)
})

export const EnvelopeViewsCreateCorrectBody = CorrectViewRequest

export const EnvelopeViewsCreateCorrect201Response = ViewUrl

export const EnvelopeViewsCreateCorrect400Response = ErrorDetails

export const EnvelopeViewsCreateCorrect401Response = ErrorDetails

export const EnvelopeViewsCreateCorrect403Response = ErrorDetails

export const EnvelopeViewsCreateCorrect404Response = ErrorDetails

export const EnvelopeViewsCreateCorrect405Response = ErrorDetails

export const EnvelopeViewsCreateCorrect429Response = ErrorDetails

export const EnvelopeViewsCreateCorrect500Response = ErrorDetails

export const envelopeViewsCreateEditPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeViewsCreateEditPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeViewsCreateEditParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeViewsCreateEditPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeViewsCreateEditPathEnvelopeIdRegExp)
})

export const EnvelopeViewsCreateEditBody = ReturnUrlRequest

export const EnvelopeViewsCreateEdit201Response = ViewUrl

export const EnvelopeViewsCreateEdit400Response = ErrorDetails

export const EnvelopeViewsCreateEdit401Response = ErrorDetails

export const EnvelopeViewsCreateEdit403Response = ErrorDetails

export const EnvelopeViewsCreateEdit404Response = ErrorDetails

export const EnvelopeViewsCreateEdit405Response = ErrorDetails

export const EnvelopeViewsCreateEdit429Response = ErrorDetails

export const EnvelopeViewsCreateEdit500Response = ErrorDetails

export const envelopeViewsCreateRecipientPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeViewsCreateRecipientPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeViewsCreateRecipientParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeViewsCreateRecipientPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeViewsCreateRecipientPathEnvelopeIdRegExp)
})

export const EnvelopeViewsCreateRecipientBody = RecipientViewRequest

export const EnvelopeViewsCreateRecipient201Response = ViewUrl

export const EnvelopeViewsCreateRecipient400Response = ErrorDetails

export const EnvelopeViewsCreateRecipient401Response = ErrorDetails

export const EnvelopeViewsCreateRecipient403Response = ErrorDetails

export const EnvelopeViewsCreateRecipient404Response = ErrorDetails

export const EnvelopeViewsCreateRecipient405Response = ErrorDetails

export const EnvelopeViewsCreateRecipient429Response = ErrorDetails

export const EnvelopeViewsCreateRecipient500Response = ErrorDetails

export const envelopeViewsCreateSenderPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeViewsCreateSenderPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeViewsCreateSenderParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeViewsCreateSenderPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeViewsCreateSenderPathEnvelopeIdRegExp)
})

export const EnvelopeViewsCreateSenderBody = ReturnUrlRequest

export const EnvelopeViewsCreateSender201Response = ViewUrl

export const EnvelopeViewsCreateSender400Response = ErrorDetails

export const EnvelopeViewsCreateSender401Response = ErrorDetails

export const EnvelopeViewsCreateSender403Response = ErrorDetails

export const EnvelopeViewsCreateSender404Response = ErrorDetails

export const EnvelopeViewsCreateSender405Response = ErrorDetails

export const EnvelopeViewsCreateSender429Response = ErrorDetails

export const EnvelopeViewsCreateSender500Response = ErrorDetails

export const envelopeViewsCreateSharedRecipientPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeViewsCreateSharedRecipientPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeViewsCreateSharedRecipientParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeViewsCreateSharedRecipientPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeViewsCreateSharedRecipientPathEnvelopeIdRegExp)
})

export const EnvelopeViewsCreateSharedRecipientBody = RecipientViewRequest

export const EnvelopeViewsCreateSharedRecipient201Response = ViewUrl

export const EnvelopeViewsCreateSharedRecipient400Response = ErrorDetails

export const EnvelopeViewsCreateSharedRecipient401Response = ErrorDetails

export const EnvelopeViewsCreateSharedRecipient403Response = ErrorDetails

export const EnvelopeViewsCreateSharedRecipient404Response = ErrorDetails

export const EnvelopeViewsCreateSharedRecipient405Response = ErrorDetails

export const EnvelopeViewsCreateSharedRecipient429Response = ErrorDetails

export const EnvelopeViewsCreateSharedRecipient500Response = ErrorDetails

export const envelopeViewsCreateConsolePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const EnvelopeViewsCreateConsoleParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeViewsCreateConsolePathAccountIdRegExp)
})

export const EnvelopeViewsCreateConsoleBody = ConsoleViewRequest

export const EnvelopeViewsCreateConsole201Response = ViewUrl

export const EnvelopeViewsCreateConsole400Response = ErrorDetails

export const EnvelopeViewsCreateConsole401Response = ErrorDetails

export const EnvelopeViewsCreateConsole403Response = ErrorDetails

export const EnvelopeViewsCreateConsole404Response = ErrorDetails

export const EnvelopeViewsCreateConsole405Response = ErrorDetails

export const EnvelopeViewsCreateConsole429Response = ErrorDetails

export const EnvelopeViewsCreateConsole500Response = ErrorDetails


/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ENoteConfiguration
} from './schemas/eNoteConfiguration.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const eNoteConfigurationsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ENoteConfigurationsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', eNoteConfigurationsGetPathAccountIdRegExp)
})

export const ENoteConfigurationsGet200Response = ENoteConfiguration

export const ENoteConfigurationsGet400Response = ErrorDetails

export const ENoteConfigurationsGet401Response = ErrorDetails

export const ENoteConfigurationsGet403Response = ErrorDetails

export const ENoteConfigurationsGet404Response = ErrorDetails

export const ENoteConfigurationsGet405Response = ErrorDetails

export const ENoteConfigurationsGet429Response = ErrorDetails

export const ENoteConfigurationsGet500Response = ErrorDetails

export const eNoteConfigurationsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ENoteConfigurationsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', eNoteConfigurationsUpdatePathAccountIdRegExp)
})

export const ENoteConfigurationsUpdateBody = ENoteConfiguration

export const ENoteConfigurationsUpdate200Response = ENoteConfiguration

export const ENoteConfigurationsUpdate400Response = ErrorDetails

export const ENoteConfigurationsUpdate401Response = ErrorDetails

export const ENoteConfigurationsUpdate403Response = ErrorDetails

export const ENoteConfigurationsUpdate404Response = ErrorDetails

export const ENoteConfigurationsUpdate405Response = ErrorDetails

export const ENoteConfigurationsUpdate429Response = ErrorDetails

export const ENoteConfigurationsUpdate500Response = ErrorDetails

export const eNoteConfigurationsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ENoteConfigurationsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', eNoteConfigurationsDeletePathAccountIdRegExp)
})

export const ENoteConfigurationsDelete200Response = zod.unknown()

export const ENoteConfigurationsDelete400Response = ErrorDetails

export const ENoteConfigurationsDelete401Response = ErrorDetails

export const ENoteConfigurationsDelete403Response = ErrorDetails

export const ENoteConfigurationsDelete404Response = ErrorDetails

export const ENoteConfigurationsDelete405Response = ErrorDetails

export const ENoteConfigurationsDelete429Response = ErrorDetails

export const ENoteConfigurationsDelete500Response = ErrorDetails


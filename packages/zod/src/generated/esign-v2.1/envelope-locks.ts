/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  LockInformation
} from './schemas/lockInformation.zod.js';

import {
  LockRequest
} from './schemas/lockRequest.zod.js';



export const envelopeLocksGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeLocksGetPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeLocksGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeLocksGetPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeLocksGetPathEnvelopeIdRegExp)
})

export const EnvelopeLocksGet200Response = LockInformation

export const EnvelopeLocksGet400Response = ErrorDetails

export const EnvelopeLocksGet401Response = ErrorDetails

export const EnvelopeLocksGet403Response = ErrorDetails

export const EnvelopeLocksGet404Response = ErrorDetails

export const EnvelopeLocksGet405Response = ErrorDetails

export const EnvelopeLocksGet429Response = ErrorDetails

export const EnvelopeLocksGet500Response = ErrorDetails

export const envelopeLocksCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeLocksCreatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeLocksCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeLocksCreatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeLocksCreatePathEnvelopeIdRegExp)
})

export const EnvelopeLocksCreateBody = LockRequest

export const EnvelopeLocksCreate201Response = LockInformation

export const EnvelopeLocksCreate400Response = ErrorDetails

export const EnvelopeLocksCreate401Response = ErrorDetails

export const EnvelopeLocksCreate403Response = ErrorDetails

export const EnvelopeLocksCreate404Response = ErrorDetails

export const EnvelopeLocksCreate405Response = ErrorDetails

export const EnvelopeLocksCreate429Response = ErrorDetails

export const EnvelopeLocksCreate500Response = ErrorDetails

export const envelopeLocksUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeLocksUpdatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeLocksUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeLocksUpdatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeLocksUpdatePathEnvelopeIdRegExp)
})

export const EnvelopeLocksUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeLocksUpdateBody = LockRequest

export const EnvelopeLocksUpdate200Response = LockInformation

export const EnvelopeLocksUpdate400Response = ErrorDetails

export const EnvelopeLocksUpdate401Response = ErrorDetails

export const EnvelopeLocksUpdate403Response = ErrorDetails

export const EnvelopeLocksUpdate404Response = ErrorDetails

export const EnvelopeLocksUpdate405Response = ErrorDetails

export const EnvelopeLocksUpdate429Response = ErrorDetails

export const EnvelopeLocksUpdate500Response = ErrorDetails

export const envelopeLocksDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeLocksDeletePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeLocksDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeLocksDeletePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeLocksDeletePathEnvelopeIdRegExp)
})

export const envelopeLocksDeleteQuerySaveChangesDefault = `true`;

export const EnvelopeLocksDeleteQueryParams = zod.object({
  "save_changes": zod.enum(['true', 'false']).default(envelopeLocksDeleteQuerySaveChangesDefault)
})

export const EnvelopeLocksDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeLocksDelete200Response = LockInformation

export const EnvelopeLocksDelete400Response = ErrorDetails

export const EnvelopeLocksDelete401Response = ErrorDetails

export const EnvelopeLocksDelete403Response = ErrorDetails

export const EnvelopeLocksDelete404Response = ErrorDetails

export const EnvelopeLocksDelete405Response = ErrorDetails

export const EnvelopeLocksDelete429Response = ErrorDetails

export const EnvelopeLocksDelete500Response = ErrorDetails


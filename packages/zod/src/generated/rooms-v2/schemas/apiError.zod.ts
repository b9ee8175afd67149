/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const apiErrorReferenceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const ApiError = zod.object({
  "errorCode": zod.string(),
  "message": zod.string(),
  "referenceId": zod.stringFormat('guid', apiErrorReferenceIdRegExp).optional()
});

export type ApiError = zod.input<typeof ApiError>;
export type ApiErrorOutput = zod.output<typeof ApiError>;

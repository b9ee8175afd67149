/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ApiError
} from './schemas/apiError.zod.js';

import {
  Office
} from './schemas/office.zod.js';

import {
  OfficeForCreate
} from './schemas/officeForCreate.zod.js';

import {
  OfficeReferenceCountList
} from './schemas/officeReferenceCountList.zod.js';

import {
  OfficeSummaryList
} from './schemas/officeSummaryList.zod.js';



export const officesGetOfficesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const OfficesGetOfficesParams = zod.object({
  "accountId": zod.stringFormat('account-id', officesGetOfficesPathAccountIdRegExp)
})

export const officesGetOfficesQueryCountDefault = 100;
export const officesGetOfficesQueryCountMax = 100;

export const officesGetOfficesQueryStartPositionDefault = 0;
export const officesGetOfficesQueryStartPositionMin = 0;



export const OfficesGetOfficesQueryParams = zod.object({
  "count": zod.int().min(1).max(officesGetOfficesQueryCountMax).default(officesGetOfficesQueryCountDefault),
  "startPosition": zod.int().min(officesGetOfficesQueryStartPositionMin).default(officesGetOfficesQueryStartPositionDefault),
  "onlyAccessible": zod.boolean().optional(),
  "search": zod.string().optional()
})

export const OfficesGetOffices200Response = OfficeSummaryList

export const OfficesGetOffices400Response = ApiError

export const OfficesGetOffices401Response = ApiError

export const OfficesGetOffices403Response = ApiError

export const OfficesGetOffices404Response = ApiError

export const OfficesGetOffices405Response = ApiError

export const OfficesGetOffices429Response = ApiError

export const OfficesGetOffices500Response = ApiError

export const officesCreateOfficePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const OfficesCreateOfficeParams = zod.object({
  "accountId": zod.stringFormat('account-id', officesCreateOfficePathAccountIdRegExp)
})

export const OfficesCreateOfficeBody = OfficeForCreate

export const OfficesCreateOffice201Response = Office

export const OfficesCreateOffice400Response = ApiError

export const OfficesCreateOffice401Response = ApiError

export const OfficesCreateOffice403Response = ApiError

export const OfficesCreateOffice404Response = ApiError

export const OfficesCreateOffice405Response = ApiError

export const OfficesCreateOffice429Response = ApiError

export const OfficesCreateOffice500Response = ApiError

export const officesGetOfficePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const OfficesGetOfficeParams = zod.object({
  "accountId": zod.stringFormat('account-id', officesGetOfficePathAccountIdRegExp),
  "officeId": zod.int().min(1)
})

export const OfficesGetOffice200Response = Office

export const OfficesGetOffice400Response = ApiError

export const OfficesGetOffice401Response = ApiError

export const OfficesGetOffice403Response = ApiError

export const OfficesGetOffice404Response = ApiError

export const OfficesGetOffice405Response = ApiError

export const OfficesGetOffice429Response = ApiError

export const OfficesGetOffice500Response = ApiError

export const officesDeleteOfficePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const OfficesDeleteOfficeParams = zod.object({
  "accountId": zod.stringFormat('account-id', officesDeleteOfficePathAccountIdRegExp),
  "officeId": zod.int().min(1)
})

export const OfficesDeleteOffice204Response = zod.void()

export const OfficesDeleteOffice400Response = ApiError

export const OfficesDeleteOffice401Response = ApiError

export const OfficesDeleteOffice403Response = ApiError

export const OfficesDeleteOffice404Response = ApiError

export const OfficesDeleteOffice405Response = ApiError

export const OfficesDeleteOffice429Response = ApiError

export const OfficesDeleteOffice500Response = ApiError

export const officesGetReferenceCountsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const OfficesGetReferenceCountsParams = zod.object({
  "accountId": zod.stringFormat('account-id', officesGetReferenceCountsPathAccountIdRegExp),
  "officeId": zod.int().min(1)
})

export const OfficesGetReferenceCounts200Response = OfficeReferenceCountList

export const OfficesGetReferenceCounts400Response = ApiError

export const OfficesGetReferenceCounts401Response = ApiError

export const OfficesGetReferenceCounts403Response = ApiError

export const OfficesGetReferenceCounts404Response = ApiError

export const OfficesGetReferenceCounts405Response = ApiError

export const OfficesGetReferenceCounts429Response = ApiError

export const OfficesGetReferenceCounts500Response = ApiError


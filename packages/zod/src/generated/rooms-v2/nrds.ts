/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ApiError
} from './schemas/apiError.zod.js';

import {
  UserNrdsId
} from './schemas/userNrdsId.zod.js';



export const nrdsUpdateUserNrdsIdPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const NrdsUpdateUserNrdsIdParams = zod.object({
  "accountId": zod.stringFormat('account-id', nrdsUpdateUserNrdsIdPathAccountIdRegExp),
  "userId": zod.int().min(1)
})

export const NrdsUpdateUserNrdsIdBody = UserNrdsId

export const NrdsUpdateUserNrdsId200Response = UserNrdsId

export const NrdsUpdateUserNrdsId400Response = ApiError

export const NrdsUpdateUserNrdsId401Response = ApiError

export const NrdsUpdateUserNrdsId403Response = ApiError

export const NrdsUpdateUserNrdsId404Response = ApiError

export const NrdsUpdateUserNrdsId405Response = ApiError

export const NrdsUpdateUserNrdsId429Response = ApiError

export const NrdsUpdateUserNrdsId500Response = ApiError

export const nrdsDeleteUserNrdsIdPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const NrdsDeleteUserNrdsIdParams = zod.object({
  "accountId": zod.stringFormat('account-id', nrdsDeleteUserNrdsIdPathAccountIdRegExp),
  "userId": zod.int().min(1)
})

export const NrdsDeleteUserNrdsId204Response = zod.void()

export const NrdsDeleteUserNrdsId400Response = ApiError

export const NrdsDeleteUserNrdsId401Response = ApiError

export const NrdsDeleteUserNrdsId403Response = ApiError

export const NrdsDeleteUserNrdsId404Response = ApiError

export const NrdsDeleteUserNrdsId405Response = ApiError

export const NrdsDeleteUserNrdsId429Response = ApiError

export const NrdsDeleteUserNrdsId500Response = ApiError


/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import {
  ApiError
} from './schemas/apiError.zod.js';

import {
  GlobalCountries
} from './schemas/globalCountries.zod.js';



export const GlobalListsGetCountries200Response = GlobalCountries

export const GlobalListsGetCountries400Response = ApiError

export const GlobalListsGetCountries401Response = ApiError

export const GlobalListsGetCountries403Response = ApiError

export const GlobalListsGetCountries404Response = ApiError

export const GlobalListsGetCountries405Response = ApiError

export const GlobalListsGetCountries429Response = ApiError

export const GlobalListsGetCountries500Response = ApiError


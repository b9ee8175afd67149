/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import {
  ApiError
} from './schemas/apiError.zod.js';

import {
  GlobalClosingStatuses
} from './schemas/globalClosingStatuses.zod.js';

import {
  GlobalContactSides
} from './schemas/globalContactSides.zod.js';

import {
  GlobalCountries
} from './schemas/globalCountries.zod.js';

import {
  GlobalCurrencies
} from './schemas/globalCurrencies.zod.js';

import {
  GlobalFinancingTypes
} from './schemas/globalFinancingTypes.zod.js';

import {
  GlobalOriginsOfLeads
} from './schemas/globalOriginsOfLeads.zod.js';

import {
  GlobalPropertyTypes
} from './schemas/globalPropertyTypes.zod.js';

import {
  GlobalRoomContactTypes
} from './schemas/globalRoomContactTypes.zod.js';

import {
  GlobalSellerDecisionTypes
} from './schemas/globalSellerDecisionTypes.zod.js';

import {
  GlobalSpecialCircumstanceTypes
} from './schemas/globalSpecialCircumstanceTypes.zod.js';

import {
  GlobalStates
} from './schemas/globalStates.zod.js';

import {
  GlobalTaskDateTypes
} from './schemas/globalTaskDateTypes.zod.js';

import {
  GlobalTaskResponsibilityTypes
} from './schemas/globalTaskResponsibilityTypes.zod.js';

import {
  GlobalTaskStatuses
} from './schemas/globalTaskStatuses.zod.js';

import {
  GlobalTimeZones
} from './schemas/globalTimeZones.zod.js';

import {
  GlobalTransactionSides
} from './schemas/globalTransactionSides.zod.js';



export const GlobalListsGetClosingStatuses200Response = GlobalClosingStatuses

export const GlobalListsGetClosingStatuses400Response = ApiError

export const GlobalListsGetClosingStatuses401Response = ApiError

export const GlobalListsGetClosingStatuses403Response = ApiError

export const GlobalListsGetClosingStatuses404Response = ApiError

export const GlobalListsGetClosingStatuses405Response = ApiError

export const GlobalListsGetClosingStatuses429Response = ApiError

export const GlobalListsGetClosingStatuses500Response = ApiError

export const GlobalListsGetContactSides200Response = GlobalContactSides

export const GlobalListsGetContactSides400Response = ApiError

export const GlobalListsGetContactSides401Response = ApiError

export const GlobalListsGetContactSides403Response = ApiError

export const GlobalListsGetContactSides404Response = ApiError

export const GlobalListsGetContactSides405Response = ApiError

export const GlobalListsGetContactSides429Response = ApiError

export const GlobalListsGetContactSides500Response = ApiError

export const GlobalListsGetCountries200Response = GlobalCountries

export const GlobalListsGetCountries400Response = ApiError

export const GlobalListsGetCountries401Response = ApiError

export const GlobalListsGetCountries403Response = ApiError

export const GlobalListsGetCountries404Response = ApiError

export const GlobalListsGetCountries405Response = ApiError

export const GlobalListsGetCountries429Response = ApiError

export const GlobalListsGetCountries500Response = ApiError

export const GlobalListsGetCurrencies200Response = GlobalCurrencies

export const GlobalListsGetCurrencies400Response = ApiError

export const GlobalListsGetCurrencies401Response = ApiError

export const GlobalListsGetCurrencies403Response = ApiError

export const GlobalListsGetCurrencies404Response = ApiError

export const GlobalListsGetCurrencies405Response = ApiError

export const GlobalListsGetCurrencies429Response = ApiError

export const GlobalListsGetCurrencies500Response = ApiError

export const GlobalListsGetFinancingTypes200Response = GlobalFinancingTypes

export const GlobalListsGetFinancingTypes400Response = ApiError

export const GlobalListsGetFinancingTypes401Response = ApiError

export const GlobalListsGetFinancingTypes403Response = ApiError

export const GlobalListsGetFinancingTypes404Response = ApiError

export const GlobalListsGetFinancingTypes405Response = ApiError

export const GlobalListsGetFinancingTypes429Response = ApiError

export const GlobalListsGetFinancingTypes500Response = ApiError

export const GlobalListsGetOriginsOfLeads200Response = GlobalOriginsOfLeads

export const GlobalListsGetOriginsOfLeads400Response = ApiError

export const GlobalListsGetOriginsOfLeads401Response = ApiError

export const GlobalListsGetOriginsOfLeads403Response = ApiError

export const GlobalListsGetOriginsOfLeads404Response = ApiError

export const GlobalListsGetOriginsOfLeads405Response = ApiError

export const GlobalListsGetOriginsOfLeads429Response = ApiError

export const GlobalListsGetOriginsOfLeads500Response = ApiError

export const GlobalListsGetPropertyTypes200Response = GlobalPropertyTypes

export const GlobalListsGetPropertyTypes400Response = ApiError

export const GlobalListsGetPropertyTypes401Response = ApiError

export const GlobalListsGetPropertyTypes403Response = ApiError

export const GlobalListsGetPropertyTypes404Response = ApiError

export const GlobalListsGetPropertyTypes405Response = ApiError

export const GlobalListsGetPropertyTypes429Response = ApiError

export const GlobalListsGetPropertyTypes500Response = ApiError

export const GlobalListsGetRoomContactTypes200Response = GlobalRoomContactTypes

export const GlobalListsGetRoomContactTypes400Response = ApiError

export const GlobalListsGetRoomContactTypes401Response = ApiError

export const GlobalListsGetRoomContactTypes403Response = ApiError

export const GlobalListsGetRoomContactTypes404Response = ApiError

export const GlobalListsGetRoomContactTypes405Response = ApiError

export const GlobalListsGetRoomContactTypes429Response = ApiError

export const GlobalListsGetRoomContactTypes500Response = ApiError

export const GlobalListsGetSellerDecisionTypes200Response = GlobalSellerDecisionTypes

export const GlobalListsGetSellerDecisionTypes400Response = ApiError

export const GlobalListsGetSellerDecisionTypes401Response = ApiError

export const GlobalListsGetSellerDecisionTypes403Response = ApiError

export const GlobalListsGetSellerDecisionTypes404Response = ApiError

export const GlobalListsGetSellerDecisionTypes405Response = ApiError

export const GlobalListsGetSellerDecisionTypes429Response = ApiError

export const GlobalListsGetSellerDecisionTypes500Response = ApiError

export const GlobalListsGetSpecialCircumstanceTypes200Response = GlobalSpecialCircumstanceTypes

export const GlobalListsGetSpecialCircumstanceTypes400Response = ApiError

export const GlobalListsGetSpecialCircumstanceTypes401Response = ApiError

export const GlobalListsGetSpecialCircumstanceTypes403Response = ApiError

export const GlobalListsGetSpecialCircumstanceTypes404Response = ApiError

export const GlobalListsGetSpecialCircumstanceTypes405Response = ApiError

export const GlobalListsGetSpecialCircumstanceTypes429Response = ApiError

export const GlobalListsGetSpecialCircumstanceTypes500Response = ApiError

export const GlobalListsGetStates200Response = GlobalStates

export const GlobalListsGetStates400Response = ApiError

export const GlobalListsGetStates401Response = ApiError

export const GlobalListsGetStates403Response = ApiError

export const GlobalListsGetStates404Response = ApiError

export const GlobalListsGetStates405Response = ApiError

export const GlobalListsGetStates429Response = ApiError

export const GlobalListsGetStates500Response = ApiError

export const GlobalListsGetTaskDateTypes200Response = GlobalTaskDateTypes

export const GlobalListsGetTaskDateTypes400Response = ApiError

export const GlobalListsGetTaskDateTypes401Response = ApiError

export const GlobalListsGetTaskDateTypes403Response = ApiError

export const GlobalListsGetTaskDateTypes404Response = ApiError

export const GlobalListsGetTaskDateTypes405Response = ApiError

export const GlobalListsGetTaskDateTypes429Response = ApiError

export const GlobalListsGetTaskDateTypes500Response = ApiError

export const GlobalListsGetTaskResponsibilityTypes200Response = GlobalTaskResponsibilityTypes

export const GlobalListsGetTaskResponsibilityTypes400Response = ApiError

export const GlobalListsGetTaskResponsibilityTypes401Response = ApiError

export const GlobalListsGetTaskResponsibilityTypes403Response = ApiError

export const GlobalListsGetTaskResponsibilityTypes404Response = ApiError

export const GlobalListsGetTaskResponsibilityTypes405Response = ApiError

export const GlobalListsGetTaskResponsibilityTypes429Response = ApiError

export const GlobalListsGetTaskResponsibilityTypes500Response = ApiError

export const GlobalListsGetTaskStatuses200Response = GlobalTaskStatuses

export const GlobalListsGetTaskStatuses400Response = ApiError

export const GlobalListsGetTaskStatuses401Response = ApiError

export const GlobalListsGetTaskStatuses403Response = ApiError

export const GlobalListsGetTaskStatuses404Response = ApiError

export const GlobalListsGetTaskStatuses405Response = ApiError

export const GlobalListsGetTaskStatuses429Response = ApiError

export const GlobalListsGetTaskStatuses500Response = ApiError

export const GlobalListsGetTimeZones200Response = GlobalTimeZones

export const GlobalListsGetTimeZones400Response = ApiError

export const GlobalListsGetTimeZones401Response = ApiError

export const GlobalListsGetTimeZones403Response = ApiError

export const GlobalListsGetTimeZones404Response = ApiError

export const GlobalListsGetTimeZones405Response = ApiError

export const GlobalListsGetTimeZones429Response = ApiError

export const GlobalListsGetTimeZones500Response = ApiError

export const GlobalListsGetTransactionSides200Response = GlobalTransactionSides

export const GlobalListsGetTransactionSides400Response = ApiError

export const GlobalListsGetTransactionSides401Response = ApiError

export const GlobalListsGetTransactionSides403Response = ApiError

export const GlobalListsGetTransactionSides404Response = ApiError

export const GlobalListsGetTransactionSides405Response = ApiError

export const GlobalListsGetTransactionSides429Response = ApiError

export const GlobalListsGetTransactionSides500Response = ApiError


// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { GlobalClosingStatuses } from './schemas/GlobalClosingStatuses.js';
import type { GlobalContactSides } from './schemas/GlobalContactSides.js';
import type { GlobalCountries } from './schemas/GlobalCountries.js';
import type { GlobalCurrencies } from './schemas/GlobalCurrencies.js';
import type { GlobalFinancingTypes } from './schemas/GlobalFinancingTypes.js';
import type { GlobalOriginsOfLeads } from './schemas/GlobalOriginsOfLeads.js';
import type { GlobalPropertyTypes } from './schemas/GlobalPropertyTypes.js';
import type { GlobalRoomContactTypes } from './schemas/GlobalRoomContactTypes.js';
import type { GlobalSellerDecisionTypes } from './schemas/GlobalSellerDecisionTypes.js';
import type { GlobalSpecialCircumstanceTypes } from './schemas/GlobalSpecialCircumstanceTypes.js';
import type { GlobalStates } from './schemas/GlobalStates.js';
import type { GlobalTaskDateTypes } from './schemas/GlobalTaskDateTypes.js';
import type { GlobalTaskResponsibilityTypes } from './schemas/GlobalTaskResponsibilityTypes.js';
import type { GlobalTaskStatuses } from './schemas/GlobalTaskStatuses.js';
import type { GlobalTimeZones } from './schemas/GlobalTimeZones.js';
import type { GlobalTransactionSides } from './schemas/GlobalTransactionSides.js';

/** All the closing statuses. */
export type GlobalListsGetClosingStatuses200Response = GlobalClosingStatuses;

/** The service refuses the call. */
export type GlobalListsGetClosingStatuses400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetClosingStatuses401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetClosingStatuses403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetClosingStatuses404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetClosingStatuses405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetClosingStatuses429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetClosingStatuses500Response = ApiError;

/**
 * List the closing statuses.
 *
 * Lists the reasons for which a room can be closed, such as a sale or an offer that was not
 * accepted. A closed room carries one of them as its `closedStatusId`. The list is the same for
 * every account, so a client may keep it.
 *
 * `GlobalLists_GetClosingStatuses`, `GET /v2/closing_statuses`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetClosingStatusesResponses {
    /** All the closing statuses. */
    200: GlobalListsGetClosingStatuses200Response;
    /** The service refuses the call. */
    400: GlobalListsGetClosingStatuses400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetClosingStatuses401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetClosingStatuses403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetClosingStatuses404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetClosingStatuses405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetClosingStatuses429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetClosingStatuses500Response;
}

/**
 * The error codes that `GlobalLists_GetClosingStatuses` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetClosingStatusesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the contact sides. */
export type GlobalListsGetContactSides200Response = GlobalContactSides;

/** The service refuses the call. */
export type GlobalListsGetContactSides400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetContactSides401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetContactSides403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetContactSides404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetContactSides405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetContactSides429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetContactSides500Response = ApiError;

/**
 * List the contact sides.
 *
 * Lists the sides of a deal for which a contact of a room can stand: the listing side and the
 * selling side. The list is the same for every account, so a client may keep it.
 *
 * `GlobalLists_GetContactSides`, `GET /v2/contact_sides`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetContactSidesResponses {
    /** All the contact sides. */
    200: GlobalListsGetContactSides200Response;
    /** The service refuses the call. */
    400: GlobalListsGetContactSides400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetContactSides401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetContactSides403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetContactSides404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetContactSides405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetContactSides429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetContactSides500Response;
}

/**
 * The error codes that `GlobalLists_GetContactSides` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetContactSidesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the countries. */
export type GlobalListsGetCountries200Response = GlobalCountries;

/** The service refuses the call. */
export type GlobalListsGetCountries400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetCountries401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetCountries403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetCountries404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetCountries405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetCountries429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetCountries500Response = ApiError;

/**
 * List the countries.
 *
 * Lists the countries in which an office can be opened. The list is the same for every account, so
 * a client may keep it.
 *
 * `GlobalLists_GetCountries`, `GET /v2/countries`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetCountriesResponses {
    /** All the countries. */
    200: GlobalListsGetCountries200Response;
    /** The service refuses the call. */
    400: GlobalListsGetCountries400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetCountries401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetCountries403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetCountries404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetCountries405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetCountries429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetCountries500Response;
}

/**
 * The error codes that `GlobalLists_GetCountries` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetCountriesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the currencies. */
export type GlobalListsGetCurrencies200Response = GlobalCurrencies;

/** The service refuses the call. */
export type GlobalListsGetCurrencies400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetCurrencies401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetCurrencies403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetCurrencies404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetCurrencies405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetCurrencies429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetCurrencies500Response = ApiError;

/**
 * List the currencies.
 *
 * Lists the currencies in which the amounts of a room can be given: the listing price, offers and
 * loans. The list is the same for every account, so a client may keep it.
 *
 * `GlobalLists_GetCurrencies`, `GET /v2/currencies`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetCurrenciesResponses {
    /** All the currencies. */
    200: GlobalListsGetCurrencies200Response;
    /** The service refuses the call. */
    400: GlobalListsGetCurrencies400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetCurrencies401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetCurrencies403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetCurrencies404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetCurrencies405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetCurrencies429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetCurrencies500Response;
}

/**
 * The error codes that `GlobalLists_GetCurrencies` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetCurrenciesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the financing types. */
export type GlobalListsGetFinancingTypes200Response = GlobalFinancingTypes;

/** The service refuses the call. */
export type GlobalListsGetFinancingTypes400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetFinancingTypes401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetFinancingTypes403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetFinancingTypes404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetFinancingTypes405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetFinancingTypes429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetFinancingTypes500Response = ApiError;

/**
 * List the financing types.
 *
 * Lists the ways in which a buyer can pay for a property, such as cash or a conventional loan. The
 * list is the same for every account, so a client may keep it.
 *
 * `GlobalLists_GetFinancingTypes`, `GET /v2/financing_types`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetFinancingTypesResponses {
    /** All the financing types. */
    200: GlobalListsGetFinancingTypes200Response;
    /** The service refuses the call. */
    400: GlobalListsGetFinancingTypes400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetFinancingTypes401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetFinancingTypes403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetFinancingTypes404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetFinancingTypes405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetFinancingTypes429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetFinancingTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetFinancingTypes` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetFinancingTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the origins of leads. */
export type GlobalListsGetOriginsOfLeads200Response = GlobalOriginsOfLeads;

/** The service refuses the call. */
export type GlobalListsGetOriginsOfLeads400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetOriginsOfLeads401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetOriginsOfLeads403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetOriginsOfLeads404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetOriginsOfLeads405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetOriginsOfLeads429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetOriginsOfLeads500Response = ApiError;

/**
 * List the origins of leads.
 *
 * Lists where the lead for a deal can have come from, such as a portal, a referral or print
 * marketing. The list is the same for every account, so a client may keep it.
 *
 * `GlobalLists_GetOriginsOfLeads`, `GET /v2/origins_of_leads`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetOriginsOfLeadsResponses {
    /** All the origins of leads. */
    200: GlobalListsGetOriginsOfLeads200Response;
    /** The service refuses the call. */
    400: GlobalListsGetOriginsOfLeads400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetOriginsOfLeads401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetOriginsOfLeads403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetOriginsOfLeads404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetOriginsOfLeads405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetOriginsOfLeads429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetOriginsOfLeads500Response;
}

/**
 * The error codes that `GlobalLists_GetOriginsOfLeads` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetOriginsOfLeadsErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the property types. */
export type GlobalListsGetPropertyTypes200Response = GlobalPropertyTypes;

/** The service refuses the call. */
export type GlobalListsGetPropertyTypes400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetPropertyTypes401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetPropertyTypes403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetPropertyTypes404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetPropertyTypes405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetPropertyTypes429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetPropertyTypes500Response = ApiError;

/**
 * List the property types.
 *
 * Lists the kinds of property that a room can be about, such as a condominium, land or a rental.
 * The list is the same for every account, so a client may keep it.
 *
 * `GlobalLists_GetPropertyTypes`, `GET /v2/property_types`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetPropertyTypesResponses {
    /** All the property types. */
    200: GlobalListsGetPropertyTypes200Response;
    /** The service refuses the call. */
    400: GlobalListsGetPropertyTypes400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetPropertyTypes401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetPropertyTypes403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetPropertyTypes404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetPropertyTypes405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetPropertyTypes429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetPropertyTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetPropertyTypes` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetPropertyTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the room contact types. */
export type GlobalListsGetRoomContactTypes200Response = GlobalRoomContactTypes;

/** The service refuses the call. */
export type GlobalListsGetRoomContactTypes400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetRoomContactTypes401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetRoomContactTypes403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetRoomContactTypes404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetRoomContactTypes405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetRoomContactTypes429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetRoomContactTypes500Response = ApiError;

/**
 * List the room contact types.
 *
 * Lists what a contact can be to a room, such as the buyer, the listing agent or a service
 * provider. The list is the same for every account, so a client may keep it.
 *
 * `GlobalLists_GetRoomContactTypes`, `GET /v2/room_contact_types`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetRoomContactTypesResponses {
    /** All the room contact types. */
    200: GlobalListsGetRoomContactTypes200Response;
    /** The service refuses the call. */
    400: GlobalListsGetRoomContactTypes400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetRoomContactTypes401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetRoomContactTypes403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetRoomContactTypes404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetRoomContactTypes405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetRoomContactTypes429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetRoomContactTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetRoomContactTypes` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetRoomContactTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the seller decision types. */
export type GlobalListsGetSellerDecisionTypes200Response = GlobalSellerDecisionTypes;

/** The service refuses the call. */
export type GlobalListsGetSellerDecisionTypes400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetSellerDecisionTypes401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetSellerDecisionTypes403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetSellerDecisionTypes404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetSellerDecisionTypes405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetSellerDecisionTypes429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetSellerDecisionTypes500Response = ApiError;

/**
 * List the seller decision types.
 *
 * Lists the ways in which a seller can answer an offer, such as approving or countering it. The
 * list is the same for every account, so a client may keep it.
 *
 * `GlobalLists_GetSellerDecisionTypes`, `GET /v2/seller_decision_types`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetSellerDecisionTypesResponses {
    /** All the seller decision types. */
    200: GlobalListsGetSellerDecisionTypes200Response;
    /** The service refuses the call. */
    400: GlobalListsGetSellerDecisionTypes400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetSellerDecisionTypes401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetSellerDecisionTypes403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetSellerDecisionTypes404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetSellerDecisionTypes405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetSellerDecisionTypes429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetSellerDecisionTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetSellerDecisionTypes` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetSellerDecisionTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the special circumstance types. */
export type GlobalListsGetSpecialCircumstanceTypes200Response = GlobalSpecialCircumstanceTypes;

/** The service refuses the call. */
export type GlobalListsGetSpecialCircumstanceTypes400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetSpecialCircumstanceTypes401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetSpecialCircumstanceTypes403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetSpecialCircumstanceTypes404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetSpecialCircumstanceTypes405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetSpecialCircumstanceTypes429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetSpecialCircumstanceTypes500Response = ApiError;

/**
 * List the special circumstance types.
 *
 * Lists the circumstances that can set a deal apart from an ordinary sale, such as a foreclosure
 * or an estate sale. The list is the same for every account, so a client may keep it.
 *
 * `GlobalLists_GetSpecialCircumstanceTypes`, `GET /v2/special_circumstance_types`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetSpecialCircumstanceTypesResponses {
    /** All the special circumstance types. */
    200: GlobalListsGetSpecialCircumstanceTypes200Response;
    /** The service refuses the call. */
    400: GlobalListsGetSpecialCircumstanceTypes400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetSpecialCircumstanceTypes401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetSpecialCircumstanceTypes403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetSpecialCircumstanceTypes404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetSpecialCircumstanceTypes405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetSpecialCircumstanceTypes429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetSpecialCircumstanceTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetSpecialCircumstanceTypes` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetSpecialCircumstanceTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the states. */
export type GlobalListsGetStates200Response = GlobalStates;

/** The service refuses the call. */
export type GlobalListsGetStates400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetStates401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetStates403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetStates404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetStates405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetStates429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetStates500Response = ApiError;

/**
 * List the states and provinces.
 *
 * Lists the states, provinces and regions of the countries in which an office can be opened.
 * Offices and room details refer to them by `stateId`. The list is the same for every account, so
 * a client may keep it.
 *
 * `GlobalLists_GetStates`, `GET /v2/states`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetStatesResponses {
    /** All the states. */
    200: GlobalListsGetStates200Response;
    /** The service refuses the call. */
    400: GlobalListsGetStates400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetStates401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetStates403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetStates404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetStates405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetStates429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetStates500Response;
}

/**
 * The error codes that `GlobalLists_GetStates` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetStatesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the task date types. */
export type GlobalListsGetTaskDateTypes200Response = GlobalTaskDateTypes;

/** The service refuses the call. */
export type GlobalListsGetTaskDateTypes400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetTaskDateTypes401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetTaskDateTypes403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetTaskDateTypes404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetTaskDateTypes405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetTaskDateTypes429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetTaskDateTypes500Response = ApiError;

/**
 * List the task date types.
 *
 * Lists the dates on which the due date of a task can rest, such as the contract date of the room
 * or a day in the calendar. The list is the same for every account, so a client may keep it.
 *
 * `GlobalLists_GetTaskDateTypes`, `GET /v2/task_date_types`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetTaskDateTypesResponses {
    /** All the task date types. */
    200: GlobalListsGetTaskDateTypes200Response;
    /** The service refuses the call. */
    400: GlobalListsGetTaskDateTypes400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetTaskDateTypes401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetTaskDateTypes403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetTaskDateTypes404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetTaskDateTypes405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetTaskDateTypes429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetTaskDateTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetTaskDateTypes` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetTaskDateTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the task responsibility types. */
export type GlobalListsGetTaskResponsibilityTypes200Response = GlobalTaskResponsibilityTypes;

/** The service refuses the call. */
export type GlobalListsGetTaskResponsibilityTypes400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetTaskResponsibilityTypes401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetTaskResponsibilityTypes403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetTaskResponsibilityTypes404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetTaskResponsibilityTypes405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetTaskResponsibilityTypes429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetTaskResponsibilityTypes500Response = ApiError;

/**
 * List the task responsibility types.
 *
 * Lists what a person can have to do with a task: do it as assignee, follow it as watcher, or
 * judge it as reviewer. The list is the same for every account, so a client may keep it.
 *
 * `GlobalLists_GetTaskResponsibilityTypes`, `GET /v2/task_responsibility_types`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetTaskResponsibilityTypesResponses {
    /** All the task responsibility types. */
    200: GlobalListsGetTaskResponsibilityTypes200Response;
    /** The service refuses the call. */
    400: GlobalListsGetTaskResponsibilityTypes400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetTaskResponsibilityTypes401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetTaskResponsibilityTypes403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetTaskResponsibilityTypes404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetTaskResponsibilityTypes405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetTaskResponsibilityTypes429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetTaskResponsibilityTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetTaskResponsibilityTypes` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetTaskResponsibilityTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the task statuses. */
export type GlobalListsGetTaskStatuses200Response = GlobalTaskStatuses;

/** The service refuses the call. */
export type GlobalListsGetTaskStatuses400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetTaskStatuses401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetTaskStatuses403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetTaskStatuses404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetTaskStatuses405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetTaskStatuses429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetTaskStatuses500Response = ApiError;

/**
 * List the task statuses.
 *
 * Lists the states in which a task can be on its way from open to approved or declined. The list
 * is the same for every account, so a client may keep it.
 *
 * `GlobalLists_GetTaskStatuses`, `GET /v2/task_statuses`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetTaskStatusesResponses {
    /** All the task statuses. */
    200: GlobalListsGetTaskStatuses200Response;
    /** The service refuses the call. */
    400: GlobalListsGetTaskStatuses400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetTaskStatuses401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetTaskStatuses403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetTaskStatuses404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetTaskStatuses405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetTaskStatuses429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetTaskStatuses500Response;
}

/**
 * The error codes that `GlobalLists_GetTaskStatuses` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetTaskStatusesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the time zones. */
export type GlobalListsGetTimeZones200Response = GlobalTimeZones;

/** The service refuses the call. */
export type GlobalListsGetTimeZones400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetTimeZones401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetTimeZones403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetTimeZones404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetTimeZones405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetTimeZones429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetTimeZones500Response = ApiError;

/**
 * List the time zones.
 *
 * Lists the time zones that can be given to an office. The `timeZoneId` is a word of this service,
 * not a name of the IANA database. The list is the same for every account, so a client may keep
 * it.
 *
 * `GlobalLists_GetTimeZones`, `GET /v2/time_zones`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetTimeZonesResponses {
    /** All the time zones. */
    200: GlobalListsGetTimeZones200Response;
    /** The service refuses the call. */
    400: GlobalListsGetTimeZones400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetTimeZones401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetTimeZones403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetTimeZones404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetTimeZones405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetTimeZones429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetTimeZones500Response;
}

/**
 * The error codes that `GlobalLists_GetTimeZones` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetTimeZonesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the transaction sides. */
export type GlobalListsGetTransactionSides200Response = GlobalTransactionSides;

/** The service refuses the call. */
export type GlobalListsGetTransactionSides400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type GlobalListsGetTransactionSides401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type GlobalListsGetTransactionSides403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type GlobalListsGetTransactionSides404Response = ApiError;

/** The address exists, but not with this method. */
export type GlobalListsGetTransactionSides405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type GlobalListsGetTransactionSides429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type GlobalListsGetTransactionSides500Response = ApiError;

/**
 * List the transaction sides.
 *
 * Lists the sides of a deal that the owner of a room and the people in it can stand on. The list
 * is the same for every account, so a client may keep it.
 *
 * `GlobalLists_GetTransactionSides`, `GET /v2/transaction_sides`
 *
 * What it answers with, by status.
 */
export interface GlobalListsGetTransactionSidesResponses {
    /** All the transaction sides. */
    200: GlobalListsGetTransactionSides200Response;
    /** The service refuses the call. */
    400: GlobalListsGetTransactionSides400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: GlobalListsGetTransactionSides401Response;
    /** The token is good, but the user may not do this here. */
    403: GlobalListsGetTransactionSides403Response;
    /** No such address, or nothing is stored under it. */
    404: GlobalListsGetTransactionSides404Response;
    /** The address exists, but not with this method. */
    405: GlobalListsGetTransactionSides405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: GlobalListsGetTransactionSides429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: GlobalListsGetTransactionSides500Response;
}

/**
 * The error codes that `GlobalLists_GetTransactionSides` is known to answer with.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token belongs to no company that uses Rooms. Have the user invited, or call as another one.
 */
export type GlobalListsGetTransactionSidesErrorCode = 'USER_LACKS_MEMBERSHIP';

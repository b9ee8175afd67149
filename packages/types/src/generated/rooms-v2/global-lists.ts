// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { GlobalActivityTypes } from './schemas/GlobalActivityTypes.js';
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

/** All the activity types. */
export type GlobalListsGetActivityTypes200Response = GlobalActivityTypes;

/** The service rejects the request. */
export type GlobalListsGetActivityTypes400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetActivityTypes401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetActivityTypes403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetActivityTypes404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetActivityTypes405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetActivityTypes429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetActivityTypes500Response = ApiError;

/**
 * List the activity types.
 *
 * Returns the types of entries that the history of a room can have, such as an envelope that was
 * sent. The list is the same for every account, so a client can cache it.
 *
 * `GlobalLists_GetActivityTypes`, `GET /v2/activity_types`
 *
 * The responses, by status.
 */
export interface GlobalListsGetActivityTypesResponses {
    /** All the activity types. */
    200: GlobalListsGetActivityTypes200Response;
    /** The service rejects the request. */
    400: GlobalListsGetActivityTypes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetActivityTypes401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetActivityTypes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetActivityTypes404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetActivityTypes405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetActivityTypes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetActivityTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetActivityTypes` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetActivityTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the closing statuses. */
export type GlobalListsGetClosingStatuses200Response = GlobalClosingStatuses;

/** The service rejects the request. */
export type GlobalListsGetClosingStatuses400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetClosingStatuses401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetClosingStatuses403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetClosingStatuses404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetClosingStatuses405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetClosingStatuses429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetClosingStatuses500Response = ApiError;

/**
 * List the closing statuses.
 *
 * Returns the reasons for which a room can be closed, such as a sale or a rejected offer. A closed
 * room has one of them as its `closedStatusId`. The list is the same for every account, so a client
 * can cache it.
 *
 * `GlobalLists_GetClosingStatuses`, `GET /v2/closing_statuses`
 *
 * The responses, by status.
 */
export interface GlobalListsGetClosingStatusesResponses {
    /** All the closing statuses. */
    200: GlobalListsGetClosingStatuses200Response;
    /** The service rejects the request. */
    400: GlobalListsGetClosingStatuses400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetClosingStatuses401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetClosingStatuses403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetClosingStatuses404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetClosingStatuses405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetClosingStatuses429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetClosingStatuses500Response;
}

/**
 * The error codes that `GlobalLists_GetClosingStatuses` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetClosingStatusesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the contact sides. */
export type GlobalListsGetContactSides200Response = GlobalContactSides;

/** The service rejects the request. */
export type GlobalListsGetContactSides400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetContactSides401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetContactSides403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetContactSides404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetContactSides405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetContactSides429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetContactSides500Response = ApiError;

/**
 * List the contact sides.
 *
 * Returns the sides of a transaction that a contact of a room can represent: the listing side and
 * the selling side. The list is the same for every account, so a client can cache it.
 *
 * `GlobalLists_GetContactSides`, `GET /v2/contact_sides`
 *
 * The responses, by status.
 */
export interface GlobalListsGetContactSidesResponses {
    /** All the contact sides. */
    200: GlobalListsGetContactSides200Response;
    /** The service rejects the request. */
    400: GlobalListsGetContactSides400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetContactSides401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetContactSides403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetContactSides404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetContactSides405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetContactSides429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetContactSides500Response;
}

/**
 * The error codes that `GlobalLists_GetContactSides` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetContactSidesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the countries. */
export type GlobalListsGetCountries200Response = GlobalCountries;

/** The service rejects the request. */
export type GlobalListsGetCountries400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetCountries401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetCountries403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetCountries404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetCountries405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetCountries429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetCountries500Response = ApiError;

/**
 * List the countries.
 *
 * Returns the countries in which an office can be opened. The list is the same for every account, so
 * a client can cache it.
 *
 * `GlobalLists_GetCountries`, `GET /v2/countries`
 *
 * The responses, by status.
 */
export interface GlobalListsGetCountriesResponses {
    /** All the countries. */
    200: GlobalListsGetCountries200Response;
    /** The service rejects the request. */
    400: GlobalListsGetCountries400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetCountries401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetCountries403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetCountries404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetCountries405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetCountries429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetCountries500Response;
}

/**
 * The error codes that `GlobalLists_GetCountries` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetCountriesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the currencies. */
export type GlobalListsGetCurrencies200Response = GlobalCurrencies;

/** The service rejects the request. */
export type GlobalListsGetCurrencies400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetCurrencies401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetCurrencies403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetCurrencies404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetCurrencies405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetCurrencies429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetCurrencies500Response = ApiError;

/**
 * List the currencies.
 *
 * Returns the currencies of the amounts of a room: the listing price, offers and loans. The list is
 * the same for every account, so a client can cache it.
 *
 * `GlobalLists_GetCurrencies`, `GET /v2/currencies`
 *
 * The responses, by status.
 */
export interface GlobalListsGetCurrenciesResponses {
    /** All the currencies. */
    200: GlobalListsGetCurrencies200Response;
    /** The service rejects the request. */
    400: GlobalListsGetCurrencies400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetCurrencies401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetCurrencies403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetCurrencies404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetCurrencies405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetCurrencies429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetCurrencies500Response;
}

/**
 * The error codes that `GlobalLists_GetCurrencies` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetCurrenciesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the financing types. */
export type GlobalListsGetFinancingTypes200Response = GlobalFinancingTypes;

/** The service rejects the request. */
export type GlobalListsGetFinancingTypes400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetFinancingTypes401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetFinancingTypes403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetFinancingTypes404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetFinancingTypes405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetFinancingTypes429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetFinancingTypes500Response = ApiError;

/**
 * List the financing types.
 *
 * Returns the ways in which a buyer can pay for a property, such as cash or a conventional loan. The
 * list is the same for every account, so a client can cache it.
 *
 * `GlobalLists_GetFinancingTypes`, `GET /v2/financing_types`
 *
 * The responses, by status.
 */
export interface GlobalListsGetFinancingTypesResponses {
    /** All the financing types. */
    200: GlobalListsGetFinancingTypes200Response;
    /** The service rejects the request. */
    400: GlobalListsGetFinancingTypes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetFinancingTypes401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetFinancingTypes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetFinancingTypes404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetFinancingTypes405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetFinancingTypes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetFinancingTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetFinancingTypes` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetFinancingTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the origins of leads. */
export type GlobalListsGetOriginsOfLeads200Response = GlobalOriginsOfLeads;

/** The service rejects the request. */
export type GlobalListsGetOriginsOfLeads400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetOriginsOfLeads401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetOriginsOfLeads403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetOriginsOfLeads404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetOriginsOfLeads405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetOriginsOfLeads429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetOriginsOfLeads500Response = ApiError;

/**
 * List the origins of leads.
 *
 * Returns the possible sources of a lead for a transaction, such as a portal, a referral or print
 * marketing. The list is the same for every account, so a client can cache it.
 *
 * `GlobalLists_GetOriginsOfLeads`, `GET /v2/origins_of_leads`
 *
 * The responses, by status.
 */
export interface GlobalListsGetOriginsOfLeadsResponses {
    /** All the origins of leads. */
    200: GlobalListsGetOriginsOfLeads200Response;
    /** The service rejects the request. */
    400: GlobalListsGetOriginsOfLeads400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetOriginsOfLeads401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetOriginsOfLeads403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetOriginsOfLeads404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetOriginsOfLeads405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetOriginsOfLeads429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetOriginsOfLeads500Response;
}

/**
 * The error codes that `GlobalLists_GetOriginsOfLeads` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetOriginsOfLeadsErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the property types. */
export type GlobalListsGetPropertyTypes200Response = GlobalPropertyTypes;

/** The service rejects the request. */
export type GlobalListsGetPropertyTypes400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetPropertyTypes401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetPropertyTypes403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetPropertyTypes404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetPropertyTypes405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetPropertyTypes429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetPropertyTypes500Response = ApiError;

/**
 * List the property types.
 *
 * Returns the types of property that a room can represent, such as a condominium, land or a rental.
 * The list is the same for every account, so a client can cache it.
 *
 * `GlobalLists_GetPropertyTypes`, `GET /v2/property_types`
 *
 * The responses, by status.
 */
export interface GlobalListsGetPropertyTypesResponses {
    /** All the property types. */
    200: GlobalListsGetPropertyTypes200Response;
    /** The service rejects the request. */
    400: GlobalListsGetPropertyTypes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetPropertyTypes401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetPropertyTypes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetPropertyTypes404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetPropertyTypes405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetPropertyTypes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetPropertyTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetPropertyTypes` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetPropertyTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the room contact types. */
export type GlobalListsGetRoomContactTypes200Response = GlobalRoomContactTypes;

/** The service rejects the request. */
export type GlobalListsGetRoomContactTypes400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetRoomContactTypes401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetRoomContactTypes403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetRoomContactTypes404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetRoomContactTypes405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetRoomContactTypes429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetRoomContactTypes500Response = ApiError;

/**
 * List the room contact types.
 *
 * Returns the types of contacts that a room can have, such as the buyer, the listing agent or a
 * service provider. The list is the same for every account, so a client can cache it.
 *
 * `GlobalLists_GetRoomContactTypes`, `GET /v2/room_contact_types`
 *
 * The responses, by status.
 */
export interface GlobalListsGetRoomContactTypesResponses {
    /** All the room contact types. */
    200: GlobalListsGetRoomContactTypes200Response;
    /** The service rejects the request. */
    400: GlobalListsGetRoomContactTypes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetRoomContactTypes401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetRoomContactTypes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetRoomContactTypes404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetRoomContactTypes405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetRoomContactTypes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetRoomContactTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetRoomContactTypes` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetRoomContactTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the seller decision types. */
export type GlobalListsGetSellerDecisionTypes200Response = GlobalSellerDecisionTypes;

/** The service rejects the request. */
export type GlobalListsGetSellerDecisionTypes400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetSellerDecisionTypes401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetSellerDecisionTypes403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetSellerDecisionTypes404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetSellerDecisionTypes405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetSellerDecisionTypes429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetSellerDecisionTypes500Response = ApiError;

/**
 * List the seller decision types.
 *
 * Returns the ways in which a seller can respond to an offer, such as approving or countering it.
 * The list is the same for every account, so a client can cache it.
 *
 * `GlobalLists_GetSellerDecisionTypes`, `GET /v2/seller_decision_types`
 *
 * The responses, by status.
 */
export interface GlobalListsGetSellerDecisionTypesResponses {
    /** All the seller decision types. */
    200: GlobalListsGetSellerDecisionTypes200Response;
    /** The service rejects the request. */
    400: GlobalListsGetSellerDecisionTypes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetSellerDecisionTypes401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetSellerDecisionTypes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetSellerDecisionTypes404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetSellerDecisionTypes405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetSellerDecisionTypes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetSellerDecisionTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetSellerDecisionTypes` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetSellerDecisionTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the special circumstance types. */
export type GlobalListsGetSpecialCircumstanceTypes200Response = GlobalSpecialCircumstanceTypes;

/** The service rejects the request. */
export type GlobalListsGetSpecialCircumstanceTypes400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetSpecialCircumstanceTypes401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetSpecialCircumstanceTypes403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetSpecialCircumstanceTypes404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetSpecialCircumstanceTypes405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetSpecialCircumstanceTypes429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetSpecialCircumstanceTypes500Response = ApiError;

/**
 * List the special circumstance types.
 *
 * Returns the circumstances that can distinguish a transaction from an ordinary sale, such as a
 * foreclosure or an estate sale. The list is the same for every account, so a client can cache it.
 *
 * `GlobalLists_GetSpecialCircumstanceTypes`, `GET /v2/special_circumstance_types`
 *
 * The responses, by status.
 */
export interface GlobalListsGetSpecialCircumstanceTypesResponses {
    /** All the special circumstance types. */
    200: GlobalListsGetSpecialCircumstanceTypes200Response;
    /** The service rejects the request. */
    400: GlobalListsGetSpecialCircumstanceTypes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetSpecialCircumstanceTypes401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetSpecialCircumstanceTypes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetSpecialCircumstanceTypes404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetSpecialCircumstanceTypes405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetSpecialCircumstanceTypes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetSpecialCircumstanceTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetSpecialCircumstanceTypes` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetSpecialCircumstanceTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the states. */
export type GlobalListsGetStates200Response = GlobalStates;

/** The service rejects the request. */
export type GlobalListsGetStates400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetStates401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetStates403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetStates404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetStates405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetStates429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetStates500Response = ApiError;

/**
 * List the states and provinces.
 *
 * Returns the states, provinces and regions of the countries in which an office can be opened.
 * Offices and room details refer to them by `stateId`. The list is the same for every account, so a
 * client can cache it.
 *
 * `GlobalLists_GetStates`, `GET /v2/states`
 *
 * The responses, by status.
 */
export interface GlobalListsGetStatesResponses {
    /** All the states. */
    200: GlobalListsGetStates200Response;
    /** The service rejects the request. */
    400: GlobalListsGetStates400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetStates401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetStates403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetStates404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetStates405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetStates429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetStates500Response;
}

/**
 * The error codes that `GlobalLists_GetStates` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetStatesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the task date types. */
export type GlobalListsGetTaskDateTypes200Response = GlobalTaskDateTypes;

/** The service rejects the request. */
export type GlobalListsGetTaskDateTypes400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetTaskDateTypes401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetTaskDateTypes403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetTaskDateTypes404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetTaskDateTypes405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetTaskDateTypes429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetTaskDateTypes500Response = ApiError;

/**
 * List the task date types.
 *
 * Returns the dates on which the due date of a task can be based, such as the contract date of the
 * room or a calendar date. The list is the same for every account, so a client can cache it.
 *
 * `GlobalLists_GetTaskDateTypes`, `GET /v2/task_date_types`
 *
 * The responses, by status.
 */
export interface GlobalListsGetTaskDateTypesResponses {
    /** All the task date types. */
    200: GlobalListsGetTaskDateTypes200Response;
    /** The service rejects the request. */
    400: GlobalListsGetTaskDateTypes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetTaskDateTypes401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetTaskDateTypes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetTaskDateTypes404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetTaskDateTypes405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetTaskDateTypes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetTaskDateTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetTaskDateTypes` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetTaskDateTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the task responsibility types. */
export type GlobalListsGetTaskResponsibilityTypes200Response = GlobalTaskResponsibilityTypes;

/** The service rejects the request. */
export type GlobalListsGetTaskResponsibilityTypes400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetTaskResponsibilityTypes401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetTaskResponsibilityTypes403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetTaskResponsibilityTypes404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetTaskResponsibilityTypes405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetTaskResponsibilityTypes429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetTaskResponsibilityTypes500Response = ApiError;

/**
 * List the task responsibility types.
 *
 * Returns the responsibilities that a person can have for a task: complete it as assignee, follow it
 * as watcher, or review it as reviewer. The list is the same for every account, so a client can
 * cache it.
 *
 * `GlobalLists_GetTaskResponsibilityTypes`, `GET /v2/task_responsibility_types`
 *
 * The responses, by status.
 */
export interface GlobalListsGetTaskResponsibilityTypesResponses {
    /** All the task responsibility types. */
    200: GlobalListsGetTaskResponsibilityTypes200Response;
    /** The service rejects the request. */
    400: GlobalListsGetTaskResponsibilityTypes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetTaskResponsibilityTypes401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetTaskResponsibilityTypes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetTaskResponsibilityTypes404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetTaskResponsibilityTypes405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetTaskResponsibilityTypes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetTaskResponsibilityTypes500Response;
}

/**
 * The error codes that `GlobalLists_GetTaskResponsibilityTypes` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetTaskResponsibilityTypesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the task statuses. */
export type GlobalListsGetTaskStatuses200Response = GlobalTaskStatuses;

/** The service rejects the request. */
export type GlobalListsGetTaskStatuses400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetTaskStatuses401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetTaskStatuses403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetTaskStatuses404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetTaskStatuses405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetTaskStatuses429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetTaskStatuses500Response = ApiError;

/**
 * List the task statuses.
 *
 * Returns the statuses that a task can have, from open to approved or declined. The list is the same
 * for every account, so a client can cache it.
 *
 * `GlobalLists_GetTaskStatuses`, `GET /v2/task_statuses`
 *
 * The responses, by status.
 */
export interface GlobalListsGetTaskStatusesResponses {
    /** All the task statuses. */
    200: GlobalListsGetTaskStatuses200Response;
    /** The service rejects the request. */
    400: GlobalListsGetTaskStatuses400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetTaskStatuses401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetTaskStatuses403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetTaskStatuses404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetTaskStatuses405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetTaskStatuses429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetTaskStatuses500Response;
}

/**
 * The error codes that `GlobalLists_GetTaskStatuses` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetTaskStatusesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the time zones. */
export type GlobalListsGetTimeZones200Response = GlobalTimeZones;

/** The service rejects the request. */
export type GlobalListsGetTimeZones400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetTimeZones401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetTimeZones403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetTimeZones404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetTimeZones405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetTimeZones429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetTimeZones500Response = ApiError;

/**
 * List the time zones.
 *
 * Returns the time zones that an office can have. The `timeZoneId` is a code of this service, not a
 * name of the IANA database. The list is the same for every account, so a client can cache it.
 *
 * `GlobalLists_GetTimeZones`, `GET /v2/time_zones`
 *
 * The responses, by status.
 */
export interface GlobalListsGetTimeZonesResponses {
    /** All the time zones. */
    200: GlobalListsGetTimeZones200Response;
    /** The service rejects the request. */
    400: GlobalListsGetTimeZones400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetTimeZones401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetTimeZones403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetTimeZones404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetTimeZones405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetTimeZones429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetTimeZones500Response;
}

/**
 * The error codes that `GlobalLists_GetTimeZones` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetTimeZonesErrorCode = 'USER_LACKS_MEMBERSHIP';

/** All the transaction sides. */
export type GlobalListsGetTransactionSides200Response = GlobalTransactionSides;

/** The service rejects the request. */
export type GlobalListsGetTransactionSides400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type GlobalListsGetTransactionSides401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type GlobalListsGetTransactionSides403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type GlobalListsGetTransactionSides404Response = ApiError;

/** The path exists, but does not support this method. */
export type GlobalListsGetTransactionSides405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type GlobalListsGetTransactionSides429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type GlobalListsGetTransactionSides500Response = ApiError;

/**
 * List the transaction sides.
 *
 * Returns the sides of a transaction that the owner of a room and its people can represent. The list
 * is the same for every account, so a client can cache it.
 *
 * `GlobalLists_GetTransactionSides`, `GET /v2/transaction_sides`
 *
 * The responses, by status.
 */
export interface GlobalListsGetTransactionSidesResponses {
    /** All the transaction sides. */
    200: GlobalListsGetTransactionSides200Response;
    /** The service rejects the request. */
    400: GlobalListsGetTransactionSides400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: GlobalListsGetTransactionSides401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: GlobalListsGetTransactionSides403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: GlobalListsGetTransactionSides404Response;
    /** The path exists, but does not support this method. */
    405: GlobalListsGetTransactionSides405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: GlobalListsGetTransactionSides429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: GlobalListsGetTransactionSides500Response;
}

/**
 * The error codes that `GlobalLists_GetTransactionSides` can return.
 *
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type GlobalListsGetTransactionSidesErrorCode = 'USER_LACKS_MEMBERSHIP';

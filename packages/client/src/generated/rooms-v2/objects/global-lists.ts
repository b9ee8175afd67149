// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GlobalListsGetActivityTypes200Response, GlobalListsGetActivityTypesResponses, GlobalListsGetClosingStatuses200Response, GlobalListsGetClosingStatusesResponses, GlobalListsGetContactSides200Response, GlobalListsGetContactSidesResponses, GlobalListsGetCountries200Response, GlobalListsGetCountriesResponses, GlobalListsGetCurrencies200Response, GlobalListsGetCurrenciesResponses, GlobalListsGetFinancingTypes200Response, GlobalListsGetFinancingTypesResponses, GlobalListsGetOriginsOfLeads200Response, GlobalListsGetOriginsOfLeadsResponses, GlobalListsGetPropertyTypes200Response, GlobalListsGetPropertyTypesResponses, GlobalListsGetRoomContactTypes200Response, GlobalListsGetRoomContactTypesResponses, GlobalListsGetSellerDecisionTypes200Response, GlobalListsGetSellerDecisionTypesResponses, GlobalListsGetSpecialCircumstanceTypes200Response, GlobalListsGetSpecialCircumstanceTypesResponses, GlobalListsGetStates200Response, GlobalListsGetStatesResponses, GlobalListsGetTaskDateTypes200Response, GlobalListsGetTaskDateTypesResponses, GlobalListsGetTaskResponsibilityTypes200Response, GlobalListsGetTaskResponsibilityTypesResponses, GlobalListsGetTaskStatuses200Response, GlobalListsGetTaskStatusesResponses, GlobalListsGetTimeZones200Response, GlobalListsGetTimeZonesResponses, GlobalListsGetTransactionSides200Response, GlobalListsGetTransactionSidesResponses } from '@countersign/types/rooms-v2/global-lists';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { GlobalListsGetActivityTypesInput, GlobalListsGetClosingStatusesInput, GlobalListsGetContactSidesInput, GlobalListsGetCountriesInput, GlobalListsGetCurrenciesInput, GlobalListsGetFinancingTypesInput, GlobalListsGetOriginsOfLeadsInput, GlobalListsGetPropertyTypesInput, GlobalListsGetRoomContactTypesInput, GlobalListsGetSellerDecisionTypesInput, GlobalListsGetSpecialCircumstanceTypesInput, GlobalListsGetStatesInput, GlobalListsGetTaskDateTypesInput, GlobalListsGetTaskResponsibilityTypesInput, GlobalListsGetTaskStatusesInput, GlobalListsGetTimeZonesInput, GlobalListsGetTransactionSidesInput } from '../global-lists.js';
import { globalListsGetActivityTypes, globalListsGetClosingStatuses, globalListsGetContactSides, globalListsGetCountries, globalListsGetCurrencies, globalListsGetFinancingTypes, globalListsGetOriginsOfLeads, globalListsGetPropertyTypes, globalListsGetRoomContactTypes, globalListsGetSellerDecisionTypes, globalListsGetSpecialCircumstanceTypes, globalListsGetStates, globalListsGetTaskDateTypes, globalListsGetTaskResponsibilityTypes, globalListsGetTaskStatuses, globalListsGetTimeZones, globalListsGetTransactionSides } from '../global-lists.js';
/**
 * Lists of values that are the same for every account, such as the countries.
 */
export interface GlobalLists {
    /**
     * List the activity types.
     *
     * Returns the types of entries that the history of a room can have, such as an envelope that was
     * sent. The list is the same for every account, so a client can cache it.
     *
     * GlobalLists_GetActivityTypes: `GET /v2/activity_types`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getActivityTypes(input?: GlobalListsGetActivityTypesInput, options?: CallOptions): Call<GlobalListsGetActivityTypes200Response, GlobalListsGetActivityTypesResponses>;
    /**
     * List the closing statuses.
     *
     * Returns the reasons for which a room can be closed, such as a sale or a rejected offer. A closed
     * room has one of them as its `closedStatusId`. The list is the same for every account, so a client
     * can cache it.
     *
     * GlobalLists_GetClosingStatuses: `GET /v2/closing_statuses`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getClosingStatuses(input?: GlobalListsGetClosingStatusesInput, options?: CallOptions): Call<GlobalListsGetClosingStatuses200Response, GlobalListsGetClosingStatusesResponses>;
    /**
     * List the contact sides.
     *
     * Returns the sides of a transaction that a contact of a room can represent: the listing side and
     * the selling side. The list is the same for every account, so a client can cache it.
     *
     * GlobalLists_GetContactSides: `GET /v2/contact_sides`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getContactSides(input?: GlobalListsGetContactSidesInput, options?: CallOptions): Call<GlobalListsGetContactSides200Response, GlobalListsGetContactSidesResponses>;
    /**
     * List the countries.
     *
     * Returns the countries in which an office can be opened. The list is the same for every account, so
     * a client can cache it.
     *
     * GlobalLists_GetCountries: `GET /v2/countries`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getCountries(input?: GlobalListsGetCountriesInput, options?: CallOptions): Call<GlobalListsGetCountries200Response, GlobalListsGetCountriesResponses>;
    /**
     * List the currencies.
     *
     * Returns the currencies of the amounts of a room: the listing price, offers and loans. The list is
     * the same for every account, so a client can cache it.
     *
     * GlobalLists_GetCurrencies: `GET /v2/currencies`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getCurrencies(input?: GlobalListsGetCurrenciesInput, options?: CallOptions): Call<GlobalListsGetCurrencies200Response, GlobalListsGetCurrenciesResponses>;
    /**
     * List the financing types.
     *
     * Returns the ways in which a buyer can pay for a property, such as cash or a conventional loan. The
     * list is the same for every account, so a client can cache it.
     *
     * GlobalLists_GetFinancingTypes: `GET /v2/financing_types`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getFinancingTypes(input?: GlobalListsGetFinancingTypesInput, options?: CallOptions): Call<GlobalListsGetFinancingTypes200Response, GlobalListsGetFinancingTypesResponses>;
    /**
     * List the origins of leads.
     *
     * Returns the possible sources of a lead for a transaction, such as a portal, a referral or print
     * marketing. The list is the same for every account, so a client can cache it.
     *
     * GlobalLists_GetOriginsOfLeads: `GET /v2/origins_of_leads`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getOriginsOfLeads(input?: GlobalListsGetOriginsOfLeadsInput, options?: CallOptions): Call<GlobalListsGetOriginsOfLeads200Response, GlobalListsGetOriginsOfLeadsResponses>;
    /**
     * List the property types.
     *
     * Returns the types of property that a room can represent, such as a condominium, land or a rental.
     * The list is the same for every account, so a client can cache it.
     *
     * GlobalLists_GetPropertyTypes: `GET /v2/property_types`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getPropertyTypes(input?: GlobalListsGetPropertyTypesInput, options?: CallOptions): Call<GlobalListsGetPropertyTypes200Response, GlobalListsGetPropertyTypesResponses>;
    /**
     * List the room contact types.
     *
     * Returns the types of contacts that a room can have, such as the buyer, the listing agent or a
     * service provider. The list is the same for every account, so a client can cache it.
     *
     * GlobalLists_GetRoomContactTypes: `GET /v2/room_contact_types`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getRoomContactTypes(input?: GlobalListsGetRoomContactTypesInput, options?: CallOptions): Call<GlobalListsGetRoomContactTypes200Response, GlobalListsGetRoomContactTypesResponses>;
    /**
     * List the seller decision types.
     *
     * Returns the ways in which a seller can respond to an offer, such as approving or countering it.
     * The list is the same for every account, so a client can cache it.
     *
     * GlobalLists_GetSellerDecisionTypes: `GET /v2/seller_decision_types`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getSellerDecisionTypes(input?: GlobalListsGetSellerDecisionTypesInput, options?: CallOptions): Call<GlobalListsGetSellerDecisionTypes200Response, GlobalListsGetSellerDecisionTypesResponses>;
    /**
     * List the special circumstance types.
     *
     * Returns the circumstances that can distinguish a transaction from an ordinary sale, such as a
     * foreclosure or an estate sale. The list is the same for every account, so a client can cache it.
     *
     * GlobalLists_GetSpecialCircumstanceTypes: `GET /v2/special_circumstance_types`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getSpecialCircumstanceTypes(input?: GlobalListsGetSpecialCircumstanceTypesInput, options?: CallOptions): Call<GlobalListsGetSpecialCircumstanceTypes200Response, GlobalListsGetSpecialCircumstanceTypesResponses>;
    /**
     * List the states and provinces.
     *
     * Returns the states, provinces and regions of the countries in which an office can be opened.
     * Offices and room details refer to them by `stateId`. The list is the same for every account, so a
     * client can cache it.
     *
     * GlobalLists_GetStates: `GET /v2/states`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getStates(input?: GlobalListsGetStatesInput, options?: CallOptions): Call<GlobalListsGetStates200Response, GlobalListsGetStatesResponses>;
    /**
     * List the task date types.
     *
     * Returns the dates on which the due date of a task can be based, such as the contract date of the
     * room or a calendar date. The list is the same for every account, so a client can cache it.
     *
     * GlobalLists_GetTaskDateTypes: `GET /v2/task_date_types`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getTaskDateTypes(input?: GlobalListsGetTaskDateTypesInput, options?: CallOptions): Call<GlobalListsGetTaskDateTypes200Response, GlobalListsGetTaskDateTypesResponses>;
    /**
     * List the task responsibility types.
     *
     * Returns the responsibilities that a person can have for a task: complete it as assignee, follow it
     * as watcher, or review it as reviewer. The list is the same for every account, so a client can
     * cache it.
     *
     * GlobalLists_GetTaskResponsibilityTypes: `GET /v2/task_responsibility_types`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getTaskResponsibilityTypes(input?: GlobalListsGetTaskResponsibilityTypesInput, options?: CallOptions): Call<GlobalListsGetTaskResponsibilityTypes200Response, GlobalListsGetTaskResponsibilityTypesResponses>;
    /**
     * List the task statuses.
     *
     * Returns the statuses that a task can have, from open to approved or declined. The list is the same
     * for every account, so a client can cache it.
     *
     * GlobalLists_GetTaskStatuses: `GET /v2/task_statuses`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getTaskStatuses(input?: GlobalListsGetTaskStatusesInput, options?: CallOptions): Call<GlobalListsGetTaskStatuses200Response, GlobalListsGetTaskStatusesResponses>;
    /**
     * List the time zones.
     *
     * Returns the time zones that an office can have. The `timeZoneId` is a code of this service, not a
     * name of the IANA database. The list is the same for every account, so a client can cache it.
     *
     * GlobalLists_GetTimeZones: `GET /v2/time_zones`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getTimeZones(input?: GlobalListsGetTimeZonesInput, options?: CallOptions): Call<GlobalListsGetTimeZones200Response, GlobalListsGetTimeZonesResponses>;
    /**
     * List the transaction sides.
     *
     * Returns the sides of a transaction that the owner of a room and its people can represent. The list
     * is the same for every account, so a client can cache it.
     *
     * GlobalLists_GetTransactionSides: `GET /v2/transaction_sides`
     *
     * The token needs the scopes `signature` and `dtr.company.read`.
     */
    getTransactionSides(input?: GlobalListsGetTransactionSidesInput, options?: CallOptions): Call<GlobalListsGetTransactionSides200Response, GlobalListsGetTransactionSidesResponses>;
}
/**
 * Creates an object whose methods are the functions of GlobalLists.
 */
export function globalLists(client: Client<'rooms'>): GlobalLists {
    return {
        getActivityTypes: globalListsGetActivityTypes.bind(null, client),
        getClosingStatuses: globalListsGetClosingStatuses.bind(null, client),
        getContactSides: globalListsGetContactSides.bind(null, client),
        getCountries: globalListsGetCountries.bind(null, client),
        getCurrencies: globalListsGetCurrencies.bind(null, client),
        getFinancingTypes: globalListsGetFinancingTypes.bind(null, client),
        getOriginsOfLeads: globalListsGetOriginsOfLeads.bind(null, client),
        getPropertyTypes: globalListsGetPropertyTypes.bind(null, client),
        getRoomContactTypes: globalListsGetRoomContactTypes.bind(null, client),
        getSellerDecisionTypes: globalListsGetSellerDecisionTypes.bind(null, client),
        getSpecialCircumstanceTypes: globalListsGetSpecialCircumstanceTypes.bind(null, client),
        getStates: globalListsGetStates.bind(null, client),
        getTaskDateTypes: globalListsGetTaskDateTypes.bind(null, client),
        getTaskResponsibilityTypes: globalListsGetTaskResponsibilityTypes.bind(null, client),
        getTaskStatuses: globalListsGetTaskStatuses.bind(null, client),
        getTimeZones: globalListsGetTimeZones.bind(null, client),
        getTransactionSides: globalListsGetTransactionSides.bind(null, client)
    };
}


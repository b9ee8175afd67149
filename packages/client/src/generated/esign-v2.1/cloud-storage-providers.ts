/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { CloudStorageProvidersCreateProvider201Response, CloudStorageProvidersCreateProviderBody, CloudStorageProvidersCreateProviderParams, CloudStorageProvidersCreateProviderResponses, CloudStorageProvidersDeleteProvider200Response, CloudStorageProvidersDeleteProviderParams, CloudStorageProvidersDeleteProviderResponses, CloudStorageProvidersDeleteProviders200Response, CloudStorageProvidersDeleteProvidersBody, CloudStorageProvidersDeleteProvidersParams, CloudStorageProvidersDeleteProvidersResponses, CloudStorageProvidersGetProvider200Response, CloudStorageProvidersGetProviderParams, CloudStorageProvidersGetProviderQueryParams, CloudStorageProvidersGetProviderResponses, CloudStorageProvidersListProviders200Response, CloudStorageProvidersListProvidersParams, CloudStorageProvidersListProvidersQueryParams, CloudStorageProvidersListProvidersResponses } from '@countersign/types/esign-v2.1/cloud-storage-providers';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `cloudStorageProvidersListProviders`.
 */
export interface CloudStorageProvidersListProvidersInput {
    path: PathOf<CloudStorageProvidersListProvidersParams>;
    query?: CloudStorageProvidersListProvidersQueryParams | undefined;
}
/**
 * List the storages of a user.
 *
 * Returns the storages of files at other companies that the user has connected. A storage at
 * which the user must log in again contains `authenticationUrl`.
 *
 * CloudStorageProviders_listProviders: `GET /v2.1/accounts/{accountId}/users/{userId}/cloud_storage`
 */
export const cloudStorageProvidersListProviders: Operation<CloudStorageProvidersListProvidersInput, CloudStorageProvidersListProviders200Response, CloudStorageProvidersListProvidersResponses, 'esign'> = /* @__PURE__ */ operation('CloudStorageProviders_listProviders', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/cloud_storage');


/**
 * The input of `cloudStorageProvidersCreateProvider`.
 */
export interface CloudStorageProvidersCreateProviderInput {
    path: PathOf<CloudStorageProvidersCreateProviderParams>;
    body: CloudStorageProvidersCreateProviderBody;
}
/**
 * Connect storages to a user.
 *
 * Connects storages to the user. The response contains the URL at which the user logs in at each
 * storage. Each entry succeeds or fails on its own: an entry that fails contains `errorDetails`.
 *
 * CloudStorageProviders_createProvider: `POST /v2.1/accounts/{accountId}/users/{userId}/cloud_storage`
 */
export const cloudStorageProvidersCreateProvider: Operation<CloudStorageProvidersCreateProviderInput, CloudStorageProvidersCreateProvider201Response, CloudStorageProvidersCreateProviderResponses, 'esign'> = /* @__PURE__ */ operation('CloudStorageProviders_createProvider', 'POST', '/v2.1/accounts/{accountId}/users/{userId}/cloud_storage');


/**
 * The input of `cloudStorageProvidersDeleteProviders`.
 */
export interface CloudStorageProvidersDeleteProvidersInput {
    path: PathOf<CloudStorageProvidersDeleteProvidersParams>;
    body: CloudStorageProvidersDeleteProvidersBody;
}
/**
 * Disconnect storages from a user.
 *
 * Disconnects the storages in the request from the user, by `serviceId` or `service`.
 *
 * CloudStorageProviders_deleteProviders: `DELETE /v2.1/accounts/{accountId}/users/{userId}/cloud_storage`
 */
export const cloudStorageProvidersDeleteProviders: Operation<CloudStorageProvidersDeleteProvidersInput, CloudStorageProvidersDeleteProviders200Response, CloudStorageProvidersDeleteProvidersResponses, 'esign'> = /* @__PURE__ */ operation('CloudStorageProviders_deleteProviders', 'DELETE', '/v2.1/accounts/{accountId}/users/{userId}/cloud_storage');


/**
 * The input of `cloudStorageProvidersGetProvider`.
 */
export interface CloudStorageProvidersGetProviderInput {
    path: PathOf<CloudStorageProvidersGetProviderParams>;
    query?: CloudStorageProvidersGetProviderQueryParams | undefined;
}
/**
 * Read a storage of a user.
 *
 * Returns one storage of the user, in a list of one entry.
 *
 * CloudStorageProviders_getProvider: `GET /v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}`
 */
export const cloudStorageProvidersGetProvider: Operation<CloudStorageProvidersGetProviderInput, CloudStorageProvidersGetProvider200Response, CloudStorageProvidersGetProviderResponses, 'esign'> = /* @__PURE__ */ operation('CloudStorageProviders_getProvider', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}');


/**
 * The input of `cloudStorageProvidersDeleteProvider`.
 */
export interface CloudStorageProvidersDeleteProviderInput {
    path: PathOf<CloudStorageProvidersDeleteProviderParams>;
}
/**
 * Disconnect a storage from a user.
 *
 * Disconnects one storage from the user.
 *
 * CloudStorageProviders_deleteProvider: `DELETE /v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}`
 */
export const cloudStorageProvidersDeleteProvider: Operation<CloudStorageProvidersDeleteProviderInput, CloudStorageProvidersDeleteProvider200Response, CloudStorageProvidersDeleteProviderResponses, 'esign'> = /* @__PURE__ */ operation('CloudStorageProviders_deleteProvider', 'DELETE', '/v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}');


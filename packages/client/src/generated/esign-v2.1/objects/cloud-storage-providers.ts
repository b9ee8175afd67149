// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CloudStorageProvidersCreateProvider201Response, CloudStorageProvidersCreateProviderResponses, CloudStorageProvidersDeleteProvider200Response, CloudStorageProvidersDeleteProviderResponses, CloudStorageProvidersDeleteProviders200Response, CloudStorageProvidersDeleteProvidersResponses, CloudStorageProvidersGetProvider200Response, CloudStorageProvidersGetProviderResponses, CloudStorageProvidersListProviders200Response, CloudStorageProvidersListProvidersResponses } from '@countersign/types/esign-v2.1/cloud-storage-providers';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { CloudStorageProvidersCreateProviderInput, CloudStorageProvidersDeleteProviderInput, CloudStorageProvidersDeleteProvidersInput, CloudStorageProvidersGetProviderInput, CloudStorageProvidersListProvidersInput } from '../cloud-storage-providers.js';
import { cloudStorageProvidersCreateProvider, cloudStorageProvidersDeleteProvider, cloudStorageProvidersDeleteProviders, cloudStorageProvidersGetProvider, cloudStorageProvidersListProviders } from '../cloud-storage-providers.js';
/**
 * The storages at other companies that a user has connected.
 */
export interface CloudStorageProviders {
    /**
     * List the storages of a user.
     *
     * Returns the storages of files at other companies that the user has connected. A storage at
     * which the user must log in again contains `authenticationUrl`.
     *
     * CloudStorageProviders_listProviders: `GET /v2.1/accounts/{accountId}/users/{userId}/cloud_storage`
     */
    listProviders(input: CloudStorageProvidersListProvidersInput, options?: CallOptions): Call<CloudStorageProvidersListProviders200Response, CloudStorageProvidersListProvidersResponses>;
    /**
     * Connect storages to a user.
     *
     * Connects storages to the user. The response contains the URL at which the user logs in at each
     * storage. Each entry succeeds or fails on its own: an entry that fails contains `errorDetails`.
     *
     * CloudStorageProviders_createProvider: `POST /v2.1/accounts/{accountId}/users/{userId}/cloud_storage`
     */
    createProvider(input: CloudStorageProvidersCreateProviderInput, options?: CallOptions): Call<CloudStorageProvidersCreateProvider201Response, CloudStorageProvidersCreateProviderResponses>;
    /**
     * Disconnect storages from a user.
     *
     * Disconnects the storages in the request from the user, by `serviceId` or `service`.
     *
     * CloudStorageProviders_deleteProviders: `DELETE /v2.1/accounts/{accountId}/users/{userId}/cloud_storage`
     */
    deleteProviders(input: CloudStorageProvidersDeleteProvidersInput, options?: CallOptions): Call<CloudStorageProvidersDeleteProviders200Response, CloudStorageProvidersDeleteProvidersResponses>;
    /**
     * Read a storage of a user.
     *
     * Returns one storage of the user, in a list of one entry.
     *
     * CloudStorageProviders_getProvider: `GET /v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}`
     */
    getProvider(input: CloudStorageProvidersGetProviderInput, options?: CallOptions): Call<CloudStorageProvidersGetProvider200Response, CloudStorageProvidersGetProviderResponses>;
    /**
     * Disconnect a storage from a user.
     *
     * Disconnects one storage from the user.
     *
     * CloudStorageProviders_deleteProvider: `DELETE /v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}`
     */
    deleteProvider(input: CloudStorageProvidersDeleteProviderInput, options?: CallOptions): Call<CloudStorageProvidersDeleteProvider200Response, CloudStorageProvidersDeleteProviderResponses>;
}
/**
 * Creates an object whose methods are the functions of CloudStorageProviders.
 */
export function cloudStorageProviders(client: Client<'esign'>): CloudStorageProviders {
    return {
        listProviders: cloudStorageProvidersListProviders.bind(null, client),
        createProvider: cloudStorageProvidersCreateProvider.bind(null, client),
        deleteProviders: cloudStorageProvidersDeleteProviders.bind(null, client),
        getProvider: cloudStorageProvidersGetProvider.bind(null, client),
        deleteProvider: cloudStorageProvidersDeleteProvider.bind(null, client)
    };
}


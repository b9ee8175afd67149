// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CloudStorageList200Response, CloudStorageListFolders200Response, CloudStorageListFoldersResponses, CloudStorageListResponses } from '@countersign/types/esign-v2.1/cloud-storage';
import type { PagedCall, CallOptions, Client } from '../../../index.js';
import type { CloudStorageListFoldersInput, CloudStorageListInput } from '../cloud-storage.js';
import { cloudStorageList, cloudStorageListFolders } from '../cloud-storage.js';
/**
 * The files in storages at other companies.
 */
export interface CloudStorage {
    /**
     * List the files of a storage.
     *
     * Returns the files and folders in the uppermost folder of the storage, or in the folder at a
     * path.
     *
     * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
     * page.
     *
     * CloudStorage_listFolders: `GET /v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}/folders`
     */
    listFolders(input: CloudStorageListFoldersInput, options?: CallOptions): PagedCall<CloudStorageListFolders200Response, CloudStorageListFoldersResponses, NonNullable<CloudStorageListFolders200Response['items']>[number]>;
    /**
     * List the files in a folder of a storage.
     *
     * Returns the files and folders in one folder of the storage.
     *
     * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
     * page.
     *
     * CloudStorage_list: `GET /v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}/folders/{folderId}`
     */
    list(input: CloudStorageListInput, options?: CallOptions): PagedCall<CloudStorageList200Response, CloudStorageListResponses, NonNullable<CloudStorageList200Response['items']>[number]>;
}
/**
 * Creates an object whose methods are the functions of CloudStorage.
 */
export function cloudStorage(client: Client<'esign'>): CloudStorage {
    return {
        listFolders: cloudStorageListFolders.bind(null, client),
        list: cloudStorageList.bind(null, client)
    };
}


/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { CloudStorageList200Response, CloudStorageListFolders200Response, CloudStorageListFoldersParams, CloudStorageListFoldersQueryParams, CloudStorageListFoldersResponses, CloudStorageListParams, CloudStorageListQueryParams, CloudStorageListResponses } from '@countersign/types/esign-v2.1/cloud-storage';
import type { PathOf, PagedOperation } from '../../index.js';
import { pagedOperation } from '../../index.js';


/**
 * The input of `cloudStorageListFolders`.
 */
export interface CloudStorageListFoldersInput {
    path: PathOf<CloudStorageListFoldersParams>;
    query?: CloudStorageListFoldersQueryParams | undefined;
}
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
export const cloudStorageListFolders: PagedOperation<CloudStorageListFoldersInput, CloudStorageListFolders200Response, CloudStorageListFoldersResponses, NonNullable<CloudStorageListFolders200Response['items']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('CloudStorage_listFolders', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}/folders', {
    paging: {
        items: 'items',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `cloudStorageList`.
 */
export interface CloudStorageListInput {
    path: PathOf<CloudStorageListParams>;
    query?: CloudStorageListQueryParams | undefined;
}
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
export const cloudStorageList: PagedOperation<CloudStorageListInput, CloudStorageList200Response, CloudStorageListResponses, NonNullable<CloudStorageList200Response['items']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('CloudStorage_list', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}/folders/{folderId}', {
    paging: {
        items: 'items',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


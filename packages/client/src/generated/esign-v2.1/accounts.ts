/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List who shares what (reserved).
 *
 * Lists what users share with each other and with groups: envelopes, templates or folders, as
 * `item_type` says. The list comes in chunks; `start_position` and `count` choose one, and
 * `nextUri` leads to the next. The operation is reserved.
 *
 * Accounts_listSharedAccess: `GET /v2.1/accounts/{accountId}/shared_access`
 */
export const accountsListSharedAccess = /* @__PURE__ */ operation<operations['Accounts_listSharedAccess']>({
    id: 'Accounts_listSharedAccess',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/shared_access'
});


/**
 * Set who shares what (reserved).
 *
 * Sets what users share with each other and with groups: envelopes, templates or folders, as
 * `item_type` says. It is the newer form of sharing a template with a group
 * (`Templates_updateGroupShare`). The operation is reserved.
 *
 * 1. What is sent replaces what was shared before; nothing is added up. Only
 *    `preserve_existing_shared_access` keeps the present sharing.
 * 2. Only administrators of the account may set the sharing of envelopes.
 * 3. The sharing of a template may be set by its owner, where the owner has the right to share,
 *    and by administrators of the account.
 * 4. For templates, `user` and `envelopes` may be left out of the items.
 *
 * Each object of the answer carries its own `errorDetails`, with `SUCCESS` where all went well.
 *
 * Accounts_updateSharedAccess: `PUT /v2.1/accounts/{accountId}/shared_access`
 */
export const accountsUpdateSharedAccess = /* @__PURE__ */ operation<operations['Accounts_updateSharedAccess']>({
    id: 'Accounts_updateSharedAccess',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/shared_access',
    mediaTypes: ['application/json', 'application/xml']
});


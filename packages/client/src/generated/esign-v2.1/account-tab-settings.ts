/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Read the tab settings of an account.
 *
 * Answers with the kinds of tab that senders of the account may use, and with what they may do with
 * them: label, lock, scale, format, save and share them. The same object stands in the settings of
 * the account as `tabAccountSettings`.
 *
 * A companion beside each setting tells whether the caller may change it.
 *
 * AccountTabSettings_get: `GET /v2.1/accounts/{accountId}/settings/tabs`
 */
export const accountTabSettingsGet = /* @__PURE__ */ operation<operations['AccountTabSettings_get']>({
    id: 'AccountTabSettings_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/settings/tabs'
});


/**
 * Change the tab settings of an account.
 *
 * Opens or closes kinds of tab, and what senders may do with tabs, for the whole account. Settings
 * that the request does not carry stay as they are; tabs that are placed already stay too.
 *
 * Only account administrators may change these settings, and only those whose companion says
 * `editable`; others depend on the plan.
 *
 * AccountTabSettings_update: `PUT /v2.1/accounts/{accountId}/settings/tabs`
 */
export const accountTabSettingsUpdate = /* @__PURE__ */ operation<operations['AccountTabSettings_update']>({
    id: 'AccountTabSettings_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/settings/tabs',
    mediaTypes: ['application/json']
});


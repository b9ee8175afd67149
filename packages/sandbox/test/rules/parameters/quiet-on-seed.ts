/** Values that parameters are tried with besides their examples, of all kinds of parameters. */
export const tries: readonly string[] =
  `true false 1 2 5 10 -1 asc desc name all zzz 2030-01-01 2000-01-01 00000000-0000-4000-8000-000000000000
  en fr base64 send sign active closed Active Closed deactivated queued failed completed created sent
  envelope_folders template_folders user_folders shared_template_folders owned_by_me shared_with_me
  recipients documents metadata groups accounts stamp email AuthoritativeCopy Csv_Classic`.split(
    /\s+/u,
  );

const oneLanguage = 'the seed has the text in one language';
const noAnchors = 'no tab of the seed has an anchor';
const noneShared = 'no envelope of the seed is shared so';
const seesAll = 'the caller sees all';
const onlyOne = 'the seed has one of them';

/** Parameters whose effect the seed cannot show, by operation and name, each with the reason. */
export const quietOnSeed: Readonly<Record<string, string>> = {
  'AccountBrands_getResource langcode': oneLanguage,
  'AccountConsumerDisclosures_getDefault langCode': oneLanguage,
  'EnvelopeConsumerDisclosures_getDefault langCode': oneLanguage,
  'EnvelopeConsumerDisclosures_get langCode': oneLanguage,
  'Accounts_listSharedAccess envelopes_not_shared_user_status':
    'it filters `user_ids`, which must be sent, too',
  'Accounts_getPrincipalUserAuthorizations active_only':
    'each authorization of the seed is valid now',
  'Accounts_getAgentUserAuthorizations active_only': 'each authorization of the seed is valid now',
  'Accounts_getPrincipalUserAuthorizations include_closed_users':
    'no user of an authorization is closed',
  'Accounts_getAgentUserAuthorizations include_closed_users':
    'no user of an authorization is closed',
  'Users_list domain_users_only': 'all users of the seed have one domain',
  'ConnectConfigurations_getConnectAllUsers domain_users_only':
    'all users of the seed have one domain',
  'Contacts_get cloud_provider':
    'the contact is stored with one provider, and any other is refused',
  'Envelopes_listStatusChanges exclude': 'it takes out what `include` puts in',
  'Envelopes_get include_anchor_tab_locations': noAnchors,
  'EnvelopeRecipients_list include_anchor_tab_locations': noAnchors,
  'EnvelopeRecipientTabs_list include_anchor_tab_locations': noAnchors,
  'TemplateRecipients_list include_anchor_tab_locations': noAnchors,
  'TemplateRecipientTabs_list include_anchor_tab_locations': noAnchors,
  'Envelopes_get user_id': 'no document of the envelope is hidden',
  'EnvelopeDocuments_list documents_by_userid': 'no document of the envelope is hidden',
  'EnvelopeDocuments_list recipient_id': 'no document of the envelope is hidden',
  'EnvelopeDocuments_get documents_by_userid': 'no document of the envelope is hidden',
  'EnvelopeDocuments_get recipient_id': 'no document of the envelope is hidden',
  'EnvelopeDocuments_get certificate': 'it is for all documents in one file',
  'EnvelopeDocuments_get encrypt': 'the account has no key manager, so that it is refused',
  'TemplateDocuments_get encrypt': 'the account has no key manager, so that it is refused',
  'EnvelopeDocuments_get watermark': 'the account has no watermark',
  'Templates_list is_download': 'it needs `template_ids`',
  'Templates_list search_fields': 'it extends `search_text`',
  'PowerForms_list search_fields': 'it extends `search_text`',
  'BulkSend_getBulkSendBatchEnvelopes order': onlyOne,
  'BulkSend_getBulkSendBatchEnvelopes order_by': onlyOne,
  'Folders_list sub_folder_depth': 'no folder of the seed is two levels deep',
  'Folders_search all': 'the first page has all',
  'Folders_search order_by': onlyOne,
  'WorkspaceItems_listFolderItems include_sub_folders': 'the folder has files alone',
  'WorkspaceItems_listFolderItems include_thumbnails': 'no file of the folder has a picture',
  'WorkspaceItems_getFile pdf_version': 'the file is a PDF',
  'BillingPlans_getPlan include_downgrade_information': 'no downgrade is requested',
  'BillingPlans_getPlan include_tax_exempt_id': 'the account has no such ID',
  'Envelopes_getSharedEnvelopes from_date': noneShared,
  'Envelopes_getSharedEnvelopes include': noneShared,
  'Envelopes_getSharedEnvelopes order': noneShared,
  'Envelopes_getSharedEnvelopes order_by': noneShared,
  'Envelopes_getSharedEnvelopes search_text': noneShared,
  'Envelopes_getSharedEnvelopes status': noneShared,
  'Envelopes_getSharedEnvelopes to_date': noneShared,
  'CloudStorage_list cloud_storage_folder_path': 'the address names the folder already',
  'CloudStorage_list cloud_storage_folderid_plain': 'the address names the folder already',
  'CloudStorage_list order': onlyOne,
  'Organization_getOrganizations mode': seesAll,
  'Users_getUsers account_id': 'the list needs it',
  'Users_getUsers organization_reserved_domain_id': 'it stands in place of `account_id`',
  'MultiProductUserManagement_getUserDSProfilesByEmail sort': onlyOne,
  'MultiProductUserManagement_getUserDSProfile sort': onlyOne,
  'Roles_GetRoles onlyAssignable': seesAll,
  'Roles_GetRoles filterContext': seesAll,
  'RoomTemplates_GetRoomTemplates officeId': 'each template is for all offices',
  'RoomTemplates_GetRoomTemplates onlyAssignable': seesAll,
  'RoomTemplates_GetRoomTemplates onlyEnabled': 'each template is enabled',
  'Rooms_GetAssignableRoles assigneeEmail': seesAll,
  'Rooms_GetDocuments requireContentForDynamicDocuments': 'each document has its content',
  'Offices_GetOffices onlyAccessible': seesAll,
  'Regions_GetRegions managedOnly': seesAll,
};

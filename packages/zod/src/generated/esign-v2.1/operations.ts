// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OperationValidatorLoaders } from '../../operation-validators.js';
export const operationValidators: OperationValidatorLoaders = {
    AccountBrands_list: () => import('./account-brands.js').then(all => ({
        params: all.AccountBrandsListParams,
        query: all.AccountBrandsListQueryParams,
        responses: { 200: all.AccountBrandsList200Response, 400: all.AccountBrandsList400Response, 401: all.AccountBrandsList401Response, 403: all.AccountBrandsList403Response, 404: all.AccountBrandsList404Response, 405: all.AccountBrandsList405Response, 429: all.AccountBrandsList429Response, 500: all.AccountBrandsList500Response }
    })),
    AccountBrands_create: () => import('./account-brands.js').then(all => ({
        params: all.AccountBrandsCreateParams,
        body: all.AccountBrandsCreateBody,
        responses: { 201: all.AccountBrandsCreate201Response, 400: all.AccountBrandsCreate400Response, 401: all.AccountBrandsCreate401Response, 403: all.AccountBrandsCreate403Response, 404: all.AccountBrandsCreate404Response, 405: all.AccountBrandsCreate405Response, 429: all.AccountBrandsCreate429Response, 500: all.AccountBrandsCreate500Response }
    })),
    AccountBrands_deleteList: () => import('./account-brands.js').then(all => ({
        params: all.AccountBrandsDeleteListParams,
        body: all.AccountBrandsDeleteListBody,
        responses: { 200: all.AccountBrandsDeleteList200Response, 400: all.AccountBrandsDeleteList400Response, 401: all.AccountBrandsDeleteList401Response, 403: all.AccountBrandsDeleteList403Response, 404: all.AccountBrandsDeleteList404Response, 405: all.AccountBrandsDeleteList405Response, 429: all.AccountBrandsDeleteList429Response, 500: all.AccountBrandsDeleteList500Response }
    })),
    AccountBrands_get: () => import('./account-brands.js').then(all => ({
        params: all.AccountBrandsGetParams,
        query: all.AccountBrandsGetQueryParams,
        responses: { 200: all.AccountBrandsGet200Response, 400: all.AccountBrandsGet400Response, 401: all.AccountBrandsGet401Response, 403: all.AccountBrandsGet403Response, 404: all.AccountBrandsGet404Response, 405: all.AccountBrandsGet405Response, 429: all.AccountBrandsGet429Response, 500: all.AccountBrandsGet500Response }
    })),
    AccountBrands_update: () => import('./account-brands.js').then(all => ({
        params: all.AccountBrandsUpdateParams,
        query: all.AccountBrandsUpdateQueryParams,
        body: all.AccountBrandsUpdateBody,
        responses: { 200: all.AccountBrandsUpdate200Response, 400: all.AccountBrandsUpdate400Response, 401: all.AccountBrandsUpdate401Response, 403: all.AccountBrandsUpdate403Response, 404: all.AccountBrandsUpdate404Response, 405: all.AccountBrandsUpdate405Response, 429: all.AccountBrandsUpdate429Response, 500: all.AccountBrandsUpdate500Response }
    })),
    AccountBrands_delete: () => import('./account-brands.js').then(all => ({
        params: all.AccountBrandsDeleteParams,
        query: all.AccountBrandsDeleteQueryParams,
        responses: { 400: all.AccountBrandsDelete400Response, 401: all.AccountBrandsDelete401Response, 403: all.AccountBrandsDelete403Response, 404: all.AccountBrandsDelete404Response, 405: all.AccountBrandsDelete405Response, 429: all.AccountBrandsDelete429Response, 500: all.AccountBrandsDelete500Response }
    })),
    AccountBrands_getExportFile: () => import('./account-brands.js').then(all => ({
        params: all.AccountBrandsGetExportFileParams,
        responses: { 400: all.AccountBrandsGetExportFile400Response, 401: all.AccountBrandsGetExportFile401Response, 403: all.AccountBrandsGetExportFile403Response, 404: all.AccountBrandsGetExportFile404Response, 405: all.AccountBrandsGetExportFile405Response, 429: all.AccountBrandsGetExportFile429Response, 500: all.AccountBrandsGetExportFile500Response }
    })),
    AccountBrands_getLogo: () => import('./account-brands.js').then(all => ({
        params: all.AccountBrandsGetLogoParams,
        responses: { 400: all.AccountBrandsGetLogo400Response, 401: all.AccountBrandsGetLogo401Response, 403: all.AccountBrandsGetLogo403Response, 404: all.AccountBrandsGetLogo404Response, 405: all.AccountBrandsGetLogo405Response, 429: all.AccountBrandsGetLogo429Response, 500: all.AccountBrandsGetLogo500Response }
    })),
    AccountBrands_updateLogo: () => import('./account-brands.js').then(all => ({
        params: all.AccountBrandsUpdateLogoParams,
        responses: { 400: all.AccountBrandsUpdateLogo400Response, 401: all.AccountBrandsUpdateLogo401Response, 403: all.AccountBrandsUpdateLogo403Response, 404: all.AccountBrandsUpdateLogo404Response, 405: all.AccountBrandsUpdateLogo405Response, 429: all.AccountBrandsUpdateLogo429Response, 500: all.AccountBrandsUpdateLogo500Response }
    })),
    AccountBrands_deleteLogo: () => import('./account-brands.js').then(all => ({
        params: all.AccountBrandsDeleteLogoParams,
        responses: { 400: all.AccountBrandsDeleteLogo400Response, 401: all.AccountBrandsDeleteLogo401Response, 403: all.AccountBrandsDeleteLogo403Response, 404: all.AccountBrandsDeleteLogo404Response, 405: all.AccountBrandsDeleteLogo405Response, 429: all.AccountBrandsDeleteLogo429Response, 500: all.AccountBrandsDeleteLogo500Response }
    })),
    AccountBrands_listResources: () => import('./account-brands.js').then(all => ({
        params: all.AccountBrandsListResourcesParams,
        responses: { 200: all.AccountBrandsListResources200Response, 400: all.AccountBrandsListResources400Response, 401: all.AccountBrandsListResources401Response, 403: all.AccountBrandsListResources403Response, 404: all.AccountBrandsListResources404Response, 405: all.AccountBrandsListResources405Response, 429: all.AccountBrandsListResources429Response, 500: all.AccountBrandsListResources500Response }
    })),
    AccountBrands_getResource: () => import('./account-brands.js').then(all => ({
        params: all.AccountBrandsGetResourceParams,
        query: all.AccountBrandsGetResourceQueryParams,
        responses: { 400: all.AccountBrandsGetResource400Response, 401: all.AccountBrandsGetResource401Response, 403: all.AccountBrandsGetResource403Response, 404: all.AccountBrandsGetResource404Response, 405: all.AccountBrandsGetResource405Response, 429: all.AccountBrandsGetResource429Response, 500: all.AccountBrandsGetResource500Response }
    })),
    AccountBrands_updateResource: () => import('./account-brands.js').then(all => ({
        params: all.AccountBrandsUpdateResourceParams,
        header: all.AccountBrandsUpdateResourceHeader,
        responses: { 200: all.AccountBrandsUpdateResource200Response, 400: all.AccountBrandsUpdateResource400Response, 401: all.AccountBrandsUpdateResource401Response, 403: all.AccountBrandsUpdateResource403Response, 404: all.AccountBrandsUpdateResource404Response, 405: all.AccountBrandsUpdateResource405Response, 429: all.AccountBrandsUpdateResource429Response, 500: all.AccountBrandsUpdateResource500Response }
    })),
    AccountConsumerDisclosures_getDefault: () => import('./account-consumer-disclosures.js').then(all => ({
        params: all.AccountConsumerDisclosuresGetDefaultParams,
        query: all.AccountConsumerDisclosuresGetDefaultQueryParams,
        responses: { 200: all.AccountConsumerDisclosuresGetDefault200Response, 400: all.AccountConsumerDisclosuresGetDefault400Response, 401: all.AccountConsumerDisclosuresGetDefault401Response, 403: all.AccountConsumerDisclosuresGetDefault403Response, 404: all.AccountConsumerDisclosuresGetDefault404Response, 405: all.AccountConsumerDisclosuresGetDefault405Response, 429: all.AccountConsumerDisclosuresGetDefault429Response, 500: all.AccountConsumerDisclosuresGetDefault500Response }
    })),
    AccountConsumerDisclosures_get: () => import('./account-consumer-disclosures.js').then(all => ({
        params: all.AccountConsumerDisclosuresGetParams,
        responses: { 200: all.AccountConsumerDisclosuresGet200Response, 400: all.AccountConsumerDisclosuresGet400Response, 401: all.AccountConsumerDisclosuresGet401Response, 403: all.AccountConsumerDisclosuresGet403Response, 404: all.AccountConsumerDisclosuresGet404Response, 405: all.AccountConsumerDisclosuresGet405Response, 429: all.AccountConsumerDisclosuresGet429Response, 500: all.AccountConsumerDisclosuresGet500Response }
    })),
    AccountConsumerDisclosures_update: () => import('./account-consumer-disclosures.js').then(all => ({
        params: all.AccountConsumerDisclosuresUpdateParams,
        query: all.AccountConsumerDisclosuresUpdateQueryParams,
        body: all.AccountConsumerDisclosuresUpdateBody,
        responses: { 200: all.AccountConsumerDisclosuresUpdate200Response, 400: all.AccountConsumerDisclosuresUpdate400Response, 401: all.AccountConsumerDisclosuresUpdate401Response, 403: all.AccountConsumerDisclosuresUpdate403Response, 404: all.AccountConsumerDisclosuresUpdate404Response, 405: all.AccountConsumerDisclosuresUpdate405Response, 429: all.AccountConsumerDisclosuresUpdate429Response, 500: all.AccountConsumerDisclosuresUpdate500Response }
    })),
    AccountCustomFields_list: () => import('./account-custom-fields.js').then(all => ({
        params: all.AccountCustomFieldsListParams,
        responses: { 200: all.AccountCustomFieldsList200Response, 400: all.AccountCustomFieldsList400Response, 401: all.AccountCustomFieldsList401Response, 403: all.AccountCustomFieldsList403Response, 404: all.AccountCustomFieldsList404Response, 405: all.AccountCustomFieldsList405Response, 429: all.AccountCustomFieldsList429Response, 500: all.AccountCustomFieldsList500Response }
    })),
    AccountCustomFields_create: () => import('./account-custom-fields.js').then(all => ({
        params: all.AccountCustomFieldsCreateParams,
        query: all.AccountCustomFieldsCreateQueryParams,
        body: all.AccountCustomFieldsCreateBody,
        responses: { 201: all.AccountCustomFieldsCreate201Response, 400: all.AccountCustomFieldsCreate400Response, 401: all.AccountCustomFieldsCreate401Response, 403: all.AccountCustomFieldsCreate403Response, 404: all.AccountCustomFieldsCreate404Response, 405: all.AccountCustomFieldsCreate405Response, 429: all.AccountCustomFieldsCreate429Response, 500: all.AccountCustomFieldsCreate500Response }
    })),
    AccountCustomFields_update: () => import('./account-custom-fields.js').then(all => ({
        params: all.AccountCustomFieldsUpdateParams,
        query: all.AccountCustomFieldsUpdateQueryParams,
        body: all.AccountCustomFieldsUpdateBody,
        responses: { 200: all.AccountCustomFieldsUpdate200Response, 400: all.AccountCustomFieldsUpdate400Response, 401: all.AccountCustomFieldsUpdate401Response, 403: all.AccountCustomFieldsUpdate403Response, 404: all.AccountCustomFieldsUpdate404Response, 405: all.AccountCustomFieldsUpdate405Response, 429: all.AccountCustomFieldsUpdate429Response, 500: all.AccountCustomFieldsUpdate500Response }
    })),
    AccountCustomFields_delete: () => import('./account-custom-fields.js').then(all => ({
        params: all.AccountCustomFieldsDeleteParams,
        query: all.AccountCustomFieldsDeleteQueryParams,
        responses: { 400: all.AccountCustomFieldsDelete400Response, 401: all.AccountCustomFieldsDelete401Response, 403: all.AccountCustomFieldsDelete403Response, 404: all.AccountCustomFieldsDelete404Response, 405: all.AccountCustomFieldsDelete405Response, 429: all.AccountCustomFieldsDelete429Response, 500: all.AccountCustomFieldsDelete500Response }
    })),
    AccountSealProviders_list: () => import('./account-seal-providers.js').then(all => ({
        params: all.AccountSealProvidersListParams,
        responses: { 200: all.AccountSealProvidersList200Response, 400: all.AccountSealProvidersList400Response, 401: all.AccountSealProvidersList401Response, 403: all.AccountSealProvidersList403Response, 404: all.AccountSealProvidersList404Response, 405: all.AccountSealProvidersList405Response, 429: all.AccountSealProvidersList429Response, 500: all.AccountSealProvidersList500Response }
    })),
    AccountSignatureProviders_list: () => import('./account-signature-providers.js').then(all => ({
        params: all.AccountSignatureProvidersListParams,
        responses: { 200: all.AccountSignatureProvidersList200Response, 400: all.AccountSignatureProvidersList400Response, 401: all.AccountSignatureProvidersList401Response, 403: all.AccountSignatureProvidersList403Response, 404: all.AccountSignatureProvidersList404Response, 405: all.AccountSignatureProvidersList405Response, 429: all.AccountSignatureProvidersList429Response, 500: all.AccountSignatureProvidersList500Response }
    })),
    Accounts_create: () => import('./accounts.js').then(all => ({
        query: all.AccountsCreateQueryParams,
        body: all.AccountsCreateBody,
        responses: { 201: all.AccountsCreate201Response, 400: all.AccountsCreate400Response, 401: all.AccountsCreate401Response, 403: all.AccountsCreate403Response, 404: all.AccountsCreate404Response, 405: all.AccountsCreate405Response, 429: all.AccountsCreate429Response, 500: all.AccountsCreate500Response }
    })),
    Accounts_get: () => import('./accounts.js').then(all => ({
        params: all.AccountsGetParams,
        query: all.AccountsGetQueryParams,
        responses: { 200: all.AccountsGet200Response, 400: all.AccountsGet400Response, 401: all.AccountsGet401Response, 403: all.AccountsGet403Response, 404: all.AccountsGet404Response, 405: all.AccountsGet405Response, 429: all.AccountsGet429Response, 500: all.AccountsGet500Response }
    })),
    Accounts_delete: () => import('./accounts.js').then(all => ({
        params: all.AccountsDeleteParams,
        query: all.AccountsDeleteQueryParams,
        responses: { 400: all.AccountsDelete400Response, 401: all.AccountsDelete401Response, 403: all.AccountsDelete403Response, 404: all.AccountsDelete404Response, 405: all.AccountsDelete405Response, 429: all.AccountsDelete429Response, 500: all.AccountsDelete500Response }
    })),
    Accounts_getProvisioning: () => import('./accounts.js').then(all => ({
        responses: { 200: all.AccountsGetProvisioning200Response, 400: all.AccountsGetProvisioning400Response, 401: all.AccountsGetProvisioning401Response, 403: all.AccountsGetProvisioning403Response, 404: all.AccountsGetProvisioning404Response, 405: all.AccountsGetProvisioning405Response, 429: all.AccountsGetProvisioning429Response, 500: all.AccountsGetProvisioning500Response }
    })),
    Accounts_getBillingCharges: () => import('./accounts.js').then(all => ({
        params: all.AccountsGetBillingChargesParams,
        query: all.AccountsGetBillingChargesQueryParams,
        responses: { 200: all.AccountsGetBillingCharges200Response, 400: all.AccountsGetBillingCharges400Response, 401: all.AccountsGetBillingCharges401Response, 403: all.AccountsGetBillingCharges403Response, 404: all.AccountsGetBillingCharges404Response, 405: all.AccountsGetBillingCharges405Response, 429: all.AccountsGetBillingCharges429Response, 500: all.AccountsGetBillingCharges500Response }
    })),
    Accounts_deleteCaptiveRecipient: () => import('./accounts.js').then(all => ({
        params: all.AccountsDeleteCaptiveRecipientParams,
        body: all.AccountsDeleteCaptiveRecipientBody,
        responses: { 200: all.AccountsDeleteCaptiveRecipient200Response, 400: all.AccountsDeleteCaptiveRecipient400Response, 401: all.AccountsDeleteCaptiveRecipient401Response, 403: all.AccountsDeleteCaptiveRecipient403Response, 404: all.AccountsDeleteCaptiveRecipient404Response, 405: all.AccountsDeleteCaptiveRecipient405Response, 429: all.AccountsDeleteCaptiveRecipient429Response, 500: all.AccountsDeleteCaptiveRecipient500Response }
    })),
    Accounts_listRecipientNamesByEmail: () => import('./accounts.js').then(all => ({
        params: all.AccountsListRecipientNamesByEmailParams,
        query: all.AccountsListRecipientNamesByEmailQueryParams,
        responses: { 200: all.AccountsListRecipientNamesByEmail200Response, 400: all.AccountsListRecipientNamesByEmail400Response, 401: all.AccountsListRecipientNamesByEmail401Response, 403: all.AccountsListRecipientNamesByEmail403Response, 404: all.AccountsListRecipientNamesByEmail404Response, 405: all.AccountsListRecipientNamesByEmail405Response, 429: all.AccountsListRecipientNamesByEmail429Response, 500: all.AccountsListRecipientNamesByEmail500Response }
    })),
    Accounts_listSettings: () => import('./accounts.js').then(all => ({
        params: all.AccountsListSettingsParams,
        responses: { 200: all.AccountsListSettings200Response, 400: all.AccountsListSettings400Response, 401: all.AccountsListSettings401Response, 403: all.AccountsListSettings403Response, 404: all.AccountsListSettings404Response, 405: all.AccountsListSettings405Response, 429: all.AccountsListSettings429Response, 500: all.AccountsListSettings500Response }
    })),
    Accounts_updateSettings: () => import('./accounts.js').then(all => ({
        params: all.AccountsUpdateSettingsParams,
        body: all.AccountsUpdateSettingsBody,
        responses: { 400: all.AccountsUpdateSettings400Response, 401: all.AccountsUpdateSettings401Response, 403: all.AccountsUpdateSettings403Response, 404: all.AccountsUpdateSettings404Response, 405: all.AccountsUpdateSettings405Response, 429: all.AccountsUpdateSettings429Response, 500: all.AccountsUpdateSettings500Response }
    })),
    Accounts_getEnvelopePurgeConfiguration: () => import('./accounts.js').then(all => ({
        params: all.AccountsGetEnvelopePurgeConfigurationParams,
        responses: { 200: all.AccountsGetEnvelopePurgeConfiguration200Response, 400: all.AccountsGetEnvelopePurgeConfiguration400Response, 401: all.AccountsGetEnvelopePurgeConfiguration401Response, 403: all.AccountsGetEnvelopePurgeConfiguration403Response, 404: all.AccountsGetEnvelopePurgeConfiguration404Response, 405: all.AccountsGetEnvelopePurgeConfiguration405Response, 429: all.AccountsGetEnvelopePurgeConfiguration429Response, 500: all.AccountsGetEnvelopePurgeConfiguration500Response }
    })),
    Accounts_updateEnvelopePurgeConfiguration: () => import('./accounts.js').then(all => ({
        params: all.AccountsUpdateEnvelopePurgeConfigurationParams,
        body: all.AccountsUpdateEnvelopePurgeConfigurationBody,
        responses: { 200: all.AccountsUpdateEnvelopePurgeConfiguration200Response, 400: all.AccountsUpdateEnvelopePurgeConfiguration400Response, 401: all.AccountsUpdateEnvelopePurgeConfiguration401Response, 403: all.AccountsUpdateEnvelopePurgeConfiguration403Response, 404: all.AccountsUpdateEnvelopePurgeConfiguration404Response, 405: all.AccountsUpdateEnvelopePurgeConfiguration405Response, 429: all.AccountsUpdateEnvelopePurgeConfiguration429Response, 500: all.AccountsUpdateEnvelopePurgeConfiguration500Response }
    })),
    Accounts_getNotificationDefaults: () => import('./accounts.js').then(all => ({
        params: all.AccountsGetNotificationDefaultsParams,
        responses: { 200: all.AccountsGetNotificationDefaults200Response, 400: all.AccountsGetNotificationDefaults400Response, 401: all.AccountsGetNotificationDefaults401Response, 403: all.AccountsGetNotificationDefaults403Response, 404: all.AccountsGetNotificationDefaults404Response, 405: all.AccountsGetNotificationDefaults405Response, 429: all.AccountsGetNotificationDefaults429Response, 500: all.AccountsGetNotificationDefaults500Response }
    })),
    Accounts_updateNotificationDefaults: () => import('./accounts.js').then(all => ({
        params: all.AccountsUpdateNotificationDefaultsParams,
        body: all.AccountsUpdateNotificationDefaultsBody,
        responses: { 200: all.AccountsUpdateNotificationDefaults200Response, 400: all.AccountsUpdateNotificationDefaults400Response, 401: all.AccountsUpdateNotificationDefaults401Response, 403: all.AccountsUpdateNotificationDefaults403Response, 404: all.AccountsUpdateNotificationDefaults404Response, 405: all.AccountsUpdateNotificationDefaults405Response, 429: all.AccountsUpdateNotificationDefaults429Response, 500: all.AccountsUpdateNotificationDefaults500Response }
    })),
    Accounts_listSharedAccess: () => import('./accounts.js').then(all => ({
        params: all.AccountsListSharedAccessParams,
        query: all.AccountsListSharedAccessQueryParams,
        responses: { 200: all.AccountsListSharedAccess200Response, 400: all.AccountsListSharedAccess400Response, 401: all.AccountsListSharedAccess401Response, 403: all.AccountsListSharedAccess403Response, 404: all.AccountsListSharedAccess404Response, 405: all.AccountsListSharedAccess405Response, 429: all.AccountsListSharedAccess429Response, 500: all.AccountsListSharedAccess500Response }
    })),
    Accounts_updateSharedAccess: () => import('./accounts.js').then(all => ({
        params: all.AccountsUpdateSharedAccessParams,
        query: all.AccountsUpdateSharedAccessQueryParams,
        body: all.AccountsUpdateSharedAccessBody,
        responses: { 200: all.AccountsUpdateSharedAccess200Response, 400: all.AccountsUpdateSharedAccess400Response, 401: all.AccountsUpdateSharedAccess401Response, 403: all.AccountsUpdateSharedAccess403Response, 404: all.AccountsUpdateSharedAccess404Response, 405: all.AccountsUpdateSharedAccess405Response, 429: all.AccountsUpdateSharedAccess429Response, 500: all.AccountsUpdateSharedAccess500Response }
    })),
    Accounts_listSupportedLanguages: () => import('./accounts.js').then(all => ({
        params: all.AccountsListSupportedLanguagesParams,
        responses: { 200: all.AccountsListSupportedLanguages200Response, 400: all.AccountsListSupportedLanguages400Response, 401: all.AccountsListSupportedLanguages401Response, 403: all.AccountsListSupportedLanguages403Response, 404: all.AccountsListSupportedLanguages404Response, 405: all.AccountsListSupportedLanguages405Response, 429: all.AccountsListSupportedLanguages429Response, 500: all.AccountsListSupportedLanguages500Response }
    })),
    Accounts_listUnsupportedFileTypes: () => import('./accounts.js').then(all => ({
        params: all.AccountsListUnsupportedFileTypesParams,
        responses: { 200: all.AccountsListUnsupportedFileTypes200Response, 400: all.AccountsListUnsupportedFileTypes400Response, 401: all.AccountsListUnsupportedFileTypes401Response, 403: all.AccountsListUnsupportedFileTypes403Response, 404: all.AccountsListUnsupportedFileTypes404Response, 405: all.AccountsListUnsupportedFileTypes405Response, 429: all.AccountsListUnsupportedFileTypes429Response, 500: all.AccountsListUnsupportedFileTypes500Response }
    })),
    AccountPermissionProfiles_list: () => import('./account-permission-profiles.js').then(all => ({
        params: all.AccountPermissionProfilesListParams,
        query: all.AccountPermissionProfilesListQueryParams,
        responses: { 200: all.AccountPermissionProfilesList200Response, 400: all.AccountPermissionProfilesList400Response, 401: all.AccountPermissionProfilesList401Response, 403: all.AccountPermissionProfilesList403Response, 404: all.AccountPermissionProfilesList404Response, 405: all.AccountPermissionProfilesList405Response, 429: all.AccountPermissionProfilesList429Response, 500: all.AccountPermissionProfilesList500Response }
    })),
    AccountPermissionProfiles_create: () => import('./account-permission-profiles.js').then(all => ({
        params: all.AccountPermissionProfilesCreateParams,
        query: all.AccountPermissionProfilesCreateQueryParams,
        body: all.AccountPermissionProfilesCreateBody,
        responses: { 201: all.AccountPermissionProfilesCreate201Response, 400: all.AccountPermissionProfilesCreate400Response, 401: all.AccountPermissionProfilesCreate401Response, 403: all.AccountPermissionProfilesCreate403Response, 404: all.AccountPermissionProfilesCreate404Response, 405: all.AccountPermissionProfilesCreate405Response, 429: all.AccountPermissionProfilesCreate429Response, 500: all.AccountPermissionProfilesCreate500Response }
    })),
    AccountPermissionProfiles_get: () => import('./account-permission-profiles.js').then(all => ({
        params: all.AccountPermissionProfilesGetParams,
        query: all.AccountPermissionProfilesGetQueryParams,
        responses: { 200: all.AccountPermissionProfilesGet200Response, 400: all.AccountPermissionProfilesGet400Response, 401: all.AccountPermissionProfilesGet401Response, 403: all.AccountPermissionProfilesGet403Response, 404: all.AccountPermissionProfilesGet404Response, 405: all.AccountPermissionProfilesGet405Response, 429: all.AccountPermissionProfilesGet429Response, 500: all.AccountPermissionProfilesGet500Response }
    })),
    AccountPermissionProfiles_update: () => import('./account-permission-profiles.js').then(all => ({
        params: all.AccountPermissionProfilesUpdateParams,
        query: all.AccountPermissionProfilesUpdateQueryParams,
        body: all.AccountPermissionProfilesUpdateBody,
        responses: { 200: all.AccountPermissionProfilesUpdate200Response, 400: all.AccountPermissionProfilesUpdate400Response, 401: all.AccountPermissionProfilesUpdate401Response, 403: all.AccountPermissionProfilesUpdate403Response, 404: all.AccountPermissionProfilesUpdate404Response, 405: all.AccountPermissionProfilesUpdate405Response, 429: all.AccountPermissionProfilesUpdate429Response, 500: all.AccountPermissionProfilesUpdate500Response }
    })),
    AccountPermissionProfiles_delete: () => import('./account-permission-profiles.js').then(all => ({
        params: all.AccountPermissionProfilesDeleteParams,
        query: all.AccountPermissionProfilesDeleteQueryParams,
        responses: { 400: all.AccountPermissionProfilesDelete400Response, 401: all.AccountPermissionProfilesDelete401Response, 403: all.AccountPermissionProfilesDelete403Response, 404: all.AccountPermissionProfilesDelete404Response, 405: all.AccountPermissionProfilesDelete405Response, 429: all.AccountPermissionProfilesDelete429Response, 500: all.AccountPermissionProfilesDelete500Response }
    })),
    AccountTabSettings_get: () => import('./account-tab-settings.js').then(all => ({
        params: all.AccountTabSettingsGetParams,
        responses: { 200: all.AccountTabSettingsGet200Response, 400: all.AccountTabSettingsGet400Response, 401: all.AccountTabSettingsGet401Response, 403: all.AccountTabSettingsGet403Response, 404: all.AccountTabSettingsGet404Response, 405: all.AccountTabSettingsGet405Response, 429: all.AccountTabSettingsGet429Response, 500: all.AccountTabSettingsGet500Response }
    })),
    AccountTabSettings_update: () => import('./account-tab-settings.js').then(all => ({
        params: all.AccountTabSettingsUpdateParams,
        body: all.AccountTabSettingsUpdateBody,
        responses: { 200: all.AccountTabSettingsUpdate200Response, 400: all.AccountTabSettingsUpdate400Response, 401: all.AccountTabSettingsUpdate401Response, 403: all.AccountTabSettingsUpdate403Response, 404: all.AccountTabSettingsUpdate404Response, 405: all.AccountTabSettingsUpdate405Response, 429: all.AccountTabSettingsUpdate429Response, 500: all.AccountTabSettingsUpdate500Response }
    })),
    ENoteConfigurations_get: () => import('./enote-configurations.js').then(all => ({
        params: all.ENoteConfigurationsGetParams,
        responses: { 200: all.ENoteConfigurationsGet200Response, 400: all.ENoteConfigurationsGet400Response, 401: all.ENoteConfigurationsGet401Response, 403: all.ENoteConfigurationsGet403Response, 404: all.ENoteConfigurationsGet404Response, 405: all.ENoteConfigurationsGet405Response, 429: all.ENoteConfigurationsGet429Response, 500: all.ENoteConfigurationsGet500Response }
    })),
    ENoteConfigurations_update: () => import('./enote-configurations.js').then(all => ({
        params: all.ENoteConfigurationsUpdateParams,
        body: all.ENoteConfigurationsUpdateBody,
        responses: { 200: all.ENoteConfigurationsUpdate200Response, 400: all.ENoteConfigurationsUpdate400Response, 401: all.ENoteConfigurationsUpdate401Response, 403: all.ENoteConfigurationsUpdate403Response, 404: all.ENoteConfigurationsUpdate404Response, 405: all.ENoteConfigurationsUpdate405Response, 429: all.ENoteConfigurationsUpdate429Response, 500: all.ENoteConfigurationsUpdate500Response }
    })),
    ENoteConfigurations_delete: () => import('./enote-configurations.js').then(all => ({
        params: all.ENoteConfigurationsDeleteParams,
        responses: { 400: all.ENoteConfigurationsDelete400Response, 401: all.ENoteConfigurationsDelete401Response, 403: all.ENoteConfigurationsDelete403Response, 404: all.ENoteConfigurationsDelete404Response, 405: all.ENoteConfigurationsDelete405Response, 429: all.ENoteConfigurationsDelete429Response, 500: all.ENoteConfigurationsDelete500Response }
    })),
    AccountPasswordRules_get: () => import('./account-password-rules.js').then(all => ({
        params: all.AccountPasswordRulesGetParams,
        responses: { 200: all.AccountPasswordRulesGet200Response, 400: all.AccountPasswordRulesGet400Response, 401: all.AccountPasswordRulesGet401Response, 403: all.AccountPasswordRulesGet403Response, 404: all.AccountPasswordRulesGet404Response, 405: all.AccountPasswordRulesGet405Response, 429: all.AccountPasswordRulesGet429Response, 500: all.AccountPasswordRulesGet500Response }
    })),
    AccountPasswordRules_update: () => import('./account-password-rules.js').then(all => ({
        params: all.AccountPasswordRulesUpdateParams,
        body: all.AccountPasswordRulesUpdateBody,
        responses: { 200: all.AccountPasswordRulesUpdate200Response, 400: all.AccountPasswordRulesUpdate400Response, 401: all.AccountPasswordRulesUpdate401Response, 403: all.AccountPasswordRulesUpdate403Response, 404: all.AccountPasswordRulesUpdate404Response, 405: all.AccountPasswordRulesUpdate405Response, 429: all.AccountPasswordRulesUpdate429Response, 500: all.AccountPasswordRulesUpdate500Response }
    })),
    AccountPasswordRules_getForUser: () => import('./account-password-rules.js').then(all => ({
        responses: { 200: all.AccountPasswordRulesGetForUser200Response, 400: all.AccountPasswordRulesGetForUser400Response, 401: all.AccountPasswordRulesGetForUser401Response, 403: all.AccountPasswordRulesGetForUser403Response, 404: all.AccountPasswordRulesGetForUser404Response, 405: all.AccountPasswordRulesGetForUser405Response, 429: all.AccountPasswordRulesGetForUser429Response, 500: all.AccountPasswordRulesGetForUser500Response }
    })),
    AccountWatermarks_get: () => import('./account-watermarks.js').then(all => ({
        params: all.AccountWatermarksGetParams,
        responses: { 200: all.AccountWatermarksGet200Response, 400: all.AccountWatermarksGet400Response, 401: all.AccountWatermarksGet401Response, 403: all.AccountWatermarksGet403Response, 404: all.AccountWatermarksGet404Response, 405: all.AccountWatermarksGet405Response, 429: all.AccountWatermarksGet429Response, 500: all.AccountWatermarksGet500Response }
    })),
    AccountWatermarks_update: () => import('./account-watermarks.js').then(all => ({
        params: all.AccountWatermarksUpdateParams,
        body: all.AccountWatermarksUpdateBody,
        responses: { 200: all.AccountWatermarksUpdate200Response, 400: all.AccountWatermarksUpdate400Response, 401: all.AccountWatermarksUpdate401Response, 403: all.AccountWatermarksUpdate403Response, 404: all.AccountWatermarksUpdate404Response, 405: all.AccountWatermarksUpdate405Response, 429: all.AccountWatermarksUpdate429Response, 500: all.AccountWatermarksUpdate500Response }
    })),
    AccountWatermarks_preview: () => import('./account-watermarks.js').then(all => ({
        params: all.AccountWatermarksPreviewParams,
        body: all.AccountWatermarksPreviewBody,
        responses: { 200: all.AccountWatermarksPreview200Response, 400: all.AccountWatermarksPreview400Response, 401: all.AccountWatermarksPreview401Response, 403: all.AccountWatermarksPreview403Response, 404: all.AccountWatermarksPreview404Response, 405: all.AccountWatermarksPreview405Response, 429: all.AccountWatermarksPreview429Response, 500: all.AccountWatermarksPreview500Response }
    })),
    IdentityVerifications_list: () => import('./identity-verifications.js').then(all => ({
        params: all.IdentityVerificationsListParams,
        query: all.IdentityVerificationsListQueryParams,
        responses: { 200: all.IdentityVerificationsList200Response, 400: all.IdentityVerificationsList400Response, 401: all.IdentityVerificationsList401Response, 403: all.IdentityVerificationsList403Response, 404: all.IdentityVerificationsList404Response, 405: all.IdentityVerificationsList405Response, 429: all.IdentityVerificationsList429Response, 500: all.IdentityVerificationsList500Response }
    })),
    FavoriteTemplates_getFavoriteTemplates: () => import('./favorite-templates.js').then(all => ({
        params: all.FavoriteTemplatesGetFavoriteTemplatesParams,
        responses: { 200: all.FavoriteTemplatesGetFavoriteTemplates200Response, 400: all.FavoriteTemplatesGetFavoriteTemplates400Response, 401: all.FavoriteTemplatesGetFavoriteTemplates401Response, 403: all.FavoriteTemplatesGetFavoriteTemplates403Response, 404: all.FavoriteTemplatesGetFavoriteTemplates404Response, 405: all.FavoriteTemplatesGetFavoriteTemplates405Response, 429: all.FavoriteTemplatesGetFavoriteTemplates429Response, 500: all.FavoriteTemplatesGetFavoriteTemplates500Response }
    })),
    FavoriteTemplates_updateFavoriteTemplate: () => import('./favorite-templates.js').then(all => ({
        params: all.FavoriteTemplatesUpdateFavoriteTemplateParams,
        body: all.FavoriteTemplatesUpdateFavoriteTemplateBody,
        responses: { 200: all.FavoriteTemplatesUpdateFavoriteTemplate200Response, 400: all.FavoriteTemplatesUpdateFavoriteTemplate400Response, 401: all.FavoriteTemplatesUpdateFavoriteTemplate401Response, 403: all.FavoriteTemplatesUpdateFavoriteTemplate403Response, 404: all.FavoriteTemplatesUpdateFavoriteTemplate404Response, 405: all.FavoriteTemplatesUpdateFavoriteTemplate405Response, 429: all.FavoriteTemplatesUpdateFavoriteTemplate429Response, 500: all.FavoriteTemplatesUpdateFavoriteTemplate500Response }
    })),
    FavoriteTemplates_unFavoriteTemplate: () => import('./favorite-templates.js').then(all => ({
        params: all.FavoriteTemplatesUnFavoriteTemplateParams,
        body: all.FavoriteTemplatesUnFavoriteTemplateBody,
        responses: { 200: all.FavoriteTemplatesUnFavoriteTemplate200Response, 400: all.FavoriteTemplatesUnFavoriteTemplate400Response, 401: all.FavoriteTemplatesUnFavoriteTemplate401Response, 403: all.FavoriteTemplatesUnFavoriteTemplate403Response, 404: all.FavoriteTemplatesUnFavoriteTemplate404Response, 405: all.FavoriteTemplatesUnFavoriteTemplate405Response, 429: all.FavoriteTemplatesUnFavoriteTemplate429Response, 500: all.FavoriteTemplatesUnFavoriteTemplate500Response }
    })),
    Accounts_createUserAuthorization: () => import('./accounts.js').then(all => ({
        params: all.AccountsCreateUserAuthorizationParams,
        body: all.AccountsCreateUserAuthorizationBody,
        responses: { 201: all.AccountsCreateUserAuthorization201Response, 400: all.AccountsCreateUserAuthorization400Response, 401: all.AccountsCreateUserAuthorization401Response, 403: all.AccountsCreateUserAuthorization403Response, 404: all.AccountsCreateUserAuthorization404Response, 405: all.AccountsCreateUserAuthorization405Response, 429: all.AccountsCreateUserAuthorization429Response, 500: all.AccountsCreateUserAuthorization500Response }
    })),
    Accounts_getUserAuthorization: () => import('./accounts.js').then(all => ({
        params: all.AccountsGetUserAuthorizationParams,
        responses: { 200: all.AccountsGetUserAuthorization200Response, 400: all.AccountsGetUserAuthorization400Response, 401: all.AccountsGetUserAuthorization401Response, 403: all.AccountsGetUserAuthorization403Response, 404: all.AccountsGetUserAuthorization404Response, 405: all.AccountsGetUserAuthorization405Response, 429: all.AccountsGetUserAuthorization429Response, 500: all.AccountsGetUserAuthorization500Response }
    })),
    Accounts_updateUserAuthorization: () => import('./accounts.js').then(all => ({
        params: all.AccountsUpdateUserAuthorizationParams,
        body: all.AccountsUpdateUserAuthorizationBody,
        responses: { 200: all.AccountsUpdateUserAuthorization200Response, 400: all.AccountsUpdateUserAuthorization400Response, 401: all.AccountsUpdateUserAuthorization401Response, 403: all.AccountsUpdateUserAuthorization403Response, 404: all.AccountsUpdateUserAuthorization404Response, 405: all.AccountsUpdateUserAuthorization405Response, 429: all.AccountsUpdateUserAuthorization429Response, 500: all.AccountsUpdateUserAuthorization500Response }
    })),
    Accounts_deleteUserAuthorization: () => import('./accounts.js').then(all => ({
        params: all.AccountsDeleteUserAuthorizationParams,
        responses: { 400: all.AccountsDeleteUserAuthorization400Response, 401: all.AccountsDeleteUserAuthorization401Response, 403: all.AccountsDeleteUserAuthorization403Response, 404: all.AccountsDeleteUserAuthorization404Response, 405: all.AccountsDeleteUserAuthorization405Response, 429: all.AccountsDeleteUserAuthorization429Response, 500: all.AccountsDeleteUserAuthorization500Response }
    })),
    Accounts_getPrincipalUserAuthorizations: () => import('./accounts.js').then(all => ({
        params: all.AccountsGetPrincipalUserAuthorizationsParams,
        query: all.AccountsGetPrincipalUserAuthorizationsQueryParams,
        responses: { 200: all.AccountsGetPrincipalUserAuthorizations200Response, 400: all.AccountsGetPrincipalUserAuthorizations400Response, 401: all.AccountsGetPrincipalUserAuthorizations401Response, 403: all.AccountsGetPrincipalUserAuthorizations403Response, 404: all.AccountsGetPrincipalUserAuthorizations404Response, 405: all.AccountsGetPrincipalUserAuthorizations405Response, 429: all.AccountsGetPrincipalUserAuthorizations429Response, 500: all.AccountsGetPrincipalUserAuthorizations500Response }
    })),
    Accounts_createUserAuthorizations: () => import('./accounts.js').then(all => ({
        params: all.AccountsCreateUserAuthorizationsParams,
        body: all.AccountsCreateUserAuthorizationsBody,
        responses: { 200: all.AccountsCreateUserAuthorizations200Response, 400: all.AccountsCreateUserAuthorizations400Response, 401: all.AccountsCreateUserAuthorizations401Response, 403: all.AccountsCreateUserAuthorizations403Response, 404: all.AccountsCreateUserAuthorizations404Response, 405: all.AccountsCreateUserAuthorizations405Response, 429: all.AccountsCreateUserAuthorizations429Response, 500: all.AccountsCreateUserAuthorizations500Response }
    })),
    Accounts_deleteUserAuthorizations: () => import('./accounts.js').then(all => ({
        params: all.AccountsDeleteUserAuthorizationsParams,
        body: all.AccountsDeleteUserAuthorizationsBody,
        responses: { 200: all.AccountsDeleteUserAuthorizations200Response, 400: all.AccountsDeleteUserAuthorizations400Response, 401: all.AccountsDeleteUserAuthorizations401Response, 403: all.AccountsDeleteUserAuthorizations403Response, 404: all.AccountsDeleteUserAuthorizations404Response, 405: all.AccountsDeleteUserAuthorizations405Response, 429: all.AccountsDeleteUserAuthorizations429Response, 500: all.AccountsDeleteUserAuthorizations500Response }
    })),
    Accounts_getAgentUserAuthorizations: () => import('./accounts.js').then(all => ({
        params: all.AccountsGetAgentUserAuthorizationsParams,
        query: all.AccountsGetAgentUserAuthorizationsQueryParams,
        responses: { 200: all.AccountsGetAgentUserAuthorizations200Response, 400: all.AccountsGetAgentUserAuthorizations400Response, 401: all.AccountsGetAgentUserAuthorizations401Response, 403: all.AccountsGetAgentUserAuthorizations403Response, 404: all.AccountsGetAgentUserAuthorizations404Response, 405: all.AccountsGetAgentUserAuthorizations405Response, 429: all.AccountsGetAgentUserAuthorizations429Response, 500: all.AccountsGetAgentUserAuthorizations500Response }
    })),
    CustomTabs_list: () => import('./custom-tabs.js').then(all => ({
        params: all.CustomTabsListParams,
        query: all.CustomTabsListQueryParams,
        responses: { 200: all.CustomTabsList200Response, 400: all.CustomTabsList400Response, 401: all.CustomTabsList401Response, 403: all.CustomTabsList403Response, 404: all.CustomTabsList404Response, 405: all.CustomTabsList405Response, 429: all.CustomTabsList429Response, 500: all.CustomTabsList500Response }
    })),
    CustomTabs_create: () => import('./custom-tabs.js').then(all => ({
        params: all.CustomTabsCreateParams,
        body: all.CustomTabsCreateBody,
        responses: { 201: all.CustomTabsCreate201Response, 400: all.CustomTabsCreate400Response, 401: all.CustomTabsCreate401Response, 403: all.CustomTabsCreate403Response, 404: all.CustomTabsCreate404Response, 405: all.CustomTabsCreate405Response, 429: all.CustomTabsCreate429Response, 500: all.CustomTabsCreate500Response }
    })),
    CustomTabs_get: () => import('./custom-tabs.js').then(all => ({
        params: all.CustomTabsGetParams,
        responses: { 200: all.CustomTabsGet200Response, 400: all.CustomTabsGet400Response, 401: all.CustomTabsGet401Response, 403: all.CustomTabsGet403Response, 404: all.CustomTabsGet404Response, 405: all.CustomTabsGet405Response, 429: all.CustomTabsGet429Response, 500: all.CustomTabsGet500Response }
    })),
    CustomTabs_update: () => import('./custom-tabs.js').then(all => ({
        params: all.CustomTabsUpdateParams,
        body: all.CustomTabsUpdateBody,
        responses: { 200: all.CustomTabsUpdate200Response, 400: all.CustomTabsUpdate400Response, 401: all.CustomTabsUpdate401Response, 403: all.CustomTabsUpdate403Response, 404: all.CustomTabsUpdate404Response, 405: all.CustomTabsUpdate405Response, 429: all.CustomTabsUpdate429Response, 500: all.CustomTabsUpdate500Response }
    })),
    CustomTabs_delete: () => import('./custom-tabs.js').then(all => ({
        params: all.CustomTabsDeleteParams,
        responses: { 400: all.CustomTabsDelete400Response, 401: all.CustomTabsDelete401Response, 403: all.CustomTabsDelete403Response, 404: all.CustomTabsDelete404Response, 405: all.CustomTabsDelete405Response, 429: all.CustomTabsDelete429Response, 500: all.CustomTabsDelete500Response }
    })),
    UserCustomSettings_list: () => import('./user-custom-settings.js').then(all => ({
        params: all.UserCustomSettingsListParams,
        header: all.UserCustomSettingsListHeader,
        responses: { 200: all.UserCustomSettingsList200Response, 400: all.UserCustomSettingsList400Response, 401: all.UserCustomSettingsList401Response, 403: all.UserCustomSettingsList403Response, 404: all.UserCustomSettingsList404Response, 405: all.UserCustomSettingsList405Response, 429: all.UserCustomSettingsList429Response, 500: all.UserCustomSettingsList500Response }
    })),
    UserCustomSettings_update: () => import('./user-custom-settings.js').then(all => ({
        params: all.UserCustomSettingsUpdateParams,
        header: all.UserCustomSettingsUpdateHeader,
        body: all.UserCustomSettingsUpdateBody,
        responses: { 200: all.UserCustomSettingsUpdate200Response, 400: all.UserCustomSettingsUpdate400Response, 401: all.UserCustomSettingsUpdate401Response, 403: all.UserCustomSettingsUpdate403Response, 404: all.UserCustomSettingsUpdate404Response, 405: all.UserCustomSettingsUpdate405Response, 429: all.UserCustomSettingsUpdate429Response, 500: all.UserCustomSettingsUpdate500Response }
    })),
    UserCustomSettings_delete: () => import('./user-custom-settings.js').then(all => ({
        params: all.UserCustomSettingsDeleteParams,
        header: all.UserCustomSettingsDeleteHeader,
        body: all.UserCustomSettingsDeleteBody,
        responses: { 200: all.UserCustomSettingsDelete200Response, 400: all.UserCustomSettingsDelete400Response, 401: all.UserCustomSettingsDelete401Response, 403: all.UserCustomSettingsDelete403Response, 404: all.UserCustomSettingsDelete404Response, 405: all.UserCustomSettingsDelete405Response, 429: all.UserCustomSettingsDelete429Response, 500: all.UserCustomSettingsDelete500Response }
    })),
    UserProfiles_get: () => import('./user-profiles.js').then(all => ({
        params: all.UserProfilesGetParams,
        responses: { 200: all.UserProfilesGet200Response, 400: all.UserProfilesGet400Response, 401: all.UserProfilesGet401Response, 403: all.UserProfilesGet403Response, 404: all.UserProfilesGet404Response, 405: all.UserProfilesGet405Response, 429: all.UserProfilesGet429Response, 500: all.UserProfilesGet500Response }
    })),
    UserProfiles_update: () => import('./user-profiles.js').then(all => ({
        params: all.UserProfilesUpdateParams,
        body: all.UserProfilesUpdateBody,
        responses: { 400: all.UserProfilesUpdate400Response, 401: all.UserProfilesUpdate401Response, 403: all.UserProfilesUpdate403Response, 404: all.UserProfilesUpdate404Response, 405: all.UserProfilesUpdate405Response, 429: all.UserProfilesUpdate429Response, 500: all.UserProfilesUpdate500Response }
    })),
    Users_list: () => import('./users.js').then(all => ({
        params: all.UsersListParams,
        query: all.UsersListQueryParams,
        responses: { 200: all.UsersList200Response, 400: all.UsersList400Response, 401: all.UsersList401Response, 403: all.UsersList403Response, 404: all.UsersList404Response, 405: all.UsersList405Response, 429: all.UsersList429Response, 500: all.UsersList500Response }
    })),
    Users_create: () => import('./users.js').then(all => ({
        params: all.UsersCreateParams,
        body: all.UsersCreateBody,
        responses: { 201: all.UsersCreate201Response, 400: all.UsersCreate400Response, 401: all.UsersCreate401Response, 403: all.UsersCreate403Response, 404: all.UsersCreate404Response, 405: all.UsersCreate405Response, 429: all.UsersCreate429Response, 500: all.UsersCreate500Response }
    })),
    Users_updateList: () => import('./users.js').then(all => ({
        params: all.UsersUpdateListParams,
        query: all.UsersUpdateListQueryParams,
        body: all.UsersUpdateListBody,
        responses: { 200: all.UsersUpdateList200Response, 400: all.UsersUpdateList400Response, 401: all.UsersUpdateList401Response, 403: all.UsersUpdateList403Response, 404: all.UsersUpdateList404Response, 405: all.UsersUpdateList405Response, 429: all.UsersUpdateList429Response, 500: all.UsersUpdateList500Response }
    })),
    Users_delete: () => import('./users.js').then(all => ({
        params: all.UsersDeleteParams,
        query: all.UsersDeleteQueryParams,
        body: all.UsersDeleteBody,
        responses: { 200: all.UsersDelete200Response, 400: all.UsersDelete400Response, 401: all.UsersDelete401Response, 403: all.UsersDelete403Response, 404: all.UsersDelete404Response, 405: all.UsersDelete405Response, 429: all.UsersDelete429Response, 500: all.UsersDelete500Response }
    })),
    Users_get: () => import('./users.js').then(all => ({
        params: all.UsersGetParams,
        query: all.UsersGetQueryParams,
        responses: { 200: all.UsersGet200Response, 400: all.UsersGet400Response, 401: all.UsersGet401Response, 403: all.UsersGet403Response, 404: all.UsersGet404Response, 405: all.UsersGet405Response, 429: all.UsersGet429Response, 500: all.UsersGet500Response }
    })),
    Users_update: () => import('./users.js').then(all => ({
        params: all.UsersUpdateParams,
        query: all.UsersUpdateQueryParams,
        body: all.UsersUpdateBody,
        responses: { 200: all.UsersUpdate200Response, 400: all.UsersUpdate400Response, 401: all.UsersUpdate401Response, 403: all.UsersUpdate403Response, 404: all.UsersUpdate404Response, 405: all.UsersUpdate405Response, 429: all.UsersUpdate429Response, 500: all.UsersUpdate500Response }
    })),
    Users_getProfileImage: () => import('./users.js').then(all => ({
        params: all.UsersGetProfileImageParams,
        query: all.UsersGetProfileImageQueryParams,
        responses: { 400: all.UsersGetProfileImage400Response, 401: all.UsersGetProfileImage401Response, 403: all.UsersGetProfileImage403Response, 404: all.UsersGetProfileImage404Response, 405: all.UsersGetProfileImage405Response, 429: all.UsersGetProfileImage429Response, 500: all.UsersGetProfileImage500Response }
    })),
    Users_updateProfileImage: () => import('./users.js').then(all => ({
        params: all.UsersUpdateProfileImageParams,
        responses: { 400: all.UsersUpdateProfileImage400Response, 401: all.UsersUpdateProfileImage401Response, 403: all.UsersUpdateProfileImage403Response, 404: all.UsersUpdateProfileImage404Response, 405: all.UsersUpdateProfileImage405Response, 429: all.UsersUpdateProfileImage429Response, 500: all.UsersUpdateProfileImage500Response }
    })),
    Users_deleteProfileImage: () => import('./users.js').then(all => ({
        params: all.UsersDeleteProfileImageParams,
        responses: { 400: all.UsersDeleteProfileImage400Response, 401: all.UsersDeleteProfileImage401Response, 403: all.UsersDeleteProfileImage403Response, 404: all.UsersDeleteProfileImage404Response, 405: all.UsersDeleteProfileImage405Response, 429: all.UsersDeleteProfileImage429Response, 500: all.UsersDeleteProfileImage500Response }
    })),
    Users_getSettings: () => import('./users.js').then(all => ({
        params: all.UsersGetSettingsParams,
        responses: { 200: all.UsersGetSettings200Response, 400: all.UsersGetSettings400Response, 401: all.UsersGetSettings401Response, 403: all.UsersGetSettings403Response, 404: all.UsersGetSettings404Response, 405: all.UsersGetSettings405Response, 429: all.UsersGetSettings429Response, 500: all.UsersGetSettings500Response }
    })),
    Users_updateSettings: () => import('./users.js').then(all => ({
        params: all.UsersUpdateSettingsParams,
        query: all.UsersUpdateSettingsQueryParams,
        body: all.UsersUpdateSettingsBody,
        responses: { 400: all.UsersUpdateSettings400Response, 401: all.UsersUpdateSettings401Response, 403: all.UsersUpdateSettings403Response, 404: all.UsersUpdateSettings404Response, 405: all.UsersUpdateSettings405Response, 429: all.UsersUpdateSettings429Response, 500: all.UsersUpdateSettings500Response }
    })),
    UserSignatures_list: () => import('./user-signatures.js').then(all => ({
        params: all.UserSignaturesListParams,
        query: all.UserSignaturesListQueryParams,
        responses: { 200: all.UserSignaturesList200Response, 400: all.UserSignaturesList400Response, 401: all.UserSignaturesList401Response, 403: all.UserSignaturesList403Response, 404: all.UserSignaturesList404Response, 405: all.UserSignaturesList405Response, 429: all.UserSignaturesList429Response, 500: all.UserSignaturesList500Response }
    })),
    UserSignatures_create: () => import('./user-signatures.js').then(all => ({
        params: all.UserSignaturesCreateParams,
        body: all.UserSignaturesCreateBody,
        responses: { 201: all.UserSignaturesCreate201Response, 400: all.UserSignaturesCreate400Response, 401: all.UserSignaturesCreate401Response, 403: all.UserSignaturesCreate403Response, 404: all.UserSignaturesCreate404Response, 405: all.UserSignaturesCreate405Response, 429: all.UserSignaturesCreate429Response, 500: all.UserSignaturesCreate500Response }
    })),
    UserSignatures_updateList: () => import('./user-signatures.js').then(all => ({
        params: all.UserSignaturesUpdateListParams,
        body: all.UserSignaturesUpdateListBody,
        responses: { 200: all.UserSignaturesUpdateList200Response, 400: all.UserSignaturesUpdateList400Response, 401: all.UserSignaturesUpdateList401Response, 403: all.UserSignaturesUpdateList403Response, 404: all.UserSignaturesUpdateList404Response, 405: all.UserSignaturesUpdateList405Response, 429: all.UserSignaturesUpdateList429Response, 500: all.UserSignaturesUpdateList500Response }
    })),
    UserSignatures_get: () => import('./user-signatures.js').then(all => ({
        params: all.UserSignaturesGetParams,
        responses: { 200: all.UserSignaturesGet200Response, 400: all.UserSignaturesGet400Response, 401: all.UserSignaturesGet401Response, 403: all.UserSignaturesGet403Response, 404: all.UserSignaturesGet404Response, 405: all.UserSignaturesGet405Response, 429: all.UserSignaturesGet429Response, 500: all.UserSignaturesGet500Response }
    })),
    UserSignatures_update: () => import('./user-signatures.js').then(all => ({
        params: all.UserSignaturesUpdateParams,
        query: all.UserSignaturesUpdateQueryParams,
        body: all.UserSignaturesUpdateBody,
        responses: { 200: all.UserSignaturesUpdate200Response, 400: all.UserSignaturesUpdate400Response, 401: all.UserSignaturesUpdate401Response, 403: all.UserSignaturesUpdate403Response, 404: all.UserSignaturesUpdate404Response, 405: all.UserSignaturesUpdate405Response, 429: all.UserSignaturesUpdate429Response, 500: all.UserSignaturesUpdate500Response }
    })),
    UserSignatures_delete: () => import('./user-signatures.js').then(all => ({
        params: all.UserSignaturesDeleteParams,
        responses: { 400: all.UserSignaturesDelete400Response, 401: all.UserSignaturesDelete401Response, 403: all.UserSignaturesDelete403Response, 404: all.UserSignaturesDelete404Response, 405: all.UserSignaturesDelete405Response, 429: all.UserSignaturesDelete429Response, 500: all.UserSignaturesDelete500Response }
    })),
    UserSignatures_getImage: () => import('./user-signatures.js').then(all => ({
        params: all.UserSignaturesGetImageParams,
        query: all.UserSignaturesGetImageQueryParams,
        responses: { 400: all.UserSignaturesGetImage400Response, 401: all.UserSignaturesGetImage401Response, 403: all.UserSignaturesGetImage403Response, 404: all.UserSignaturesGetImage404Response, 405: all.UserSignaturesGetImage405Response, 429: all.UserSignaturesGetImage429Response, 500: all.UserSignaturesGetImage500Response }
    })),
    UserSignatures_updateImage: () => import('./user-signatures.js').then(all => ({
        params: all.UserSignaturesUpdateImageParams,
        query: all.UserSignaturesUpdateImageQueryParams,
        responses: { 200: all.UserSignaturesUpdateImage200Response, 400: all.UserSignaturesUpdateImage400Response, 401: all.UserSignaturesUpdateImage401Response, 403: all.UserSignaturesUpdateImage403Response, 404: all.UserSignaturesUpdateImage404Response, 405: all.UserSignaturesUpdateImage405Response, 429: all.UserSignaturesUpdateImage429Response, 500: all.UserSignaturesUpdateImage500Response }
    })),
    UserSignatures_deleteImage: () => import('./user-signatures.js').then(all => ({
        params: all.UserSignaturesDeleteImageParams,
        responses: { 200: all.UserSignaturesDeleteImage200Response, 400: all.UserSignaturesDeleteImage400Response, 401: all.UserSignaturesDeleteImage401Response, 403: all.UserSignaturesDeleteImage403Response, 404: all.UserSignaturesDeleteImage404Response, 405: all.UserSignaturesDeleteImage405Response, 429: all.UserSignaturesDeleteImage429Response, 500: all.UserSignaturesDeleteImage500Response }
    })),
    Contacts_create: () => import('./contacts.js').then(all => ({
        params: all.ContactsCreateParams,
        body: all.ContactsCreateBody,
        responses: { 201: all.ContactsCreate201Response, 400: all.ContactsCreate400Response, 401: all.ContactsCreate401Response, 403: all.ContactsCreate403Response, 404: all.ContactsCreate404Response, 405: all.ContactsCreate405Response, 429: all.ContactsCreate429Response, 500: all.ContactsCreate500Response }
    })),
    Contacts_update: () => import('./contacts.js').then(all => ({
        params: all.ContactsUpdateParams,
        body: all.ContactsUpdateBody,
        responses: { 200: all.ContactsUpdate200Response, 400: all.ContactsUpdate400Response, 401: all.ContactsUpdate401Response, 403: all.ContactsUpdate403Response, 404: all.ContactsUpdate404Response, 405: all.ContactsUpdate405Response, 429: all.ContactsUpdate429Response, 500: all.ContactsUpdate500Response }
    })),
    Contacts_deleteList: () => import('./contacts.js').then(all => ({
        params: all.ContactsDeleteListParams,
        body: all.ContactsDeleteListBody,
        responses: { 200: all.ContactsDeleteList200Response, 400: all.ContactsDeleteList400Response, 401: all.ContactsDeleteList401Response, 403: all.ContactsDeleteList403Response, 404: all.ContactsDeleteList404Response, 405: all.ContactsDeleteList405Response, 429: all.ContactsDeleteList429Response, 500: all.ContactsDeleteList500Response }
    })),
    Contacts_get: () => import('./contacts.js').then(all => ({
        params: all.ContactsGetParams,
        query: all.ContactsGetQueryParams,
        responses: { 200: all.ContactsGet200Response, 400: all.ContactsGet400Response, 401: all.ContactsGet401Response, 403: all.ContactsGet403Response, 404: all.ContactsGet404Response, 405: all.ContactsGet405Response, 429: all.ContactsGet429Response, 500: all.ContactsGet500Response }
    })),
    Contacts_delete: () => import('./contacts.js').then(all => ({
        params: all.ContactsDeleteParams,
        responses: { 200: all.ContactsDelete200Response, 400: all.ContactsDelete400Response, 401: all.ContactsDelete401Response, 403: all.ContactsDelete403Response, 404: all.ContactsDelete404Response, 405: all.ContactsDelete405Response, 429: all.ContactsDelete429Response, 500: all.ContactsDelete500Response }
    })),
    Groups_list: () => import('./groups.js').then(all => ({
        params: all.GroupsListParams,
        query: all.GroupsListQueryParams,
        responses: { 200: all.GroupsList200Response, 400: all.GroupsList400Response, 401: all.GroupsList401Response, 403: all.GroupsList403Response, 404: all.GroupsList404Response, 405: all.GroupsList405Response, 429: all.GroupsList429Response, 500: all.GroupsList500Response }
    })),
    Groups_create: () => import('./groups.js').then(all => ({
        params: all.GroupsCreateParams,
        body: all.GroupsCreateBody,
        responses: { 201: all.GroupsCreate201Response, 400: all.GroupsCreate400Response, 401: all.GroupsCreate401Response, 403: all.GroupsCreate403Response, 404: all.GroupsCreate404Response, 405: all.GroupsCreate405Response, 429: all.GroupsCreate429Response, 500: all.GroupsCreate500Response }
    })),
    Groups_update: () => import('./groups.js').then(all => ({
        params: all.GroupsUpdateParams,
        body: all.GroupsUpdateBody,
        responses: { 200: all.GroupsUpdate200Response, 400: all.GroupsUpdate400Response, 401: all.GroupsUpdate401Response, 403: all.GroupsUpdate403Response, 404: all.GroupsUpdate404Response, 405: all.GroupsUpdate405Response, 429: all.GroupsUpdate429Response, 500: all.GroupsUpdate500Response }
    })),
    Groups_delete: () => import('./groups.js').then(all => ({
        params: all.GroupsDeleteParams,
        body: all.GroupsDeleteBody,
        responses: { 200: all.GroupsDelete200Response, 400: all.GroupsDelete400Response, 401: all.GroupsDelete401Response, 403: all.GroupsDelete403Response, 404: all.GroupsDelete404Response, 405: all.GroupsDelete405Response, 429: all.GroupsDelete429Response, 500: all.GroupsDelete500Response }
    })),
    GroupUsers_list: () => import('./group-users.js').then(all => ({
        params: all.GroupUsersListParams,
        query: all.GroupUsersListQueryParams,
        responses: { 200: all.GroupUsersList200Response, 400: all.GroupUsersList400Response, 401: all.GroupUsersList401Response, 403: all.GroupUsersList403Response, 404: all.GroupUsersList404Response, 405: all.GroupUsersList405Response, 429: all.GroupUsersList429Response, 500: all.GroupUsersList500Response }
    })),
    GroupUsers_update: () => import('./group-users.js').then(all => ({
        params: all.GroupUsersUpdateParams,
        body: all.GroupUsersUpdateBody,
        responses: { 200: all.GroupUsersUpdate200Response, 400: all.GroupUsersUpdate400Response, 401: all.GroupUsersUpdate401Response, 403: all.GroupUsersUpdate403Response, 404: all.GroupUsersUpdate404Response, 405: all.GroupUsersUpdate405Response, 429: all.GroupUsersUpdate429Response, 500: all.GroupUsersUpdate500Response }
    })),
    GroupUsers_delete: () => import('./group-users.js').then(all => ({
        params: all.GroupUsersDeleteParams,
        body: all.GroupUsersDeleteBody,
        responses: { 200: all.GroupUsersDelete200Response, 400: all.GroupUsersDelete400Response, 401: all.GroupUsersDelete401Response, 403: all.GroupUsersDelete403Response, 404: all.GroupUsersDelete404Response, 405: all.GroupUsersDelete405Response, 429: all.GroupUsersDelete429Response, 500: all.GroupUsersDelete500Response }
    })),
    GroupBrands_get: () => import('./group-brands.js').then(all => ({
        params: all.GroupBrandsGetParams,
        responses: { 200: all.GroupBrandsGet200Response, 400: all.GroupBrandsGet400Response, 401: all.GroupBrandsGet401Response, 403: all.GroupBrandsGet403Response, 404: all.GroupBrandsGet404Response, 405: all.GroupBrandsGet405Response, 429: all.GroupBrandsGet429Response, 500: all.GroupBrandsGet500Response }
    })),
    GroupBrands_update: () => import('./group-brands.js').then(all => ({
        params: all.GroupBrandsUpdateParams,
        body: all.GroupBrandsUpdateBody,
        responses: { 200: all.GroupBrandsUpdate200Response, 400: all.GroupBrandsUpdate400Response, 401: all.GroupBrandsUpdate401Response, 403: all.GroupBrandsUpdate403Response, 404: all.GroupBrandsUpdate404Response, 405: all.GroupBrandsUpdate405Response, 429: all.GroupBrandsUpdate429Response, 500: all.GroupBrandsUpdate500Response }
    })),
    GroupBrands_delete: () => import('./group-brands.js').then(all => ({
        params: all.GroupBrandsDeleteParams,
        body: all.GroupBrandsDeleteBody,
        responses: { 200: all.GroupBrandsDelete200Response, 400: all.GroupBrandsDelete400Response, 401: all.GroupBrandsDelete401Response, 403: all.GroupBrandsDelete403Response, 404: all.GroupBrandsDelete404Response, 405: all.GroupBrandsDelete405Response, 429: all.GroupBrandsDelete429Response, 500: all.GroupBrandsDelete500Response }
    })),
    SigningGroups_list: () => import('./signing-groups.js').then(all => ({
        params: all.SigningGroupsListParams,
        query: all.SigningGroupsListQueryParams,
        responses: { 200: all.SigningGroupsList200Response, 400: all.SigningGroupsList400Response, 401: all.SigningGroupsList401Response, 403: all.SigningGroupsList403Response, 404: all.SigningGroupsList404Response, 405: all.SigningGroupsList405Response, 429: all.SigningGroupsList429Response, 500: all.SigningGroupsList500Response }
    })),
    SigningGroups_create: () => import('./signing-groups.js').then(all => ({
        params: all.SigningGroupsCreateParams,
        body: all.SigningGroupsCreateBody,
        responses: { 201: all.SigningGroupsCreate201Response, 400: all.SigningGroupsCreate400Response, 401: all.SigningGroupsCreate401Response, 403: all.SigningGroupsCreate403Response, 404: all.SigningGroupsCreate404Response, 405: all.SigningGroupsCreate405Response, 429: all.SigningGroupsCreate429Response, 500: all.SigningGroupsCreate500Response }
    })),
    SigningGroups_updateList: () => import('./signing-groups.js').then(all => ({
        params: all.SigningGroupsUpdateListParams,
        body: all.SigningGroupsUpdateListBody,
        responses: { 200: all.SigningGroupsUpdateList200Response, 400: all.SigningGroupsUpdateList400Response, 401: all.SigningGroupsUpdateList401Response, 403: all.SigningGroupsUpdateList403Response, 404: all.SigningGroupsUpdateList404Response, 405: all.SigningGroupsUpdateList405Response, 429: all.SigningGroupsUpdateList429Response, 500: all.SigningGroupsUpdateList500Response }
    })),
    SigningGroups_delete: () => import('./signing-groups.js').then(all => ({
        params: all.SigningGroupsDeleteParams,
        body: all.SigningGroupsDeleteBody,
        responses: { 200: all.SigningGroupsDelete200Response, 400: all.SigningGroupsDelete400Response, 401: all.SigningGroupsDelete401Response, 403: all.SigningGroupsDelete403Response, 404: all.SigningGroupsDelete404Response, 405: all.SigningGroupsDelete405Response, 429: all.SigningGroupsDelete429Response, 500: all.SigningGroupsDelete500Response }
    })),
    SigningGroups_get: () => import('./signing-groups.js').then(all => ({
        params: all.SigningGroupsGetParams,
        responses: { 200: all.SigningGroupsGet200Response, 400: all.SigningGroupsGet400Response, 401: all.SigningGroupsGet401Response, 403: all.SigningGroupsGet403Response, 404: all.SigningGroupsGet404Response, 405: all.SigningGroupsGet405Response, 429: all.SigningGroupsGet429Response, 500: all.SigningGroupsGet500Response }
    })),
    SigningGroups_update: () => import('./signing-groups.js').then(all => ({
        params: all.SigningGroupsUpdateParams,
        body: all.SigningGroupsUpdateBody,
        responses: { 200: all.SigningGroupsUpdate200Response, 400: all.SigningGroupsUpdate400Response, 401: all.SigningGroupsUpdate401Response, 403: all.SigningGroupsUpdate403Response, 404: all.SigningGroupsUpdate404Response, 405: all.SigningGroupsUpdate405Response, 429: all.SigningGroupsUpdate429Response, 500: all.SigningGroupsUpdate500Response }
    })),
    SigningGroupUsers_list: () => import('./signing-group-users.js').then(all => ({
        params: all.SigningGroupUsersListParams,
        responses: { 200: all.SigningGroupUsersList200Response, 400: all.SigningGroupUsersList400Response, 401: all.SigningGroupUsersList401Response, 403: all.SigningGroupUsersList403Response, 404: all.SigningGroupUsersList404Response, 405: all.SigningGroupUsersList405Response, 429: all.SigningGroupUsersList429Response, 500: all.SigningGroupUsersList500Response }
    })),
    SigningGroupUsers_update: () => import('./signing-group-users.js').then(all => ({
        params: all.SigningGroupUsersUpdateParams,
        body: all.SigningGroupUsersUpdateBody,
        responses: { 200: all.SigningGroupUsersUpdate200Response, 400: all.SigningGroupUsersUpdate400Response, 401: all.SigningGroupUsersUpdate401Response, 403: all.SigningGroupUsersUpdate403Response, 404: all.SigningGroupUsersUpdate404Response, 405: all.SigningGroupUsersUpdate405Response, 429: all.SigningGroupUsersUpdate429Response, 500: all.SigningGroupUsersUpdate500Response }
    })),
    SigningGroupUsers_delete: () => import('./signing-group-users.js').then(all => ({
        params: all.SigningGroupUsersDeleteParams,
        body: all.SigningGroupUsersDeleteBody,
        responses: { 200: all.SigningGroupUsersDelete200Response, 400: all.SigningGroupUsersDelete400Response, 401: all.SigningGroupUsersDelete401Response, 403: all.SigningGroupUsersDelete403Response, 404: all.SigningGroupUsersDelete404Response, 405: all.SigningGroupUsersDelete405Response, 429: all.SigningGroupUsersDelete429Response, 500: all.SigningGroupUsersDelete500Response }
    })),
    Envelopes_listStatusChanges: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesListStatusChangesParams,
        query: all.EnvelopesListStatusChangesQueryParams,
        responses: { 200: all.EnvelopesListStatusChanges200Response, 400: all.EnvelopesListStatusChanges400Response, 401: all.EnvelopesListStatusChanges401Response, 403: all.EnvelopesListStatusChanges403Response, 404: all.EnvelopesListStatusChanges404Response, 405: all.EnvelopesListStatusChanges405Response, 429: all.EnvelopesListStatusChanges429Response, 500: all.EnvelopesListStatusChanges500Response }
    })),
    Envelopes_create: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesCreateParams,
        query: all.EnvelopesCreateQueryParams,
        body: all.EnvelopesCreateBody,
        responses: { 201: all.EnvelopesCreate201Response, 400: all.EnvelopesCreate400Response, 401: all.EnvelopesCreate401Response, 403: all.EnvelopesCreate403Response, 404: all.EnvelopesCreate404Response, 405: all.EnvelopesCreate405Response, 429: all.EnvelopesCreate429Response, 500: all.EnvelopesCreate500Response }
    })),
    Envelopes_listStatus: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesListStatusParams,
        query: all.EnvelopesListStatusQueryParams,
        body: all.EnvelopesListStatusBody,
        responses: { 200: all.EnvelopesListStatus200Response, 400: all.EnvelopesListStatus400Response, 401: all.EnvelopesListStatus401Response, 403: all.EnvelopesListStatus403Response, 404: all.EnvelopesListStatus404Response, 405: all.EnvelopesListStatus405Response, 429: all.EnvelopesListStatus429Response, 500: all.EnvelopesListStatus500Response }
    })),
    Envelopes_get: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetParams,
        query: all.EnvelopesGetQueryParams,
        responses: { 200: all.EnvelopesGet200Response, 400: all.EnvelopesGet400Response, 401: all.EnvelopesGet401Response, 403: all.EnvelopesGet403Response, 404: all.EnvelopesGet404Response, 405: all.EnvelopesGet405Response, 429: all.EnvelopesGet429Response, 500: all.EnvelopesGet500Response }
    })),
    Envelopes_update: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesUpdateParams,
        query: all.EnvelopesUpdateQueryParams,
        header: all.EnvelopesUpdateHeader,
        body: all.EnvelopesUpdateBody,
        responses: { 200: all.EnvelopesUpdate200Response, 400: all.EnvelopesUpdate400Response, 401: all.EnvelopesUpdate401Response, 403: all.EnvelopesUpdate403Response, 404: all.EnvelopesUpdate404Response, 405: all.EnvelopesUpdate405Response, 429: all.EnvelopesUpdate429Response, 500: all.EnvelopesUpdate500Response }
    })),
    Envelopes_listAuditEvents: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesListAuditEventsParams,
        query: all.EnvelopesListAuditEventsQueryParams,
        responses: { 200: all.EnvelopesListAuditEvents200Response, 400: all.EnvelopesListAuditEvents400Response, 401: all.EnvelopesListAuditEvents401Response, 403: all.EnvelopesListAuditEvents403Response, 404: all.EnvelopesListAuditEvents404Response, 405: all.EnvelopesListAuditEvents405Response, 429: all.EnvelopesListAuditEvents429Response, 500: all.EnvelopesListAuditEvents500Response }
    })),
    Envelopes_getEnvelopeDocGenFormFields: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetEnvelopeDocGenFormFieldsParams,
        responses: { 200: all.EnvelopesGetEnvelopeDocGenFormFields200Response, 400: all.EnvelopesGetEnvelopeDocGenFormFields400Response, 401: all.EnvelopesGetEnvelopeDocGenFormFields401Response, 403: all.EnvelopesGetEnvelopeDocGenFormFields403Response, 404: all.EnvelopesGetEnvelopeDocGenFormFields404Response, 405: all.EnvelopesGetEnvelopeDocGenFormFields405Response, 429: all.EnvelopesGetEnvelopeDocGenFormFields429Response, 500: all.EnvelopesGetEnvelopeDocGenFormFields500Response }
    })),
    Envelopes_updateEnvelopeDocGenFormFields: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesUpdateEnvelopeDocGenFormFieldsParams,
        query: all.EnvelopesUpdateEnvelopeDocGenFormFieldsQueryParams,
        header: all.EnvelopesUpdateEnvelopeDocGenFormFieldsHeader,
        body: all.EnvelopesUpdateEnvelopeDocGenFormFieldsBody,
        responses: { 200: all.EnvelopesUpdateEnvelopeDocGenFormFields200Response, 400: all.EnvelopesUpdateEnvelopeDocGenFormFields400Response, 401: all.EnvelopesUpdateEnvelopeDocGenFormFields401Response, 403: all.EnvelopesUpdateEnvelopeDocGenFormFields403Response, 404: all.EnvelopesUpdateEnvelopeDocGenFormFields404Response, 405: all.EnvelopesUpdateEnvelopeDocGenFormFields405Response, 429: all.EnvelopesUpdateEnvelopeDocGenFormFields429Response, 500: all.EnvelopesUpdateEnvelopeDocGenFormFields500Response }
    })),
    Envelopes_getNotificationSettings: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetNotificationSettingsParams,
        responses: { 200: all.EnvelopesGetNotificationSettings200Response, 400: all.EnvelopesGetNotificationSettings400Response, 401: all.EnvelopesGetNotificationSettings401Response, 403: all.EnvelopesGetNotificationSettings403Response, 404: all.EnvelopesGetNotificationSettings404Response, 405: all.EnvelopesGetNotificationSettings405Response, 429: all.EnvelopesGetNotificationSettings429Response, 500: all.EnvelopesGetNotificationSettings500Response }
    })),
    Envelopes_updateNotificationSettings: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesUpdateNotificationSettingsParams,
        header: all.EnvelopesUpdateNotificationSettingsHeader,
        body: all.EnvelopesUpdateNotificationSettingsBody,
        responses: { 200: all.EnvelopesUpdateNotificationSettings200Response, 400: all.EnvelopesUpdateNotificationSettings400Response, 401: all.EnvelopesUpdateNotificationSettings401Response, 403: all.EnvelopesUpdateNotificationSettings403Response, 404: all.EnvelopesUpdateNotificationSettings404Response, 405: all.EnvelopesUpdateNotificationSettings405Response, 429: all.EnvelopesUpdateNotificationSettings429Response, 500: all.EnvelopesUpdateNotificationSettings500Response }
    })),
    EnvelopeWorkflowDefinition_getEnvelopeWorkflowDefinition: () => import('./envelope-workflow-definition.js').then(all => ({
        params: all.EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionParams,
        responses: { 200: all.EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition200Response, 400: all.EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition400Response, 401: all.EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition401Response, 403: all.EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition403Response, 404: all.EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition404Response, 405: all.EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition405Response, 429: all.EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition429Response, 500: all.EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition500Response }
    })),
    EnvelopeWorkflowDefinition_updateEnvelopeWorkflowDefinition: () => import('./envelope-workflow-definition.js').then(all => ({
        params: all.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionParams,
        header: all.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionHeader,
        body: all.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionBody,
        responses: { 200: all.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition200Response, 400: all.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition400Response, 401: all.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition401Response, 403: all.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition403Response, 404: all.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition404Response, 405: all.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition405Response, 429: all.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition429Response, 500: all.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition500Response }
    })),
    EnvelopeWorkflowDefinition_deleteEnvelopeWorkflowDefinition: () => import('./envelope-workflow-definition.js').then(all => ({
        params: all.EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionParams,
        header: all.EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionHeader,
        responses: { 400: all.EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition400Response, 401: all.EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition401Response, 403: all.EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition403Response, 404: all.EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition404Response, 405: all.EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition405Response, 429: all.EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition429Response, 500: all.EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition500Response }
    })),
    Envelopes_getEnvelopeScheduledSendingDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetEnvelopeScheduledSendingDefinitionParams,
        responses: { 200: all.EnvelopesGetEnvelopeScheduledSendingDefinition200Response, 400: all.EnvelopesGetEnvelopeScheduledSendingDefinition400Response, 401: all.EnvelopesGetEnvelopeScheduledSendingDefinition401Response, 403: all.EnvelopesGetEnvelopeScheduledSendingDefinition403Response, 404: all.EnvelopesGetEnvelopeScheduledSendingDefinition404Response, 405: all.EnvelopesGetEnvelopeScheduledSendingDefinition405Response, 429: all.EnvelopesGetEnvelopeScheduledSendingDefinition429Response, 500: all.EnvelopesGetEnvelopeScheduledSendingDefinition500Response }
    })),
    Envelopes_updateEnvelopeScheduledSendingDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesUpdateEnvelopeScheduledSendingDefinitionParams,
        header: all.EnvelopesUpdateEnvelopeScheduledSendingDefinitionHeader,
        body: all.EnvelopesUpdateEnvelopeScheduledSendingDefinitionBody,
        responses: { 200: all.EnvelopesUpdateEnvelopeScheduledSendingDefinition200Response, 400: all.EnvelopesUpdateEnvelopeScheduledSendingDefinition400Response, 401: all.EnvelopesUpdateEnvelopeScheduledSendingDefinition401Response, 403: all.EnvelopesUpdateEnvelopeScheduledSendingDefinition403Response, 404: all.EnvelopesUpdateEnvelopeScheduledSendingDefinition404Response, 405: all.EnvelopesUpdateEnvelopeScheduledSendingDefinition405Response, 429: all.EnvelopesUpdateEnvelopeScheduledSendingDefinition429Response, 500: all.EnvelopesUpdateEnvelopeScheduledSendingDefinition500Response }
    })),
    Envelopes_deleteEnvelopeScheduledSendingDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesDeleteEnvelopeScheduledSendingDefinitionParams,
        header: all.EnvelopesDeleteEnvelopeScheduledSendingDefinitionHeader,
        responses: { 400: all.EnvelopesDeleteEnvelopeScheduledSendingDefinition400Response, 401: all.EnvelopesDeleteEnvelopeScheduledSendingDefinition401Response, 403: all.EnvelopesDeleteEnvelopeScheduledSendingDefinition403Response, 404: all.EnvelopesDeleteEnvelopeScheduledSendingDefinition404Response, 405: all.EnvelopesDeleteEnvelopeScheduledSendingDefinition405Response, 429: all.EnvelopesDeleteEnvelopeScheduledSendingDefinition429Response, 500: all.EnvelopesDeleteEnvelopeScheduledSendingDefinition500Response }
    })),
    Envelopes_createEnvelopeWorkflowStepDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesCreateEnvelopeWorkflowStepDefinitionParams,
        header: all.EnvelopesCreateEnvelopeWorkflowStepDefinitionHeader,
        body: all.EnvelopesCreateEnvelopeWorkflowStepDefinitionBody,
        responses: { 201: all.EnvelopesCreateEnvelopeWorkflowStepDefinition201Response, 400: all.EnvelopesCreateEnvelopeWorkflowStepDefinition400Response, 401: all.EnvelopesCreateEnvelopeWorkflowStepDefinition401Response, 403: all.EnvelopesCreateEnvelopeWorkflowStepDefinition403Response, 404: all.EnvelopesCreateEnvelopeWorkflowStepDefinition404Response, 405: all.EnvelopesCreateEnvelopeWorkflowStepDefinition405Response, 429: all.EnvelopesCreateEnvelopeWorkflowStepDefinition429Response, 500: all.EnvelopesCreateEnvelopeWorkflowStepDefinition500Response }
    })),
    Envelopes_getEnvelopeWorkflowStepDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetEnvelopeWorkflowStepDefinitionParams,
        responses: { 200: all.EnvelopesGetEnvelopeWorkflowStepDefinition200Response, 400: all.EnvelopesGetEnvelopeWorkflowStepDefinition400Response, 401: all.EnvelopesGetEnvelopeWorkflowStepDefinition401Response, 403: all.EnvelopesGetEnvelopeWorkflowStepDefinition403Response, 404: all.EnvelopesGetEnvelopeWorkflowStepDefinition404Response, 405: all.EnvelopesGetEnvelopeWorkflowStepDefinition405Response, 429: all.EnvelopesGetEnvelopeWorkflowStepDefinition429Response, 500: all.EnvelopesGetEnvelopeWorkflowStepDefinition500Response }
    })),
    Envelopes_updateEnvelopeWorkflowStepDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesUpdateEnvelopeWorkflowStepDefinitionParams,
        header: all.EnvelopesUpdateEnvelopeWorkflowStepDefinitionHeader,
        body: all.EnvelopesUpdateEnvelopeWorkflowStepDefinitionBody,
        responses: { 200: all.EnvelopesUpdateEnvelopeWorkflowStepDefinition200Response, 400: all.EnvelopesUpdateEnvelopeWorkflowStepDefinition400Response, 401: all.EnvelopesUpdateEnvelopeWorkflowStepDefinition401Response, 403: all.EnvelopesUpdateEnvelopeWorkflowStepDefinition403Response, 404: all.EnvelopesUpdateEnvelopeWorkflowStepDefinition404Response, 405: all.EnvelopesUpdateEnvelopeWorkflowStepDefinition405Response, 429: all.EnvelopesUpdateEnvelopeWorkflowStepDefinition429Response, 500: all.EnvelopesUpdateEnvelopeWorkflowStepDefinition500Response }
    })),
    Envelopes_deleteEnvelopeWorkflowStepDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesDeleteEnvelopeWorkflowStepDefinitionParams,
        header: all.EnvelopesDeleteEnvelopeWorkflowStepDefinitionHeader,
        responses: { 400: all.EnvelopesDeleteEnvelopeWorkflowStepDefinition400Response, 401: all.EnvelopesDeleteEnvelopeWorkflowStepDefinition401Response, 403: all.EnvelopesDeleteEnvelopeWorkflowStepDefinition403Response, 404: all.EnvelopesDeleteEnvelopeWorkflowStepDefinition404Response, 405: all.EnvelopesDeleteEnvelopeWorkflowStepDefinition405Response, 429: all.EnvelopesDeleteEnvelopeWorkflowStepDefinition429Response, 500: all.EnvelopesDeleteEnvelopeWorkflowStepDefinition500Response }
    })),
    Envelopes_getEnvelopeDelayedRoutingDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetEnvelopeDelayedRoutingDefinitionParams,
        responses: { 200: all.EnvelopesGetEnvelopeDelayedRoutingDefinition200Response, 400: all.EnvelopesGetEnvelopeDelayedRoutingDefinition400Response, 401: all.EnvelopesGetEnvelopeDelayedRoutingDefinition401Response, 403: all.EnvelopesGetEnvelopeDelayedRoutingDefinition403Response, 404: all.EnvelopesGetEnvelopeDelayedRoutingDefinition404Response, 405: all.EnvelopesGetEnvelopeDelayedRoutingDefinition405Response, 429: all.EnvelopesGetEnvelopeDelayedRoutingDefinition429Response, 500: all.EnvelopesGetEnvelopeDelayedRoutingDefinition500Response }
    })),
    Envelopes_updateEnvelopeDelayedRoutingDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesUpdateEnvelopeDelayedRoutingDefinitionParams,
        header: all.EnvelopesUpdateEnvelopeDelayedRoutingDefinitionHeader,
        body: all.EnvelopesUpdateEnvelopeDelayedRoutingDefinitionBody,
        responses: { 200: all.EnvelopesUpdateEnvelopeDelayedRoutingDefinition200Response, 400: all.EnvelopesUpdateEnvelopeDelayedRoutingDefinition400Response, 401: all.EnvelopesUpdateEnvelopeDelayedRoutingDefinition401Response, 403: all.EnvelopesUpdateEnvelopeDelayedRoutingDefinition403Response, 404: all.EnvelopesUpdateEnvelopeDelayedRoutingDefinition404Response, 405: all.EnvelopesUpdateEnvelopeDelayedRoutingDefinition405Response, 429: all.EnvelopesUpdateEnvelopeDelayedRoutingDefinition429Response, 500: all.EnvelopesUpdateEnvelopeDelayedRoutingDefinition500Response }
    })),
    Envelopes_deleteEnvelopeDelayedRoutingDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesDeleteEnvelopeDelayedRoutingDefinitionParams,
        header: all.EnvelopesDeleteEnvelopeDelayedRoutingDefinitionHeader,
        responses: { 400: all.EnvelopesDeleteEnvelopeDelayedRoutingDefinition400Response, 401: all.EnvelopesDeleteEnvelopeDelayedRoutingDefinition401Response, 403: all.EnvelopesDeleteEnvelopeDelayedRoutingDefinition403Response, 404: all.EnvelopesDeleteEnvelopeDelayedRoutingDefinition404Response, 405: all.EnvelopesDeleteEnvelopeDelayedRoutingDefinition405Response, 429: all.EnvelopesDeleteEnvelopeDelayedRoutingDefinition429Response, 500: all.EnvelopesDeleteEnvelopeDelayedRoutingDefinition500Response }
    })),
    EnvelopeWorkflowDefinition_getTemplateWorkflowDefinition: () => import('./envelope-workflow-definition.js').then(all => ({
        params: all.EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionParams,
        responses: { 200: all.EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition200Response, 400: all.EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition400Response, 401: all.EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition401Response, 403: all.EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition403Response, 404: all.EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition404Response, 405: all.EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition405Response, 429: all.EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition429Response, 500: all.EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition500Response }
    })),
    EnvelopeWorkflowDefinition_updateTemplateWorkflowDefinition: () => import('./envelope-workflow-definition.js').then(all => ({
        params: all.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionParams,
        header: all.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionHeader,
        body: all.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionBody,
        responses: { 200: all.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition200Response, 400: all.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition400Response, 401: all.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition401Response, 403: all.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition403Response, 404: all.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition404Response, 405: all.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition405Response, 429: all.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition429Response, 500: all.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition500Response }
    })),
    EnvelopeWorkflowDefinition_deleteTemplateWorkflowDefinition: () => import('./envelope-workflow-definition.js').then(all => ({
        params: all.EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionParams,
        header: all.EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionHeader,
        responses: { 400: all.EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition400Response, 401: all.EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition401Response, 403: all.EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition403Response, 404: all.EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition404Response, 405: all.EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition405Response, 429: all.EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition429Response, 500: all.EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition500Response }
    })),
    Envelopes_getTemplateScheduledSendingDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetTemplateScheduledSendingDefinitionParams,
        responses: { 200: all.EnvelopesGetTemplateScheduledSendingDefinition200Response, 400: all.EnvelopesGetTemplateScheduledSendingDefinition400Response, 401: all.EnvelopesGetTemplateScheduledSendingDefinition401Response, 403: all.EnvelopesGetTemplateScheduledSendingDefinition403Response, 404: all.EnvelopesGetTemplateScheduledSendingDefinition404Response, 405: all.EnvelopesGetTemplateScheduledSendingDefinition405Response, 429: all.EnvelopesGetTemplateScheduledSendingDefinition429Response, 500: all.EnvelopesGetTemplateScheduledSendingDefinition500Response }
    })),
    Envelopes_updateTemplateScheduledSendingDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesUpdateTemplateScheduledSendingDefinitionParams,
        header: all.EnvelopesUpdateTemplateScheduledSendingDefinitionHeader,
        body: all.EnvelopesUpdateTemplateScheduledSendingDefinitionBody,
        responses: { 200: all.EnvelopesUpdateTemplateScheduledSendingDefinition200Response, 400: all.EnvelopesUpdateTemplateScheduledSendingDefinition400Response, 401: all.EnvelopesUpdateTemplateScheduledSendingDefinition401Response, 403: all.EnvelopesUpdateTemplateScheduledSendingDefinition403Response, 404: all.EnvelopesUpdateTemplateScheduledSendingDefinition404Response, 405: all.EnvelopesUpdateTemplateScheduledSendingDefinition405Response, 429: all.EnvelopesUpdateTemplateScheduledSendingDefinition429Response, 500: all.EnvelopesUpdateTemplateScheduledSendingDefinition500Response }
    })),
    Envelopes_deleteTemplateScheduledSendingDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesDeleteTemplateScheduledSendingDefinitionParams,
        header: all.EnvelopesDeleteTemplateScheduledSendingDefinitionHeader,
        responses: { 400: all.EnvelopesDeleteTemplateScheduledSendingDefinition400Response, 401: all.EnvelopesDeleteTemplateScheduledSendingDefinition401Response, 403: all.EnvelopesDeleteTemplateScheduledSendingDefinition403Response, 404: all.EnvelopesDeleteTemplateScheduledSendingDefinition404Response, 405: all.EnvelopesDeleteTemplateScheduledSendingDefinition405Response, 429: all.EnvelopesDeleteTemplateScheduledSendingDefinition429Response, 500: all.EnvelopesDeleteTemplateScheduledSendingDefinition500Response }
    })),
    Envelopes_createTemplateWorkflowStepDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesCreateTemplateWorkflowStepDefinitionParams,
        header: all.EnvelopesCreateTemplateWorkflowStepDefinitionHeader,
        body: all.EnvelopesCreateTemplateWorkflowStepDefinitionBody,
        responses: { 201: all.EnvelopesCreateTemplateWorkflowStepDefinition201Response, 400: all.EnvelopesCreateTemplateWorkflowStepDefinition400Response, 401: all.EnvelopesCreateTemplateWorkflowStepDefinition401Response, 403: all.EnvelopesCreateTemplateWorkflowStepDefinition403Response, 404: all.EnvelopesCreateTemplateWorkflowStepDefinition404Response, 405: all.EnvelopesCreateTemplateWorkflowStepDefinition405Response, 429: all.EnvelopesCreateTemplateWorkflowStepDefinition429Response, 500: all.EnvelopesCreateTemplateWorkflowStepDefinition500Response }
    })),
    Envelopes_getTemplateWorkflowStepDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetTemplateWorkflowStepDefinitionParams,
        responses: { 200: all.EnvelopesGetTemplateWorkflowStepDefinition200Response, 400: all.EnvelopesGetTemplateWorkflowStepDefinition400Response, 401: all.EnvelopesGetTemplateWorkflowStepDefinition401Response, 403: all.EnvelopesGetTemplateWorkflowStepDefinition403Response, 404: all.EnvelopesGetTemplateWorkflowStepDefinition404Response, 405: all.EnvelopesGetTemplateWorkflowStepDefinition405Response, 429: all.EnvelopesGetTemplateWorkflowStepDefinition429Response, 500: all.EnvelopesGetTemplateWorkflowStepDefinition500Response }
    })),
    Envelopes_updateTemplateWorkflowStepDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesUpdateTemplateWorkflowStepDefinitionParams,
        header: all.EnvelopesUpdateTemplateWorkflowStepDefinitionHeader,
        body: all.EnvelopesUpdateTemplateWorkflowStepDefinitionBody,
        responses: { 200: all.EnvelopesUpdateTemplateWorkflowStepDefinition200Response, 400: all.EnvelopesUpdateTemplateWorkflowStepDefinition400Response, 401: all.EnvelopesUpdateTemplateWorkflowStepDefinition401Response, 403: all.EnvelopesUpdateTemplateWorkflowStepDefinition403Response, 404: all.EnvelopesUpdateTemplateWorkflowStepDefinition404Response, 405: all.EnvelopesUpdateTemplateWorkflowStepDefinition405Response, 429: all.EnvelopesUpdateTemplateWorkflowStepDefinition429Response, 500: all.EnvelopesUpdateTemplateWorkflowStepDefinition500Response }
    })),
    Envelopes_deleteTemplateWorkflowStepDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesDeleteTemplateWorkflowStepDefinitionParams,
        header: all.EnvelopesDeleteTemplateWorkflowStepDefinitionHeader,
        responses: { 400: all.EnvelopesDeleteTemplateWorkflowStepDefinition400Response, 401: all.EnvelopesDeleteTemplateWorkflowStepDefinition401Response, 403: all.EnvelopesDeleteTemplateWorkflowStepDefinition403Response, 404: all.EnvelopesDeleteTemplateWorkflowStepDefinition404Response, 405: all.EnvelopesDeleteTemplateWorkflowStepDefinition405Response, 429: all.EnvelopesDeleteTemplateWorkflowStepDefinition429Response, 500: all.EnvelopesDeleteTemplateWorkflowStepDefinition500Response }
    })),
    Envelopes_getTemplateDelayedRoutingDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetTemplateDelayedRoutingDefinitionParams,
        responses: { 200: all.EnvelopesGetTemplateDelayedRoutingDefinition200Response, 400: all.EnvelopesGetTemplateDelayedRoutingDefinition400Response, 401: all.EnvelopesGetTemplateDelayedRoutingDefinition401Response, 403: all.EnvelopesGetTemplateDelayedRoutingDefinition403Response, 404: all.EnvelopesGetTemplateDelayedRoutingDefinition404Response, 405: all.EnvelopesGetTemplateDelayedRoutingDefinition405Response, 429: all.EnvelopesGetTemplateDelayedRoutingDefinition429Response, 500: all.EnvelopesGetTemplateDelayedRoutingDefinition500Response }
    })),
    Envelopes_updateTemplateDelayedRoutingDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesUpdateTemplateDelayedRoutingDefinitionParams,
        header: all.EnvelopesUpdateTemplateDelayedRoutingDefinitionHeader,
        body: all.EnvelopesUpdateTemplateDelayedRoutingDefinitionBody,
        responses: { 200: all.EnvelopesUpdateTemplateDelayedRoutingDefinition200Response, 400: all.EnvelopesUpdateTemplateDelayedRoutingDefinition400Response, 401: all.EnvelopesUpdateTemplateDelayedRoutingDefinition401Response, 403: all.EnvelopesUpdateTemplateDelayedRoutingDefinition403Response, 404: all.EnvelopesUpdateTemplateDelayedRoutingDefinition404Response, 405: all.EnvelopesUpdateTemplateDelayedRoutingDefinition405Response, 429: all.EnvelopesUpdateTemplateDelayedRoutingDefinition429Response, 500: all.EnvelopesUpdateTemplateDelayedRoutingDefinition500Response }
    })),
    Envelopes_deleteTemplateDelayedRoutingDefinition: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesDeleteTemplateDelayedRoutingDefinitionParams,
        header: all.EnvelopesDeleteTemplateDelayedRoutingDefinitionHeader,
        responses: { 400: all.EnvelopesDeleteTemplateDelayedRoutingDefinition400Response, 401: all.EnvelopesDeleteTemplateDelayedRoutingDefinition401Response, 403: all.EnvelopesDeleteTemplateDelayedRoutingDefinition403Response, 404: all.EnvelopesDeleteTemplateDelayedRoutingDefinition404Response, 405: all.EnvelopesDeleteTemplateDelayedRoutingDefinition405Response, 429: all.EnvelopesDeleteTemplateDelayedRoutingDefinition429Response, 500: all.EnvelopesDeleteTemplateDelayedRoutingDefinition500Response }
    })),
    Envelopes_getPageImages: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetPageImagesParams,
        query: all.EnvelopesGetPageImagesQueryParams,
        responses: { 200: all.EnvelopesGetPageImages200Response, 400: all.EnvelopesGetPageImages400Response, 401: all.EnvelopesGetPageImages401Response, 403: all.EnvelopesGetPageImages403Response, 404: all.EnvelopesGetPageImages404Response, 405: all.EnvelopesGetPageImages405Response, 429: all.EnvelopesGetPageImages429Response, 500: all.EnvelopesGetPageImages500Response }
    })),
    Envelopes_deleteDocumentPage: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesDeleteDocumentPageParams,
        header: all.EnvelopesDeleteDocumentPageHeader,
        responses: { 400: all.EnvelopesDeleteDocumentPage400Response, 401: all.EnvelopesDeleteDocumentPage401Response, 403: all.EnvelopesDeleteDocumentPage403Response, 404: all.EnvelopesDeleteDocumentPage404Response, 405: all.EnvelopesDeleteDocumentPage405Response, 429: all.EnvelopesDeleteDocumentPage429Response, 500: all.EnvelopesDeleteDocumentPage500Response }
    })),
    Envelopes_getPageImage: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetPageImageParams,
        query: all.EnvelopesGetPageImageQueryParams,
        responses: { 400: all.EnvelopesGetPageImage400Response, 401: all.EnvelopesGetPageImage401Response, 403: all.EnvelopesGetPageImage403Response, 404: all.EnvelopesGetPageImage404Response, 405: all.EnvelopesGetPageImage405Response, 429: all.EnvelopesGetPageImage429Response, 500: all.EnvelopesGetPageImage500Response }
    })),
    Envelopes_rotateDocumentPage: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesRotateDocumentPageParams,
        header: all.EnvelopesRotateDocumentPageHeader,
        body: all.EnvelopesRotateDocumentPageBody,
        responses: { 400: all.EnvelopesRotateDocumentPage400Response, 401: all.EnvelopesRotateDocumentPage401Response, 403: all.EnvelopesRotateDocumentPage403Response, 404: all.EnvelopesRotateDocumentPage404Response, 405: all.EnvelopesRotateDocumentPage405Response, 429: all.EnvelopesRotateDocumentPage429Response, 500: all.EnvelopesRotateDocumentPage500Response }
    })),
    Envelopes_getRecipientInitialsImage: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetRecipientInitialsImageParams,
        query: all.EnvelopesGetRecipientInitialsImageQueryParams,
        responses: { 400: all.EnvelopesGetRecipientInitialsImage400Response, 401: all.EnvelopesGetRecipientInitialsImage401Response, 403: all.EnvelopesGetRecipientInitialsImage403Response, 404: all.EnvelopesGetRecipientInitialsImage404Response, 405: all.EnvelopesGetRecipientInitialsImage405Response, 429: all.EnvelopesGetRecipientInitialsImage429Response, 500: all.EnvelopesGetRecipientInitialsImage500Response }
    })),
    Envelopes_updateRecipientInitialsImage: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesUpdateRecipientInitialsImageParams,
        header: all.EnvelopesUpdateRecipientInitialsImageHeader,
        responses: { 400: all.EnvelopesUpdateRecipientInitialsImage400Response, 401: all.EnvelopesUpdateRecipientInitialsImage401Response, 403: all.EnvelopesUpdateRecipientInitialsImage403Response, 404: all.EnvelopesUpdateRecipientInitialsImage404Response, 405: all.EnvelopesUpdateRecipientInitialsImage405Response, 429: all.EnvelopesUpdateRecipientInitialsImage429Response, 500: all.EnvelopesUpdateRecipientInitialsImage500Response }
    })),
    Envelopes_getRecipientSignature: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetRecipientSignatureParams,
        responses: { 200: all.EnvelopesGetRecipientSignature200Response, 400: all.EnvelopesGetRecipientSignature400Response, 401: all.EnvelopesGetRecipientSignature401Response, 403: all.EnvelopesGetRecipientSignature403Response, 404: all.EnvelopesGetRecipientSignature404Response, 405: all.EnvelopesGetRecipientSignature405Response, 429: all.EnvelopesGetRecipientSignature429Response, 500: all.EnvelopesGetRecipientSignature500Response }
    })),
    Envelopes_getRecipientSignatureImage: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetRecipientSignatureImageParams,
        query: all.EnvelopesGetRecipientSignatureImageQueryParams,
        responses: { 400: all.EnvelopesGetRecipientSignatureImage400Response, 401: all.EnvelopesGetRecipientSignatureImage401Response, 403: all.EnvelopesGetRecipientSignatureImage403Response, 404: all.EnvelopesGetRecipientSignatureImage404Response, 405: all.EnvelopesGetRecipientSignatureImage405Response, 429: all.EnvelopesGetRecipientSignatureImage429Response, 500: all.EnvelopesGetRecipientSignatureImage500Response }
    })),
    Envelopes_updateRecipientSignatureImage: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesUpdateRecipientSignatureImageParams,
        header: all.EnvelopesUpdateRecipientSignatureImageHeader,
        responses: { 400: all.EnvelopesUpdateRecipientSignatureImage400Response, 401: all.EnvelopesUpdateRecipientSignatureImage401Response, 403: all.EnvelopesUpdateRecipientSignatureImage403Response, 404: all.EnvelopesUpdateRecipientSignatureImage404Response, 405: all.EnvelopesUpdateRecipientSignatureImage405Response, 429: all.EnvelopesUpdateRecipientSignatureImage429Response, 500: all.EnvelopesUpdateRecipientSignatureImage500Response }
    })),
    EnvelopeCustomFields_list: () => import('./envelope-custom-fields.js').then(all => ({
        params: all.EnvelopeCustomFieldsListParams,
        responses: { 200: all.EnvelopeCustomFieldsList200Response, 400: all.EnvelopeCustomFieldsList400Response, 401: all.EnvelopeCustomFieldsList401Response, 403: all.EnvelopeCustomFieldsList403Response, 404: all.EnvelopeCustomFieldsList404Response, 405: all.EnvelopeCustomFieldsList405Response, 429: all.EnvelopeCustomFieldsList429Response, 500: all.EnvelopeCustomFieldsList500Response }
    })),
    EnvelopeCustomFields_create: () => import('./envelope-custom-fields.js').then(all => ({
        params: all.EnvelopeCustomFieldsCreateParams,
        header: all.EnvelopeCustomFieldsCreateHeader,
        body: all.EnvelopeCustomFieldsCreateBody,
        responses: { 201: all.EnvelopeCustomFieldsCreate201Response, 400: all.EnvelopeCustomFieldsCreate400Response, 401: all.EnvelopeCustomFieldsCreate401Response, 403: all.EnvelopeCustomFieldsCreate403Response, 404: all.EnvelopeCustomFieldsCreate404Response, 405: all.EnvelopeCustomFieldsCreate405Response, 429: all.EnvelopeCustomFieldsCreate429Response, 500: all.EnvelopeCustomFieldsCreate500Response }
    })),
    EnvelopeCustomFields_update: () => import('./envelope-custom-fields.js').then(all => ({
        params: all.EnvelopeCustomFieldsUpdateParams,
        header: all.EnvelopeCustomFieldsUpdateHeader,
        body: all.EnvelopeCustomFieldsUpdateBody,
        responses: { 200: all.EnvelopeCustomFieldsUpdate200Response, 400: all.EnvelopeCustomFieldsUpdate400Response, 401: all.EnvelopeCustomFieldsUpdate401Response, 403: all.EnvelopeCustomFieldsUpdate403Response, 404: all.EnvelopeCustomFieldsUpdate404Response, 405: all.EnvelopeCustomFieldsUpdate405Response, 429: all.EnvelopeCustomFieldsUpdate429Response, 500: all.EnvelopeCustomFieldsUpdate500Response }
    })),
    EnvelopeCustomFields_delete: () => import('./envelope-custom-fields.js').then(all => ({
        params: all.EnvelopeCustomFieldsDeleteParams,
        header: all.EnvelopeCustomFieldsDeleteHeader,
        body: all.EnvelopeCustomFieldsDeleteBody,
        responses: { 200: all.EnvelopeCustomFieldsDelete200Response, 400: all.EnvelopeCustomFieldsDelete400Response, 401: all.EnvelopeCustomFieldsDelete401Response, 403: all.EnvelopeCustomFieldsDelete403Response, 404: all.EnvelopeCustomFieldsDelete404Response, 405: all.EnvelopeCustomFieldsDelete405Response, 429: all.EnvelopeCustomFieldsDelete429Response, 500: all.EnvelopeCustomFieldsDelete500Response }
    })),
    EnvelopeDocumentFields_list: () => import('./envelope-document-fields.js').then(all => ({
        params: all.EnvelopeDocumentFieldsListParams,
        responses: { 200: all.EnvelopeDocumentFieldsList200Response, 400: all.EnvelopeDocumentFieldsList400Response, 401: all.EnvelopeDocumentFieldsList401Response, 403: all.EnvelopeDocumentFieldsList403Response, 404: all.EnvelopeDocumentFieldsList404Response, 405: all.EnvelopeDocumentFieldsList405Response, 429: all.EnvelopeDocumentFieldsList429Response, 500: all.EnvelopeDocumentFieldsList500Response }
    })),
    EnvelopeDocumentFields_create: () => import('./envelope-document-fields.js').then(all => ({
        params: all.EnvelopeDocumentFieldsCreateParams,
        header: all.EnvelopeDocumentFieldsCreateHeader,
        body: all.EnvelopeDocumentFieldsCreateBody,
        responses: { 201: all.EnvelopeDocumentFieldsCreate201Response, 400: all.EnvelopeDocumentFieldsCreate400Response, 401: all.EnvelopeDocumentFieldsCreate401Response, 403: all.EnvelopeDocumentFieldsCreate403Response, 404: all.EnvelopeDocumentFieldsCreate404Response, 405: all.EnvelopeDocumentFieldsCreate405Response, 429: all.EnvelopeDocumentFieldsCreate429Response, 500: all.EnvelopeDocumentFieldsCreate500Response }
    })),
    EnvelopeDocumentFields_update: () => import('./envelope-document-fields.js').then(all => ({
        params: all.EnvelopeDocumentFieldsUpdateParams,
        header: all.EnvelopeDocumentFieldsUpdateHeader,
        body: all.EnvelopeDocumentFieldsUpdateBody,
        responses: { 200: all.EnvelopeDocumentFieldsUpdate200Response, 400: all.EnvelopeDocumentFieldsUpdate400Response, 401: all.EnvelopeDocumentFieldsUpdate401Response, 403: all.EnvelopeDocumentFieldsUpdate403Response, 404: all.EnvelopeDocumentFieldsUpdate404Response, 405: all.EnvelopeDocumentFieldsUpdate405Response, 429: all.EnvelopeDocumentFieldsUpdate429Response, 500: all.EnvelopeDocumentFieldsUpdate500Response }
    })),
    EnvelopeDocumentFields_delete: () => import('./envelope-document-fields.js').then(all => ({
        params: all.EnvelopeDocumentFieldsDeleteParams,
        header: all.EnvelopeDocumentFieldsDeleteHeader,
        body: all.EnvelopeDocumentFieldsDeleteBody,
        responses: { 200: all.EnvelopeDocumentFieldsDelete200Response, 400: all.EnvelopeDocumentFieldsDelete400Response, 401: all.EnvelopeDocumentFieldsDelete401Response, 403: all.EnvelopeDocumentFieldsDelete403Response, 404: all.EnvelopeDocumentFieldsDelete404Response, 405: all.EnvelopeDocumentFieldsDelete405Response, 429: all.EnvelopeDocumentFieldsDelete429Response, 500: all.EnvelopeDocumentFieldsDelete500Response }
    })),
    EnvelopeLocks_get: () => import('./envelope-locks.js').then(all => ({
        params: all.EnvelopeLocksGetParams,
        responses: { 200: all.EnvelopeLocksGet200Response, 400: all.EnvelopeLocksGet400Response, 401: all.EnvelopeLocksGet401Response, 403: all.EnvelopeLocksGet403Response, 404: all.EnvelopeLocksGet404Response, 405: all.EnvelopeLocksGet405Response, 429: all.EnvelopeLocksGet429Response, 500: all.EnvelopeLocksGet500Response }
    })),
    EnvelopeLocks_create: () => import('./envelope-locks.js').then(all => ({
        params: all.EnvelopeLocksCreateParams,
        body: all.EnvelopeLocksCreateBody,
        responses: { 201: all.EnvelopeLocksCreate201Response, 400: all.EnvelopeLocksCreate400Response, 401: all.EnvelopeLocksCreate401Response, 403: all.EnvelopeLocksCreate403Response, 404: all.EnvelopeLocksCreate404Response, 405: all.EnvelopeLocksCreate405Response, 429: all.EnvelopeLocksCreate429Response, 500: all.EnvelopeLocksCreate500Response }
    })),
    EnvelopeLocks_update: () => import('./envelope-locks.js').then(all => ({
        params: all.EnvelopeLocksUpdateParams,
        header: all.EnvelopeLocksUpdateHeader,
        body: all.EnvelopeLocksUpdateBody,
        responses: { 200: all.EnvelopeLocksUpdate200Response, 400: all.EnvelopeLocksUpdate400Response, 401: all.EnvelopeLocksUpdate401Response, 403: all.EnvelopeLocksUpdate403Response, 404: all.EnvelopeLocksUpdate404Response, 405: all.EnvelopeLocksUpdate405Response, 429: all.EnvelopeLocksUpdate429Response, 500: all.EnvelopeLocksUpdate500Response }
    })),
    EnvelopeLocks_delete: () => import('./envelope-locks.js').then(all => ({
        params: all.EnvelopeLocksDeleteParams,
        query: all.EnvelopeLocksDeleteQueryParams,
        header: all.EnvelopeLocksDeleteHeader,
        responses: { 200: all.EnvelopeLocksDelete200Response, 400: all.EnvelopeLocksDelete400Response, 401: all.EnvelopeLocksDelete401Response, 403: all.EnvelopeLocksDelete403Response, 404: all.EnvelopeLocksDelete404Response, 405: all.EnvelopeLocksDelete405Response, 429: all.EnvelopeLocksDelete429Response, 500: all.EnvelopeLocksDelete500Response }
    })),
    EnvelopeRecipients_list: () => import('./envelope-recipients.js').then(all => ({
        params: all.EnvelopeRecipientsListParams,
        query: all.EnvelopeRecipientsListQueryParams,
        responses: { 200: all.EnvelopeRecipientsList200Response, 400: all.EnvelopeRecipientsList400Response, 401: all.EnvelopeRecipientsList401Response, 403: all.EnvelopeRecipientsList403Response, 404: all.EnvelopeRecipientsList404Response, 405: all.EnvelopeRecipientsList405Response, 429: all.EnvelopeRecipientsList429Response, 500: all.EnvelopeRecipientsList500Response }
    })),
    EnvelopeRecipients_create: () => import('./envelope-recipients.js').then(all => ({
        params: all.EnvelopeRecipientsCreateParams,
        query: all.EnvelopeRecipientsCreateQueryParams,
        header: all.EnvelopeRecipientsCreateHeader,
        body: all.EnvelopeRecipientsCreateBody,
        responses: { 201: all.EnvelopeRecipientsCreate201Response, 400: all.EnvelopeRecipientsCreate400Response, 401: all.EnvelopeRecipientsCreate401Response, 403: all.EnvelopeRecipientsCreate403Response, 404: all.EnvelopeRecipientsCreate404Response, 405: all.EnvelopeRecipientsCreate405Response, 429: all.EnvelopeRecipientsCreate429Response, 500: all.EnvelopeRecipientsCreate500Response }
    })),
    EnvelopeRecipients_update: () => import('./envelope-recipients.js').then(all => ({
        params: all.EnvelopeRecipientsUpdateParams,
        query: all.EnvelopeRecipientsUpdateQueryParams,
        header: all.EnvelopeRecipientsUpdateHeader,
        body: all.EnvelopeRecipientsUpdateBody,
        responses: { 200: all.EnvelopeRecipientsUpdate200Response, 400: all.EnvelopeRecipientsUpdate400Response, 401: all.EnvelopeRecipientsUpdate401Response, 403: all.EnvelopeRecipientsUpdate403Response, 404: all.EnvelopeRecipientsUpdate404Response, 405: all.EnvelopeRecipientsUpdate405Response, 429: all.EnvelopeRecipientsUpdate429Response, 500: all.EnvelopeRecipientsUpdate500Response }
    })),
    EnvelopeRecipients_deleteList: () => import('./envelope-recipients.js').then(all => ({
        params: all.EnvelopeRecipientsDeleteListParams,
        header: all.EnvelopeRecipientsDeleteListHeader,
        body: all.EnvelopeRecipientsDeleteListBody,
        responses: { 200: all.EnvelopeRecipientsDeleteList200Response, 400: all.EnvelopeRecipientsDeleteList400Response, 401: all.EnvelopeRecipientsDeleteList401Response, 403: all.EnvelopeRecipientsDeleteList403Response, 404: all.EnvelopeRecipientsDeleteList404Response, 405: all.EnvelopeRecipientsDeleteList405Response, 429: all.EnvelopeRecipientsDeleteList429Response, 500: all.EnvelopeRecipientsDeleteList500Response }
    })),
    EnvelopeRecipients_delete: () => import('./envelope-recipients.js').then(all => ({
        params: all.EnvelopeRecipientsDeleteParams,
        header: all.EnvelopeRecipientsDeleteHeader,
        responses: { 200: all.EnvelopeRecipientsDelete200Response, 400: all.EnvelopeRecipientsDelete400Response, 401: all.EnvelopeRecipientsDelete401Response, 403: all.EnvelopeRecipientsDelete403Response, 404: all.EnvelopeRecipientsDelete404Response, 405: all.EnvelopeRecipientsDelete405Response, 429: all.EnvelopeRecipientsDelete429Response, 500: all.EnvelopeRecipientsDelete500Response }
    })),
    EnvelopeRecipients_createRecipientProofFileLink: () => import('./envelope-recipients.js').then(all => ({
        params: all.EnvelopeRecipientsCreateRecipientProofFileLinkParams,
        responses: { 201: all.EnvelopeRecipientsCreateRecipientProofFileLink201Response, 400: all.EnvelopeRecipientsCreateRecipientProofFileLink400Response, 401: all.EnvelopeRecipientsCreateRecipientProofFileLink401Response, 403: all.EnvelopeRecipientsCreateRecipientProofFileLink403Response, 404: all.EnvelopeRecipientsCreateRecipientProofFileLink404Response, 405: all.EnvelopeRecipientsCreateRecipientProofFileLink405Response, 429: all.EnvelopeRecipientsCreateRecipientProofFileLink429Response, 500: all.EnvelopeRecipientsCreateRecipientProofFileLink500Response }
    })),
    EnvelopeRecipients_createRecipientProofFileResourceToken: () => import('./envelope-recipients.js').then(all => ({
        params: all.EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams,
        query: all.EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams,
        responses: { 201: all.EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response, 400: all.EnvelopeRecipientsCreateRecipientProofFileResourceToken400Response, 401: all.EnvelopeRecipientsCreateRecipientProofFileResourceToken401Response, 403: all.EnvelopeRecipientsCreateRecipientProofFileResourceToken403Response, 404: all.EnvelopeRecipientsCreateRecipientProofFileResourceToken404Response, 405: all.EnvelopeRecipientsCreateRecipientProofFileResourceToken405Response, 429: all.EnvelopeRecipientsCreateRecipientProofFileResourceToken429Response, 500: all.EnvelopeRecipientsCreateRecipientProofFileResourceToken500Response }
    })),
    EnvelopeRecipients_createEnvelopeRecipientPreview: () => import('./envelope-recipients.js').then(all => ({
        params: all.EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams,
        body: all.EnvelopeRecipientsCreateEnvelopeRecipientPreviewBody,
        responses: { 201: all.EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response, 400: all.EnvelopeRecipientsCreateEnvelopeRecipientPreview400Response, 401: all.EnvelopeRecipientsCreateEnvelopeRecipientPreview401Response, 403: all.EnvelopeRecipientsCreateEnvelopeRecipientPreview403Response, 404: all.EnvelopeRecipientsCreateEnvelopeRecipientPreview404Response, 405: all.EnvelopeRecipientsCreateEnvelopeRecipientPreview405Response, 429: all.EnvelopeRecipientsCreateEnvelopeRecipientPreview429Response, 500: all.EnvelopeRecipientsCreateEnvelopeRecipientPreview500Response }
    })),
    EnvelopeRecipientTabs_list: () => import('./envelope-recipient-tabs.js').then(all => ({
        params: all.EnvelopeRecipientTabsListParams,
        query: all.EnvelopeRecipientTabsListQueryParams,
        responses: { 200: all.EnvelopeRecipientTabsList200Response, 400: all.EnvelopeRecipientTabsList400Response, 401: all.EnvelopeRecipientTabsList401Response, 403: all.EnvelopeRecipientTabsList403Response, 404: all.EnvelopeRecipientTabsList404Response, 405: all.EnvelopeRecipientTabsList405Response, 429: all.EnvelopeRecipientTabsList429Response, 500: all.EnvelopeRecipientTabsList500Response }
    })),
    EnvelopeRecipientTabs_create: () => import('./envelope-recipient-tabs.js').then(all => ({
        params: all.EnvelopeRecipientTabsCreateParams,
        header: all.EnvelopeRecipientTabsCreateHeader,
        body: all.EnvelopeRecipientTabsCreateBody,
        responses: { 201: all.EnvelopeRecipientTabsCreate201Response, 400: all.EnvelopeRecipientTabsCreate400Response, 401: all.EnvelopeRecipientTabsCreate401Response, 403: all.EnvelopeRecipientTabsCreate403Response, 404: all.EnvelopeRecipientTabsCreate404Response, 405: all.EnvelopeRecipientTabsCreate405Response, 429: all.EnvelopeRecipientTabsCreate429Response, 500: all.EnvelopeRecipientTabsCreate500Response }
    })),
    EnvelopeRecipientTabs_update: () => import('./envelope-recipient-tabs.js').then(all => ({
        params: all.EnvelopeRecipientTabsUpdateParams,
        header: all.EnvelopeRecipientTabsUpdateHeader,
        body: all.EnvelopeRecipientTabsUpdateBody,
        responses: { 200: all.EnvelopeRecipientTabsUpdate200Response, 400: all.EnvelopeRecipientTabsUpdate400Response, 401: all.EnvelopeRecipientTabsUpdate401Response, 403: all.EnvelopeRecipientTabsUpdate403Response, 404: all.EnvelopeRecipientTabsUpdate404Response, 405: all.EnvelopeRecipientTabsUpdate405Response, 429: all.EnvelopeRecipientTabsUpdate429Response, 500: all.EnvelopeRecipientTabsUpdate500Response }
    })),
    EnvelopeRecipientTabs_delete: () => import('./envelope-recipient-tabs.js').then(all => ({
        params: all.EnvelopeRecipientTabsDeleteParams,
        header: all.EnvelopeRecipientTabsDeleteHeader,
        body: all.EnvelopeRecipientTabsDeleteBody,
        responses: { 200: all.EnvelopeRecipientTabsDelete200Response, 400: all.EnvelopeRecipientTabsDelete400Response, 401: all.EnvelopeRecipientTabsDelete401Response, 403: all.EnvelopeRecipientTabsDelete403Response, 404: all.EnvelopeRecipientTabsDelete404Response, 405: all.EnvelopeRecipientTabsDelete405Response, 429: all.EnvelopeRecipientTabsDelete429Response, 500: all.EnvelopeRecipientTabsDelete500Response }
    })),
    EnvelopeDocumentTabs_getByPage: () => import('./envelope-document-tabs.js').then(all => ({
        params: all.EnvelopeDocumentTabsGetByPageParams,
        responses: { 200: all.EnvelopeDocumentTabsGetByPage200Response, 400: all.EnvelopeDocumentTabsGetByPage400Response, 401: all.EnvelopeDocumentTabsGetByPage401Response, 403: all.EnvelopeDocumentTabsGetByPage403Response, 404: all.EnvelopeDocumentTabsGetByPage404Response, 405: all.EnvelopeDocumentTabsGetByPage405Response, 429: all.EnvelopeDocumentTabsGetByPage429Response, 500: all.EnvelopeDocumentTabsGetByPage500Response }
    })),
    EnvelopeDocumentTabs_get: () => import('./envelope-document-tabs.js').then(all => ({
        params: all.EnvelopeDocumentTabsGetParams,
        query: all.EnvelopeDocumentTabsGetQueryParams,
        responses: { 200: all.EnvelopeDocumentTabsGet200Response, 400: all.EnvelopeDocumentTabsGet400Response, 401: all.EnvelopeDocumentTabsGet401Response, 403: all.EnvelopeDocumentTabsGet403Response, 404: all.EnvelopeDocumentTabsGet404Response, 405: all.EnvelopeDocumentTabsGet405Response, 429: all.EnvelopeDocumentTabsGet429Response, 500: all.EnvelopeDocumentTabsGet500Response }
    })),
    EnvelopeDocumentTabs_create: () => import('./envelope-document-tabs.js').then(all => ({
        params: all.EnvelopeDocumentTabsCreateParams,
        header: all.EnvelopeDocumentTabsCreateHeader,
        body: all.EnvelopeDocumentTabsCreateBody,
        responses: { 201: all.EnvelopeDocumentTabsCreate201Response, 400: all.EnvelopeDocumentTabsCreate400Response, 401: all.EnvelopeDocumentTabsCreate401Response, 403: all.EnvelopeDocumentTabsCreate403Response, 404: all.EnvelopeDocumentTabsCreate404Response, 405: all.EnvelopeDocumentTabsCreate405Response, 429: all.EnvelopeDocumentTabsCreate429Response, 500: all.EnvelopeDocumentTabsCreate500Response }
    })),
    EnvelopeDocumentTabs_update: () => import('./envelope-document-tabs.js').then(all => ({
        params: all.EnvelopeDocumentTabsUpdateParams,
        header: all.EnvelopeDocumentTabsUpdateHeader,
        body: all.EnvelopeDocumentTabsUpdateBody,
        responses: { 200: all.EnvelopeDocumentTabsUpdate200Response, 400: all.EnvelopeDocumentTabsUpdate400Response, 401: all.EnvelopeDocumentTabsUpdate401Response, 403: all.EnvelopeDocumentTabsUpdate403Response, 404: all.EnvelopeDocumentTabsUpdate404Response, 405: all.EnvelopeDocumentTabsUpdate405Response, 429: all.EnvelopeDocumentTabsUpdate429Response, 500: all.EnvelopeDocumentTabsUpdate500Response }
    })),
    EnvelopeDocumentTabs_delete: () => import('./envelope-document-tabs.js').then(all => ({
        params: all.EnvelopeDocumentTabsDeleteParams,
        header: all.EnvelopeDocumentTabsDeleteHeader,
        body: all.EnvelopeDocumentTabsDeleteBody,
        responses: { 200: all.EnvelopeDocumentTabsDelete200Response, 400: all.EnvelopeDocumentTabsDelete400Response, 401: all.EnvelopeDocumentTabsDelete401Response, 403: all.EnvelopeDocumentTabsDelete403Response, 404: all.EnvelopeDocumentTabsDelete404Response, 405: all.EnvelopeDocumentTabsDelete405Response, 429: all.EnvelopeDocumentTabsDelete429Response, 500: all.EnvelopeDocumentTabsDelete500Response }
    })),
    EnvelopeViews_createCorrect: () => import('./envelope-views.js').then(all => ({
        params: all.EnvelopeViewsCreateCorrectParams,
        body: all.EnvelopeViewsCreateCorrectBody,
        responses: { 201: all.EnvelopeViewsCreateCorrect201Response, 400: all.EnvelopeViewsCreateCorrect400Response, 401: all.EnvelopeViewsCreateCorrect401Response, 403: all.EnvelopeViewsCreateCorrect403Response, 404: all.EnvelopeViewsCreateCorrect404Response, 405: all.EnvelopeViewsCreateCorrect405Response, 429: all.EnvelopeViewsCreateCorrect429Response, 500: all.EnvelopeViewsCreateCorrect500Response }
    })),
    EnvelopeViews_deleteEnvelopeCorrectView: () => import('./envelope-views.js').then(all => ({
        params: all.EnvelopeViewsDeleteEnvelopeCorrectViewParams,
        body: all.EnvelopeViewsDeleteEnvelopeCorrectViewBody,
        responses: { 400: all.EnvelopeViewsDeleteEnvelopeCorrectView400Response, 401: all.EnvelopeViewsDeleteEnvelopeCorrectView401Response, 403: all.EnvelopeViewsDeleteEnvelopeCorrectView403Response, 404: all.EnvelopeViewsDeleteEnvelopeCorrectView404Response, 405: all.EnvelopeViewsDeleteEnvelopeCorrectView405Response, 429: all.EnvelopeViewsDeleteEnvelopeCorrectView429Response, 500: all.EnvelopeViewsDeleteEnvelopeCorrectView500Response }
    })),
    EnvelopeViews_createEdit: () => import('./envelope-views.js').then(all => ({
        params: all.EnvelopeViewsCreateEditParams,
        body: all.EnvelopeViewsCreateEditBody,
        responses: { 201: all.EnvelopeViewsCreateEdit201Response, 400: all.EnvelopeViewsCreateEdit400Response, 401: all.EnvelopeViewsCreateEdit401Response, 403: all.EnvelopeViewsCreateEdit403Response, 404: all.EnvelopeViewsCreateEdit404Response, 405: all.EnvelopeViewsCreateEdit405Response, 429: all.EnvelopeViewsCreateEdit429Response, 500: all.EnvelopeViewsCreateEdit500Response }
    })),
    EnvelopeViews_createRecipient: () => import('./envelope-views.js').then(all => ({
        params: all.EnvelopeViewsCreateRecipientParams,
        body: all.EnvelopeViewsCreateRecipientBody,
        responses: { 201: all.EnvelopeViewsCreateRecipient201Response, 400: all.EnvelopeViewsCreateRecipient400Response, 401: all.EnvelopeViewsCreateRecipient401Response, 403: all.EnvelopeViewsCreateRecipient403Response, 404: all.EnvelopeViewsCreateRecipient404Response, 405: all.EnvelopeViewsCreateRecipient405Response, 429: all.EnvelopeViewsCreateRecipient429Response, 500: all.EnvelopeViewsCreateRecipient500Response }
    })),
    EnvelopeViews_createSender: () => import('./envelope-views.js').then(all => ({
        params: all.EnvelopeViewsCreateSenderParams,
        body: all.EnvelopeViewsCreateSenderBody,
        responses: { 201: all.EnvelopeViewsCreateSender201Response, 400: all.EnvelopeViewsCreateSender400Response, 401: all.EnvelopeViewsCreateSender401Response, 403: all.EnvelopeViewsCreateSender403Response, 404: all.EnvelopeViewsCreateSender404Response, 405: all.EnvelopeViewsCreateSender405Response, 429: all.EnvelopeViewsCreateSender429Response, 500: all.EnvelopeViewsCreateSender500Response }
    })),
    EnvelopeViews_createSharedRecipient: () => import('./envelope-views.js').then(all => ({
        params: all.EnvelopeViewsCreateSharedRecipientParams,
        body: all.EnvelopeViewsCreateSharedRecipientBody,
        responses: { 201: all.EnvelopeViewsCreateSharedRecipient201Response, 400: all.EnvelopeViewsCreateSharedRecipient400Response, 401: all.EnvelopeViewsCreateSharedRecipient401Response, 403: all.EnvelopeViewsCreateSharedRecipient403Response, 404: all.EnvelopeViewsCreateSharedRecipient404Response, 405: all.EnvelopeViewsCreateSharedRecipient405Response, 429: all.EnvelopeViewsCreateSharedRecipient429Response, 500: all.EnvelopeViewsCreateSharedRecipient500Response }
    })),
    EnvelopeViews_createConsole: () => import('./envelope-views.js').then(all => ({
        params: all.EnvelopeViewsCreateConsoleParams,
        body: all.EnvelopeViewsCreateConsoleBody,
        responses: { 201: all.EnvelopeViewsCreateConsole201Response, 400: all.EnvelopeViewsCreateConsole400Response, 401: all.EnvelopeViewsCreateConsole401Response, 403: all.EnvelopeViewsCreateConsole403Response, 404: all.EnvelopeViewsCreateConsole404Response, 405: all.EnvelopeViewsCreateConsole405Response, 429: all.EnvelopeViewsCreateConsole429Response, 500: all.EnvelopeViewsCreateConsole500Response }
    })),
    EnvelopeConsumerDisclosures_getDefault: () => import('./envelope-consumer-disclosures.js').then(all => ({
        params: all.EnvelopeConsumerDisclosuresGetDefaultParams,
        query: all.EnvelopeConsumerDisclosuresGetDefaultQueryParams,
        responses: { 200: all.EnvelopeConsumerDisclosuresGetDefault200Response, 400: all.EnvelopeConsumerDisclosuresGetDefault400Response, 401: all.EnvelopeConsumerDisclosuresGetDefault401Response, 403: all.EnvelopeConsumerDisclosuresGetDefault403Response, 404: all.EnvelopeConsumerDisclosuresGetDefault404Response, 405: all.EnvelopeConsumerDisclosuresGetDefault405Response, 429: all.EnvelopeConsumerDisclosuresGetDefault429Response, 500: all.EnvelopeConsumerDisclosuresGetDefault500Response }
    })),
    EnvelopeConsumerDisclosures_get: () => import('./envelope-consumer-disclosures.js').then(all => ({
        params: all.EnvelopeConsumerDisclosuresGetParams,
        query: all.EnvelopeConsumerDisclosuresGetQueryParams,
        responses: { 200: all.EnvelopeConsumerDisclosuresGet200Response, 400: all.EnvelopeConsumerDisclosuresGet400Response, 401: all.EnvelopeConsumerDisclosuresGet401Response, 403: all.EnvelopeConsumerDisclosuresGet403Response, 404: all.EnvelopeConsumerDisclosuresGet404Response, 405: all.EnvelopeConsumerDisclosuresGet405Response, 429: all.EnvelopeConsumerDisclosuresGet429Response, 500: all.EnvelopeConsumerDisclosuresGet500Response }
    })),
    EnvelopeDocuments_list: () => import('./envelope-documents.js').then(all => ({
        params: all.EnvelopeDocumentsListParams,
        query: all.EnvelopeDocumentsListQueryParams,
        responses: { 200: all.EnvelopeDocumentsList200Response, 400: all.EnvelopeDocumentsList400Response, 401: all.EnvelopeDocumentsList401Response, 403: all.EnvelopeDocumentsList403Response, 404: all.EnvelopeDocumentsList404Response, 405: all.EnvelopeDocumentsList405Response, 429: all.EnvelopeDocumentsList429Response, 500: all.EnvelopeDocumentsList500Response }
    })),
    EnvelopeDocuments_updateList: () => import('./envelope-documents.js').then(all => ({
        params: all.EnvelopeDocumentsUpdateListParams,
        header: all.EnvelopeDocumentsUpdateListHeader,
        body: all.EnvelopeDocumentsUpdateListBody,
        responses: { 200: all.EnvelopeDocumentsUpdateList200Response, 400: all.EnvelopeDocumentsUpdateList400Response, 401: all.EnvelopeDocumentsUpdateList401Response, 403: all.EnvelopeDocumentsUpdateList403Response, 404: all.EnvelopeDocumentsUpdateList404Response, 405: all.EnvelopeDocumentsUpdateList405Response, 429: all.EnvelopeDocumentsUpdateList429Response, 500: all.EnvelopeDocumentsUpdateList500Response }
    })),
    EnvelopeDocuments_delete: () => import('./envelope-documents.js').then(all => ({
        params: all.EnvelopeDocumentsDeleteParams,
        header: all.EnvelopeDocumentsDeleteHeader,
        body: all.EnvelopeDocumentsDeleteBody,
        responses: { 200: all.EnvelopeDocumentsDelete200Response, 400: all.EnvelopeDocumentsDelete400Response, 401: all.EnvelopeDocumentsDelete401Response, 403: all.EnvelopeDocumentsDelete403Response, 404: all.EnvelopeDocumentsDelete404Response, 405: all.EnvelopeDocumentsDelete405Response, 429: all.EnvelopeDocumentsDelete429Response, 500: all.EnvelopeDocumentsDelete500Response }
    })),
    EnvelopeDocuments_get: () => import('./envelope-documents.js').then(all => ({
        params: all.EnvelopeDocumentsGetParams,
        query: all.EnvelopeDocumentsGetQueryParams,
        header: all.EnvelopeDocumentsGetHeader,
        responses: { 400: all.EnvelopeDocumentsGet400Response, 401: all.EnvelopeDocumentsGet401Response, 403: all.EnvelopeDocumentsGet403Response, 404: all.EnvelopeDocumentsGet404Response, 405: all.EnvelopeDocumentsGet405Response, 429: all.EnvelopeDocumentsGet429Response, 500: all.EnvelopeDocumentsGet500Response }
    })),
    EnvelopeDocuments_update: () => import('./envelope-documents.js').then(all => ({
        params: all.EnvelopeDocumentsUpdateParams,
        header: all.EnvelopeDocumentsUpdateHeader,
        responses: { 200: all.EnvelopeDocumentsUpdate200Response, 400: all.EnvelopeDocumentsUpdate400Response, 401: all.EnvelopeDocumentsUpdate401Response, 403: all.EnvelopeDocumentsUpdate403Response, 404: all.EnvelopeDocumentsUpdate404Response, 405: all.EnvelopeDocumentsUpdate405Response, 429: all.EnvelopeDocumentsUpdate429Response, 500: all.EnvelopeDocumentsUpdate500Response }
    })),
    EnvelopeEmailSettings_get: () => import('./envelope-email-settings.js').then(all => ({
        params: all.EnvelopeEmailSettingsGetParams,
        responses: { 200: all.EnvelopeEmailSettingsGet200Response, 400: all.EnvelopeEmailSettingsGet400Response, 401: all.EnvelopeEmailSettingsGet401Response, 403: all.EnvelopeEmailSettingsGet403Response, 404: all.EnvelopeEmailSettingsGet404Response, 405: all.EnvelopeEmailSettingsGet405Response, 429: all.EnvelopeEmailSettingsGet429Response, 500: all.EnvelopeEmailSettingsGet500Response }
    })),
    EnvelopeEmailSettings_create: () => import('./envelope-email-settings.js').then(all => ({
        params: all.EnvelopeEmailSettingsCreateParams,
        header: all.EnvelopeEmailSettingsCreateHeader,
        body: all.EnvelopeEmailSettingsCreateBody,
        responses: { 201: all.EnvelopeEmailSettingsCreate201Response, 400: all.EnvelopeEmailSettingsCreate400Response, 401: all.EnvelopeEmailSettingsCreate401Response, 403: all.EnvelopeEmailSettingsCreate403Response, 404: all.EnvelopeEmailSettingsCreate404Response, 405: all.EnvelopeEmailSettingsCreate405Response, 429: all.EnvelopeEmailSettingsCreate429Response, 500: all.EnvelopeEmailSettingsCreate500Response }
    })),
    EnvelopeEmailSettings_update: () => import('./envelope-email-settings.js').then(all => ({
        params: all.EnvelopeEmailSettingsUpdateParams,
        header: all.EnvelopeEmailSettingsUpdateHeader,
        body: all.EnvelopeEmailSettingsUpdateBody,
        responses: { 200: all.EnvelopeEmailSettingsUpdate200Response, 400: all.EnvelopeEmailSettingsUpdate400Response, 401: all.EnvelopeEmailSettingsUpdate401Response, 403: all.EnvelopeEmailSettingsUpdate403Response, 404: all.EnvelopeEmailSettingsUpdate404Response, 405: all.EnvelopeEmailSettingsUpdate405Response, 429: all.EnvelopeEmailSettingsUpdate429Response, 500: all.EnvelopeEmailSettingsUpdate500Response }
    })),
    EnvelopeEmailSettings_delete: () => import('./envelope-email-settings.js').then(all => ({
        params: all.EnvelopeEmailSettingsDeleteParams,
        header: all.EnvelopeEmailSettingsDeleteHeader,
        responses: { 200: all.EnvelopeEmailSettingsDelete200Response, 400: all.EnvelopeEmailSettingsDelete400Response, 401: all.EnvelopeEmailSettingsDelete401Response, 403: all.EnvelopeEmailSettingsDelete403Response, 404: all.EnvelopeEmailSettingsDelete404Response, 405: all.EnvelopeEmailSettingsDelete405Response, 429: all.EnvelopeEmailSettingsDelete429Response, 500: all.EnvelopeEmailSettingsDelete500Response }
    })),
    EnvelopeTemplates_listByDocument: () => import('./envelope-templates.js').then(all => ({
        params: all.EnvelopeTemplatesListByDocumentParams,
        query: all.EnvelopeTemplatesListByDocumentQueryParams,
        responses: { 200: all.EnvelopeTemplatesListByDocument200Response, 400: all.EnvelopeTemplatesListByDocument400Response, 401: all.EnvelopeTemplatesListByDocument401Response, 403: all.EnvelopeTemplatesListByDocument403Response, 404: all.EnvelopeTemplatesListByDocument404Response, 405: all.EnvelopeTemplatesListByDocument405Response, 429: all.EnvelopeTemplatesListByDocument429Response, 500: all.EnvelopeTemplatesListByDocument500Response }
    })),
    EnvelopeTemplates_applyToDocument: () => import('./envelope-templates.js').then(all => ({
        params: all.EnvelopeTemplatesApplyToDocumentParams,
        query: all.EnvelopeTemplatesApplyToDocumentQueryParams,
        header: all.EnvelopeTemplatesApplyToDocumentHeader,
        body: all.EnvelopeTemplatesApplyToDocumentBody,
        responses: { 201: all.EnvelopeTemplatesApplyToDocument201Response, 400: all.EnvelopeTemplatesApplyToDocument400Response, 401: all.EnvelopeTemplatesApplyToDocument401Response, 403: all.EnvelopeTemplatesApplyToDocument403Response, 404: all.EnvelopeTemplatesApplyToDocument404Response, 405: all.EnvelopeTemplatesApplyToDocument405Response, 429: all.EnvelopeTemplatesApplyToDocument429Response, 500: all.EnvelopeTemplatesApplyToDocument500Response }
    })),
    EnvelopeTemplates_delete: () => import('./envelope-templates.js').then(all => ({
        params: all.EnvelopeTemplatesDeleteParams,
        header: all.EnvelopeTemplatesDeleteHeader,
        responses: { 400: all.EnvelopeTemplatesDelete400Response, 401: all.EnvelopeTemplatesDelete401Response, 403: all.EnvelopeTemplatesDelete403Response, 404: all.EnvelopeTemplatesDelete404Response, 405: all.EnvelopeTemplatesDelete405Response, 429: all.EnvelopeTemplatesDelete429Response, 500: all.EnvelopeTemplatesDelete500Response }
    })),
    EnvelopeTemplates_list: () => import('./envelope-templates.js').then(all => ({
        params: all.EnvelopeTemplatesListParams,
        query: all.EnvelopeTemplatesListQueryParams,
        responses: { 200: all.EnvelopeTemplatesList200Response, 400: all.EnvelopeTemplatesList400Response, 401: all.EnvelopeTemplatesList401Response, 403: all.EnvelopeTemplatesList403Response, 404: all.EnvelopeTemplatesList404Response, 405: all.EnvelopeTemplatesList405Response, 429: all.EnvelopeTemplatesList429Response, 500: all.EnvelopeTemplatesList500Response }
    })),
    EnvelopeTemplates_apply: () => import('./envelope-templates.js').then(all => ({
        params: all.EnvelopeTemplatesApplyParams,
        query: all.EnvelopeTemplatesApplyQueryParams,
        header: all.EnvelopeTemplatesApplyHeader,
        body: all.EnvelopeTemplatesApplyBody,
        responses: { 201: all.EnvelopeTemplatesApply201Response, 400: all.EnvelopeTemplatesApply400Response, 401: all.EnvelopeTemplatesApply401Response, 403: all.EnvelopeTemplatesApply403Response, 404: all.EnvelopeTemplatesApply404Response, 405: all.EnvelopeTemplatesApply405Response, 429: all.EnvelopeTemplatesApply429Response, 500: all.EnvelopeTemplatesApply500Response }
    })),
    EnvelopeAttachments_list: () => import('./envelope-attachments.js').then(all => ({
        params: all.EnvelopeAttachmentsListParams,
        responses: { 200: all.EnvelopeAttachmentsList200Response, 400: all.EnvelopeAttachmentsList400Response, 401: all.EnvelopeAttachmentsList401Response, 403: all.EnvelopeAttachmentsList403Response, 404: all.EnvelopeAttachmentsList404Response, 405: all.EnvelopeAttachmentsList405Response, 429: all.EnvelopeAttachmentsList429Response, 500: all.EnvelopeAttachmentsList500Response }
    })),
    EnvelopeAttachments_create: () => import('./envelope-attachments.js').then(all => ({
        params: all.EnvelopeAttachmentsCreateParams,
        header: all.EnvelopeAttachmentsCreateHeader,
        body: all.EnvelopeAttachmentsCreateBody,
        responses: { 200: all.EnvelopeAttachmentsCreate200Response, 400: all.EnvelopeAttachmentsCreate400Response, 401: all.EnvelopeAttachmentsCreate401Response, 403: all.EnvelopeAttachmentsCreate403Response, 404: all.EnvelopeAttachmentsCreate404Response, 405: all.EnvelopeAttachmentsCreate405Response, 429: all.EnvelopeAttachmentsCreate429Response, 500: all.EnvelopeAttachmentsCreate500Response }
    })),
    EnvelopeAttachments_delete: () => import('./envelope-attachments.js').then(all => ({
        params: all.EnvelopeAttachmentsDeleteParams,
        header: all.EnvelopeAttachmentsDeleteHeader,
        body: all.EnvelopeAttachmentsDeleteBody,
        responses: { 200: all.EnvelopeAttachmentsDelete200Response, 400: all.EnvelopeAttachmentsDelete400Response, 401: all.EnvelopeAttachmentsDelete401Response, 403: all.EnvelopeAttachmentsDelete403Response, 404: all.EnvelopeAttachmentsDelete404Response, 405: all.EnvelopeAttachmentsDelete405Response, 429: all.EnvelopeAttachmentsDelete429Response, 500: all.EnvelopeAttachmentsDelete500Response }
    })),
    EnvelopeAttachments_get: () => import('./envelope-attachments.js').then(all => ({
        params: all.EnvelopeAttachmentsGetParams,
        responses: { 400: all.EnvelopeAttachmentsGet400Response, 401: all.EnvelopeAttachmentsGet401Response, 403: all.EnvelopeAttachmentsGet403Response, 404: all.EnvelopeAttachmentsGet404Response, 405: all.EnvelopeAttachmentsGet405Response, 429: all.EnvelopeAttachmentsGet429Response, 500: all.EnvelopeAttachmentsGet500Response }
    })),
    EnvelopeAttachments_update: () => import('./envelope-attachments.js').then(all => ({
        params: all.EnvelopeAttachmentsUpdateParams,
        header: all.EnvelopeAttachmentsUpdateHeader,
        body: all.EnvelopeAttachmentsUpdateBody,
        responses: { 200: all.EnvelopeAttachmentsUpdate200Response, 400: all.EnvelopeAttachmentsUpdate400Response, 401: all.EnvelopeAttachmentsUpdate401Response, 403: all.EnvelopeAttachmentsUpdate403Response, 404: all.EnvelopeAttachmentsUpdate404Response, 405: all.EnvelopeAttachmentsUpdate405Response, 429: all.EnvelopeAttachmentsUpdate429Response, 500: all.EnvelopeAttachmentsUpdate500Response }
    })),
    ChunkedUploads_create: () => import('./chunked-uploads.js').then(all => ({
        params: all.ChunkedUploadsCreateParams,
        body: all.ChunkedUploadsCreateBody,
        responses: { 201: all.ChunkedUploadsCreate201Response, 400: all.ChunkedUploadsCreate400Response, 401: all.ChunkedUploadsCreate401Response, 403: all.ChunkedUploadsCreate403Response, 404: all.ChunkedUploadsCreate404Response, 405: all.ChunkedUploadsCreate405Response, 429: all.ChunkedUploadsCreate429Response, 500: all.ChunkedUploadsCreate500Response }
    })),
    ChunkedUploads_get: () => import('./chunked-uploads.js').then(all => ({
        params: all.ChunkedUploadsGetParams,
        query: all.ChunkedUploadsGetQueryParams,
        responses: { 200: all.ChunkedUploadsGet200Response, 400: all.ChunkedUploadsGet400Response, 401: all.ChunkedUploadsGet401Response, 403: all.ChunkedUploadsGet403Response, 404: all.ChunkedUploadsGet404Response, 405: all.ChunkedUploadsGet405Response, 429: all.ChunkedUploadsGet429Response, 500: all.ChunkedUploadsGet500Response }
    })),
    ChunkedUploads_commit: () => import('./chunked-uploads.js').then(all => ({
        params: all.ChunkedUploadsCommitParams,
        query: all.ChunkedUploadsCommitQueryParams,
        responses: { 200: all.ChunkedUploadsCommit200Response, 400: all.ChunkedUploadsCommit400Response, 401: all.ChunkedUploadsCommit401Response, 403: all.ChunkedUploadsCommit403Response, 404: all.ChunkedUploadsCommit404Response, 405: all.ChunkedUploadsCommit405Response, 429: all.ChunkedUploadsCommit429Response, 500: all.ChunkedUploadsCommit500Response }
    })),
    ChunkedUploads_delete: () => import('./chunked-uploads.js').then(all => ({
        params: all.ChunkedUploadsDeleteParams,
        responses: { 200: all.ChunkedUploadsDelete200Response, 400: all.ChunkedUploadsDelete400Response, 401: all.ChunkedUploadsDelete401Response, 403: all.ChunkedUploadsDelete403Response, 404: all.ChunkedUploadsDelete404Response, 405: all.ChunkedUploadsDelete405Response, 429: all.ChunkedUploadsDelete429Response, 500: all.ChunkedUploadsDelete500Response }
    })),
    ChunkedUploads_update: () => import('./chunked-uploads.js').then(all => ({
        params: all.ChunkedUploadsUpdateParams,
        body: all.ChunkedUploadsUpdateBody,
        responses: { 200: all.ChunkedUploadsUpdate200Response, 400: all.ChunkedUploadsUpdate400Response, 401: all.ChunkedUploadsUpdate401Response, 403: all.ChunkedUploadsUpdate403Response, 404: all.ChunkedUploadsUpdate404Response, 405: all.ChunkedUploadsUpdate405Response, 429: all.ChunkedUploadsUpdate429Response, 500: all.ChunkedUploadsUpdate500Response }
    })),
    EnvelopeFormData_get: () => import('./envelope-form-data.js').then(all => ({
        params: all.EnvelopeFormDataGetParams,
        responses: { 200: all.EnvelopeFormDataGet200Response, 400: all.EnvelopeFormDataGet400Response, 401: all.EnvelopeFormDataGet401Response, 403: all.EnvelopeFormDataGet403Response, 404: all.EnvelopeFormDataGet404Response, 405: all.EnvelopeFormDataGet405Response, 429: all.EnvelopeFormDataGet429Response, 500: all.EnvelopeFormDataGet500Response }
    })),
    EnvelopeDocumentVisibility_get: () => import('./envelope-document-visibility.js').then(all => ({
        params: all.EnvelopeDocumentVisibilityGetParams,
        responses: { 200: all.EnvelopeDocumentVisibilityGet200Response, 400: all.EnvelopeDocumentVisibilityGet400Response, 401: all.EnvelopeDocumentVisibilityGet401Response, 403: all.EnvelopeDocumentVisibilityGet403Response, 404: all.EnvelopeDocumentVisibilityGet404Response, 405: all.EnvelopeDocumentVisibilityGet405Response, 429: all.EnvelopeDocumentVisibilityGet429Response, 500: all.EnvelopeDocumentVisibilityGet500Response }
    })),
    EnvelopeDocumentVisibility_update: () => import('./envelope-document-visibility.js').then(all => ({
        params: all.EnvelopeDocumentVisibilityUpdateParams,
        header: all.EnvelopeDocumentVisibilityUpdateHeader,
        body: all.EnvelopeDocumentVisibilityUpdateBody,
        responses: { 200: all.EnvelopeDocumentVisibilityUpdate200Response, 400: all.EnvelopeDocumentVisibilityUpdate400Response, 401: all.EnvelopeDocumentVisibilityUpdate401Response, 403: all.EnvelopeDocumentVisibilityUpdate403Response, 404: all.EnvelopeDocumentVisibilityUpdate404Response, 405: all.EnvelopeDocumentVisibilityUpdate405Response, 429: all.EnvelopeDocumentVisibilityUpdate429Response, 500: all.EnvelopeDocumentVisibilityUpdate500Response }
    })),
    EnvelopeDocumentVisibility_updateList: () => import('./envelope-document-visibility.js').then(all => ({
        params: all.EnvelopeDocumentVisibilityUpdateListParams,
        header: all.EnvelopeDocumentVisibilityUpdateListHeader,
        body: all.EnvelopeDocumentVisibilityUpdateListBody,
        responses: { 200: all.EnvelopeDocumentVisibilityUpdateList200Response, 400: all.EnvelopeDocumentVisibilityUpdateList400Response, 401: all.EnvelopeDocumentVisibilityUpdateList401Response, 403: all.EnvelopeDocumentVisibilityUpdateList403Response, 404: all.EnvelopeDocumentVisibilityUpdateList404Response, 405: all.EnvelopeDocumentVisibilityUpdateList405Response, 429: all.EnvelopeDocumentVisibilityUpdateList429Response, 500: all.EnvelopeDocumentVisibilityUpdateList500Response }
    })),
    EnvelopeDocumentHtmlDefinitions_get: () => import('./envelope-document-html-definitions.js').then(all => ({
        params: all.EnvelopeDocumentHtmlDefinitionsGetParams,
        responses: { 200: all.EnvelopeDocumentHtmlDefinitionsGet200Response, 400: all.EnvelopeDocumentHtmlDefinitionsGet400Response, 401: all.EnvelopeDocumentHtmlDefinitionsGet401Response, 403: all.EnvelopeDocumentHtmlDefinitionsGet403Response, 404: all.EnvelopeDocumentHtmlDefinitionsGet404Response, 405: all.EnvelopeDocumentHtmlDefinitionsGet405Response, 429: all.EnvelopeDocumentHtmlDefinitionsGet429Response, 500: all.EnvelopeDocumentHtmlDefinitionsGet500Response }
    })),
    DocumentResponsiveHtmlPreview_create: () => import('./document-responsive-html-preview.js').then(all => ({
        params: all.DocumentResponsiveHtmlPreviewCreateParams,
        body: all.DocumentResponsiveHtmlPreviewCreateBody,
        responses: { 201: all.DocumentResponsiveHtmlPreviewCreate201Response, 400: all.DocumentResponsiveHtmlPreviewCreate400Response, 401: all.DocumentResponsiveHtmlPreviewCreate401Response, 403: all.DocumentResponsiveHtmlPreviewCreate403Response, 404: all.DocumentResponsiveHtmlPreviewCreate404Response, 405: all.DocumentResponsiveHtmlPreviewCreate405Response, 429: all.DocumentResponsiveHtmlPreviewCreate429Response, 500: all.DocumentResponsiveHtmlPreviewCreate500Response }
    })),
    EnvelopeHtmlDefinitions_list: () => import('./envelope-html-definitions.js').then(all => ({
        params: all.EnvelopeHtmlDefinitionsListParams,
        responses: { 200: all.EnvelopeHtmlDefinitionsList200Response, 400: all.EnvelopeHtmlDefinitionsList400Response, 401: all.EnvelopeHtmlDefinitionsList401Response, 403: all.EnvelopeHtmlDefinitionsList403Response, 404: all.EnvelopeHtmlDefinitionsList404Response, 405: all.EnvelopeHtmlDefinitionsList405Response, 429: all.EnvelopeHtmlDefinitionsList429Response, 500: all.EnvelopeHtmlDefinitionsList500Response }
    })),
    ResponsiveHtmlPreview_create: () => import('./responsive-html-preview.js').then(all => ({
        params: all.ResponsiveHtmlPreviewCreateParams,
        body: all.ResponsiveHtmlPreviewCreateBody,
        responses: { 201: all.ResponsiveHtmlPreviewCreate201Response, 400: all.ResponsiveHtmlPreviewCreate400Response, 401: all.ResponsiveHtmlPreviewCreate401Response, 403: all.ResponsiveHtmlPreviewCreate403Response, 404: all.ResponsiveHtmlPreviewCreate404Response, 405: all.ResponsiveHtmlPreviewCreate405Response, 429: all.ResponsiveHtmlPreviewCreate429Response, 500: all.ResponsiveHtmlPreviewCreate500Response }
    })),
    NotaryJournals_list: () => import('./notary-journals.js').then(all => ({
        query: all.NotaryJournalsListQueryParams,
        responses: { 200: all.NotaryJournalsList200Response, 400: all.NotaryJournalsList400Response, 401: all.NotaryJournalsList401Response, 403: all.NotaryJournalsList403Response, 404: all.NotaryJournalsList404Response, 405: all.NotaryJournalsList405Response, 429: all.NotaryJournalsList429Response, 500: all.NotaryJournalsList500Response }
    })),
    Templates_list: () => import('./templates.js').then(all => ({
        params: all.TemplatesListParams,
        query: all.TemplatesListQueryParams,
        responses: { 200: all.TemplatesList200Response, 400: all.TemplatesList400Response, 401: all.TemplatesList401Response, 403: all.TemplatesList403Response, 404: all.TemplatesList404Response, 405: all.TemplatesList405Response, 429: all.TemplatesList429Response, 500: all.TemplatesList500Response }
    })),
    Templates_create: () => import('./templates.js').then(all => ({
        params: all.TemplatesCreateParams,
        body: all.TemplatesCreateBody,
        responses: { 201: all.TemplatesCreate201Response, 400: all.TemplatesCreate400Response, 401: all.TemplatesCreate401Response, 403: all.TemplatesCreate403Response, 404: all.TemplatesCreate404Response, 405: all.TemplatesCreate405Response, 429: all.TemplatesCreate429Response, 500: all.TemplatesCreate500Response }
    })),
    Templates_updateTemplatesAutoMatch: () => import('./templates.js').then(all => ({
        params: all.TemplatesUpdateTemplatesAutoMatchParams,
        body: all.TemplatesUpdateTemplatesAutoMatchBody,
        responses: { 200: all.TemplatesUpdateTemplatesAutoMatch200Response, 400: all.TemplatesUpdateTemplatesAutoMatch400Response, 401: all.TemplatesUpdateTemplatesAutoMatch401Response, 403: all.TemplatesUpdateTemplatesAutoMatch403Response, 404: all.TemplatesUpdateTemplatesAutoMatch404Response, 405: all.TemplatesUpdateTemplatesAutoMatch405Response, 429: all.TemplatesUpdateTemplatesAutoMatch429Response, 500: all.TemplatesUpdateTemplatesAutoMatch500Response }
    })),
    Templates_get: () => import('./templates.js').then(all => ({
        params: all.TemplatesGetParams,
        query: all.TemplatesGetQueryParams,
        responses: { 200: all.TemplatesGet200Response, 400: all.TemplatesGet400Response, 401: all.TemplatesGet401Response, 403: all.TemplatesGet403Response, 404: all.TemplatesGet404Response, 405: all.TemplatesGet405Response, 429: all.TemplatesGet429Response, 500: all.TemplatesGet500Response }
    })),
    Templates_update: () => import('./templates.js').then(all => ({
        params: all.TemplatesUpdateParams,
        header: all.TemplatesUpdateHeader,
        body: all.TemplatesUpdateBody,
        responses: { 200: all.TemplatesUpdate200Response, 400: all.TemplatesUpdate400Response, 401: all.TemplatesUpdate401Response, 403: all.TemplatesUpdate403Response, 404: all.TemplatesUpdate404Response, 405: all.TemplatesUpdate405Response, 429: all.TemplatesUpdate429Response, 500: all.TemplatesUpdate500Response }
    })),
    Templates_updateGroupShare: () => import('./templates.js').then(all => ({
        params: all.TemplatesUpdateGroupShareParams,
        body: all.TemplatesUpdateGroupShareBody,
        responses: { 200: all.TemplatesUpdateGroupShare200Response, 400: all.TemplatesUpdateGroupShare400Response, 401: all.TemplatesUpdateGroupShare401Response, 403: all.TemplatesUpdateGroupShare403Response, 404: all.TemplatesUpdateGroupShare404Response, 405: all.TemplatesUpdateGroupShare405Response, 429: all.TemplatesUpdateGroupShare429Response, 500: all.TemplatesUpdateGroupShare500Response }
    })),
    Templates_deleteGroupShare: () => import('./templates.js').then(all => ({
        params: all.TemplatesDeleteGroupShareParams,
        body: all.TemplatesDeleteGroupShareBody,
        responses: { 200: all.TemplatesDeleteGroupShare200Response, 400: all.TemplatesDeleteGroupShare400Response, 401: all.TemplatesDeleteGroupShare401Response, 403: all.TemplatesDeleteGroupShare403Response, 404: all.TemplatesDeleteGroupShare404Response, 405: all.TemplatesDeleteGroupShare405Response, 429: all.TemplatesDeleteGroupShare429Response, 500: all.TemplatesDeleteGroupShare500Response }
    })),
    Templates_getPageImages: () => import('./templates.js').then(all => ({
        params: all.TemplatesGetPageImagesParams,
        query: all.TemplatesGetPageImagesQueryParams,
        responses: { 200: all.TemplatesGetPageImages200Response, 400: all.TemplatesGetPageImages400Response, 401: all.TemplatesGetPageImages401Response, 403: all.TemplatesGetPageImages403Response, 404: all.TemplatesGetPageImages404Response, 405: all.TemplatesGetPageImages405Response, 429: all.TemplatesGetPageImages429Response, 500: all.TemplatesGetPageImages500Response }
    })),
    Templates_deleteDocumentPage: () => import('./templates.js').then(all => ({
        params: all.TemplatesDeleteDocumentPageParams,
        header: all.TemplatesDeleteDocumentPageHeader,
        body: all.TemplatesDeleteDocumentPageBody,
        responses: { 400: all.TemplatesDeleteDocumentPage400Response, 401: all.TemplatesDeleteDocumentPage401Response, 403: all.TemplatesDeleteDocumentPage403Response, 404: all.TemplatesDeleteDocumentPage404Response, 405: all.TemplatesDeleteDocumentPage405Response, 429: all.TemplatesDeleteDocumentPage429Response, 500: all.TemplatesDeleteDocumentPage500Response }
    })),
    Templates_getDocumentPageImage: () => import('./templates.js').then(all => ({
        params: all.TemplatesGetDocumentPageImageParams,
        query: all.TemplatesGetDocumentPageImageQueryParams,
        responses: { 400: all.TemplatesGetDocumentPageImage400Response, 401: all.TemplatesGetDocumentPageImage401Response, 403: all.TemplatesGetDocumentPageImage403Response, 404: all.TemplatesGetDocumentPageImage404Response, 405: all.TemplatesGetDocumentPageImage405Response, 429: all.TemplatesGetDocumentPageImage429Response, 500: all.TemplatesGetDocumentPageImage500Response }
    })),
    Templates_rotateDocumentPage: () => import('./templates.js').then(all => ({
        params: all.TemplatesRotateDocumentPageParams,
        header: all.TemplatesRotateDocumentPageHeader,
        body: all.TemplatesRotateDocumentPageBody,
        responses: { 400: all.TemplatesRotateDocumentPage400Response, 401: all.TemplatesRotateDocumentPage401Response, 403: all.TemplatesRotateDocumentPage403Response, 404: all.TemplatesRotateDocumentPage404Response, 405: all.TemplatesRotateDocumentPage405Response, 429: all.TemplatesRotateDocumentPage429Response, 500: all.TemplatesRotateDocumentPage500Response }
    })),
    Templates_getNotificationSettings: () => import('./templates.js').then(all => ({
        params: all.TemplatesGetNotificationSettingsParams,
        responses: { 200: all.TemplatesGetNotificationSettings200Response, 400: all.TemplatesGetNotificationSettings400Response, 401: all.TemplatesGetNotificationSettings401Response, 403: all.TemplatesGetNotificationSettings403Response, 404: all.TemplatesGetNotificationSettings404Response, 405: all.TemplatesGetNotificationSettings405Response, 429: all.TemplatesGetNotificationSettings429Response, 500: all.TemplatesGetNotificationSettings500Response }
    })),
    Templates_updateNotificationSettings: () => import('./templates.js').then(all => ({
        params: all.TemplatesUpdateNotificationSettingsParams,
        header: all.TemplatesUpdateNotificationSettingsHeader,
        body: all.TemplatesUpdateNotificationSettingsBody,
        responses: { 200: all.TemplatesUpdateNotificationSettings200Response, 400: all.TemplatesUpdateNotificationSettings400Response, 401: all.TemplatesUpdateNotificationSettings401Response, 403: all.TemplatesUpdateNotificationSettings403Response, 404: all.TemplatesUpdateNotificationSettings404Response, 405: all.TemplatesUpdateNotificationSettings405Response, 429: all.TemplatesUpdateNotificationSettings429Response, 500: all.TemplatesUpdateNotificationSettings500Response }
    })),
    TemplateDocuments_list: () => import('./template-documents.js').then(all => ({
        params: all.TemplateDocumentsListParams,
        query: all.TemplateDocumentsListQueryParams,
        responses: { 200: all.TemplateDocumentsList200Response, 400: all.TemplateDocumentsList400Response, 401: all.TemplateDocumentsList401Response, 403: all.TemplateDocumentsList403Response, 404: all.TemplateDocumentsList404Response, 405: all.TemplateDocumentsList405Response, 429: all.TemplateDocumentsList429Response, 500: all.TemplateDocumentsList500Response }
    })),
    TemplateDocuments_updateList: () => import('./template-documents.js').then(all => ({
        params: all.TemplateDocumentsUpdateListParams,
        header: all.TemplateDocumentsUpdateListHeader,
        body: all.TemplateDocumentsUpdateListBody,
        responses: { 200: all.TemplateDocumentsUpdateList200Response, 400: all.TemplateDocumentsUpdateList400Response, 401: all.TemplateDocumentsUpdateList401Response, 403: all.TemplateDocumentsUpdateList403Response, 404: all.TemplateDocumentsUpdateList404Response, 405: all.TemplateDocumentsUpdateList405Response, 429: all.TemplateDocumentsUpdateList429Response, 500: all.TemplateDocumentsUpdateList500Response }
    })),
    TemplateDocuments_delete: () => import('./template-documents.js').then(all => ({
        params: all.TemplateDocumentsDeleteParams,
        header: all.TemplateDocumentsDeleteHeader,
        body: all.TemplateDocumentsDeleteBody,
        responses: { 200: all.TemplateDocumentsDelete200Response, 400: all.TemplateDocumentsDelete400Response, 401: all.TemplateDocumentsDelete401Response, 403: all.TemplateDocumentsDelete403Response, 404: all.TemplateDocumentsDelete404Response, 405: all.TemplateDocumentsDelete405Response, 429: all.TemplateDocumentsDelete429Response, 500: all.TemplateDocumentsDelete500Response }
    })),
    TemplateDocuments_get: () => import('./template-documents.js').then(all => ({
        params: all.TemplateDocumentsGetParams,
        query: all.TemplateDocumentsGetQueryParams,
        responses: { 400: all.TemplateDocumentsGet400Response, 401: all.TemplateDocumentsGet401Response, 403: all.TemplateDocumentsGet403Response, 404: all.TemplateDocumentsGet404Response, 405: all.TemplateDocumentsGet405Response, 429: all.TemplateDocumentsGet429Response, 500: all.TemplateDocumentsGet500Response }
    })),
    TemplateDocuments_update: () => import('./template-documents.js').then(all => ({
        params: all.TemplateDocumentsUpdateParams,
        query: all.TemplateDocumentsUpdateQueryParams,
        header: all.TemplateDocumentsUpdateHeader,
        body: all.TemplateDocumentsUpdateBody,
        responses: { 200: all.TemplateDocumentsUpdate200Response, 400: all.TemplateDocumentsUpdate400Response, 401: all.TemplateDocumentsUpdate401Response, 403: all.TemplateDocumentsUpdate403Response, 404: all.TemplateDocumentsUpdate404Response, 405: all.TemplateDocumentsUpdate405Response, 429: all.TemplateDocumentsUpdate429Response, 500: all.TemplateDocumentsUpdate500Response }
    })),
    TemplateDocumentTabs_getByPage: () => import('./template-document-tabs.js').then(all => ({
        params: all.TemplateDocumentTabsGetByPageParams,
        responses: { 200: all.TemplateDocumentTabsGetByPage200Response, 400: all.TemplateDocumentTabsGetByPage400Response, 401: all.TemplateDocumentTabsGetByPage401Response, 403: all.TemplateDocumentTabsGetByPage403Response, 404: all.TemplateDocumentTabsGetByPage404Response, 405: all.TemplateDocumentTabsGetByPage405Response, 429: all.TemplateDocumentTabsGetByPage429Response, 500: all.TemplateDocumentTabsGetByPage500Response }
    })),
    TemplateDocumentTabs_get: () => import('./template-document-tabs.js').then(all => ({
        params: all.TemplateDocumentTabsGetParams,
        query: all.TemplateDocumentTabsGetQueryParams,
        responses: { 200: all.TemplateDocumentTabsGet200Response, 400: all.TemplateDocumentTabsGet400Response, 401: all.TemplateDocumentTabsGet401Response, 403: all.TemplateDocumentTabsGet403Response, 404: all.TemplateDocumentTabsGet404Response, 405: all.TemplateDocumentTabsGet405Response, 429: all.TemplateDocumentTabsGet429Response, 500: all.TemplateDocumentTabsGet500Response }
    })),
    TemplateDocumentTabs_create: () => import('./template-document-tabs.js').then(all => ({
        params: all.TemplateDocumentTabsCreateParams,
        header: all.TemplateDocumentTabsCreateHeader,
        body: all.TemplateDocumentTabsCreateBody,
        responses: { 201: all.TemplateDocumentTabsCreate201Response, 400: all.TemplateDocumentTabsCreate400Response, 401: all.TemplateDocumentTabsCreate401Response, 403: all.TemplateDocumentTabsCreate403Response, 404: all.TemplateDocumentTabsCreate404Response, 405: all.TemplateDocumentTabsCreate405Response, 429: all.TemplateDocumentTabsCreate429Response, 500: all.TemplateDocumentTabsCreate500Response }
    })),
    TemplateDocumentTabs_update: () => import('./template-document-tabs.js').then(all => ({
        params: all.TemplateDocumentTabsUpdateParams,
        header: all.TemplateDocumentTabsUpdateHeader,
        body: all.TemplateDocumentTabsUpdateBody,
        responses: { 200: all.TemplateDocumentTabsUpdate200Response, 400: all.TemplateDocumentTabsUpdate400Response, 401: all.TemplateDocumentTabsUpdate401Response, 403: all.TemplateDocumentTabsUpdate403Response, 404: all.TemplateDocumentTabsUpdate404Response, 405: all.TemplateDocumentTabsUpdate405Response, 429: all.TemplateDocumentTabsUpdate429Response, 500: all.TemplateDocumentTabsUpdate500Response }
    })),
    TemplateDocumentTabs_delete: () => import('./template-document-tabs.js').then(all => ({
        params: all.TemplateDocumentTabsDeleteParams,
        header: all.TemplateDocumentTabsDeleteHeader,
        body: all.TemplateDocumentTabsDeleteBody,
        responses: { 200: all.TemplateDocumentTabsDelete200Response, 400: all.TemplateDocumentTabsDelete400Response, 401: all.TemplateDocumentTabsDelete401Response, 403: all.TemplateDocumentTabsDelete403Response, 404: all.TemplateDocumentTabsDelete404Response, 405: all.TemplateDocumentTabsDelete405Response, 429: all.TemplateDocumentTabsDelete429Response, 500: all.TemplateDocumentTabsDelete500Response }
    })),
    TemplateDocumentFields_list: () => import('./template-document-fields.js').then(all => ({
        params: all.TemplateDocumentFieldsListParams,
        responses: { 200: all.TemplateDocumentFieldsList200Response, 400: all.TemplateDocumentFieldsList400Response, 401: all.TemplateDocumentFieldsList401Response, 403: all.TemplateDocumentFieldsList403Response, 404: all.TemplateDocumentFieldsList404Response, 405: all.TemplateDocumentFieldsList405Response, 429: all.TemplateDocumentFieldsList429Response, 500: all.TemplateDocumentFieldsList500Response }
    })),
    TemplateDocumentFields_create: () => import('./template-document-fields.js').then(all => ({
        params: all.TemplateDocumentFieldsCreateParams,
        header: all.TemplateDocumentFieldsCreateHeader,
        body: all.TemplateDocumentFieldsCreateBody,
        responses: { 201: all.TemplateDocumentFieldsCreate201Response, 400: all.TemplateDocumentFieldsCreate400Response, 401: all.TemplateDocumentFieldsCreate401Response, 403: all.TemplateDocumentFieldsCreate403Response, 404: all.TemplateDocumentFieldsCreate404Response, 405: all.TemplateDocumentFieldsCreate405Response, 429: all.TemplateDocumentFieldsCreate429Response, 500: all.TemplateDocumentFieldsCreate500Response }
    })),
    TemplateDocumentFields_update: () => import('./template-document-fields.js').then(all => ({
        params: all.TemplateDocumentFieldsUpdateParams,
        header: all.TemplateDocumentFieldsUpdateHeader,
        body: all.TemplateDocumentFieldsUpdateBody,
        responses: { 200: all.TemplateDocumentFieldsUpdate200Response, 400: all.TemplateDocumentFieldsUpdate400Response, 401: all.TemplateDocumentFieldsUpdate401Response, 403: all.TemplateDocumentFieldsUpdate403Response, 404: all.TemplateDocumentFieldsUpdate404Response, 405: all.TemplateDocumentFieldsUpdate405Response, 429: all.TemplateDocumentFieldsUpdate429Response, 500: all.TemplateDocumentFieldsUpdate500Response }
    })),
    TemplateDocumentFields_delete: () => import('./template-document-fields.js').then(all => ({
        params: all.TemplateDocumentFieldsDeleteParams,
        header: all.TemplateDocumentFieldsDeleteHeader,
        body: all.TemplateDocumentFieldsDeleteBody,
        responses: { 200: all.TemplateDocumentFieldsDelete200Response, 400: all.TemplateDocumentFieldsDelete400Response, 401: all.TemplateDocumentFieldsDelete401Response, 403: all.TemplateDocumentFieldsDelete403Response, 404: all.TemplateDocumentFieldsDelete404Response, 405: all.TemplateDocumentFieldsDelete405Response, 429: all.TemplateDocumentFieldsDelete429Response, 500: all.TemplateDocumentFieldsDelete500Response }
    })),
    TemplateRecipients_list: () => import('./template-recipients.js').then(all => ({
        params: all.TemplateRecipientsListParams,
        query: all.TemplateRecipientsListQueryParams,
        responses: { 200: all.TemplateRecipientsList200Response, 400: all.TemplateRecipientsList400Response, 401: all.TemplateRecipientsList401Response, 403: all.TemplateRecipientsList403Response, 404: all.TemplateRecipientsList404Response, 405: all.TemplateRecipientsList405Response, 429: all.TemplateRecipientsList429Response, 500: all.TemplateRecipientsList500Response }
    })),
    TemplateRecipients_create: () => import('./template-recipients.js').then(all => ({
        params: all.TemplateRecipientsCreateParams,
        query: all.TemplateRecipientsCreateQueryParams,
        header: all.TemplateRecipientsCreateHeader,
        body: all.TemplateRecipientsCreateBody,
        responses: { 201: all.TemplateRecipientsCreate201Response, 400: all.TemplateRecipientsCreate400Response, 401: all.TemplateRecipientsCreate401Response, 403: all.TemplateRecipientsCreate403Response, 404: all.TemplateRecipientsCreate404Response, 405: all.TemplateRecipientsCreate405Response, 429: all.TemplateRecipientsCreate429Response, 500: all.TemplateRecipientsCreate500Response }
    })),
    TemplateRecipients_update: () => import('./template-recipients.js').then(all => ({
        params: all.TemplateRecipientsUpdateParams,
        query: all.TemplateRecipientsUpdateQueryParams,
        header: all.TemplateRecipientsUpdateHeader,
        body: all.TemplateRecipientsUpdateBody,
        responses: { 200: all.TemplateRecipientsUpdate200Response, 400: all.TemplateRecipientsUpdate400Response, 401: all.TemplateRecipientsUpdate401Response, 403: all.TemplateRecipientsUpdate403Response, 404: all.TemplateRecipientsUpdate404Response, 405: all.TemplateRecipientsUpdate405Response, 429: all.TemplateRecipientsUpdate429Response, 500: all.TemplateRecipientsUpdate500Response }
    })),
    TemplateRecipients_deleteList: () => import('./template-recipients.js').then(all => ({
        params: all.TemplateRecipientsDeleteListParams,
        header: all.TemplateRecipientsDeleteListHeader,
        body: all.TemplateRecipientsDeleteListBody,
        responses: { 200: all.TemplateRecipientsDeleteList200Response, 400: all.TemplateRecipientsDeleteList400Response, 401: all.TemplateRecipientsDeleteList401Response, 403: all.TemplateRecipientsDeleteList403Response, 404: all.TemplateRecipientsDeleteList404Response, 405: all.TemplateRecipientsDeleteList405Response, 429: all.TemplateRecipientsDeleteList429Response, 500: all.TemplateRecipientsDeleteList500Response }
    })),
    TemplateRecipients_delete: () => import('./template-recipients.js').then(all => ({
        params: all.TemplateRecipientsDeleteParams,
        header: all.TemplateRecipientsDeleteHeader,
        body: all.TemplateRecipientsDeleteBody,
        responses: { 200: all.TemplateRecipientsDelete200Response, 400: all.TemplateRecipientsDelete400Response, 401: all.TemplateRecipientsDelete401Response, 403: all.TemplateRecipientsDelete403Response, 404: all.TemplateRecipientsDelete404Response, 405: all.TemplateRecipientsDelete405Response, 429: all.TemplateRecipientsDelete429Response, 500: all.TemplateRecipientsDelete500Response }
    })),
    TemplateRecipients_createTemplateRecipientPreview: () => import('./template-recipients.js').then(all => ({
        params: all.TemplateRecipientsCreateTemplateRecipientPreviewParams,
        body: all.TemplateRecipientsCreateTemplateRecipientPreviewBody,
        responses: { 201: all.TemplateRecipientsCreateTemplateRecipientPreview201Response, 400: all.TemplateRecipientsCreateTemplateRecipientPreview400Response, 401: all.TemplateRecipientsCreateTemplateRecipientPreview401Response, 403: all.TemplateRecipientsCreateTemplateRecipientPreview403Response, 404: all.TemplateRecipientsCreateTemplateRecipientPreview404Response, 405: all.TemplateRecipientsCreateTemplateRecipientPreview405Response, 429: all.TemplateRecipientsCreateTemplateRecipientPreview429Response, 500: all.TemplateRecipientsCreateTemplateRecipientPreview500Response }
    })),
    TemplateBulkRecipients_list: () => import('./template-bulk-recipients.js').then(all => ({
        params: all.TemplateBulkRecipientsListParams,
        query: all.TemplateBulkRecipientsListQueryParams,
        responses: { 200: all.TemplateBulkRecipientsList200Response, 400: all.TemplateBulkRecipientsList400Response, 401: all.TemplateBulkRecipientsList401Response, 403: all.TemplateBulkRecipientsList403Response, 404: all.TemplateBulkRecipientsList404Response, 405: all.TemplateBulkRecipientsList405Response, 429: all.TemplateBulkRecipientsList429Response, 500: all.TemplateBulkRecipientsList500Response }
    })),
    TemplateBulkRecipients_update: () => import('./template-bulk-recipients.js').then(all => ({
        params: all.TemplateBulkRecipientsUpdateParams,
        header: all.TemplateBulkRecipientsUpdateHeader,
        body: all.TemplateBulkRecipientsUpdateBody,
        responses: { 200: all.TemplateBulkRecipientsUpdate200Response, 400: all.TemplateBulkRecipientsUpdate400Response, 401: all.TemplateBulkRecipientsUpdate401Response, 403: all.TemplateBulkRecipientsUpdate403Response, 404: all.TemplateBulkRecipientsUpdate404Response, 405: all.TemplateBulkRecipientsUpdate405Response, 429: all.TemplateBulkRecipientsUpdate429Response, 500: all.TemplateBulkRecipientsUpdate500Response }
    })),
    TemplateBulkRecipients_delete: () => import('./template-bulk-recipients.js').then(all => ({
        params: all.TemplateBulkRecipientsDeleteParams,
        header: all.TemplateBulkRecipientsDeleteHeader,
        responses: { 200: all.TemplateBulkRecipientsDelete200Response, 400: all.TemplateBulkRecipientsDelete400Response, 401: all.TemplateBulkRecipientsDelete401Response, 403: all.TemplateBulkRecipientsDelete403Response, 404: all.TemplateBulkRecipientsDelete404Response, 405: all.TemplateBulkRecipientsDelete405Response, 429: all.TemplateBulkRecipientsDelete429Response, 500: all.TemplateBulkRecipientsDelete500Response }
    })),
    TemplateRecipientTabs_list: () => import('./template-recipient-tabs.js').then(all => ({
        params: all.TemplateRecipientTabsListParams,
        query: all.TemplateRecipientTabsListQueryParams,
        responses: { 200: all.TemplateRecipientTabsList200Response, 400: all.TemplateRecipientTabsList400Response, 401: all.TemplateRecipientTabsList401Response, 403: all.TemplateRecipientTabsList403Response, 404: all.TemplateRecipientTabsList404Response, 405: all.TemplateRecipientTabsList405Response, 429: all.TemplateRecipientTabsList429Response, 500: all.TemplateRecipientTabsList500Response }
    })),
    TemplateRecipientTabs_create: () => import('./template-recipient-tabs.js').then(all => ({
        params: all.TemplateRecipientTabsCreateParams,
        header: all.TemplateRecipientTabsCreateHeader,
        body: all.TemplateRecipientTabsCreateBody,
        responses: { 201: all.TemplateRecipientTabsCreate201Response, 400: all.TemplateRecipientTabsCreate400Response, 401: all.TemplateRecipientTabsCreate401Response, 403: all.TemplateRecipientTabsCreate403Response, 404: all.TemplateRecipientTabsCreate404Response, 405: all.TemplateRecipientTabsCreate405Response, 429: all.TemplateRecipientTabsCreate429Response, 500: all.TemplateRecipientTabsCreate500Response }
    })),
    TemplateRecipientTabs_update: () => import('./template-recipient-tabs.js').then(all => ({
        params: all.TemplateRecipientTabsUpdateParams,
        header: all.TemplateRecipientTabsUpdateHeader,
        body: all.TemplateRecipientTabsUpdateBody,
        responses: { 200: all.TemplateRecipientTabsUpdate200Response, 400: all.TemplateRecipientTabsUpdate400Response, 401: all.TemplateRecipientTabsUpdate401Response, 403: all.TemplateRecipientTabsUpdate403Response, 404: all.TemplateRecipientTabsUpdate404Response, 405: all.TemplateRecipientTabsUpdate405Response, 429: all.TemplateRecipientTabsUpdate429Response, 500: all.TemplateRecipientTabsUpdate500Response }
    })),
    TemplateRecipientTabs_delete: () => import('./template-recipient-tabs.js').then(all => ({
        params: all.TemplateRecipientTabsDeleteParams,
        header: all.TemplateRecipientTabsDeleteHeader,
        body: all.TemplateRecipientTabsDeleteBody,
        responses: { 200: all.TemplateRecipientTabsDelete200Response, 400: all.TemplateRecipientTabsDelete400Response, 401: all.TemplateRecipientTabsDelete401Response, 403: all.TemplateRecipientTabsDelete403Response, 404: all.TemplateRecipientTabsDelete404Response, 405: all.TemplateRecipientTabsDelete405Response, 429: all.TemplateRecipientTabsDelete429Response, 500: all.TemplateRecipientTabsDelete500Response }
    })),
    TemplateCustomFields_list: () => import('./template-custom-fields.js').then(all => ({
        params: all.TemplateCustomFieldsListParams,
        responses: { 200: all.TemplateCustomFieldsList200Response, 400: all.TemplateCustomFieldsList400Response, 401: all.TemplateCustomFieldsList401Response, 403: all.TemplateCustomFieldsList403Response, 404: all.TemplateCustomFieldsList404Response, 405: all.TemplateCustomFieldsList405Response, 429: all.TemplateCustomFieldsList429Response, 500: all.TemplateCustomFieldsList500Response }
    })),
    TemplateCustomFields_create: () => import('./template-custom-fields.js').then(all => ({
        params: all.TemplateCustomFieldsCreateParams,
        header: all.TemplateCustomFieldsCreateHeader,
        body: all.TemplateCustomFieldsCreateBody,
        responses: { 201: all.TemplateCustomFieldsCreate201Response, 400: all.TemplateCustomFieldsCreate400Response, 401: all.TemplateCustomFieldsCreate401Response, 403: all.TemplateCustomFieldsCreate403Response, 404: all.TemplateCustomFieldsCreate404Response, 405: all.TemplateCustomFieldsCreate405Response, 429: all.TemplateCustomFieldsCreate429Response, 500: all.TemplateCustomFieldsCreate500Response }
    })),
    TemplateCustomFields_update: () => import('./template-custom-fields.js').then(all => ({
        params: all.TemplateCustomFieldsUpdateParams,
        header: all.TemplateCustomFieldsUpdateHeader,
        body: all.TemplateCustomFieldsUpdateBody,
        responses: { 200: all.TemplateCustomFieldsUpdate200Response, 400: all.TemplateCustomFieldsUpdate400Response, 401: all.TemplateCustomFieldsUpdate401Response, 403: all.TemplateCustomFieldsUpdate403Response, 404: all.TemplateCustomFieldsUpdate404Response, 405: all.TemplateCustomFieldsUpdate405Response, 429: all.TemplateCustomFieldsUpdate429Response, 500: all.TemplateCustomFieldsUpdate500Response }
    })),
    TemplateCustomFields_delete: () => import('./template-custom-fields.js').then(all => ({
        params: all.TemplateCustomFieldsDeleteParams,
        header: all.TemplateCustomFieldsDeleteHeader,
        body: all.TemplateCustomFieldsDeleteBody,
        responses: { 200: all.TemplateCustomFieldsDelete200Response, 400: all.TemplateCustomFieldsDelete400Response, 401: all.TemplateCustomFieldsDelete401Response, 403: all.TemplateCustomFieldsDelete403Response, 404: all.TemplateCustomFieldsDelete404Response, 405: all.TemplateCustomFieldsDelete405Response, 429: all.TemplateCustomFieldsDelete429Response, 500: all.TemplateCustomFieldsDelete500Response }
    })),
    TemplateLocks_get: () => import('./template-locks.js').then(all => ({
        params: all.TemplateLocksGetParams,
        responses: { 200: all.TemplateLocksGet200Response, 400: all.TemplateLocksGet400Response, 401: all.TemplateLocksGet401Response, 403: all.TemplateLocksGet403Response, 404: all.TemplateLocksGet404Response, 405: all.TemplateLocksGet405Response, 429: all.TemplateLocksGet429Response, 500: all.TemplateLocksGet500Response }
    })),
    TemplateLocks_create: () => import('./template-locks.js').then(all => ({
        params: all.TemplateLocksCreateParams,
        body: all.TemplateLocksCreateBody,
        responses: { 201: all.TemplateLocksCreate201Response, 400: all.TemplateLocksCreate400Response, 401: all.TemplateLocksCreate401Response, 403: all.TemplateLocksCreate403Response, 404: all.TemplateLocksCreate404Response, 405: all.TemplateLocksCreate405Response, 429: all.TemplateLocksCreate429Response, 500: all.TemplateLocksCreate500Response }
    })),
    TemplateLocks_update: () => import('./template-locks.js').then(all => ({
        params: all.TemplateLocksUpdateParams,
        header: all.TemplateLocksUpdateHeader,
        body: all.TemplateLocksUpdateBody,
        responses: { 200: all.TemplateLocksUpdate200Response, 400: all.TemplateLocksUpdate400Response, 401: all.TemplateLocksUpdate401Response, 403: all.TemplateLocksUpdate403Response, 404: all.TemplateLocksUpdate404Response, 405: all.TemplateLocksUpdate405Response, 429: all.TemplateLocksUpdate429Response, 500: all.TemplateLocksUpdate500Response }
    })),
    TemplateLocks_delete: () => import('./template-locks.js').then(all => ({
        params: all.TemplateLocksDeleteParams,
        query: all.TemplateLocksDeleteQueryParams,
        header: all.TemplateLocksDeleteHeader,
        body: all.TemplateLocksDeleteBody,
        responses: { 200: all.TemplateLocksDelete200Response, 400: all.TemplateLocksDelete400Response, 401: all.TemplateLocksDelete401Response, 403: all.TemplateLocksDelete403Response, 404: all.TemplateLocksDelete404Response, 405: all.TemplateLocksDelete405Response, 429: all.TemplateLocksDelete429Response, 500: all.TemplateLocksDelete500Response }
    })),
    TemplateViews_createEdit: () => import('./template-views.js').then(all => ({
        params: all.TemplateViewsCreateEditParams,
        body: all.TemplateViewsCreateEditBody,
        responses: { 201: all.TemplateViewsCreateEdit201Response, 400: all.TemplateViewsCreateEdit400Response, 401: all.TemplateViewsCreateEdit401Response, 403: all.TemplateViewsCreateEdit403Response, 404: all.TemplateViewsCreateEdit404Response, 405: all.TemplateViewsCreateEdit405Response, 429: all.TemplateViewsCreateEdit429Response, 500: all.TemplateViewsCreateEdit500Response }
    })),
    TemplateDocumentVisibility_get: () => import('./template-document-visibility.js').then(all => ({
        params: all.TemplateDocumentVisibilityGetParams,
        responses: { 200: all.TemplateDocumentVisibilityGet200Response, 400: all.TemplateDocumentVisibilityGet400Response, 401: all.TemplateDocumentVisibilityGet401Response, 403: all.TemplateDocumentVisibilityGet403Response, 404: all.TemplateDocumentVisibilityGet404Response, 405: all.TemplateDocumentVisibilityGet405Response, 429: all.TemplateDocumentVisibilityGet429Response, 500: all.TemplateDocumentVisibilityGet500Response }
    })),
    TemplateDocumentVisibility_update: () => import('./template-document-visibility.js').then(all => ({
        params: all.TemplateDocumentVisibilityUpdateParams,
        header: all.TemplateDocumentVisibilityUpdateHeader,
        body: all.TemplateDocumentVisibilityUpdateBody,
        responses: { 200: all.TemplateDocumentVisibilityUpdate200Response, 400: all.TemplateDocumentVisibilityUpdate400Response, 401: all.TemplateDocumentVisibilityUpdate401Response, 403: all.TemplateDocumentVisibilityUpdate403Response, 404: all.TemplateDocumentVisibilityUpdate404Response, 405: all.TemplateDocumentVisibilityUpdate405Response, 429: all.TemplateDocumentVisibilityUpdate429Response, 500: all.TemplateDocumentVisibilityUpdate500Response }
    })),
    TemplateDocumentVisibility_updateList: () => import('./template-document-visibility.js').then(all => ({
        params: all.TemplateDocumentVisibilityUpdateListParams,
        header: all.TemplateDocumentVisibilityUpdateListHeader,
        body: all.TemplateDocumentVisibilityUpdateListBody,
        responses: { 200: all.TemplateDocumentVisibilityUpdateList200Response, 400: all.TemplateDocumentVisibilityUpdateList400Response, 401: all.TemplateDocumentVisibilityUpdateList401Response, 403: all.TemplateDocumentVisibilityUpdateList403Response, 404: all.TemplateDocumentVisibilityUpdateList404Response, 405: all.TemplateDocumentVisibilityUpdateList405Response, 429: all.TemplateDocumentVisibilityUpdateList429Response, 500: all.TemplateDocumentVisibilityUpdateList500Response }
    })),
    TemplateDocumentResponsiveHtmlPreview_create: () => import('./template-document-responsive-html-preview.js').then(all => ({
        params: all.TemplateDocumentResponsiveHtmlPreviewCreateParams,
        body: all.TemplateDocumentResponsiveHtmlPreviewCreateBody,
        responses: { 201: all.TemplateDocumentResponsiveHtmlPreviewCreate201Response, 400: all.TemplateDocumentResponsiveHtmlPreviewCreate400Response, 401: all.TemplateDocumentResponsiveHtmlPreviewCreate401Response, 403: all.TemplateDocumentResponsiveHtmlPreviewCreate403Response, 404: all.TemplateDocumentResponsiveHtmlPreviewCreate404Response, 405: all.TemplateDocumentResponsiveHtmlPreviewCreate405Response, 429: all.TemplateDocumentResponsiveHtmlPreviewCreate429Response, 500: all.TemplateDocumentResponsiveHtmlPreviewCreate500Response }
    })),
    TemplateResponsiveHtmlPreview_create: () => import('./template-responsive-html-preview.js').then(all => ({
        params: all.TemplateResponsiveHtmlPreviewCreateParams,
        body: all.TemplateResponsiveHtmlPreviewCreateBody,
        responses: { 201: all.TemplateResponsiveHtmlPreviewCreate201Response, 400: all.TemplateResponsiveHtmlPreviewCreate400Response, 401: all.TemplateResponsiveHtmlPreviewCreate401Response, 403: all.TemplateResponsiveHtmlPreviewCreate403Response, 404: all.TemplateResponsiveHtmlPreviewCreate404Response, 405: all.TemplateResponsiveHtmlPreviewCreate405Response, 429: all.TemplateResponsiveHtmlPreviewCreate429Response, 500: all.TemplateResponsiveHtmlPreviewCreate500Response }
    })),
    TemplateDocumentHtmlDefinitions_list: () => import('./template-document-html-definitions.js').then(all => ({
        params: all.TemplateDocumentHtmlDefinitionsListParams,
        responses: { 200: all.TemplateDocumentHtmlDefinitionsList200Response, 400: all.TemplateDocumentHtmlDefinitionsList400Response, 401: all.TemplateDocumentHtmlDefinitionsList401Response, 403: all.TemplateDocumentHtmlDefinitionsList403Response, 404: all.TemplateDocumentHtmlDefinitionsList404Response, 405: all.TemplateDocumentHtmlDefinitionsList405Response, 429: all.TemplateDocumentHtmlDefinitionsList429Response, 500: all.TemplateDocumentHtmlDefinitionsList500Response }
    })),
    TemplateHtmlDefinitions_list: () => import('./template-html-definitions.js').then(all => ({
        params: all.TemplateHtmlDefinitionsListParams,
        responses: { 200: all.TemplateHtmlDefinitionsList200Response, 400: all.TemplateHtmlDefinitionsList400Response, 401: all.TemplateHtmlDefinitionsList401Response, 403: all.TemplateHtmlDefinitionsList403Response, 404: all.TemplateHtmlDefinitionsList404Response, 405: all.TemplateHtmlDefinitionsList405Response, 429: all.TemplateHtmlDefinitionsList429Response, 500: all.TemplateHtmlDefinitionsList500Response }
    })),
    ConnectConfigurations_list: () => import('./connect-configurations.js').then(all => ({
        params: all.ConnectConfigurationsListParams,
        responses: { 200: all.ConnectConfigurationsList200Response, 400: all.ConnectConfigurationsList400Response, 401: all.ConnectConfigurationsList401Response, 403: all.ConnectConfigurationsList403Response, 404: all.ConnectConfigurationsList404Response, 405: all.ConnectConfigurationsList405Response, 429: all.ConnectConfigurationsList429Response, 500: all.ConnectConfigurationsList500Response }
    })),
    ConnectConfigurations_create: () => import('./connect-configurations.js').then(all => ({
        params: all.ConnectConfigurationsCreateParams,
        body: all.ConnectConfigurationsCreateBody,
        responses: { 201: all.ConnectConfigurationsCreate201Response, 400: all.ConnectConfigurationsCreate400Response, 401: all.ConnectConfigurationsCreate401Response, 403: all.ConnectConfigurationsCreate403Response, 404: all.ConnectConfigurationsCreate404Response, 405: all.ConnectConfigurationsCreate405Response, 429: all.ConnectConfigurationsCreate429Response, 500: all.ConnectConfigurationsCreate500Response }
    })),
    ConnectConfigurations_update: () => import('./connect-configurations.js').then(all => ({
        params: all.ConnectConfigurationsUpdateParams,
        body: all.ConnectConfigurationsUpdateBody,
        responses: { 200: all.ConnectConfigurationsUpdate200Response, 400: all.ConnectConfigurationsUpdate400Response, 401: all.ConnectConfigurationsUpdate401Response, 403: all.ConnectConfigurationsUpdate403Response, 404: all.ConnectConfigurationsUpdate404Response, 405: all.ConnectConfigurationsUpdate405Response, 429: all.ConnectConfigurationsUpdate429Response, 500: all.ConnectConfigurationsUpdate500Response }
    })),
    ConnectConfigurations_get: () => import('./connect-configurations.js').then(all => ({
        params: all.ConnectConfigurationsGetParams,
        responses: { 200: all.ConnectConfigurationsGet200Response, 400: all.ConnectConfigurationsGet400Response, 401: all.ConnectConfigurationsGet401Response, 403: all.ConnectConfigurationsGet403Response, 404: all.ConnectConfigurationsGet404Response, 405: all.ConnectConfigurationsGet405Response, 429: all.ConnectConfigurationsGet429Response, 500: all.ConnectConfigurationsGet500Response }
    })),
    ConnectConfigurations_delete: () => import('./connect-configurations.js').then(all => ({
        params: all.ConnectConfigurationsDeleteParams,
        responses: { 400: all.ConnectConfigurationsDelete400Response, 401: all.ConnectConfigurationsDelete401Response, 403: all.ConnectConfigurationsDelete403Response, 404: all.ConnectConfigurationsDelete404Response, 405: all.ConnectConfigurationsDelete405Response, 429: all.ConnectConfigurationsDelete429Response, 500: all.ConnectConfigurationsDelete500Response }
    })),
    ConnectConfigurations_listUsers: () => import('./connect-configurations.js').then(all => ({
        params: all.ConnectConfigurationsListUsersParams,
        query: all.ConnectConfigurationsListUsersQueryParams,
        responses: { 200: all.ConnectConfigurationsListUsers200Response, 400: all.ConnectConfigurationsListUsers400Response, 401: all.ConnectConfigurationsListUsers401Response, 403: all.ConnectConfigurationsListUsers403Response, 404: all.ConnectConfigurationsListUsers404Response, 405: all.ConnectConfigurationsListUsers405Response, 429: all.ConnectConfigurationsListUsers429Response, 500: all.ConnectConfigurationsListUsers500Response }
    })),
    ConnectConfigurations_getConnectAllUsers: () => import('./connect-configurations.js').then(all => ({
        params: all.ConnectConfigurationsGetConnectAllUsersParams,
        query: all.ConnectConfigurationsGetConnectAllUsersQueryParams,
        responses: { 200: all.ConnectConfigurationsGetConnectAllUsers200Response, 400: all.ConnectConfigurationsGetConnectAllUsers400Response, 401: all.ConnectConfigurationsGetConnectAllUsers401Response, 403: all.ConnectConfigurationsGetConnectAllUsers403Response, 404: all.ConnectConfigurationsGetConnectAllUsers404Response, 405: all.ConnectConfigurationsGetConnectAllUsers405Response, 429: all.ConnectConfigurationsGetConnectAllUsers429Response, 500: all.ConnectConfigurationsGetConnectAllUsers500Response }
    })),
    Connect_getConnectSecret: () => import('./connect.js').then(all => ({
        params: all.ConnectGetConnectSecretParams,
        responses: { 200: all.ConnectGetConnectSecret200Response, 400: all.ConnectGetConnectSecret400Response, 401: all.ConnectGetConnectSecret401Response, 403: all.ConnectGetConnectSecret403Response, 404: all.ConnectGetConnectSecret404Response, 405: all.ConnectGetConnectSecret405Response, 429: all.ConnectGetConnectSecret429Response, 500: all.ConnectGetConnectSecret500Response }
    })),
    ConnectConfigurations_createConnectSecrets: () => import('./connect-configurations.js').then(all => ({
        params: all.ConnectConfigurationsCreateConnectSecretsParams,
        responses: { 201: all.ConnectConfigurationsCreateConnectSecrets201Response, 400: all.ConnectConfigurationsCreateConnectSecrets400Response, 401: all.ConnectConfigurationsCreateConnectSecrets401Response, 403: all.ConnectConfigurationsCreateConnectSecrets403Response, 404: all.ConnectConfigurationsCreateConnectSecrets404Response, 405: all.ConnectConfigurationsCreateConnectSecrets405Response, 429: all.ConnectConfigurationsCreateConnectSecrets429Response, 500: all.ConnectConfigurationsCreateConnectSecrets500Response }
    })),
    Connect_deleteConnectSecret: () => import('./connect.js').then(all => ({
        params: all.ConnectDeleteConnectSecretParams,
        responses: { 400: all.ConnectDeleteConnectSecret400Response, 401: all.ConnectDeleteConnectSecret401Response, 403: all.ConnectDeleteConnectSecret403Response, 404: all.ConnectDeleteConnectSecret404Response, 405: all.ConnectDeleteConnectSecret405Response, 429: all.ConnectDeleteConnectSecret429Response, 500: all.ConnectDeleteConnectSecret500Response }
    })),
    Connect_getConnectOAuthConfig: () => import('./connect.js').then(all => ({
        params: all.ConnectGetConnectOAuthConfigParams,
        responses: { 200: all.ConnectGetConnectOAuthConfig200Response, 400: all.ConnectGetConnectOAuthConfig400Response, 401: all.ConnectGetConnectOAuthConfig401Response, 403: all.ConnectGetConnectOAuthConfig403Response, 404: all.ConnectGetConnectOAuthConfig404Response, 405: all.ConnectGetConnectOAuthConfig405Response, 429: all.ConnectGetConnectOAuthConfig429Response, 500: all.ConnectGetConnectOAuthConfig500Response }
    })),
    Connect_createConnectOAuthConfig: () => import('./connect.js').then(all => ({
        params: all.ConnectCreateConnectOAuthConfigParams,
        body: all.ConnectCreateConnectOAuthConfigBody,
        responses: { 201: all.ConnectCreateConnectOAuthConfig201Response, 400: all.ConnectCreateConnectOAuthConfig400Response, 401: all.ConnectCreateConnectOAuthConfig401Response, 403: all.ConnectCreateConnectOAuthConfig403Response, 404: all.ConnectCreateConnectOAuthConfig404Response, 405: all.ConnectCreateConnectOAuthConfig405Response, 429: all.ConnectCreateConnectOAuthConfig429Response, 500: all.ConnectCreateConnectOAuthConfig500Response }
    })),
    Connect_updateConnectOAuthConfig: () => import('./connect.js').then(all => ({
        params: all.ConnectUpdateConnectOAuthConfigParams,
        body: all.ConnectUpdateConnectOAuthConfigBody,
        responses: { 200: all.ConnectUpdateConnectOAuthConfig200Response, 400: all.ConnectUpdateConnectOAuthConfig400Response, 401: all.ConnectUpdateConnectOAuthConfig401Response, 403: all.ConnectUpdateConnectOAuthConfig403Response, 404: all.ConnectUpdateConnectOAuthConfig404Response, 405: all.ConnectUpdateConnectOAuthConfig405Response, 429: all.ConnectUpdateConnectOAuthConfig429Response, 500: all.ConnectUpdateConnectOAuthConfig500Response }
    })),
    Connect_deleteConnectOAuthConfig: () => import('./connect.js').then(all => ({
        params: all.ConnectDeleteConnectOAuthConfigParams,
        responses: { 400: all.ConnectDeleteConnectOAuthConfig400Response, 401: all.ConnectDeleteConnectOAuthConfig401Response, 403: all.ConnectDeleteConnectOAuthConfig403Response, 404: all.ConnectDeleteConnectOAuthConfig404Response, 405: all.ConnectDeleteConnectOAuthConfig405Response, 429: all.ConnectDeleteConnectOAuthConfig429Response, 500: all.ConnectDeleteConnectOAuthConfig500Response }
    })),
    Envelopes_createHistoricalEnvelopePublishTransaction: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesCreateHistoricalEnvelopePublishTransactionParams,
        body: all.EnvelopesCreateHistoricalEnvelopePublishTransactionBody,
        responses: { 201: all.EnvelopesCreateHistoricalEnvelopePublishTransaction201Response, 400: all.EnvelopesCreateHistoricalEnvelopePublishTransaction400Response, 401: all.EnvelopesCreateHistoricalEnvelopePublishTransaction401Response, 403: all.EnvelopesCreateHistoricalEnvelopePublishTransaction403Response, 404: all.EnvelopesCreateHistoricalEnvelopePublishTransaction404Response, 405: all.EnvelopesCreateHistoricalEnvelopePublishTransaction405Response, 429: all.EnvelopesCreateHistoricalEnvelopePublishTransaction429Response, 500: all.EnvelopesCreateHistoricalEnvelopePublishTransaction500Response }
    })),
    ConnectEvents_retryForEnvelope: () => import('./connect-events.js').then(all => ({
        params: all.ConnectEventsRetryForEnvelopeParams,
        responses: { 200: all.ConnectEventsRetryForEnvelope200Response, 400: all.ConnectEventsRetryForEnvelope400Response, 401: all.ConnectEventsRetryForEnvelope401Response, 403: all.ConnectEventsRetryForEnvelope403Response, 404: all.ConnectEventsRetryForEnvelope404Response, 405: all.ConnectEventsRetryForEnvelope405Response, 429: all.ConnectEventsRetryForEnvelope429Response, 500: all.ConnectEventsRetryForEnvelope500Response }
    })),
    ConnectEvents_retryForEnvelopes: () => import('./connect-events.js').then(all => ({
        params: all.ConnectEventsRetryForEnvelopesParams,
        body: all.ConnectEventsRetryForEnvelopesBody,
        responses: { 200: all.ConnectEventsRetryForEnvelopes200Response, 400: all.ConnectEventsRetryForEnvelopes400Response, 401: all.ConnectEventsRetryForEnvelopes401Response, 403: all.ConnectEventsRetryForEnvelopes403Response, 404: all.ConnectEventsRetryForEnvelopes404Response, 405: all.ConnectEventsRetryForEnvelopes405Response, 429: all.ConnectEventsRetryForEnvelopes429Response, 500: all.ConnectEventsRetryForEnvelopes500Response }
    })),
    ConnectEvents_listFailures: () => import('./connect-events.js').then(all => ({
        params: all.ConnectEventsListFailuresParams,
        query: all.ConnectEventsListFailuresQueryParams,
        responses: { 200: all.ConnectEventsListFailures200Response, 400: all.ConnectEventsListFailures400Response, 401: all.ConnectEventsListFailures401Response, 403: all.ConnectEventsListFailures403Response, 404: all.ConnectEventsListFailures404Response, 405: all.ConnectEventsListFailures405Response, 429: all.ConnectEventsListFailures429Response, 500: all.ConnectEventsListFailures500Response }
    })),
    ConnectEvents_deleteFailure: () => import('./connect-events.js').then(all => ({
        params: all.ConnectEventsDeleteFailureParams,
        responses: { 200: all.ConnectEventsDeleteFailure200Response, 400: all.ConnectEventsDeleteFailure400Response, 401: all.ConnectEventsDeleteFailure401Response, 403: all.ConnectEventsDeleteFailure403Response, 404: all.ConnectEventsDeleteFailure404Response, 405: all.ConnectEventsDeleteFailure405Response, 429: all.ConnectEventsDeleteFailure429Response, 500: all.ConnectEventsDeleteFailure500Response }
    })),
    ConnectEvents_list: () => import('./connect-events.js').then(all => ({
        params: all.ConnectEventsListParams,
        query: all.ConnectEventsListQueryParams,
        responses: { 200: all.ConnectEventsList200Response, 400: all.ConnectEventsList400Response, 401: all.ConnectEventsList401Response, 403: all.ConnectEventsList403Response, 404: all.ConnectEventsList404Response, 405: all.ConnectEventsList405Response, 429: all.ConnectEventsList429Response, 500: all.ConnectEventsList500Response }
    })),
    ConnectEvents_deleteList: () => import('./connect-events.js').then(all => ({
        params: all.ConnectEventsDeleteListParams,
        responses: { 400: all.ConnectEventsDeleteList400Response, 401: all.ConnectEventsDeleteList401Response, 403: all.ConnectEventsDeleteList403Response, 404: all.ConnectEventsDeleteList404Response, 405: all.ConnectEventsDeleteList405Response, 429: all.ConnectEventsDeleteList429Response, 500: all.ConnectEventsDeleteList500Response }
    })),
    ConnectEvents_get: () => import('./connect-events.js').then(all => ({
        params: all.ConnectEventsGetParams,
        query: all.ConnectEventsGetQueryParams,
        responses: { 200: all.ConnectEventsGet200Response, 400: all.ConnectEventsGet400Response, 401: all.ConnectEventsGet401Response, 403: all.ConnectEventsGet403Response, 404: all.ConnectEventsGet404Response, 405: all.ConnectEventsGet405Response, 429: all.ConnectEventsGet429Response, 500: all.ConnectEventsGet500Response }
    })),
    ConnectEvents_delete: () => import('./connect-events.js').then(all => ({
        params: all.ConnectEventsDeleteParams,
        responses: { 400: all.ConnectEventsDelete400Response, 401: all.ConnectEventsDelete401Response, 403: all.ConnectEventsDelete403Response, 404: all.ConnectEventsDelete404Response, 405: all.ConnectEventsDelete405Response, 429: all.ConnectEventsDelete429Response, 500: all.ConnectEventsDelete500Response }
    })),
    BulkSend_getBulkSendLists: () => import('./bulk-send.js').then(all => ({
        params: all.BulkSendGetBulkSendListsParams,
        responses: { 200: all.BulkSendGetBulkSendLists200Response, 400: all.BulkSendGetBulkSendLists400Response, 401: all.BulkSendGetBulkSendLists401Response, 403: all.BulkSendGetBulkSendLists403Response, 404: all.BulkSendGetBulkSendLists404Response, 405: all.BulkSendGetBulkSendLists405Response, 429: all.BulkSendGetBulkSendLists429Response, 500: all.BulkSendGetBulkSendLists500Response }
    })),
    BulkSend_createBulkSendList: () => import('./bulk-send.js').then(all => ({
        params: all.BulkSendCreateBulkSendListParams,
        body: all.BulkSendCreateBulkSendListBody,
        responses: { 201: all.BulkSendCreateBulkSendList201Response, 400: all.BulkSendCreateBulkSendList400Response, 401: all.BulkSendCreateBulkSendList401Response, 403: all.BulkSendCreateBulkSendList403Response, 404: all.BulkSendCreateBulkSendList404Response, 405: all.BulkSendCreateBulkSendList405Response, 429: all.BulkSendCreateBulkSendList429Response, 500: all.BulkSendCreateBulkSendList500Response }
    })),
    BulkSend_getBulkSendList: () => import('./bulk-send.js').then(all => ({
        params: all.BulkSendGetBulkSendListParams,
        responses: { 200: all.BulkSendGetBulkSendList200Response, 400: all.BulkSendGetBulkSendList400Response, 401: all.BulkSendGetBulkSendList401Response, 403: all.BulkSendGetBulkSendList403Response, 404: all.BulkSendGetBulkSendList404Response, 405: all.BulkSendGetBulkSendList405Response, 429: all.BulkSendGetBulkSendList429Response, 500: all.BulkSendGetBulkSendList500Response }
    })),
    BulkSend_updateBulkSendList: () => import('./bulk-send.js').then(all => ({
        params: all.BulkSendUpdateBulkSendListParams,
        body: all.BulkSendUpdateBulkSendListBody,
        responses: { 200: all.BulkSendUpdateBulkSendList200Response, 400: all.BulkSendUpdateBulkSendList400Response, 401: all.BulkSendUpdateBulkSendList401Response, 403: all.BulkSendUpdateBulkSendList403Response, 404: all.BulkSendUpdateBulkSendList404Response, 405: all.BulkSendUpdateBulkSendList405Response, 429: all.BulkSendUpdateBulkSendList429Response, 500: all.BulkSendUpdateBulkSendList500Response }
    })),
    BulkSend_deleteBulkSendList: () => import('./bulk-send.js').then(all => ({
        params: all.BulkSendDeleteBulkSendListParams,
        responses: { 200: all.BulkSendDeleteBulkSendList200Response, 400: all.BulkSendDeleteBulkSendList400Response, 401: all.BulkSendDeleteBulkSendList401Response, 403: all.BulkSendDeleteBulkSendList403Response, 404: all.BulkSendDeleteBulkSendList404Response, 405: all.BulkSendDeleteBulkSendList405Response, 429: all.BulkSendDeleteBulkSendList429Response, 500: all.BulkSendDeleteBulkSendList500Response }
    })),
    BulkSend_createBulkSendRequest: () => import('./bulk-send.js').then(all => ({
        params: all.BulkSendCreateBulkSendRequestParams,
        body: all.BulkSendCreateBulkSendRequestBody,
        responses: { 201: all.BulkSendCreateBulkSendRequest201Response, 400: all.BulkSendCreateBulkSendRequest400Response, 401: all.BulkSendCreateBulkSendRequest401Response, 403: all.BulkSendCreateBulkSendRequest403Response, 404: all.BulkSendCreateBulkSendRequest404Response, 405: all.BulkSendCreateBulkSendRequest405Response, 429: all.BulkSendCreateBulkSendRequest429Response, 500: all.BulkSendCreateBulkSendRequest500Response }
    })),
    BulkSend_createBulkSendTestRequest: () => import('./bulk-send.js').then(all => ({
        params: all.BulkSendCreateBulkSendTestRequestParams,
        body: all.BulkSendCreateBulkSendTestRequestBody,
        responses: { 201: all.BulkSendCreateBulkSendTestRequest201Response, 400: all.BulkSendCreateBulkSendTestRequest400Response, 401: all.BulkSendCreateBulkSendTestRequest401Response, 403: all.BulkSendCreateBulkSendTestRequest403Response, 404: all.BulkSendCreateBulkSendTestRequest404Response, 405: all.BulkSendCreateBulkSendTestRequest405Response, 429: all.BulkSendCreateBulkSendTestRequest429Response, 500: all.BulkSendCreateBulkSendTestRequest500Response }
    })),
    BulkSend_getBulkSendBatches: () => import('./bulk-send.js').then(all => ({
        params: all.BulkSendGetBulkSendBatchesParams,
        query: all.BulkSendGetBulkSendBatchesQueryParams,
        responses: { 200: all.BulkSendGetBulkSendBatches200Response, 400: all.BulkSendGetBulkSendBatches400Response, 401: all.BulkSendGetBulkSendBatches401Response, 403: all.BulkSendGetBulkSendBatches403Response, 404: all.BulkSendGetBulkSendBatches404Response, 405: all.BulkSendGetBulkSendBatches405Response, 429: all.BulkSendGetBulkSendBatches429Response, 500: all.BulkSendGetBulkSendBatches500Response }
    })),
    BulkSend_getBulkSendBatchStatus: () => import('./bulk-send.js').then(all => ({
        params: all.BulkSendGetBulkSendBatchStatusParams,
        responses: { 200: all.BulkSendGetBulkSendBatchStatus200Response, 400: all.BulkSendGetBulkSendBatchStatus400Response, 401: all.BulkSendGetBulkSendBatchStatus401Response, 403: all.BulkSendGetBulkSendBatchStatus403Response, 404: all.BulkSendGetBulkSendBatchStatus404Response, 405: all.BulkSendGetBulkSendBatchStatus405Response, 429: all.BulkSendGetBulkSendBatchStatus429Response, 500: all.BulkSendGetBulkSendBatchStatus500Response }
    })),
    BulkSend_updateBulkSendBatchStatus: () => import('./bulk-send.js').then(all => ({
        params: all.BulkSendUpdateBulkSendBatchStatusParams,
        body: all.BulkSendUpdateBulkSendBatchStatusBody,
        responses: { 200: all.BulkSendUpdateBulkSendBatchStatus200Response, 400: all.BulkSendUpdateBulkSendBatchStatus400Response, 401: all.BulkSendUpdateBulkSendBatchStatus401Response, 403: all.BulkSendUpdateBulkSendBatchStatus403Response, 404: all.BulkSendUpdateBulkSendBatchStatus404Response, 405: all.BulkSendUpdateBulkSendBatchStatus405Response, 429: all.BulkSendUpdateBulkSendBatchStatus429Response, 500: all.BulkSendUpdateBulkSendBatchStatus500Response }
    })),
    BulkSend_getBulkSendBatchEnvelopes: () => import('./bulk-send.js').then(all => ({
        params: all.BulkSendGetBulkSendBatchEnvelopesParams,
        query: all.BulkSendGetBulkSendBatchEnvelopesQueryParams,
        responses: { 200: all.BulkSendGetBulkSendBatchEnvelopes200Response, 400: all.BulkSendGetBulkSendBatchEnvelopes400Response, 401: all.BulkSendGetBulkSendBatchEnvelopes401Response, 403: all.BulkSendGetBulkSendBatchEnvelopes403Response, 404: all.BulkSendGetBulkSendBatchEnvelopes404Response, 405: all.BulkSendGetBulkSendBatchEnvelopes405Response, 429: all.BulkSendGetBulkSendBatchEnvelopes429Response, 500: all.BulkSendGetBulkSendBatchEnvelopes500Response }
    })),
    BulkSend_updateBulkSendBatchAction: () => import('./bulk-send.js').then(all => ({
        params: all.BulkSendUpdateBulkSendBatchActionParams,
        body: all.BulkSendUpdateBulkSendBatchActionBody,
        responses: { 200: all.BulkSendUpdateBulkSendBatchAction200Response, 400: all.BulkSendUpdateBulkSendBatchAction400Response, 401: all.BulkSendUpdateBulkSendBatchAction401Response, 403: all.BulkSendUpdateBulkSendBatchAction403Response, 404: all.BulkSendUpdateBulkSendBatchAction404Response, 405: all.BulkSendUpdateBulkSendBatchAction405Response, 429: all.BulkSendUpdateBulkSendBatchAction429Response, 500: all.BulkSendUpdateBulkSendBatchAction500Response }
    })),
    PowerForms_list: () => import('./power-forms.js').then(all => ({
        params: all.PowerFormsListParams,
        query: all.PowerFormsListQueryParams,
        responses: { 200: all.PowerFormsList200Response, 400: all.PowerFormsList400Response, 401: all.PowerFormsList401Response, 403: all.PowerFormsList403Response, 404: all.PowerFormsList404Response, 405: all.PowerFormsList405Response, 429: all.PowerFormsList429Response, 500: all.PowerFormsList500Response }
    })),
    PowerForms_create: () => import('./power-forms.js').then(all => ({
        params: all.PowerFormsCreateParams,
        body: all.PowerFormsCreateBody,
        responses: { 201: all.PowerFormsCreate201Response, 400: all.PowerFormsCreate400Response, 401: all.PowerFormsCreate401Response, 403: all.PowerFormsCreate403Response, 404: all.PowerFormsCreate404Response, 405: all.PowerFormsCreate405Response, 429: all.PowerFormsCreate429Response, 500: all.PowerFormsCreate500Response }
    })),
    PowerForms_deleteList: () => import('./power-forms.js').then(all => ({
        params: all.PowerFormsDeleteListParams,
        body: all.PowerFormsDeleteListBody,
        responses: { 200: all.PowerFormsDeleteList200Response, 400: all.PowerFormsDeleteList400Response, 401: all.PowerFormsDeleteList401Response, 403: all.PowerFormsDeleteList403Response, 404: all.PowerFormsDeleteList404Response, 405: all.PowerFormsDeleteList405Response, 429: all.PowerFormsDeleteList429Response, 500: all.PowerFormsDeleteList500Response }
    })),
    PowerForms_get: () => import('./power-forms.js').then(all => ({
        params: all.PowerFormsGetParams,
        responses: { 200: all.PowerFormsGet200Response, 400: all.PowerFormsGet400Response, 401: all.PowerFormsGet401Response, 403: all.PowerFormsGet403Response, 404: all.PowerFormsGet404Response, 405: all.PowerFormsGet405Response, 429: all.PowerFormsGet429Response, 500: all.PowerFormsGet500Response }
    })),
    PowerForms_update: () => import('./power-forms.js').then(all => ({
        params: all.PowerFormsUpdateParams,
        body: all.PowerFormsUpdateBody,
        responses: { 200: all.PowerFormsUpdate200Response, 400: all.PowerFormsUpdate400Response, 401: all.PowerFormsUpdate401Response, 403: all.PowerFormsUpdate403Response, 404: all.PowerFormsUpdate404Response, 405: all.PowerFormsUpdate405Response, 429: all.PowerFormsUpdate429Response, 500: all.PowerFormsUpdate500Response }
    })),
    PowerForms_delete: () => import('./power-forms.js').then(all => ({
        params: all.PowerFormsDeleteParams,
        responses: { 400: all.PowerFormsDelete400Response, 401: all.PowerFormsDelete401Response, 403: all.PowerFormsDelete403Response, 404: all.PowerFormsDelete404Response, 405: all.PowerFormsDelete405Response, 429: all.PowerFormsDelete429Response, 500: all.PowerFormsDelete500Response }
    })),
    PowerForms_listSenders: () => import('./power-forms.js').then(all => ({
        params: all.PowerFormsListSendersParams,
        query: all.PowerFormsListSendersQueryParams,
        responses: { 200: all.PowerFormsListSenders200Response, 400: all.PowerFormsListSenders400Response, 401: all.PowerFormsListSenders401Response, 403: all.PowerFormsListSenders403Response, 404: all.PowerFormsListSenders404Response, 405: all.PowerFormsListSenders405Response, 429: all.PowerFormsListSenders429Response, 500: all.PowerFormsListSenders500Response }
    })),
    PowerFormData_list: () => import('./power-form-data.js').then(all => ({
        params: all.PowerFormDataListParams,
        query: all.PowerFormDataListQueryParams,
        responses: { 400: all.PowerFormDataList400Response, 401: all.PowerFormDataList401Response, 403: all.PowerFormDataList403Response, 404: all.PowerFormDataList404Response, 405: all.PowerFormDataList405Response, 429: all.PowerFormDataList429Response, 500: all.PowerFormDataList500Response }
    })),
    Folders_list: () => import('./folders.js').then(all => ({
        params: all.FoldersListParams,
        query: all.FoldersListQueryParams,
        responses: { 200: all.FoldersList200Response, 400: all.FoldersList400Response, 401: all.FoldersList401Response, 403: all.FoldersList403Response, 404: all.FoldersList404Response, 405: all.FoldersList405Response, 429: all.FoldersList429Response, 500: all.FoldersList500Response }
    })),
    Folders_listItems: () => import('./folders.js').then(all => ({
        params: all.FoldersListItemsParams,
        query: all.FoldersListItemsQueryParams,
        responses: { 200: all.FoldersListItems200Response, 400: all.FoldersListItems400Response, 401: all.FoldersListItems401Response, 403: all.FoldersListItems403Response, 404: all.FoldersListItems404Response, 405: all.FoldersListItems405Response, 429: all.FoldersListItems429Response, 500: all.FoldersListItems500Response }
    })),
    Folders_moveEnvelopes: () => import('./folders.js').then(all => ({
        params: all.FoldersMoveEnvelopesParams,
        body: all.FoldersMoveEnvelopesBody,
        responses: { 200: all.FoldersMoveEnvelopes200Response, 400: all.FoldersMoveEnvelopes400Response, 401: all.FoldersMoveEnvelopes401Response, 403: all.FoldersMoveEnvelopes403Response, 404: all.FoldersMoveEnvelopes404Response, 405: all.FoldersMoveEnvelopes405Response, 429: all.FoldersMoveEnvelopes429Response, 500: all.FoldersMoveEnvelopes500Response }
    })),
    Folders_search: () => import('./folders.js').then(all => ({
        params: all.FoldersSearchParams,
        query: all.FoldersSearchQueryParams,
        responses: { 200: all.FoldersSearch200Response, 400: all.FoldersSearch400Response, 401: all.FoldersSearch401Response, 403: all.FoldersSearch403Response, 404: all.FoldersSearch404Response, 405: all.FoldersSearch405Response, 429: all.FoldersSearch429Response, 500: all.FoldersSearch500Response }
    })),
    Workspaces_list: () => import('./workspaces.js').then(all => ({
        params: all.WorkspacesListParams,
        responses: { 200: all.WorkspacesList200Response, 400: all.WorkspacesList400Response, 401: all.WorkspacesList401Response, 403: all.WorkspacesList403Response, 404: all.WorkspacesList404Response, 405: all.WorkspacesList405Response, 429: all.WorkspacesList429Response, 500: all.WorkspacesList500Response }
    })),
    Workspaces_create: () => import('./workspaces.js').then(all => ({
        params: all.WorkspacesCreateParams,
        body: all.WorkspacesCreateBody,
        responses: { 201: all.WorkspacesCreate201Response, 400: all.WorkspacesCreate400Response, 401: all.WorkspacesCreate401Response, 403: all.WorkspacesCreate403Response, 404: all.WorkspacesCreate404Response, 405: all.WorkspacesCreate405Response, 429: all.WorkspacesCreate429Response, 500: all.WorkspacesCreate500Response }
    })),
    Workspaces_get: () => import('./workspaces.js').then(all => ({
        params: all.WorkspacesGetParams,
        responses: { 200: all.WorkspacesGet200Response, 400: all.WorkspacesGet400Response, 401: all.WorkspacesGet401Response, 403: all.WorkspacesGet403Response, 404: all.WorkspacesGet404Response, 405: all.WorkspacesGet405Response, 429: all.WorkspacesGet429Response, 500: all.WorkspacesGet500Response }
    })),
    Workspaces_update: () => import('./workspaces.js').then(all => ({
        params: all.WorkspacesUpdateParams,
        body: all.WorkspacesUpdateBody,
        responses: { 200: all.WorkspacesUpdate200Response, 400: all.WorkspacesUpdate400Response, 401: all.WorkspacesUpdate401Response, 403: all.WorkspacesUpdate403Response, 404: all.WorkspacesUpdate404Response, 405: all.WorkspacesUpdate405Response, 429: all.WorkspacesUpdate429Response, 500: all.WorkspacesUpdate500Response }
    })),
    Workspaces_delete: () => import('./workspaces.js').then(all => ({
        params: all.WorkspacesDeleteParams,
        responses: { 200: all.WorkspacesDelete200Response, 400: all.WorkspacesDelete400Response, 401: all.WorkspacesDelete401Response, 403: all.WorkspacesDelete403Response, 404: all.WorkspacesDelete404Response, 405: all.WorkspacesDelete405Response, 429: all.WorkspacesDelete429Response, 500: all.WorkspacesDelete500Response }
    })),
    WorkspaceItems_listFolderItems: () => import('./workspace-items.js').then(all => ({
        params: all.WorkspaceItemsListFolderItemsParams,
        query: all.WorkspaceItemsListFolderItemsQueryParams,
        responses: { 200: all.WorkspaceItemsListFolderItems200Response, 400: all.WorkspaceItemsListFolderItems400Response, 401: all.WorkspaceItemsListFolderItems401Response, 403: all.WorkspaceItemsListFolderItems403Response, 404: all.WorkspaceItemsListFolderItems404Response, 405: all.WorkspaceItemsListFolderItems405Response, 429: all.WorkspaceItemsListFolderItems429Response, 500: all.WorkspaceItemsListFolderItems500Response }
    })),
    WorkspaceItems_deleteFolderItems: () => import('./workspace-items.js').then(all => ({
        params: all.WorkspaceItemsDeleteFolderItemsParams,
        body: all.WorkspaceItemsDeleteFolderItemsBody,
        responses: { 400: all.WorkspaceItemsDeleteFolderItems400Response, 401: all.WorkspaceItemsDeleteFolderItems401Response, 403: all.WorkspaceItemsDeleteFolderItems403Response, 404: all.WorkspaceItemsDeleteFolderItems404Response, 405: all.WorkspaceItemsDeleteFolderItems405Response, 429: all.WorkspaceItemsDeleteFolderItems429Response, 500: all.WorkspaceItemsDeleteFolderItems500Response }
    })),
    WorkspaceItems_createFIle: () => import('./workspace-items.js').then(all => ({
        params: all.WorkspaceItemsCreateFIleParams,
        responses: { 201: all.WorkspaceItemsCreateFIle201Response, 400: all.WorkspaceItemsCreateFIle400Response, 401: all.WorkspaceItemsCreateFIle401Response, 403: all.WorkspaceItemsCreateFIle403Response, 404: all.WorkspaceItemsCreateFIle404Response, 405: all.WorkspaceItemsCreateFIle405Response, 429: all.WorkspaceItemsCreateFIle429Response, 500: all.WorkspaceItemsCreateFIle500Response }
    })),
    WorkspaceItems_getFile: () => import('./workspace-items.js').then(all => ({
        params: all.WorkspaceItemsGetFileParams,
        query: all.WorkspaceItemsGetFileQueryParams,
        responses: { 400: all.WorkspaceItemsGetFile400Response, 401: all.WorkspaceItemsGetFile401Response, 403: all.WorkspaceItemsGetFile403Response, 404: all.WorkspaceItemsGetFile404Response, 405: all.WorkspaceItemsGetFile405Response, 429: all.WorkspaceItemsGetFile429Response, 500: all.WorkspaceItemsGetFile500Response }
    })),
    WorkspaceItems_updateFile: () => import('./workspace-items.js').then(all => ({
        params: all.WorkspaceItemsUpdateFileParams,
        body: all.WorkspaceItemsUpdateFileBody,
        responses: { 200: all.WorkspaceItemsUpdateFile200Response, 400: all.WorkspaceItemsUpdateFile400Response, 401: all.WorkspaceItemsUpdateFile401Response, 403: all.WorkspaceItemsUpdateFile403Response, 404: all.WorkspaceItemsUpdateFile404Response, 405: all.WorkspaceItemsUpdateFile405Response, 429: all.WorkspaceItemsUpdateFile429Response, 500: all.WorkspaceItemsUpdateFile500Response }
    })),
    WorkspaceItems_listFilePages: () => import('./workspace-items.js').then(all => ({
        params: all.WorkspaceItemsListFilePagesParams,
        query: all.WorkspaceItemsListFilePagesQueryParams,
        responses: { 200: all.WorkspaceItemsListFilePages200Response, 400: all.WorkspaceItemsListFilePages400Response, 401: all.WorkspaceItemsListFilePages401Response, 403: all.WorkspaceItemsListFilePages403Response, 404: all.WorkspaceItemsListFilePages404Response, 405: all.WorkspaceItemsListFilePages405Response, 429: all.WorkspaceItemsListFilePages429Response, 500: all.WorkspaceItemsListFilePages500Response }
    })),
    BCCEmailArchive_list: () => import('./bccemail-archive.js').then(all => ({
        params: all.BCCEmailArchiveListParams,
        query: all.BCCEmailArchiveListQueryParams,
        responses: { 200: all.BCCEmailArchiveList200Response, 400: all.BCCEmailArchiveList400Response, 401: all.BCCEmailArchiveList401Response, 403: all.BCCEmailArchiveList403Response, 404: all.BCCEmailArchiveList404Response, 405: all.BCCEmailArchiveList405Response, 429: all.BCCEmailArchiveList429Response, 500: all.BCCEmailArchiveList500Response }
    })),
    BCCEmailArchive_create: () => import('./bccemail-archive.js').then(all => ({
        params: all.BCCEmailArchiveCreateParams,
        body: all.BCCEmailArchiveCreateBody,
        responses: { 201: all.BCCEmailArchiveCreate201Response, 400: all.BCCEmailArchiveCreate400Response, 401: all.BCCEmailArchiveCreate401Response, 403: all.BCCEmailArchiveCreate403Response, 404: all.BCCEmailArchiveCreate404Response, 405: all.BCCEmailArchiveCreate405Response, 429: all.BCCEmailArchiveCreate429Response, 500: all.BCCEmailArchiveCreate500Response }
    })),
    BCCEmailArchive_get: () => import('./bccemail-archive.js').then(all => ({
        params: all.BCCEmailArchiveGetParams,
        query: all.BCCEmailArchiveGetQueryParams,
        responses: { 200: all.BCCEmailArchiveGet200Response, 400: all.BCCEmailArchiveGet400Response, 401: all.BCCEmailArchiveGet401Response, 403: all.BCCEmailArchiveGet403Response, 404: all.BCCEmailArchiveGet404Response, 405: all.BCCEmailArchiveGet405Response, 429: all.BCCEmailArchiveGet429Response, 500: all.BCCEmailArchiveGet500Response }
    })),
    BCCEmailArchive_delete: () => import('./bccemail-archive.js').then(all => ({
        params: all.BCCEmailArchiveDeleteParams,
        responses: { 400: all.BCCEmailArchiveDelete400Response, 401: all.BCCEmailArchiveDelete401Response, 403: all.BCCEmailArchiveDelete403Response, 404: all.BCCEmailArchiveDelete404Response, 405: all.BCCEmailArchiveDelete405Response, 429: all.BCCEmailArchiveDelete429Response, 500: all.BCCEmailArchiveDelete500Response }
    })),
    Notary_getNotary: () => import('./notary.js').then(all => ({
        query: all.NotaryGetNotaryQueryParams,
        responses: { 200: all.NotaryGetNotary200Response, 400: all.NotaryGetNotary400Response, 401: all.NotaryGetNotary401Response, 403: all.NotaryGetNotary403Response, 404: all.NotaryGetNotary404Response, 405: all.NotaryGetNotary405Response, 429: all.NotaryGetNotary429Response, 500: all.NotaryGetNotary500Response }
    })),
    Notary_createNotary: () => import('./notary.js').then(all => ({
        body: all.NotaryCreateNotaryBody,
        responses: { 201: all.NotaryCreateNotary201Response, 400: all.NotaryCreateNotary400Response, 401: all.NotaryCreateNotary401Response, 403: all.NotaryCreateNotary403Response, 404: all.NotaryCreateNotary404Response, 405: all.NotaryCreateNotary405Response, 429: all.NotaryCreateNotary429Response, 500: all.NotaryCreateNotary500Response }
    })),
    Notary_updateNotary: () => import('./notary.js').then(all => ({
        body: all.NotaryUpdateNotaryBody,
        responses: { 200: all.NotaryUpdateNotary200Response, 400: all.NotaryUpdateNotary400Response, 401: all.NotaryUpdateNotary401Response, 403: all.NotaryUpdateNotary403Response, 404: all.NotaryUpdateNotary404Response, 405: all.NotaryUpdateNotary405Response, 429: all.NotaryUpdateNotary429Response, 500: all.NotaryUpdateNotary500Response }
    })),
    NotaryJurisdiction_getNotaryJurisdictions: () => import('./notary-jurisdiction.js').then(all => ({
        responses: { 200: all.NotaryJurisdictionGetNotaryJurisdictions200Response, 400: all.NotaryJurisdictionGetNotaryJurisdictions400Response, 401: all.NotaryJurisdictionGetNotaryJurisdictions401Response, 403: all.NotaryJurisdictionGetNotaryJurisdictions403Response, 404: all.NotaryJurisdictionGetNotaryJurisdictions404Response, 405: all.NotaryJurisdictionGetNotaryJurisdictions405Response, 429: all.NotaryJurisdictionGetNotaryJurisdictions429Response, 500: all.NotaryJurisdictionGetNotaryJurisdictions500Response }
    })),
    NotaryJurisdiction_createNotaryJurisdictions: () => import('./notary-jurisdiction.js').then(all => ({
        body: all.NotaryJurisdictionCreateNotaryJurisdictionsBody,
        responses: { 201: all.NotaryJurisdictionCreateNotaryJurisdictions201Response, 400: all.NotaryJurisdictionCreateNotaryJurisdictions400Response, 401: all.NotaryJurisdictionCreateNotaryJurisdictions401Response, 403: all.NotaryJurisdictionCreateNotaryJurisdictions403Response, 404: all.NotaryJurisdictionCreateNotaryJurisdictions404Response, 405: all.NotaryJurisdictionCreateNotaryJurisdictions405Response, 429: all.NotaryJurisdictionCreateNotaryJurisdictions429Response, 500: all.NotaryJurisdictionCreateNotaryJurisdictions500Response }
    })),
    NotaryJurisdiction_getNotaryJurisdiction: () => import('./notary-jurisdiction.js').then(all => ({
        params: all.NotaryJurisdictionGetNotaryJurisdictionParams,
        responses: { 200: all.NotaryJurisdictionGetNotaryJurisdiction200Response, 400: all.NotaryJurisdictionGetNotaryJurisdiction400Response, 401: all.NotaryJurisdictionGetNotaryJurisdiction401Response, 403: all.NotaryJurisdictionGetNotaryJurisdiction403Response, 404: all.NotaryJurisdictionGetNotaryJurisdiction404Response, 405: all.NotaryJurisdictionGetNotaryJurisdiction405Response, 429: all.NotaryJurisdictionGetNotaryJurisdiction429Response, 500: all.NotaryJurisdictionGetNotaryJurisdiction500Response }
    })),
    NotaryJurisdiction_updateNotaryJurisdiction: () => import('./notary-jurisdiction.js').then(all => ({
        params: all.NotaryJurisdictionUpdateNotaryJurisdictionParams,
        body: all.NotaryJurisdictionUpdateNotaryJurisdictionBody,
        responses: { 200: all.NotaryJurisdictionUpdateNotaryJurisdiction200Response, 400: all.NotaryJurisdictionUpdateNotaryJurisdiction400Response, 401: all.NotaryJurisdictionUpdateNotaryJurisdiction401Response, 403: all.NotaryJurisdictionUpdateNotaryJurisdiction403Response, 404: all.NotaryJurisdictionUpdateNotaryJurisdiction404Response, 405: all.NotaryJurisdictionUpdateNotaryJurisdiction405Response, 429: all.NotaryJurisdictionUpdateNotaryJurisdiction429Response, 500: all.NotaryJurisdictionUpdateNotaryJurisdiction500Response }
    })),
    NotaryJurisdiction_deleteNotaryJurisdiction: () => import('./notary-jurisdiction.js').then(all => ({
        params: all.NotaryJurisdictionDeleteNotaryJurisdictionParams,
        responses: { 400: all.NotaryJurisdictionDeleteNotaryJurisdiction400Response, 401: all.NotaryJurisdictionDeleteNotaryJurisdiction401Response, 403: all.NotaryJurisdictionDeleteNotaryJurisdiction403Response, 404: all.NotaryJurisdictionDeleteNotaryJurisdiction404Response, 405: all.NotaryJurisdictionDeleteNotaryJurisdiction405Response, 429: all.NotaryJurisdictionDeleteNotaryJurisdiction429Response, 500: all.NotaryJurisdictionDeleteNotaryJurisdiction500Response }
    })),
    BillingPlans_getPlan: () => import('./billing-plans.js').then(all => ({
        params: all.BillingPlansGetPlanParams,
        query: all.BillingPlansGetPlanQueryParams,
        responses: { 200: all.BillingPlansGetPlan200Response, 400: all.BillingPlansGetPlan400Response, 401: all.BillingPlansGetPlan401Response, 403: all.BillingPlansGetPlan403Response, 404: all.BillingPlansGetPlan404Response, 405: all.BillingPlansGetPlan405Response, 429: all.BillingPlansGetPlan429Response, 500: all.BillingPlansGetPlan500Response }
    })),
    BillingPlans_updatePlan: () => import('./billing-plans.js').then(all => ({
        params: all.BillingPlansUpdatePlanParams,
        query: all.BillingPlansUpdatePlanQueryParams,
        body: all.BillingPlansUpdatePlanBody,
        responses: { 200: all.BillingPlansUpdatePlan200Response, 400: all.BillingPlansUpdatePlan400Response, 401: all.BillingPlansUpdatePlan401Response, 403: all.BillingPlansUpdatePlan403Response, 404: all.BillingPlansUpdatePlan404Response, 405: all.BillingPlansUpdatePlan405Response, 429: all.BillingPlansUpdatePlan429Response, 500: all.BillingPlansUpdatePlan500Response }
    })),
    BillingPlans_getCreditCardInfo: () => import('./billing-plans.js').then(all => ({
        params: all.BillingPlansGetCreditCardInfoParams,
        responses: { 200: all.BillingPlansGetCreditCardInfo200Response, 400: all.BillingPlansGetCreditCardInfo400Response, 401: all.BillingPlansGetCreditCardInfo401Response, 403: all.BillingPlansGetCreditCardInfo403Response, 404: all.BillingPlansGetCreditCardInfo404Response, 405: all.BillingPlansGetCreditCardInfo405Response, 429: all.BillingPlansGetCreditCardInfo429Response, 500: all.BillingPlansGetCreditCardInfo500Response }
    })),
    BillingPlans_purchaseEnvelopes: () => import('./billing-plans.js').then(all => ({
        params: all.BillingPlansPurchaseEnvelopesParams,
        body: all.BillingPlansPurchaseEnvelopesBody,
        responses: { 400: all.BillingPlansPurchaseEnvelopes400Response, 401: all.BillingPlansPurchaseEnvelopes401Response, 403: all.BillingPlansPurchaseEnvelopes403Response, 404: all.BillingPlansPurchaseEnvelopes404Response, 405: all.BillingPlansPurchaseEnvelopes405Response, 429: all.BillingPlansPurchaseEnvelopes429Response, 500: all.BillingPlansPurchaseEnvelopes500Response }
    })),
    Invoices_listInvoices: () => import('./invoices.js').then(all => ({
        params: all.InvoicesListInvoicesParams,
        query: all.InvoicesListInvoicesQueryParams,
        responses: { 200: all.InvoicesListInvoices200Response, 400: all.InvoicesListInvoices400Response, 401: all.InvoicesListInvoices401Response, 403: all.InvoicesListInvoices403Response, 404: all.InvoicesListInvoices404Response, 405: all.InvoicesListInvoices405Response, 429: all.InvoicesListInvoices429Response, 500: all.InvoicesListInvoices500Response }
    })),
    Invoices_getInvoice: () => import('./invoices.js').then(all => ({
        params: all.InvoicesGetInvoiceParams,
        responses: { 400: all.InvoicesGetInvoice400Response, 401: all.InvoicesGetInvoice401Response, 403: all.InvoicesGetInvoice403Response, 404: all.InvoicesGetInvoice404Response, 405: all.InvoicesGetInvoice405Response, 429: all.InvoicesGetInvoice429Response, 500: all.InvoicesGetInvoice500Response }
    })),
    Invoices_listInvoicesPastDue: () => import('./invoices.js').then(all => ({
        params: all.InvoicesListInvoicesPastDueParams,
        responses: { 200: all.InvoicesListInvoicesPastDue200Response, 400: all.InvoicesListInvoicesPastDue400Response, 401: all.InvoicesListInvoicesPastDue401Response, 403: all.InvoicesListInvoicesPastDue403Response, 404: all.InvoicesListInvoicesPastDue404Response, 405: all.InvoicesListInvoicesPastDue405Response, 429: all.InvoicesListInvoicesPastDue429Response, 500: all.InvoicesListInvoicesPastDue500Response }
    })),
    PaymentGatewayAccounts_getAllPaymentGatewayAccounts: () => import('./payment-gateway-accounts.js').then(all => ({
        params: all.PaymentGatewayAccountsGetAllPaymentGatewayAccountsParams,
        responses: { 200: all.PaymentGatewayAccountsGetAllPaymentGatewayAccounts200Response, 400: all.PaymentGatewayAccountsGetAllPaymentGatewayAccounts400Response, 401: all.PaymentGatewayAccountsGetAllPaymentGatewayAccounts401Response, 403: all.PaymentGatewayAccountsGetAllPaymentGatewayAccounts403Response, 404: all.PaymentGatewayAccountsGetAllPaymentGatewayAccounts404Response, 405: all.PaymentGatewayAccountsGetAllPaymentGatewayAccounts405Response, 429: all.PaymentGatewayAccountsGetAllPaymentGatewayAccounts429Response, 500: all.PaymentGatewayAccountsGetAllPaymentGatewayAccounts500Response }
    })),
    Payments_listPayments: () => import('./payments.js').then(all => ({
        params: all.PaymentsListPaymentsParams,
        query: all.PaymentsListPaymentsQueryParams,
        responses: { 200: all.PaymentsListPayments200Response, 400: all.PaymentsListPayments400Response, 401: all.PaymentsListPayments401Response, 403: all.PaymentsListPayments403Response, 404: all.PaymentsListPayments404Response, 405: all.PaymentsListPayments405Response, 429: all.PaymentsListPayments429Response, 500: all.PaymentsListPayments500Response }
    })),
    Payments_makePayment: () => import('./payments.js').then(all => ({
        params: all.PaymentsMakePaymentParams,
        body: all.PaymentsMakePaymentBody,
        responses: { 201: all.PaymentsMakePayment201Response, 400: all.PaymentsMakePayment400Response, 401: all.PaymentsMakePayment401Response, 403: all.PaymentsMakePayment403Response, 404: all.PaymentsMakePayment404Response, 405: all.PaymentsMakePayment405Response, 429: all.PaymentsMakePayment429Response, 500: all.PaymentsMakePayment500Response }
    })),
    Payments_getPayment: () => import('./payments.js').then(all => ({
        params: all.PaymentsGetPaymentParams,
        responses: { 200: all.PaymentsGetPayment200Response, 400: all.PaymentsGetPayment400Response, 401: all.PaymentsGetPayment401Response, 403: all.PaymentsGetPayment403Response, 404: all.PaymentsGetPayment404Response, 405: all.PaymentsGetPayment405Response, 429: all.PaymentsGetPayment429Response, 500: all.PaymentsGetPayment500Response }
    })),
    Resources_getResources: () => import('./resources.js').then(all => ({
        responses: { 200: all.ResourcesGetResources200Response, 400: all.ResourcesGetResources400Response, 404: all.ResourcesGetResources404Response, 405: all.ResourcesGetResources405Response, 429: all.ResourcesGetResources429Response, 500: all.ResourcesGetResources500Response }
    })),
    BillingPlans_getDowngradeRequestBillingInfo: () => import('./billing-plans.js').then(all => ({
        params: all.BillingPlansGetDowngradeRequestBillingInfoParams,
        responses: { 200: all.BillingPlansGetDowngradeRequestBillingInfo200Response, 400: all.BillingPlansGetDowngradeRequestBillingInfo400Response, 401: all.BillingPlansGetDowngradeRequestBillingInfo401Response, 403: all.BillingPlansGetDowngradeRequestBillingInfo403Response, 404: all.BillingPlansGetDowngradeRequestBillingInfo404Response, 405: all.BillingPlansGetDowngradeRequestBillingInfo405Response, 429: all.BillingPlansGetDowngradeRequestBillingInfo429Response, 500: all.BillingPlansGetDowngradeRequestBillingInfo500Response }
    })),
    BillingPlans_updateDowngradeAccountBillingPlan: () => import('./billing-plans.js').then(all => ({
        params: all.BillingPlansUpdateDowngradeAccountBillingPlanParams,
        body: all.BillingPlansUpdateDowngradeAccountBillingPlanBody,
        responses: { 200: all.BillingPlansUpdateDowngradeAccountBillingPlan200Response, 400: all.BillingPlansUpdateDowngradeAccountBillingPlan400Response, 401: all.BillingPlansUpdateDowngradeAccountBillingPlan401Response, 403: all.BillingPlansUpdateDowngradeAccountBillingPlan403Response, 404: all.BillingPlansUpdateDowngradeAccountBillingPlan404Response, 405: all.BillingPlansUpdateDowngradeAccountBillingPlan405Response, 429: all.BillingPlansUpdateDowngradeAccountBillingPlan429Response, 500: all.BillingPlansUpdateDowngradeAccountBillingPlan500Response }
    })),
    BillingPlans_listBillingPlans: () => import('./billing-plans.js').then(all => ({
        responses: { 200: all.BillingPlansListBillingPlans200Response, 400: all.BillingPlansListBillingPlans400Response, 401: all.BillingPlansListBillingPlans401Response, 403: all.BillingPlansListBillingPlans403Response, 404: all.BillingPlansListBillingPlans404Response, 405: all.BillingPlansListBillingPlans405Response, 429: all.BillingPlansListBillingPlans429Response, 500: all.BillingPlansListBillingPlans500Response }
    })),
    BillingPlans_getBillingPlan: () => import('./billing-plans.js').then(all => ({
        params: all.BillingPlansGetBillingPlanParams,
        responses: { 200: all.BillingPlansGetBillingPlan200Response, 400: all.BillingPlansGetBillingPlan400Response, 401: all.BillingPlansGetBillingPlan401Response, 403: all.BillingPlansGetBillingPlan403Response, 404: all.BillingPlansGetBillingPlan404Response, 405: all.BillingPlansGetBillingPlan405Response, 429: all.BillingPlansGetBillingPlan429Response, 500: all.BillingPlansGetBillingPlan500Response }
    })),
    AccountSignatures_getAccountSignatures: () => import('./account-signatures.js').then(all => ({
        params: all.AccountSignaturesGetAccountSignaturesParams,
        query: all.AccountSignaturesGetAccountSignaturesQueryParams,
        responses: { 200: all.AccountSignaturesGetAccountSignatures200Response, 400: all.AccountSignaturesGetAccountSignatures400Response, 401: all.AccountSignaturesGetAccountSignatures401Response, 403: all.AccountSignaturesGetAccountSignatures403Response, 404: all.AccountSignaturesGetAccountSignatures404Response, 405: all.AccountSignaturesGetAccountSignatures405Response, 429: all.AccountSignaturesGetAccountSignatures429Response, 500: all.AccountSignaturesGetAccountSignatures500Response }
    })),
    AccountSignatures_createAccountSignatures: () => import('./account-signatures.js').then(all => ({
        params: all.AccountSignaturesCreateAccountSignaturesParams,
        query: all.AccountSignaturesCreateAccountSignaturesQueryParams,
        body: all.AccountSignaturesCreateAccountSignaturesBody,
        responses: { 201: all.AccountSignaturesCreateAccountSignatures201Response, 400: all.AccountSignaturesCreateAccountSignatures400Response, 401: all.AccountSignaturesCreateAccountSignatures401Response, 403: all.AccountSignaturesCreateAccountSignatures403Response, 404: all.AccountSignaturesCreateAccountSignatures404Response, 405: all.AccountSignaturesCreateAccountSignatures405Response, 429: all.AccountSignaturesCreateAccountSignatures429Response, 500: all.AccountSignaturesCreateAccountSignatures500Response }
    })),
    AccountSignatures_updateAccountSignature: () => import('./account-signatures.js').then(all => ({
        params: all.AccountSignaturesUpdateAccountSignatureParams,
        body: all.AccountSignaturesUpdateAccountSignatureBody,
        responses: { 200: all.AccountSignaturesUpdateAccountSignature200Response, 400: all.AccountSignaturesUpdateAccountSignature400Response, 401: all.AccountSignaturesUpdateAccountSignature401Response, 403: all.AccountSignaturesUpdateAccountSignature403Response, 404: all.AccountSignaturesUpdateAccountSignature404Response, 405: all.AccountSignaturesUpdateAccountSignature405Response, 429: all.AccountSignaturesUpdateAccountSignature429Response, 500: all.AccountSignaturesUpdateAccountSignature500Response }
    })),
    AccountSignatures_getAccountSignature: () => import('./account-signatures.js').then(all => ({
        params: all.AccountSignaturesGetAccountSignatureParams,
        responses: { 200: all.AccountSignaturesGetAccountSignature200Response, 400: all.AccountSignaturesGetAccountSignature400Response, 401: all.AccountSignaturesGetAccountSignature401Response, 403: all.AccountSignaturesGetAccountSignature403Response, 404: all.AccountSignaturesGetAccountSignature404Response, 405: all.AccountSignaturesGetAccountSignature405Response, 429: all.AccountSignaturesGetAccountSignature429Response, 500: all.AccountSignaturesGetAccountSignature500Response }
    })),
    AccountSignatures_updateAccountSignatureById: () => import('./account-signatures.js').then(all => ({
        params: all.AccountSignaturesUpdateAccountSignatureByIdParams,
        query: all.AccountSignaturesUpdateAccountSignatureByIdQueryParams,
        body: all.AccountSignaturesUpdateAccountSignatureByIdBody,
        responses: { 200: all.AccountSignaturesUpdateAccountSignatureById200Response, 400: all.AccountSignaturesUpdateAccountSignatureById400Response, 401: all.AccountSignaturesUpdateAccountSignatureById401Response, 403: all.AccountSignaturesUpdateAccountSignatureById403Response, 404: all.AccountSignaturesUpdateAccountSignatureById404Response, 405: all.AccountSignaturesUpdateAccountSignatureById405Response, 429: all.AccountSignaturesUpdateAccountSignatureById429Response, 500: all.AccountSignaturesUpdateAccountSignatureById500Response }
    })),
    AccountSignatures_deleteAccountSignature: () => import('./account-signatures.js').then(all => ({
        params: all.AccountSignaturesDeleteAccountSignatureParams,
        responses: { 400: all.AccountSignaturesDeleteAccountSignature400Response, 401: all.AccountSignaturesDeleteAccountSignature401Response, 403: all.AccountSignaturesDeleteAccountSignature403Response, 404: all.AccountSignaturesDeleteAccountSignature404Response, 405: all.AccountSignaturesDeleteAccountSignature405Response, 429: all.AccountSignaturesDeleteAccountSignature429Response, 500: all.AccountSignaturesDeleteAccountSignature500Response }
    })),
    AccountSignatures_getAccountSignatureImage: () => import('./account-signatures.js').then(all => ({
        params: all.AccountSignaturesGetAccountSignatureImageParams,
        query: all.AccountSignaturesGetAccountSignatureImageQueryParams,
        responses: { 400: all.AccountSignaturesGetAccountSignatureImage400Response, 401: all.AccountSignaturesGetAccountSignatureImage401Response, 403: all.AccountSignaturesGetAccountSignatureImage403Response, 404: all.AccountSignaturesGetAccountSignatureImage404Response, 405: all.AccountSignaturesGetAccountSignatureImage405Response, 429: all.AccountSignaturesGetAccountSignatureImage429Response, 500: all.AccountSignaturesGetAccountSignatureImage500Response }
    })),
    AccountSignatures_updateAccountSignatureImage: () => import('./account-signatures.js').then(all => ({
        params: all.AccountSignaturesUpdateAccountSignatureImageParams,
        query: all.AccountSignaturesUpdateAccountSignatureImageQueryParams,
        responses: { 200: all.AccountSignaturesUpdateAccountSignatureImage200Response, 400: all.AccountSignaturesUpdateAccountSignatureImage400Response, 401: all.AccountSignaturesUpdateAccountSignatureImage401Response, 403: all.AccountSignaturesUpdateAccountSignatureImage403Response, 404: all.AccountSignaturesUpdateAccountSignatureImage404Response, 405: all.AccountSignaturesUpdateAccountSignatureImage405Response, 429: all.AccountSignaturesUpdateAccountSignatureImage429Response, 500: all.AccountSignaturesUpdateAccountSignatureImage500Response }
    })),
    AccountSignatures_deleteAccountSignatureImage: () => import('./account-signatures.js').then(all => ({
        params: all.AccountSignaturesDeleteAccountSignatureImageParams,
        responses: { 200: all.AccountSignaturesDeleteAccountSignatureImage200Response, 400: all.AccountSignaturesDeleteAccountSignatureImage400Response, 401: all.AccountSignaturesDeleteAccountSignatureImage401Response, 403: all.AccountSignaturesDeleteAccountSignatureImage403Response, 404: all.AccountSignaturesDeleteAccountSignatureImage404Response, 405: all.AccountSignaturesDeleteAccountSignatureImage405Response, 429: all.AccountSignaturesDeleteAccountSignatureImage429Response, 500: all.AccountSignaturesDeleteAccountSignatureImage500Response }
    })),
    EnvelopeTransferRules_get: () => import('./envelope-transfer-rules.js').then(all => ({
        params: all.EnvelopeTransferRulesGetParams,
        query: all.EnvelopeTransferRulesGetQueryParams,
        responses: { 200: all.EnvelopeTransferRulesGet200Response, 400: all.EnvelopeTransferRulesGet400Response, 401: all.EnvelopeTransferRulesGet401Response, 403: all.EnvelopeTransferRulesGet403Response, 404: all.EnvelopeTransferRulesGet404Response, 405: all.EnvelopeTransferRulesGet405Response, 429: all.EnvelopeTransferRulesGet429Response, 500: all.EnvelopeTransferRulesGet500Response }
    })),
    EnvelopeTransferRules_create: () => import('./envelope-transfer-rules.js').then(all => ({
        params: all.EnvelopeTransferRulesCreateParams,
        body: all.EnvelopeTransferRulesCreateBody,
        responses: { 201: all.EnvelopeTransferRulesCreate201Response, 400: all.EnvelopeTransferRulesCreate400Response, 401: all.EnvelopeTransferRulesCreate401Response, 403: all.EnvelopeTransferRulesCreate403Response, 404: all.EnvelopeTransferRulesCreate404Response, 405: all.EnvelopeTransferRulesCreate405Response, 429: all.EnvelopeTransferRulesCreate429Response, 500: all.EnvelopeTransferRulesCreate500Response }
    })),
    EnvelopeTransferRules_update: () => import('./envelope-transfer-rules.js').then(all => ({
        params: all.EnvelopeTransferRulesUpdateParams,
        body: all.EnvelopeTransferRulesUpdateBody,
        responses: { 200: all.EnvelopeTransferRulesUpdate200Response, 400: all.EnvelopeTransferRulesUpdate400Response, 401: all.EnvelopeTransferRulesUpdate401Response, 403: all.EnvelopeTransferRulesUpdate403Response, 404: all.EnvelopeTransferRulesUpdate404Response, 405: all.EnvelopeTransferRulesUpdate405Response, 429: all.EnvelopeTransferRulesUpdate429Response, 500: all.EnvelopeTransferRulesUpdate500Response }
    })),
    EnvelopeTransferRules_updateEnvelopeTransferRule: () => import('./envelope-transfer-rules.js').then(all => ({
        params: all.EnvelopeTransferRulesUpdateEnvelopeTransferRuleParams,
        body: all.EnvelopeTransferRulesUpdateEnvelopeTransferRuleBody,
        responses: { 200: all.EnvelopeTransferRulesUpdateEnvelopeTransferRule200Response, 400: all.EnvelopeTransferRulesUpdateEnvelopeTransferRule400Response, 401: all.EnvelopeTransferRulesUpdateEnvelopeTransferRule401Response, 403: all.EnvelopeTransferRulesUpdateEnvelopeTransferRule403Response, 404: all.EnvelopeTransferRulesUpdateEnvelopeTransferRule404Response, 405: all.EnvelopeTransferRulesUpdateEnvelopeTransferRule405Response, 429: all.EnvelopeTransferRulesUpdateEnvelopeTransferRule429Response, 500: all.EnvelopeTransferRulesUpdateEnvelopeTransferRule500Response }
    })),
    EnvelopeTransferRules_delete: () => import('./envelope-transfer-rules.js').then(all => ({
        params: all.EnvelopeTransferRulesDeleteParams,
        responses: { 400: all.EnvelopeTransferRulesDelete400Response, 401: all.EnvelopeTransferRulesDelete401Response, 403: all.EnvelopeTransferRulesDelete403Response, 404: all.EnvelopeTransferRulesDelete404Response, 405: all.EnvelopeTransferRulesDelete405Response, 429: all.EnvelopeTransferRulesDelete429Response, 500: all.EnvelopeTransferRulesDelete500Response }
    })),
    RequestLogs_listRequestLogs: () => import('./request-logs.js').then(all => ({
        query: all.RequestLogsListRequestLogsQueryParams,
        responses: { 200: all.RequestLogsListRequestLogs200Response, 400: all.RequestLogsListRequestLogs400Response, 401: all.RequestLogsListRequestLogs401Response, 403: all.RequestLogsListRequestLogs403Response, 404: all.RequestLogsListRequestLogs404Response, 405: all.RequestLogsListRequestLogs405Response, 429: all.RequestLogsListRequestLogs429Response, 500: all.RequestLogsListRequestLogs500Response }
    })),
    RequestLogs_deleteRequestLogs: () => import('./request-logs.js').then(all => ({
        responses: { 400: all.RequestLogsDeleteRequestLogs400Response, 401: all.RequestLogsDeleteRequestLogs401Response, 403: all.RequestLogsDeleteRequestLogs403Response, 404: all.RequestLogsDeleteRequestLogs404Response, 405: all.RequestLogsDeleteRequestLogs405Response, 429: all.RequestLogsDeleteRequestLogs429Response, 500: all.RequestLogsDeleteRequestLogs500Response }
    })),
    RequestLogs_getRequestLog: () => import('./request-logs.js').then(all => ({
        params: all.RequestLogsGetRequestLogParams,
        responses: { 400: all.RequestLogsGetRequestLog400Response, 401: all.RequestLogsGetRequestLog401Response, 403: all.RequestLogsGetRequestLog403Response, 404: all.RequestLogsGetRequestLog404Response, 405: all.RequestLogsGetRequestLog405Response, 429: all.RequestLogsGetRequestLog429Response, 500: all.RequestLogsGetRequestLog500Response }
    })),
    RequestLogs_getRequestLogSettings: () => import('./request-logs.js').then(all => ({
        responses: { 200: all.RequestLogsGetRequestLogSettings200Response, 400: all.RequestLogsGetRequestLogSettings400Response, 401: all.RequestLogsGetRequestLogSettings401Response, 403: all.RequestLogsGetRequestLogSettings403Response, 404: all.RequestLogsGetRequestLogSettings404Response, 405: all.RequestLogsGetRequestLogSettings405Response, 429: all.RequestLogsGetRequestLogSettings429Response, 500: all.RequestLogsGetRequestLogSettings500Response }
    })),
    RequestLogs_updateRequestLogSettings: () => import('./request-logs.js').then(all => ({
        body: all.RequestLogsUpdateRequestLogSettingsBody,
        responses: { 200: all.RequestLogsUpdateRequestLogSettings200Response, 400: all.RequestLogsUpdateRequestLogSettings400Response, 401: all.RequestLogsUpdateRequestLogSettings401Response, 403: all.RequestLogsUpdateRequestLogSettings403Response, 404: all.RequestLogsUpdateRequestLogSettings404Response, 405: all.RequestLogsUpdateRequestLogSettings405Response, 429: all.RequestLogsUpdateRequestLogSettings429Response, 500: all.RequestLogsUpdateRequestLogSettings500Response }
    })),
    ReservedDomains_getReservedDomainExistence: () => import('./reserved-domains.js').then(all => ({
        params: all.ReservedDomainsGetReservedDomainExistenceParams,
        query: all.ReservedDomainsGetReservedDomainExistenceQueryParams,
        responses: { 200: all.ReservedDomainsGetReservedDomainExistence200Response, 400: all.ReservedDomainsGetReservedDomainExistence400Response, 401: all.ReservedDomainsGetReservedDomainExistence401Response, 403: all.ReservedDomainsGetReservedDomainExistence403Response, 404: all.ReservedDomainsGetReservedDomainExistence404Response, 405: all.ReservedDomainsGetReservedDomainExistence405Response, 429: all.ReservedDomainsGetReservedDomainExistence429Response, 500: all.ReservedDomainsGetReservedDomainExistence500Response }
    })),
    Envelopes_createEnvelopeComments: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesCreateEnvelopeCommentsParams,
        body: all.EnvelopesCreateEnvelopeCommentsBody,
        responses: { 200: all.EnvelopesCreateEnvelopeComments200Response, 400: all.EnvelopesCreateEnvelopeComments400Response, 401: all.EnvelopesCreateEnvelopeComments401Response, 403: all.EnvelopesCreateEnvelopeComments403Response, 404: all.EnvelopesCreateEnvelopeComments404Response, 405: all.EnvelopesCreateEnvelopeComments405Response, 429: all.EnvelopesCreateEnvelopeComments429Response, 500: all.EnvelopesCreateEnvelopeComments500Response }
    })),
    Comments_getCommentsTranscript: () => import('./comments.js').then(all => ({
        params: all.CommentsGetCommentsTranscriptParams,
        query: all.CommentsGetCommentsTranscriptQueryParams,
        responses: { 400: all.CommentsGetCommentsTranscript400Response, 401: all.CommentsGetCommentsTranscript401Response, 403: all.CommentsGetCommentsTranscript403Response, 404: all.CommentsGetCommentsTranscript404Response, 405: all.CommentsGetCommentsTranscript405Response, 429: all.CommentsGetCommentsTranscript429Response, 500: all.CommentsGetCommentsTranscript500Response }
    })),
    DocumentResponsiveHtml_getDocumentResponsiveHtml: () => import('./document-responsive-html.js').then(all => ({
        params: all.DocumentResponsiveHtmlGetDocumentResponsiveHtmlParams,
        query: all.DocumentResponsiveHtmlGetDocumentResponsiveHtmlQueryParams,
        responses: { 200: all.DocumentResponsiveHtmlGetDocumentResponsiveHtml200Response, 400: all.DocumentResponsiveHtmlGetDocumentResponsiveHtml400Response, 401: all.DocumentResponsiveHtmlGetDocumentResponsiveHtml401Response, 403: all.DocumentResponsiveHtmlGetDocumentResponsiveHtml403Response, 404: all.DocumentResponsiveHtmlGetDocumentResponsiveHtml404Response, 405: all.DocumentResponsiveHtmlGetDocumentResponsiveHtml405Response, 429: all.DocumentResponsiveHtmlGetDocumentResponsiveHtml429Response, 500: all.DocumentResponsiveHtmlGetDocumentResponsiveHtml500Response }
    })),
    ResponsiveHtml_getResponsiveHtml: () => import('./responsive-html.js').then(all => ({
        params: all.ResponsiveHtmlGetResponsiveHtmlParams,
        query: all.ResponsiveHtmlGetResponsiveHtmlQueryParams,
        responses: { 200: all.ResponsiveHtmlGetResponsiveHtml200Response, 400: all.ResponsiveHtmlGetResponsiveHtml400Response, 401: all.ResponsiveHtmlGetResponsiveHtml401Response, 403: all.ResponsiveHtmlGetResponsiveHtml403Response, 404: all.ResponsiveHtmlGetResponsiveHtml404Response, 405: all.ResponsiveHtmlGetResponsiveHtml405Response, 429: all.ResponsiveHtmlGetResponsiveHtml429Response, 500: all.ResponsiveHtmlGetResponsiveHtml500Response }
    })),
    EnvelopeRecipients_createRecipientManualReviewView: () => import('./envelope-recipients.js').then(all => ({
        params: all.EnvelopeRecipientsCreateRecipientManualReviewViewParams,
        responses: { 201: all.EnvelopeRecipientsCreateRecipientManualReviewView201Response, 400: all.EnvelopeRecipientsCreateRecipientManualReviewView400Response, 401: all.EnvelopeRecipientsCreateRecipientManualReviewView401Response, 403: all.EnvelopeRecipientsCreateRecipientManualReviewView403Response, 404: all.EnvelopeRecipientsCreateRecipientManualReviewView404Response, 405: all.EnvelopeRecipientsCreateRecipientManualReviewView405Response, 429: all.EnvelopeRecipientsCreateRecipientManualReviewView429Response, 500: all.EnvelopeRecipientsCreateRecipientManualReviewView500Response }
    })),
    TabsBlob_getTabsBlob: () => import('./tabs-blob.js').then(all => ({
        params: all.TabsBlobGetTabsBlobParams,
        responses: { 400: all.TabsBlobGetTabsBlob400Response, 401: all.TabsBlobGetTabsBlob401Response, 403: all.TabsBlobGetTabsBlob403Response, 404: all.TabsBlobGetTabsBlob404Response, 405: all.TabsBlobGetTabsBlob405Response, 429: all.TabsBlobGetTabsBlob429Response, 500: all.TabsBlobGetTabsBlob500Response }
    })),
    TabsBlob_putTabsBlob: () => import('./tabs-blob.js').then(all => ({
        params: all.TabsBlobPutTabsBlobParams,
        responses: { 400: all.TabsBlobPutTabsBlob400Response, 401: all.TabsBlobPutTabsBlob401Response, 403: all.TabsBlobPutTabsBlob403Response, 404: all.TabsBlobPutTabsBlob404Response, 405: all.TabsBlobPutTabsBlob405Response, 429: all.TabsBlobPutTabsBlob429Response, 500: all.TabsBlobPutTabsBlob500Response }
    })),
    EnvelopeAppliance_getApplianceInfo: () => import('./envelope-appliance.js').then(all => ({
        params: all.EnvelopeApplianceGetApplianceInfoParams,
        responses: { 200: all.EnvelopeApplianceGetApplianceInfo200Response, 400: all.EnvelopeApplianceGetApplianceInfo400Response, 401: all.EnvelopeApplianceGetApplianceInfo401Response, 403: all.EnvelopeApplianceGetApplianceInfo403Response, 404: all.EnvelopeApplianceGetApplianceInfo404Response, 405: all.EnvelopeApplianceGetApplianceInfo405Response, 429: all.EnvelopeApplianceGetApplianceInfo429Response, 500: all.EnvelopeApplianceGetApplianceInfo500Response }
    })),
    Envelopes_getEnvelopesShares: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetEnvelopesSharesParams,
        responses: { 200: all.EnvelopesGetEnvelopesShares200Response, 400: all.EnvelopesGetEnvelopesShares400Response, 401: all.EnvelopesGetEnvelopesShares401Response, 403: all.EnvelopesGetEnvelopesShares403Response, 404: all.EnvelopesGetEnvelopesShares404Response, 405: all.EnvelopesGetEnvelopesShares405Response, 429: all.EnvelopesGetEnvelopesShares429Response, 500: all.EnvelopesGetEnvelopesShares500Response }
    })),
    Envelopes_createEnvelopesShares: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesCreateEnvelopesSharesParams,
        body: all.EnvelopesCreateEnvelopesSharesBody,
        responses: { 201: all.EnvelopesCreateEnvelopesShares201Response, 400: all.EnvelopesCreateEnvelopesShares400Response, 401: all.EnvelopesCreateEnvelopesShares401Response, 403: all.EnvelopesCreateEnvelopesShares403Response, 404: all.EnvelopesCreateEnvelopesShares404Response, 405: all.EnvelopesCreateEnvelopesShares405Response, 429: all.EnvelopesCreateEnvelopesShares429Response, 500: all.EnvelopesCreateEnvelopesShares500Response }
    })),
    Envelopes_updateEnvelopesShares: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesUpdateEnvelopesSharesParams,
        body: all.EnvelopesUpdateEnvelopesSharesBody,
        responses: { 200: all.EnvelopesUpdateEnvelopesShares200Response, 400: all.EnvelopesUpdateEnvelopesShares400Response, 401: all.EnvelopesUpdateEnvelopesShares401Response, 403: all.EnvelopesUpdateEnvelopesShares403Response, 404: all.EnvelopesUpdateEnvelopesShares404Response, 405: all.EnvelopesUpdateEnvelopesShares405Response, 429: all.EnvelopesUpdateEnvelopesShares429Response, 500: all.EnvelopesUpdateEnvelopesShares500Response }
    })),
    Envelopes_deleteEnvelopesShares: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesDeleteEnvelopesSharesParams,
        body: all.EnvelopesDeleteEnvelopesSharesBody,
        responses: { 400: all.EnvelopesDeleteEnvelopesShares400Response, 401: all.EnvelopesDeleteEnvelopesShares401Response, 403: all.EnvelopesDeleteEnvelopesShares403Response, 404: all.EnvelopesDeleteEnvelopesShares404Response, 405: all.EnvelopesDeleteEnvelopesShares405Response, 429: all.EnvelopesDeleteEnvelopesShares429Response, 500: all.EnvelopesDeleteEnvelopesShares500Response }
    })),
    Envelopes_getEnvelopesShare: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetEnvelopesShareParams,
        responses: { 200: all.EnvelopesGetEnvelopesShare200Response, 400: all.EnvelopesGetEnvelopesShare400Response, 401: all.EnvelopesGetEnvelopesShare401Response, 403: all.EnvelopesGetEnvelopesShare403Response, 404: all.EnvelopesGetEnvelopesShare404Response, 405: all.EnvelopesGetEnvelopesShare405Response, 429: all.EnvelopesGetEnvelopesShare429Response, 500: all.EnvelopesGetEnvelopesShare500Response }
    })),
    Envelopes_updateEnvelopesShare: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesUpdateEnvelopesShareParams,
        body: all.EnvelopesUpdateEnvelopesShareBody,
        responses: { 200: all.EnvelopesUpdateEnvelopesShare200Response, 400: all.EnvelopesUpdateEnvelopesShare400Response, 401: all.EnvelopesUpdateEnvelopesShare401Response, 403: all.EnvelopesUpdateEnvelopesShare403Response, 404: all.EnvelopesUpdateEnvelopesShare404Response, 405: all.EnvelopesUpdateEnvelopesShare405Response, 429: all.EnvelopesUpdateEnvelopesShare429Response, 500: all.EnvelopesUpdateEnvelopesShare500Response }
    })),
    Envelopes_deleteEnvelopesShare: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesDeleteEnvelopesShareParams,
        responses: { 400: all.EnvelopesDeleteEnvelopesShare400Response, 401: all.EnvelopesDeleteEnvelopesShare401Response, 403: all.EnvelopesDeleteEnvelopesShare403Response, 404: all.EnvelopesDeleteEnvelopesShare404Response, 405: all.EnvelopesDeleteEnvelopesShare405Response, 429: all.EnvelopesDeleteEnvelopesShare429Response, 500: all.EnvelopesDeleteEnvelopesShare500Response }
    })),
    Envelopes_getSharedEnvelopes: () => import('./envelopes.js').then(all => ({
        params: all.EnvelopesGetSharedEnvelopesParams,
        query: all.EnvelopesGetSharedEnvelopesQueryParams,
        responses: { 200: all.EnvelopesGetSharedEnvelopes200Response, 400: all.EnvelopesGetSharedEnvelopes400Response, 401: all.EnvelopesGetSharedEnvelopes401Response, 403: all.EnvelopesGetSharedEnvelopes403Response, 404: all.EnvelopesGetSharedEnvelopes404Response, 405: all.EnvelopesGetSharedEnvelopes405Response, 429: all.EnvelopesGetSharedEnvelopes429Response, 500: all.EnvelopesGetSharedEnvelopes500Response }
    })),
    Templates_updateTemplatesAutoMatch_0: () => import('./templates.js').then(all => ({
        params: all.TemplatesUpdateTemplatesAutoMatch0Params,
        body: all.TemplatesUpdateTemplatesAutoMatch0Body,
        responses: { 200: all.TemplatesUpdateTemplatesAutoMatch0200Response, 400: all.TemplatesUpdateTemplatesAutoMatch0400Response, 401: all.TemplatesUpdateTemplatesAutoMatch0401Response, 403: all.TemplatesUpdateTemplatesAutoMatch0403Response, 404: all.TemplatesUpdateTemplatesAutoMatch0404Response, 405: all.TemplatesUpdateTemplatesAutoMatch0405Response, 429: all.TemplatesUpdateTemplatesAutoMatch0429Response, 500: all.TemplatesUpdateTemplatesAutoMatch0500Response }
    })),
    Templates_getCompletionRateForTemplateOwner: () => import('./templates.js').then(all => ({
        params: all.TemplatesGetCompletionRateForTemplateOwnerParams,
        responses: { 200: all.TemplatesGetCompletionRateForTemplateOwner200Response, 400: all.TemplatesGetCompletionRateForTemplateOwner400Response, 401: all.TemplatesGetCompletionRateForTemplateOwner401Response, 403: all.TemplatesGetCompletionRateForTemplateOwner403Response, 404: all.TemplatesGetCompletionRateForTemplateOwner404Response, 405: all.TemplatesGetCompletionRateForTemplateOwner405Response, 429: all.TemplatesGetCompletionRateForTemplateOwner429Response, 500: all.TemplatesGetCompletionRateForTemplateOwner500Response }
    })),
    Templates_getCompletionRateForTemplate: () => import('./templates.js').then(all => ({
        params: all.TemplatesGetCompletionRateForTemplateParams,
        responses: { 200: all.TemplatesGetCompletionRateForTemplate200Response, 400: all.TemplatesGetCompletionRateForTemplate400Response, 401: all.TemplatesGetCompletionRateForTemplate401Response, 403: all.TemplatesGetCompletionRateForTemplate403Response, 404: all.TemplatesGetCompletionRateForTemplate404Response, 405: all.TemplatesGetCompletionRateForTemplate405Response, 429: all.TemplatesGetCompletionRateForTemplate429Response, 500: all.TemplatesGetCompletionRateForTemplate500Response }
    })),
    CloudStorageProviders_listProviders: () => import('./cloud-storage-providers.js').then(all => ({
        params: all.CloudStorageProvidersListProvidersParams,
        query: all.CloudStorageProvidersListProvidersQueryParams,
        responses: { 200: all.CloudStorageProvidersListProviders200Response, 400: all.CloudStorageProvidersListProviders400Response, 401: all.CloudStorageProvidersListProviders401Response, 403: all.CloudStorageProvidersListProviders403Response, 404: all.CloudStorageProvidersListProviders404Response, 405: all.CloudStorageProvidersListProviders405Response, 429: all.CloudStorageProvidersListProviders429Response, 500: all.CloudStorageProvidersListProviders500Response }
    })),
    CloudStorageProviders_createProvider: () => import('./cloud-storage-providers.js').then(all => ({
        params: all.CloudStorageProvidersCreateProviderParams,
        body: all.CloudStorageProvidersCreateProviderBody,
        responses: { 201: all.CloudStorageProvidersCreateProvider201Response, 400: all.CloudStorageProvidersCreateProvider400Response, 401: all.CloudStorageProvidersCreateProvider401Response, 403: all.CloudStorageProvidersCreateProvider403Response, 404: all.CloudStorageProvidersCreateProvider404Response, 405: all.CloudStorageProvidersCreateProvider405Response, 429: all.CloudStorageProvidersCreateProvider429Response, 500: all.CloudStorageProvidersCreateProvider500Response }
    })),
    CloudStorageProviders_deleteProviders: () => import('./cloud-storage-providers.js').then(all => ({
        params: all.CloudStorageProvidersDeleteProvidersParams,
        body: all.CloudStorageProvidersDeleteProvidersBody,
        responses: { 200: all.CloudStorageProvidersDeleteProviders200Response, 400: all.CloudStorageProvidersDeleteProviders400Response, 401: all.CloudStorageProvidersDeleteProviders401Response, 403: all.CloudStorageProvidersDeleteProviders403Response, 404: all.CloudStorageProvidersDeleteProviders404Response, 405: all.CloudStorageProvidersDeleteProviders405Response, 429: all.CloudStorageProvidersDeleteProviders429Response, 500: all.CloudStorageProvidersDeleteProviders500Response }
    })),
    CloudStorageProviders_getProvider: () => import('./cloud-storage-providers.js').then(all => ({
        params: all.CloudStorageProvidersGetProviderParams,
        query: all.CloudStorageProvidersGetProviderQueryParams,
        responses: { 200: all.CloudStorageProvidersGetProvider200Response, 400: all.CloudStorageProvidersGetProvider400Response, 401: all.CloudStorageProvidersGetProvider401Response, 403: all.CloudStorageProvidersGetProvider403Response, 404: all.CloudStorageProvidersGetProvider404Response, 405: all.CloudStorageProvidersGetProvider405Response, 429: all.CloudStorageProvidersGetProvider429Response, 500: all.CloudStorageProvidersGetProvider500Response }
    })),
    CloudStorageProviders_deleteProvider: () => import('./cloud-storage-providers.js').then(all => ({
        params: all.CloudStorageProvidersDeleteProviderParams,
        responses: { 200: all.CloudStorageProvidersDeleteProvider200Response, 400: all.CloudStorageProvidersDeleteProvider400Response, 401: all.CloudStorageProvidersDeleteProvider401Response, 403: all.CloudStorageProvidersDeleteProvider403Response, 404: all.CloudStorageProvidersDeleteProvider404Response, 405: all.CloudStorageProvidersDeleteProvider405Response, 429: all.CloudStorageProvidersDeleteProvider429Response, 500: all.CloudStorageProvidersDeleteProvider500Response }
    })),
    CloudStorage_listFolders: () => import('./cloud-storage.js').then(all => ({
        params: all.CloudStorageListFoldersParams,
        query: all.CloudStorageListFoldersQueryParams,
        responses: { 200: all.CloudStorageListFolders200Response, 400: all.CloudStorageListFolders400Response, 401: all.CloudStorageListFolders401Response, 403: all.CloudStorageListFolders403Response, 404: all.CloudStorageListFolders404Response, 405: all.CloudStorageListFolders405Response, 429: all.CloudStorageListFolders429Response, 500: all.CloudStorageListFolders500Response }
    })),
    CloudStorage_list: () => import('./cloud-storage.js').then(all => ({
        params: all.CloudStorageListParams,
        query: all.CloudStorageListQueryParams,
        responses: { 200: all.CloudStorageList200Response, 400: all.CloudStorageList400Response, 401: all.CloudStorageList401Response, 403: all.CloudStorageList403Response, 404: all.CloudStorageList404Response, 405: all.CloudStorageList405Response, 429: all.CloudStorageList429Response, 500: all.CloudStorageList500Response }
    })),
    Connect_listMobileNotifiers: () => import('./connect.js').then(all => ({
        params: all.ConnectListMobileNotifiersParams,
        responses: { 200: all.ConnectListMobileNotifiers200Response, 400: all.ConnectListMobileNotifiers400Response, 401: all.ConnectListMobileNotifiers401Response, 403: all.ConnectListMobileNotifiers403Response, 404: all.ConnectListMobileNotifiers404Response, 405: all.ConnectListMobileNotifiers405Response, 429: all.ConnectListMobileNotifiers429Response, 500: all.ConnectListMobileNotifiers500Response }
    })),
    Connect_updateMobileNotifiers: () => import('./connect.js').then(all => ({
        params: all.ConnectUpdateMobileNotifiersParams,
        body: all.ConnectUpdateMobileNotifiersBody,
        responses: { 200: all.ConnectUpdateMobileNotifiers200Response, 400: all.ConnectUpdateMobileNotifiers400Response, 401: all.ConnectUpdateMobileNotifiers401Response, 403: all.ConnectUpdateMobileNotifiers403Response, 404: all.ConnectUpdateMobileNotifiers404Response, 405: all.ConnectUpdateMobileNotifiers405Response, 429: all.ConnectUpdateMobileNotifiers429Response, 500: all.ConnectUpdateMobileNotifiers500Response }
    })),
    Connect_deleteMobileNotifiers: () => import('./connect.js').then(all => ({
        params: all.ConnectDeleteMobileNotifiersParams,
        body: all.ConnectDeleteMobileNotifiersBody,
        responses: { 200: all.ConnectDeleteMobileNotifiers200Response, 400: all.ConnectDeleteMobileNotifiers400Response, 401: all.ConnectDeleteMobileNotifiers401Response, 403: all.ConnectDeleteMobileNotifiers403Response, 404: all.ConnectDeleteMobileNotifiers404Response, 405: all.ConnectDeleteMobileNotifiers405Response, 429: all.ConnectDeleteMobileNotifiers429Response, 500: all.ConnectDeleteMobileNotifiers500Response }
    })),
    DataFeed_getDataFeedElement: () => import('./data-feed.js').then(all => ({
        params: all.DataFeedGetDataFeedElementParams,
        responses: { 400: all.DataFeedGetDataFeedElement400Response, 401: all.DataFeedGetDataFeedElement401Response, 403: all.DataFeedGetDataFeedElement403Response, 404: all.DataFeedGetDataFeedElement404Response, 405: all.DataFeedGetDataFeedElement405Response, 429: all.DataFeedGetDataFeedElement429Response, 500: all.DataFeedGetDataFeedElement500Response }
    })),
    BulkProcessData_getBulkProcessLists: () => import('./bulk-process-data.js').then(all => ({
        params: all.BulkProcessDataGetBulkProcessListsParams,
        responses: { 200: all.BulkProcessDataGetBulkProcessLists200Response, 400: all.BulkProcessDataGetBulkProcessLists400Response, 401: all.BulkProcessDataGetBulkProcessLists401Response, 403: all.BulkProcessDataGetBulkProcessLists403Response, 404: all.BulkProcessDataGetBulkProcessLists404Response, 405: all.BulkProcessDataGetBulkProcessLists405Response, 429: all.BulkProcessDataGetBulkProcessLists429Response, 500: all.BulkProcessDataGetBulkProcessLists500Response }
    })),
    BulkProcessData_createBulkProcessRequest: () => import('./bulk-process-data.js').then(all => ({
        params: all.BulkProcessDataCreateBulkProcessRequestParams,
        responses: { 201: all.BulkProcessDataCreateBulkProcessRequest201Response, 400: all.BulkProcessDataCreateBulkProcessRequest400Response, 401: all.BulkProcessDataCreateBulkProcessRequest401Response, 403: all.BulkProcessDataCreateBulkProcessRequest403Response, 404: all.BulkProcessDataCreateBulkProcessRequest404Response, 405: all.BulkProcessDataCreateBulkProcessRequest405Response, 429: all.BulkProcessDataCreateBulkProcessRequest429Response, 500: all.BulkProcessDataCreateBulkProcessRequest500Response }
    })),
    BulkProcessData_deleteBulkProcessLists: () => import('./bulk-process-data.js').then(all => ({
        params: all.BulkProcessDataDeleteBulkProcessListsParams,
        body: all.BulkProcessDataDeleteBulkProcessListsBody,
        responses: { 200: all.BulkProcessDataDeleteBulkProcessLists200Response, 400: all.BulkProcessDataDeleteBulkProcessLists400Response, 401: all.BulkProcessDataDeleteBulkProcessLists401Response, 403: all.BulkProcessDataDeleteBulkProcessLists403Response, 404: all.BulkProcessDataDeleteBulkProcessLists404Response, 405: all.BulkProcessDataDeleteBulkProcessLists405Response, 429: all.BulkProcessDataDeleteBulkProcessLists429Response, 500: all.BulkProcessDataDeleteBulkProcessLists500Response }
    })),
    BulkProcessData_getBulkProcessList: () => import('./bulk-process-data.js').then(all => ({
        params: all.BulkProcessDataGetBulkProcessListParams,
        responses: { 200: all.BulkProcessDataGetBulkProcessList200Response, 400: all.BulkProcessDataGetBulkProcessList400Response, 401: all.BulkProcessDataGetBulkProcessList401Response, 403: all.BulkProcessDataGetBulkProcessList403Response, 404: all.BulkProcessDataGetBulkProcessList404Response, 405: all.BulkProcessDataGetBulkProcessList405Response, 429: all.BulkProcessDataGetBulkProcessList429Response, 500: all.BulkProcessDataGetBulkProcessList500Response }
    })),
    BulkProcessData_createBulkProcessRequestToQueue: () => import('./bulk-process-data.js').then(all => ({
        params: all.BulkProcessDataCreateBulkProcessRequestToQueueParams,
        body: all.BulkProcessDataCreateBulkProcessRequestToQueueBody,
        responses: { 201: all.BulkProcessDataCreateBulkProcessRequestToQueue201Response, 400: all.BulkProcessDataCreateBulkProcessRequestToQueue400Response, 401: all.BulkProcessDataCreateBulkProcessRequestToQueue401Response, 403: all.BulkProcessDataCreateBulkProcessRequestToQueue403Response, 404: all.BulkProcessDataCreateBulkProcessRequestToQueue404Response, 405: all.BulkProcessDataCreateBulkProcessRequestToQueue405Response, 429: all.BulkProcessDataCreateBulkProcessRequestToQueue429Response, 500: all.BulkProcessDataCreateBulkProcessRequestToQueue500Response }
    })),
    BulkProcessData_updateBulkProcessList: () => import('./bulk-process-data.js').then(all => ({
        params: all.BulkProcessDataUpdateBulkProcessListParams,
        responses: { 200: all.BulkProcessDataUpdateBulkProcessList200Response, 400: all.BulkProcessDataUpdateBulkProcessList400Response, 401: all.BulkProcessDataUpdateBulkProcessList401Response, 403: all.BulkProcessDataUpdateBulkProcessList403Response, 404: all.BulkProcessDataUpdateBulkProcessList404Response, 405: all.BulkProcessDataUpdateBulkProcessList405Response, 429: all.BulkProcessDataUpdateBulkProcessList429Response, 500: all.BulkProcessDataUpdateBulkProcessList500Response }
    })),
    BulkProcessData_deleteBulkProcessList: () => import('./bulk-process-data.js').then(all => ({
        params: all.BulkProcessDataDeleteBulkProcessListParams,
        responses: { 200: all.BulkProcessDataDeleteBulkProcessList200Response, 400: all.BulkProcessDataDeleteBulkProcessList400Response, 401: all.BulkProcessDataDeleteBulkProcessList401Response, 403: all.BulkProcessDataDeleteBulkProcessList403Response, 404: all.BulkProcessDataDeleteBulkProcessList404Response, 405: all.BulkProcessDataDeleteBulkProcessList405Response, 429: all.BulkProcessDataDeleteBulkProcessList429Response, 500: all.BulkProcessDataDeleteBulkProcessList500Response }
    })),
    BulkProcessDataSend_getBulkProcessList: () => import('./bulk-process-data-send.js').then(all => ({
        params: all.BulkProcessDataSendGetBulkProcessListParams,
        responses: { 200: all.BulkProcessDataSendGetBulkProcessList200Response, 400: all.BulkProcessDataSendGetBulkProcessList400Response, 401: all.BulkProcessDataSendGetBulkProcessList401Response, 403: all.BulkProcessDataSendGetBulkProcessList403Response, 404: all.BulkProcessDataSendGetBulkProcessList404Response, 405: all.BulkProcessDataSendGetBulkProcessList405Response, 429: all.BulkProcessDataSendGetBulkProcessList429Response, 500: all.BulkProcessDataSendGetBulkProcessList500Response }
    })),
    BulkProcessDataSend_createBulkProcessRequestToQueue: () => import('./bulk-process-data-send.js').then(all => ({
        params: all.BulkProcessDataSendCreateBulkProcessRequestToQueueParams,
        body: all.BulkProcessDataSendCreateBulkProcessRequestToQueueBody,
        responses: { 201: all.BulkProcessDataSendCreateBulkProcessRequestToQueue201Response, 400: all.BulkProcessDataSendCreateBulkProcessRequestToQueue400Response, 401: all.BulkProcessDataSendCreateBulkProcessRequestToQueue401Response, 403: all.BulkProcessDataSendCreateBulkProcessRequestToQueue403Response, 404: all.BulkProcessDataSendCreateBulkProcessRequestToQueue404Response, 405: all.BulkProcessDataSendCreateBulkProcessRequestToQueue405Response, 429: all.BulkProcessDataSendCreateBulkProcessRequestToQueue429Response, 500: all.BulkProcessDataSendCreateBulkProcessRequestToQueue500Response }
    })),
    BulkProcessDataSend_updateBulkProcessList: () => import('./bulk-process-data-send.js').then(all => ({
        params: all.BulkProcessDataSendUpdateBulkProcessListParams,
        responses: { 200: all.BulkProcessDataSendUpdateBulkProcessList200Response, 400: all.BulkProcessDataSendUpdateBulkProcessList400Response, 401: all.BulkProcessDataSendUpdateBulkProcessList401Response, 403: all.BulkProcessDataSendUpdateBulkProcessList403Response, 404: all.BulkProcessDataSendUpdateBulkProcessList404Response, 405: all.BulkProcessDataSendUpdateBulkProcessList405Response, 429: all.BulkProcessDataSendUpdateBulkProcessList429Response, 500: all.BulkProcessDataSendUpdateBulkProcessList500Response }
    })),
    BulkProcessDataSend_deleteBulkProcessList: () => import('./bulk-process-data-send.js').then(all => ({
        params: all.BulkProcessDataSendDeleteBulkProcessListParams,
        responses: { 200: all.BulkProcessDataSendDeleteBulkProcessList200Response, 400: all.BulkProcessDataSendDeleteBulkProcessList400Response, 401: all.BulkProcessDataSendDeleteBulkProcessList401Response, 403: all.BulkProcessDataSendDeleteBulkProcessList403Response, 404: all.BulkProcessDataSendDeleteBulkProcessList404Response, 405: all.BulkProcessDataSendDeleteBulkProcessList405Response, 429: all.BulkProcessDataSendDeleteBulkProcessList429Response, 500: all.BulkProcessDataSendDeleteBulkProcessList500Response }
    })),
    Authentication_listSocialLogins: () => import('./authentication.js').then(all => ({
        params: all.AuthenticationListSocialLoginsParams,
        responses: { 200: all.AuthenticationListSocialLogins200Response, 400: all.AuthenticationListSocialLogins400Response, 401: all.AuthenticationListSocialLogins401Response, 403: all.AuthenticationListSocialLogins403Response, 404: all.AuthenticationListSocialLogins404Response, 405: all.AuthenticationListSocialLogins405Response, 429: all.AuthenticationListSocialLogins429Response, 500: all.AuthenticationListSocialLogins500Response }
    })),
    Authentication_updateSocialLogin: () => import('./authentication.js').then(all => ({
        params: all.AuthenticationUpdateSocialLoginParams,
        body: all.AuthenticationUpdateSocialLoginBody,
        responses: { 400: all.AuthenticationUpdateSocialLogin400Response, 401: all.AuthenticationUpdateSocialLogin401Response, 403: all.AuthenticationUpdateSocialLogin403Response, 404: all.AuthenticationUpdateSocialLogin404Response, 405: all.AuthenticationUpdateSocialLogin405Response, 429: all.AuthenticationUpdateSocialLogin429Response, 500: all.AuthenticationUpdateSocialLogin500Response }
    })),
    Authentication_deleteSocialLogin: () => import('./authentication.js').then(all => ({
        params: all.AuthenticationDeleteSocialLoginParams,
        body: all.AuthenticationDeleteSocialLoginBody,
        responses: { 400: all.AuthenticationDeleteSocialLogin400Response, 401: all.AuthenticationDeleteSocialLogin401Response, 403: all.AuthenticationDeleteSocialLogin403Response, 404: all.AuthenticationDeleteSocialLogin404Response, 405: all.AuthenticationDeleteSocialLogin405Response, 429: all.AuthenticationDeleteSocialLogin429Response, 500: all.AuthenticationDeleteSocialLogin500Response }
    })),
    Authentication_login: () => import('./authentication.js').then(all => ({
        query: all.AuthenticationLoginQueryParams,
        responses: { 200: all.AuthenticationLogin200Response, 400: all.AuthenticationLogin400Response, 401: all.AuthenticationLogin401Response, 403: all.AuthenticationLogin403Response, 404: all.AuthenticationLogin404Response, 405: all.AuthenticationLogin405Response, 429: all.AuthenticationLogin429Response, 500: all.AuthenticationLogin500Response }
    })),
    Authentication_updatePassword: () => import('./authentication.js').then(all => ({
        params: all.AuthenticationUpdatePasswordParams,
        body: all.AuthenticationUpdatePasswordBody,
        responses: { 400: all.AuthenticationUpdatePassword400Response, 401: all.AuthenticationUpdatePassword401Response, 403: all.AuthenticationUpdatePassword403Response, 404: all.AuthenticationUpdatePassword404Response, 405: all.AuthenticationUpdatePassword405Response, 429: all.AuthenticationUpdatePassword429Response, 500: all.AuthenticationUpdatePassword500Response }
    })),
    Authentication_getOAuthToken: () => import('./authentication.js').then(all => ({
        body: all.AuthenticationGetOAuthTokenBody,
        responses: { 200: all.AuthenticationGetOAuthToken200Response, 400: all.AuthenticationGetOAuthToken400Response, 404: all.AuthenticationGetOAuthToken404Response, 405: all.AuthenticationGetOAuthToken405Response, 429: all.AuthenticationGetOAuthToken429Response, 500: all.AuthenticationGetOAuthToken500Response }
    })),
    Authentication_revokeOAuthToken: () => import('./authentication.js').then(all => ({
        body: all.AuthenticationRevokeOAuthTokenBody,
        responses: { 400: all.AuthenticationRevokeOAuthToken400Response, 404: all.AuthenticationRevokeOAuthToken404Response, 405: all.AuthenticationRevokeOAuthToken405Response, 429: all.AuthenticationRevokeOAuthToken429Response, 500: all.AuthenticationRevokeOAuthToken500Response }
    })),
    Notary_getNotaryJurisdictionSeal: () => import('./notary.js').then(all => ({
        params: all.NotaryGetNotaryJurisdictionSealParams,
        responses: { 400: all.NotaryGetNotaryJurisdictionSeal400Response, 401: all.NotaryGetNotaryJurisdictionSeal401Response, 403: all.NotaryGetNotaryJurisdictionSeal403Response, 404: all.NotaryGetNotaryJurisdictionSeal404Response, 405: all.NotaryGetNotaryJurisdictionSeal405Response, 429: all.NotaryGetNotaryJurisdictionSeal429Response, 500: all.NotaryGetNotaryJurisdictionSeal500Response }
    })),
    Organizations_getReportV2: () => import('./organizations.js').then(all => ({
        params: all.OrganizationsGetReportV2Params,
        responses: { 400: all.OrganizationsGetReportV2400Response, 401: all.OrganizationsGetReportV2401Response, 403: all.OrganizationsGetReportV2403Response, 404: all.OrganizationsGetReportV2404Response, 405: all.OrganizationsGetReportV2405Response, 429: all.OrganizationsGetReportV2429Response, 500: all.OrganizationsGetReportV2500Response }
    })),
    Signature_completeSignHash: () => import('./signature.js').then(all => ({
        body: all.SignatureCompleteSignHashBody,
        responses: { 200: all.SignatureCompleteSignHash200Response, 400: all.SignatureCompleteSignHash400Response, 401: all.SignatureCompleteSignHash401Response, 403: all.SignatureCompleteSignHash403Response, 404: all.SignatureCompleteSignHash404Response, 405: all.SignatureCompleteSignHash405Response, 429: all.SignatureCompleteSignHash429Response, 500: all.SignatureCompleteSignHash500Response }
    })),
    Signature_healthCheck: () => import('./signature.js').then(all => ({
        body: all.SignatureHealthCheckBody,
        responses: { 400: all.SignatureHealthCheck400Response, 401: all.SignatureHealthCheck401Response, 403: all.SignatureHealthCheck403Response, 404: all.SignatureHealthCheck404Response, 405: all.SignatureHealthCheck405Response, 429: all.SignatureHealthCheck429Response, 500: all.SignatureHealthCheck500Response }
    })),
    Signature_signHashSessionInfo: () => import('./signature.js').then(all => ({
        body: all.SignatureSignHashSessionInfoBody,
        responses: { 200: all.SignatureSignHashSessionInfo200Response, 400: all.SignatureSignHashSessionInfo400Response, 401: all.SignatureSignHashSessionInfo401Response, 403: all.SignatureSignHashSessionInfo403Response, 404: all.SignatureSignHashSessionInfo404Response, 405: all.SignatureSignHashSessionInfo405Response, 429: all.SignatureSignHashSessionInfo429Response, 500: all.SignatureSignHashSessionInfo500Response }
    })),
    Signature_updateTransaction: () => import('./signature.js').then(all => ({
        body: all.SignatureUpdateTransactionBody,
        responses: { 200: all.SignatureUpdateTransaction200Response, 400: all.SignatureUpdateTransaction400Response, 401: all.SignatureUpdateTransaction401Response, 403: all.SignatureUpdateTransaction403Response, 404: all.SignatureUpdateTransaction404Response, 405: all.SignatureUpdateTransaction405Response, 429: all.SignatureUpdateTransaction429Response, 500: all.SignatureUpdateTransaction500Response }
    })),
    Signature_getUserInfo: () => import('./signature.js').then(all => ({
        responses: { 200: all.SignatureGetUserInfo200Response, 400: all.SignatureGetUserInfo400Response, 401: all.SignatureGetUserInfo401Response, 403: all.SignatureGetUserInfo403Response, 404: all.SignatureGetUserInfo404Response, 405: all.SignatureGetUserInfo405Response, 429: all.SignatureGetUserInfo429Response, 500: all.SignatureGetUserInfo500Response }
    }))
};


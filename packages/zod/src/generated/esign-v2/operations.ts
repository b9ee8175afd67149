// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OperationValidatorLoaders } from '../../operation-validators.js';
export const operationValidators: OperationValidatorLoaders = {
    Services_get: () => import('./services.js').then(all => ({
        responses: { 200: all.ServicesGet200Response, 400: all.ServicesGet400Response, 404: all.ServicesGet404Response, 405: all.ServicesGet405Response, 429: all.ServicesGet429Response, 500: all.ServicesGet500Response }
    })),
    Resources_get: () => import('./resources.js').then(all => ({
        responses: { 200: all.ResourcesGet200Response, 400: all.ResourcesGet400Response, 404: all.ResourcesGet404Response, 405: all.ResourcesGet405Response, 429: all.ResourcesGet429Response, 500: all.ResourcesGet500Response }
    })),
    Invoices_list: () => import('./invoices.js').then(all => ({
        params: all.InvoicesListParams,
        query: all.InvoicesListQueryParams,
        responses: { 200: all.InvoicesList200Response, 400: all.InvoicesList400Response, 401: all.InvoicesList401Response, 403: all.InvoicesList403Response, 404: all.InvoicesList404Response, 405: all.InvoicesList405Response, 429: all.InvoicesList429Response, 500: all.InvoicesList500Response }
    })),
    Invoices_get: () => import('./invoices.js').then(all => ({
        params: all.InvoicesGetParams,
        responses: { 400: all.InvoicesGet400Response, 401: all.InvoicesGet401Response, 403: all.InvoicesGet403Response, 404: all.InvoicesGet404Response, 405: all.InvoicesGet405Response, 429: all.InvoicesGet429Response, 500: all.InvoicesGet500Response }
    })),
    Invoices_listPastDue: () => import('./invoices.js').then(all => ({
        params: all.InvoicesListPastDueParams,
        responses: { 200: all.InvoicesListPastDue200Response, 400: all.InvoicesListPastDue400Response, 401: all.InvoicesListPastDue401Response, 403: all.InvoicesListPastDue403Response, 404: all.InvoicesListPastDue404Response, 405: all.InvoicesListPastDue405Response, 429: all.InvoicesListPastDue429Response, 500: all.InvoicesListPastDue500Response }
    })),
    Payments_list: () => import('./payments.js').then(all => ({
        params: all.PaymentsListParams,
        query: all.PaymentsListQueryParams,
        responses: { 200: all.PaymentsList200Response, 400: all.PaymentsList400Response, 401: all.PaymentsList401Response, 403: all.PaymentsList403Response, 404: all.PaymentsList404Response, 405: all.PaymentsList405Response, 429: all.PaymentsList429Response, 500: all.PaymentsList500Response }
    })),
    Payments_create: () => import('./payments.js').then(all => ({
        params: all.PaymentsCreateParams,
        body: all.PaymentsCreateBody,
        responses: { 201: all.PaymentsCreate201Response, 400: all.PaymentsCreate400Response, 401: all.PaymentsCreate401Response, 403: all.PaymentsCreate403Response, 404: all.PaymentsCreate404Response, 405: all.PaymentsCreate405Response, 429: all.PaymentsCreate429Response, 500: all.PaymentsCreate500Response }
    })),
    Payments_get: () => import('./payments.js').then(all => ({
        params: all.PaymentsGetParams,
        responses: { 200: all.PaymentsGet200Response, 400: all.PaymentsGet400Response, 401: all.PaymentsGet401Response, 403: all.PaymentsGet403Response, 404: all.PaymentsGet404Response, 405: all.PaymentsGet405Response, 429: all.PaymentsGet429Response, 500: all.PaymentsGet500Response }
    })),
    BillingPlans_getAccountPlan: () => import('./billing-plans.js').then(all => ({
        params: all.BillingPlansGetAccountPlanParams,
        query: all.BillingPlansGetAccountPlanQueryParams,
        responses: { 200: all.BillingPlansGetAccountPlan200Response, 400: all.BillingPlansGetAccountPlan400Response, 401: all.BillingPlansGetAccountPlan401Response, 403: all.BillingPlansGetAccountPlan403Response, 404: all.BillingPlansGetAccountPlan404Response, 405: all.BillingPlansGetAccountPlan405Response, 429: all.BillingPlansGetAccountPlan429Response, 500: all.BillingPlansGetAccountPlan500Response }
    })),
    BillingPlans_update: () => import('./billing-plans.js').then(all => ({
        params: all.BillingPlansUpdateParams,
        query: all.BillingPlansUpdateQueryParams,
        body: all.BillingPlansUpdateBody,
        responses: { 200: all.BillingPlansUpdate200Response, 400: all.BillingPlansUpdate400Response, 401: all.BillingPlansUpdate401Response, 403: all.BillingPlansUpdate403Response, 404: all.BillingPlansUpdate404Response, 405: all.BillingPlansUpdate405Response, 429: all.BillingPlansUpdate429Response, 500: all.BillingPlansUpdate500Response }
    })),
    BillingPlans_getCreditCard: () => import('./billing-plans.js').then(all => ({
        params: all.BillingPlansGetCreditCardParams,
        responses: { 200: all.BillingPlansGetCreditCard200Response, 400: all.BillingPlansGetCreditCard400Response, 401: all.BillingPlansGetCreditCard401Response, 403: all.BillingPlansGetCreditCard403Response, 404: all.BillingPlansGetCreditCard404Response, 405: all.BillingPlansGetCreditCard405Response, 429: all.BillingPlansGetCreditCard429Response, 500: all.BillingPlansGetCreditCard500Response }
    })),
    BillingPlans_purchaseEnvelopes: () => import('./billing-plans.js').then(all => ({
        params: all.BillingPlansPurchaseEnvelopesParams,
        body: all.BillingPlansPurchaseEnvelopesBody,
        responses: { 400: all.BillingPlansPurchaseEnvelopes400Response, 401: all.BillingPlansPurchaseEnvelopes401Response, 403: all.BillingPlansPurchaseEnvelopes403Response, 404: all.BillingPlansPurchaseEnvelopes404Response, 405: all.BillingPlansPurchaseEnvelopes405Response, 429: all.BillingPlansPurchaseEnvelopes429Response, 500: all.BillingPlansPurchaseEnvelopes500Response }
    })),
    BulkEnvelopes_list: () => import('./bulk-envelopes.js').then(all => ({
        params: all.BulkEnvelopesListParams,
        query: all.BulkEnvelopesListQueryParams,
        responses: { 200: all.BulkEnvelopesList200Response, 400: all.BulkEnvelopesList400Response, 401: all.BulkEnvelopesList401Response, 403: all.BulkEnvelopesList403Response, 404: all.BulkEnvelopesList404Response, 405: all.BulkEnvelopesList405Response, 429: all.BulkEnvelopesList429Response, 500: all.BulkEnvelopesList500Response }
    })),
    BulkEnvelopes_get: () => import('./bulk-envelopes.js').then(all => ({
        params: all.BulkEnvelopesGetParams,
        query: all.BulkEnvelopesGetQueryParams,
        responses: { 200: all.BulkEnvelopesGet200Response, 400: all.BulkEnvelopesGet400Response, 401: all.BulkEnvelopesGet401Response, 403: all.BulkEnvelopesGet403Response, 404: all.BulkEnvelopesGet404Response, 405: all.BulkEnvelopesGet405Response, 429: all.BulkEnvelopesGet429Response, 500: all.BulkEnvelopesGet500Response }
    })),
    EMortgageTransactions_create: () => import('./emortgage-transactions.js').then(all => ({
        params: all.EMortgageTransactionsCreateParams,
        body: all.EMortgageTransactionsCreateBody,
        responses: { 201: all.EMortgageTransactionsCreate201Response, 400: all.EMortgageTransactionsCreate400Response, 401: all.EMortgageTransactionsCreate401Response, 403: all.EMortgageTransactionsCreate403Response, 404: all.EMortgageTransactionsCreate404Response, 405: all.EMortgageTransactionsCreate405Response, 429: all.EMortgageTransactionsCreate429Response, 500: all.EMortgageTransactionsCreate500Response }
    })),
    EnvelopeBulkRecipients_list: () => import('./envelope-bulk-recipients.js').then(all => ({
        params: all.EnvelopeBulkRecipientsListParams,
        query: all.EnvelopeBulkRecipientsListQueryParams,
        responses: { 200: all.EnvelopeBulkRecipientsList200Response, 400: all.EnvelopeBulkRecipientsList400Response, 401: all.EnvelopeBulkRecipientsList401Response, 403: all.EnvelopeBulkRecipientsList403Response, 404: all.EnvelopeBulkRecipientsList404Response, 405: all.EnvelopeBulkRecipientsList405Response, 429: all.EnvelopeBulkRecipientsList429Response, 500: all.EnvelopeBulkRecipientsList500Response }
    })),
    EnvelopeBulkRecipients_update: () => import('./envelope-bulk-recipients.js').then(all => ({
        params: all.EnvelopeBulkRecipientsUpdateParams,
        header: all.EnvelopeBulkRecipientsUpdateHeader,
        responses: { 200: all.EnvelopeBulkRecipientsUpdate200Response, 400: all.EnvelopeBulkRecipientsUpdate400Response, 401: all.EnvelopeBulkRecipientsUpdate401Response, 403: all.EnvelopeBulkRecipientsUpdate403Response, 404: all.EnvelopeBulkRecipientsUpdate404Response, 405: all.EnvelopeBulkRecipientsUpdate405Response, 429: all.EnvelopeBulkRecipientsUpdate429Response, 500: all.EnvelopeBulkRecipientsUpdate500Response }
    })),
    EnvelopeBulkRecipients_delete: () => import('./envelope-bulk-recipients.js').then(all => ({
        params: all.EnvelopeBulkRecipientsDeleteParams,
        header: all.EnvelopeBulkRecipientsDeleteHeader,
        responses: { 200: all.EnvelopeBulkRecipientsDelete200Response, 400: all.EnvelopeBulkRecipientsDelete400Response, 401: all.EnvelopeBulkRecipientsDelete401Response, 403: all.EnvelopeBulkRecipientsDelete403Response, 404: all.EnvelopeBulkRecipientsDelete404Response, 405: all.EnvelopeBulkRecipientsDelete405Response, 429: all.EnvelopeBulkRecipientsDelete429Response, 500: all.EnvelopeBulkRecipientsDelete500Response }
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
        responses: { 400: all.FoldersMoveEnvelopes400Response, 401: all.FoldersMoveEnvelopes401Response, 403: all.FoldersMoveEnvelopes403Response, 404: all.FoldersMoveEnvelopes404Response, 405: all.FoldersMoveEnvelopes405Response, 429: all.FoldersMoveEnvelopes429Response, 500: all.FoldersMoveEnvelopes500Response }
    })),
    Folders_search: () => import('./folders.js').then(all => ({
        params: all.FoldersSearchParams,
        query: all.FoldersSearchQueryParams,
        responses: { 200: all.FoldersSearch200Response, 400: all.FoldersSearch400Response, 401: all.FoldersSearch401Response, 403: all.FoldersSearch403Response, 404: all.FoldersSearch404Response, 405: all.FoldersSearch405Response, 429: all.FoldersSearch429Response, 500: all.FoldersSearch500Response }
    })),
    PaymentGatewayAccounts_list: () => import('./payment-gateway-accounts.js').then(all => ({
        params: all.PaymentGatewayAccountsListParams,
        responses: { 200: all.PaymentGatewayAccountsList200Response, 400: all.PaymentGatewayAccountsList400Response, 401: all.PaymentGatewayAccountsList401Response, 403: all.PaymentGatewayAccountsList403Response, 404: all.PaymentGatewayAccountsList404Response, 405: all.PaymentGatewayAccountsList405Response, 429: all.PaymentGatewayAccountsList429Response, 500: all.PaymentGatewayAccountsList500Response }
    }))
};


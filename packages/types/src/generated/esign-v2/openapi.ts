// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AuthorizedSignatory } from './schemas/AuthorizedSignatory.js';
import type { ConnectedData } from './schemas/ConnectedData.js';
import type { ConnectedObjectDetails } from './schemas/ConnectedObjectDetails.js';
import type { ConnectionInstance } from './schemas/ConnectionInstance.js';
import type { ConsentDetails } from './schemas/ConsentDetails.js';
import type { ExtensionData } from './schemas/ExtensionData.js';
import type { NotaryWitness } from './schemas/NotaryWitness.js';
import type { Numerical } from './schemas/Numerical.js';
import type { OfflineAttributes } from './schemas/OfflineAttributes.js';
import type { Participant } from './schemas/Participant.js';
import type { PostTransactionsRequest } from './schemas/PostTransactionsRequest.js';
import type { PostTransactionsResponse } from './schemas/PostTransactionsResponse.js';
import type { AccountAddress } from './schemas/accountAddress.js';
import type { AccountBillingPlan } from './schemas/accountBillingPlan.js';
import type { AccountBillingPlanResponse } from './schemas/accountBillingPlanResponse.js';
import type { AddOn } from './schemas/addOn.js';
import type { AddressInformation } from './schemas/addressInformation.js';
import type { AddressInformationInput } from './schemas/addressInformationInput.js';
import type { Agent } from './schemas/agent.js';
import type { AppStoreProduct } from './schemas/appStoreProduct.js';
import type { AppStoreReceipt } from './schemas/appStoreReceipt.js';
import type { Approve } from './schemas/approve.js';
import type { ArrowDirection } from './schemas/arrowDirection.js';
import type { ArrowSize } from './schemas/arrowSize.js';
import type { AuthenticationStatus } from './schemas/authenticationStatus.js';
import type { BillingInvoice } from './schemas/billingInvoice.js';
import type { BillingInvoiceItem } from './schemas/billingInvoiceItem.js';
import type { BillingInvoicesResponse } from './schemas/billingInvoicesResponse.js';
import type { BillingInvoicesSummary } from './schemas/billingInvoicesSummary.js';
import type { BillingPayment } from './schemas/billingPayment.js';
import type { BillingPaymentItem } from './schemas/billingPaymentItem.js';
import type { BillingPaymentRequest } from './schemas/billingPaymentRequest.js';
import type { BillingPaymentResponse } from './schemas/billingPaymentResponse.js';
import type { BillingPaymentsResponse } from './schemas/billingPaymentsResponse.js';
import type { BillingPlan } from './schemas/billingPlan.js';
import type { BillingPlanInformation } from './schemas/billingPlanInformation.js';
import type { BillingPlanPreview } from './schemas/billingPlanPreview.js';
import type { BillingPlanUpdateResponse } from './schemas/billingPlanUpdateResponse.js';
import type { BulkEnvelope } from './schemas/bulkEnvelope.js';
import type { BulkEnvelopeStatus } from './schemas/bulkEnvelopeStatus.js';
import type { BulkEnvelopesResponse } from './schemas/bulkEnvelopesResponse.js';
import type { BulkRecipient } from './schemas/bulkRecipient.js';
import type { BulkRecipientSignatureProvider } from './schemas/bulkRecipientSignatureProvider.js';
import type { BulkRecipientTabLabel } from './schemas/bulkRecipientTabLabel.js';
import type { BulkRecipientsRequest } from './schemas/bulkRecipientsRequest.js';
import type { BulkRecipientsResponse } from './schemas/bulkRecipientsResponse.js';
import type { BulkRecipientsSummaryResponse } from './schemas/bulkRecipientsSummaryResponse.js';
import type { BulkRecipientsUpdateResponse } from './schemas/bulkRecipientsUpdateResponse.js';
import type { CarbonCopy } from './schemas/carbonCopy.js';
import type { CertifiedDelivery } from './schemas/certifiedDelivery.js';
import type { Checkbox } from './schemas/checkbox.js';
import type { Comment } from './schemas/comment.js';
import type { CommentThread } from './schemas/commentThread.js';
import type { CommissionCounty } from './schemas/commissionCounty.js';
import type { CommissionExpiration } from './schemas/commissionExpiration.js';
import type { CommissionNumber } from './schemas/commissionNumber.js';
import type { CommissionState } from './schemas/commissionState.js';
import type { Company } from './schemas/company.js';
import type { Country } from './schemas/country.js';
import type { CreditCardInformation } from './schemas/creditCardInformation.js';
import type { CreditCardTypes } from './schemas/creditCardTypes.js';
import type { Currency } from './schemas/currency.js';
import type { CurrencyFeatureSetPrice } from './schemas/currencyFeatureSetPrice.js';
import type { CurrencyPlanPrice } from './schemas/currencyPlanPrice.js';
import type { CustomFieldV2 } from './schemas/customField_v2.js';
import type { Date } from './schemas/date.js';
import type { DateSigned } from './schemas/dateSigned.js';
import type { DateStampProperties } from './schemas/dateStampProperties.js';
import type { Decline } from './schemas/decline.js';
import type { DelegationInfo } from './schemas/delegationInfo.js';
import type { DisplayLevelCode } from './schemas/displayLevelCode.js';
import type { DobInformationInput } from './schemas/dobInformationInput.js';
import type { DocumentVisibility } from './schemas/documentVisibility.js';
import type { Draw } from './schemas/draw.js';
import type { Editor } from './schemas/editor.js';
import type { Email } from './schemas/email.js';
import type { EmailAddress } from './schemas/emailAddress.js';
import type { EnvelopeId } from './schemas/envelopeId.js';
import type { EnvelopeStatus } from './schemas/envelopeStatus.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { EventResult } from './schemas/eventResult.js';
import type { FeatureAvailableMetadata } from './schemas/featureAvailableMetadata.js';
import type { FeatureSet } from './schemas/featureSet.js';
import type { Filter } from './schemas/filter.js';
import type { FirstName } from './schemas/firstName.js';
import type { Folder } from './schemas/folder.js';
import type { FolderItem } from './schemas/folderItem.js';
import type { FolderItemResponse } from './schemas/folderItemResponse.js';
import type { FolderItemV2 } from './schemas/folderItem_v2.js';
import type { FolderItemsResponse } from './schemas/folderItemsResponse.js';
import type { FoldersRequest } from './schemas/foldersRequest.js';
import type { FoldersResponse } from './schemas/foldersResponse.js';
import type { FontColor } from './schemas/fontColor.js';
import type { FontSize } from './schemas/fontSize.js';
import type { FormulaTab } from './schemas/formulaTab.js';
import type { FullName } from './schemas/fullName.js';
import type { GraphicsContext } from './schemas/graphicsContext.js';
import type { IdCheckInformationInput } from './schemas/idCheckInformationInput.js';
import type { InPersonSigner } from './schemas/inPersonSigner.js';
import type { InitialHere } from './schemas/initialHere.js';
import type { Intermediary } from './schemas/intermediary.js';
import type { LastName } from './schemas/lastName.js';
import type { List } from './schemas/list.js';
import type { ListItem } from './schemas/listItem.js';
import type { LocalePolicyTab } from './schemas/localePolicyTab.js';
import type { Measure } from './schemas/measure.js';
import type { MergeField } from './schemas/mergeField.js';
import type { Money } from './schemas/money.js';
import type { NameValue } from './schemas/nameValue.js';
import type { Notarize } from './schemas/notarize.js';
import type { NotaryHost } from './schemas/notaryHost.js';
import type { NotaryRecipient } from './schemas/notaryRecipient.js';
import type { NotarySeal } from './schemas/notarySeal.js';
import type { Note } from './schemas/note.js';
import type { Number } from './schemas/number.js';
import type { PathExtendedElement } from './schemas/pathExtendedElement.js';
import type { PaymentDetails } from './schemas/paymentDetails.js';
import type { PaymentGatewayAccount } from './schemas/paymentGatewayAccount.js';
import type { PaymentGatewayAccountsInfo } from './schemas/paymentGatewayAccountsInfo.js';
import type { PaymentLineItem } from './schemas/paymentLineItem.js';
import type { PaymentMethod } from './schemas/paymentMethod.js';
import type { PaymentOption } from './schemas/paymentOption.js';
import type { PaymentProcessorInformation } from './schemas/paymentProcessorInformation.js';
import type { PaymentSignerValues } from './schemas/paymentSignerValues.js';
import type { PhoneNumber } from './schemas/phoneNumber.js';
import type { PlanInformation } from './schemas/planInformation.js';
import type { PolyLine } from './schemas/polyLine.js';
import type { PolyLineOverlay } from './schemas/polyLineOverlay.js';
import type { PrefillTabs } from './schemas/prefillTabs.js';
import type { PropertyMetadata } from './schemas/propertyMetadata.js';
import type { Province } from './schemas/province.js';
import type { PurchasedEnvelopesInformation } from './schemas/purchasedEnvelopesInformation.js';
import type { Radio } from './schemas/radio.js';
import type { RadioGroup } from './schemas/radioGroup.js';
import type { RecipientAdditionalNotification } from './schemas/recipientAdditionalNotification.js';
import type { RecipientAttachment } from './schemas/recipientAttachment.js';
import type { RecipientDomain } from './schemas/recipientDomain.js';
import type { RecipientEmailNotification } from './schemas/recipientEmailNotification.js';
import type { RecipientIdentityInputOption } from './schemas/recipientIdentityInputOption.js';
import type { RecipientIdentityPhoneNumber } from './schemas/recipientIdentityPhoneNumber.js';
import type { RecipientIdentityVerification } from './schemas/recipientIdentityVerification.js';
import type { RecipientPhoneAuthentication } from './schemas/recipientPhoneAuthentication.js';
import type { RecipientPhoneNumber } from './schemas/recipientPhoneNumber.js';
import type { RecipientProofFile } from './schemas/recipientProofFile.js';
import type { RecipientSAMLAuthentication } from './schemas/recipientSAMLAuthentication.js';
import type { RecipientSMSAuthentication } from './schemas/recipientSMSAuthentication.js';
import type { RecipientSignatureInformation } from './schemas/recipientSignatureInformation.js';
import type { RecipientSignatureProvider } from './schemas/recipientSignatureProvider.js';
import type { RecipientSignatureProviderOptions } from './schemas/recipientSignatureProviderOptions.js';
import type { RecipientStatus } from './schemas/recipientStatus.js';
import type { RecipientType } from './schemas/recipientType.js';
import type { Recipients } from './schemas/recipients.js';
import type { ReferralInformation } from './schemas/referralInformation.js';
import type { ResourceInformation } from './schemas/resourceInformation.js';
import type { SamlAssertionAttribute } from './schemas/samlAssertionAttribute.js';
import type { SealSign } from './schemas/sealSign.js';
import type { SeatDiscount } from './schemas/seatDiscount.js';
import type { SenderCompany } from './schemas/senderCompany.js';
import type { SenderName } from './schemas/senderName.js';
import type { ServiceInformation } from './schemas/serviceInformation.js';
import type { ServiceVersion } from './schemas/serviceVersion.js';
import type { SignHere } from './schemas/signHere.js';
import type { SignatureImageType } from './schemas/signatureImageType.js';
import type { Signer } from './schemas/signer.js';
import type { SignerAttachment } from './schemas/signerAttachment.js';
import type { SmartContractInformation } from './schemas/smartContractInformation.js';
import type { SmartSection } from './schemas/smartSection.js';
import type { SmartSectionAnchorPosition } from './schemas/smartSectionAnchorPosition.js';
import type { SmartSectionCollapsibleDisplaySettings } from './schemas/smartSectionCollapsibleDisplaySettings.js';
import type { SmartSectionDisplaySettings } from './schemas/smartSectionDisplaySettings.js';
import type { SocialAuthentication } from './schemas/socialAuthentication.js';
import type { Ssn } from './schemas/ssn.js';
import type { Ssn4InformationInput } from './schemas/ssn4InformationInput.js';
import type { Ssn9InformationInput } from './schemas/ssn9InformationInput.js';
import type { Stamp } from './schemas/stamp.js';
import type { StampFormat } from './schemas/stampFormat.js';
import type { TabGroup } from './schemas/tabGroup.js';
import type { TabStatus } from './schemas/tabStatus.js';
import type { Tabs } from './schemas/tabs.js';
import type { Text } from './schemas/text.js';
import type { Title } from './schemas/title.js';
import type { UserInfo } from './schemas/userInfo.js';
import type { View } from './schemas/view.js';
import type { Witness } from './schemas/witness.js';
import type { Zip } from './schemas/zip.js';
import type { InvoicesListQueryParams, InvoicesListParams, InvoicesGetParams, InvoicesListPastDueParams } from './invoices.js';
import type { PaymentsListQueryParams, PaymentsListParams, PaymentsCreateParams, PaymentsGetParams } from './payments.js';
import type { BillingPlansGetAccountPlanQueryParams, BillingPlansGetAccountPlanParams, BillingPlansUpdateQueryParams, BillingPlansUpdateParams, BillingPlansGetCreditCardParams, BillingPlansPurchaseEnvelopesParams } from './billing-plans.js';
import type { BulkEnvelopesListQueryParams, BulkEnvelopesListParams, BulkEnvelopesGetQueryParams, BulkEnvelopesGetParams } from './bulk-envelopes.js';
import type { EMortgageTransactionsCreateParams } from './emortgage-transactions.js';
import type { EnvelopeBulkRecipientsListQueryParams, EnvelopeBulkRecipientsListParams, EnvelopeBulkRecipientsUpdateHeader, EnvelopeBulkRecipientsUpdateParams, EnvelopeBulkRecipientsDeleteHeader, EnvelopeBulkRecipientsDeleteParams } from './envelope-bulk-recipients.js';
import type { FoldersListQueryParams, FoldersListParams, FoldersListItemsQueryParams, FoldersListItemsParams, FoldersMoveEnvelopesParams, FoldersSearchQueryParams, FoldersSearchParams } from './folders.js';
import type { PaymentGatewayAccountsListParams } from './payment-gateway-accounts.js';

export interface paths {
    "/service_information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the API versions of the service
         *
         * Returns the API versions of the service, their base URLs, and the build of the service. The call
         * does not require an access token, so that a client can make it before any other call.
         */
        get: operations["Services_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the resources of the older version
         *
         * Returns the resources of the older API version, each with its base URL. A client can use it to
         * discover the API. The call does not require an access token.
         */
        get: operations["Resources_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/billing_invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invoices of an account
         *
         * Returns the invoices of an account that were issued in a period. `pdfAvailable` indicates whether
         * a PDF of an invoice exists.
         *
         * Long lists are paged, and `nextUri` links to the next page. Only administrators of the account can
         * read its invoices.
         */
        get: operations["Invoices_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/billing_invoices/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invoice
         *
         * Returns one invoice of an account with all its items, their prices and the outstanding amount. With
         * `Accept: application/pdf`, the response is the invoice as a PDF. Only administrators of the account
         * can read its invoices.
         */
        get: operations["Invoices_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/billing_invoices_past_due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the overdue invoices
         *
         * Returns the overdue invoices of an account and their total. `paymentAllowed` indicates whether
         * they can be paid with this API. Only administrators of the account can read its invoices.
         */
        get: operations["Invoices_listPastDue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/billing_payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments of an account
         *
         * Returns the payments of an account in a period. Long lists are paged, and `nextUri` links to the
         * next page. Only administrators of the account can read its payments.
         */
        get: operations["Payments_list"];
        put?: never;
        /**
         * Pay overdue invoices
         *
         * Pays an amount towards the overdue invoices of an account, with the card or payment agreement on
         * file. One request can pay several invoices. The response contains the amount that was applied to
         * each.
         *
         * Only administrators of the account can pay, and only if the list of overdue invoices indicates
         * that a payment is allowed.
         */
        post: operations["Payments_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/billing_payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payment
         *
         * Returns one payment of an account: its amount, date and purpose. Only administrators of the
         * account can read its payments.
         */
        get: operations["Payments_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/billing_plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the plan of an account
         *
         * Returns the plan of an account with its prices, its seats and the billing address. The card and
         * the successor plans are only returned on request.
         *
         * The number of a card is never returned, only its last digits. Only administrators of the account
         * can read its plan.
         */
        get: operations["BillingPlans_getAccountPlan"];
        /**
         * Change the plan of an account
         *
         * Changes the plan of an account, its seats, or its billing and payment. Omitted fields are not
         * changed. With `preview_billing_plan`, nothing is changed, and the response contains a preview of
         * the next invoice.
         *
         * A card in the request is first verified with the payment service. Only administrators of the
         * account can change its plan.
         */
        put: operations["BillingPlans_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/billing_plan/credit_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the credit card of an account
         *
         * Returns the card on file for an account: its holder, its expiration date and its last digits. The
         * card number and the security code are never returned. Only administrators of the account can read
         * it.
         */
        get: operations["BillingPlans_getCreditCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/billing_plan/purchased_envelopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add envelopes from an app store purchase to an account
         *
         * Adds envelopes that a user purchased in the app store of a mobile platform to an account. The
         * request contains the receipt of the store, which the service uses to verify the payment. The
         * response has no body.
         */
        put: operations["BillingPlans_purchaseEnvelopes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/bulk_envelopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the batches of bulk envelopes
         *
         * Returns the batches in which the account sent envelopes to lists of people, with the number of
         * sent, queued and failed copies in each.
         *
         * The list is returned in pages of up to 20 batches. `start_position` and `count` select a page, and
         * `nextUri` links to the next page. Only certain plans include bulk sending.
         */
        get: operations["BulkEnvelopes_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/bulk_envelopes/{batchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the progress of a bulk envelope batch
         *
         * Returns one batch with its counts and the status of each copy. A failed copy contains the reason.
         * `include` limits the response to copies with certain statuses.
         *
         * The copies are paged: `start_position` and `count` select a page, and `nextUri` links to the next
         * page. Only certain plans include bulk sending.
         */
        get: operations["BulkEnvelopes_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/eMortgage/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a mortgage transaction
         *
         * Creates a mortgage transaction from data that another system prepared, and returns the ID of the
         * transaction. The account must have the features for electronic mortgages.
         */
        post: operations["EMortgageTransactions_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people of a bulk recipient
         *
         * Returns the list of people of a bulk recipient in an envelope. When the envelope is sent, each
         * person gets their own copy. `include_tabs` adds the values of their tabs.
         *
         * The list is paged: `start_position` selects a page, and `nextUri` links to the next page. Only
         * certain plans include bulk recipients.
         */
        get: operations["EnvelopeBulkRecipients_list"];
        /**
         * Set the list of a bulk recipient
         *
         * Sets the list of people of a bulk recipient in an envelope and replaces an existing list. The
         * envelope must be a draft, and the recipient must be a signer that represents a list.
         *
         * The list is sent as JSON or, with `Content-Type: text/csv`, as a CSV file with a header row. Its
         * columns are `Email`, `Name`, `Note`, `Identification`, `PhoneNumber` and `AccessCode`. Every
         * further column is the label of a tab. Each row is validated separately, and the response contains
         * the errors of invalid rows.
         *
         * Only certain plans include bulk recipients. If the caller holds a lock on the envelope, send it in
         * `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeBulkRecipients_update"];
        post?: never;
        /**
         * Delete the list of a bulk recipient
         *
         * Deletes the list of people of a bulk recipient in an envelope. The recipient is kept as an
         * ordinary signer without a list. The envelope must be a draft. Copies that were already sent are
         * not changed.
         *
         * Only certain plans include bulk recipients. If the caller holds a lock on the envelope, send it in
         * `X-DocuSign-Edit`.
         */
        delete: operations["EnvelopeBulkRecipients_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List folders
         *
         * Returns the folders that the caller can view, with their subfolders. Every user has folders for
         * drafts, for incoming and sent envelopes and for deleted items, and can create others. `template`
         * adds template folders, and `user_filter` selects the owners of the folders.
         *
         * `start_position` skips the first folders of a long list.
         */
        get: operations["Folders_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/folders/{folderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the items of a folder
         *
         * Returns the envelopes and templates in a folder. The list can be filtered by period, owner, status
         * and text, and the filters can be combined.
         *
         * The list is paged: `start_position` selects a page, and `nextUri` links to the next page.
         */
        get: operations["Folders_listItems"];
        /**
         * Move envelopes to a folder
         *
         * Moves envelopes or templates from one folder to another. The folder in the path is the
         * destination.
         *
         * Moving an item to `recyclebin` deletes it: a draft is deleted, an envelope that is sent or
         * delivered is voided, and a template is deleted. Moving an item out of `recyclebin` restores it; a
         * voided envelope stays voided. If one of the items cannot be moved, none is moved. The response has
         * no body.
         */
        put: operations["Folders_moveEnvelopes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/search_folders/{searchFolderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Run a search folder
         *
         * Runs one of the searches that every user has: drafts, envelopes that await the caller's signature,
         * completed envelopes, envelopes that await the signatures of others, or all of them. The period
         * limits the search, and `include_recipients` adds the recipients of each envelope.
         *
         * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
         * page. `all` returns everything in one response.
         */
        get: operations["Folders_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/payment_gateway_accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the connected payment accounts
         *
         * Returns the accounts at payment services that are connected to an account. Senders specify one of
         * them in a payment tab, so that recipients pay to it when they sign. The account must be able to
         * collect payments.
         */
        get: operations["PaymentGatewayAccounts_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        AuthorizedSignatory: AuthorizedSignatory;
        ConnectedData: ConnectedData;
        ConnectedObjectDetails: ConnectedObjectDetails;
        ConnectionInstance: ConnectionInstance;
        ConsentDetails: ConsentDetails;
        ExtensionData: ExtensionData;
        NotaryWitness: NotaryWitness;
        Numerical: Numerical;
        OfflineAttributes: OfflineAttributes;
        Participant: Participant;
        PostTransactionsRequest: PostTransactionsRequest;
        PostTransactionsResponse: PostTransactionsResponse;
        accountAddress: AccountAddress;
        accountBillingPlan: AccountBillingPlan;
        accountBillingPlanResponse: AccountBillingPlanResponse;
        addOn: AddOn;
        addressInformation: AddressInformation;
        addressInformationInput: AddressInformationInput;
        agent: Agent;
        appStoreProduct: AppStoreProduct;
        appStoreReceipt: AppStoreReceipt;
        approve: Approve;
        arrowDirection: ArrowDirection;
        arrowSize: ArrowSize;
        authenticationStatus: AuthenticationStatus;
        billingInvoice: BillingInvoice;
        billingInvoiceItem: BillingInvoiceItem;
        billingInvoicesResponse: BillingInvoicesResponse;
        billingInvoicesSummary: BillingInvoicesSummary;
        billingPayment: BillingPayment;
        billingPaymentItem: BillingPaymentItem;
        billingPaymentRequest: BillingPaymentRequest;
        billingPaymentResponse: BillingPaymentResponse;
        billingPaymentsResponse: BillingPaymentsResponse;
        billingPlan: BillingPlan;
        billingPlanInformation: BillingPlanInformation;
        billingPlanPreview: BillingPlanPreview;
        billingPlanUpdateResponse: BillingPlanUpdateResponse;
        bulkEnvelope: BulkEnvelope;
        bulkEnvelopeStatus: BulkEnvelopeStatus;
        bulkEnvelopesResponse: BulkEnvelopesResponse;
        bulkRecipient: BulkRecipient;
        bulkRecipientSignatureProvider: BulkRecipientSignatureProvider;
        bulkRecipientTabLabel: BulkRecipientTabLabel;
        bulkRecipientsRequest: BulkRecipientsRequest;
        bulkRecipientsResponse: BulkRecipientsResponse;
        bulkRecipientsSummaryResponse: BulkRecipientsSummaryResponse;
        bulkRecipientsUpdateResponse: BulkRecipientsUpdateResponse;
        carbonCopy: CarbonCopy;
        certifiedDelivery: CertifiedDelivery;
        checkbox: Checkbox;
        comment: Comment;
        commentThread: CommentThread;
        commissionCounty: CommissionCounty;
        commissionExpiration: CommissionExpiration;
        commissionNumber: CommissionNumber;
        commissionState: CommissionState;
        company: Company;
        country: Country;
        creditCardInformation: CreditCardInformation;
        creditCardTypes: CreditCardTypes;
        currency: Currency;
        currencyFeatureSetPrice: CurrencyFeatureSetPrice;
        currencyPlanPrice: CurrencyPlanPrice;
        customField_v2: CustomFieldV2;
        date: Date;
        dateSigned: DateSigned;
        dateStampProperties: DateStampProperties;
        decline: Decline;
        delegationInfo: DelegationInfo;
        displayLevelCode: DisplayLevelCode;
        dobInformationInput: DobInformationInput;
        documentVisibility: DocumentVisibility;
        draw: Draw;
        editor: Editor;
        email: Email;
        emailAddress: EmailAddress;
        envelopeId: EnvelopeId;
        envelopeStatus: EnvelopeStatus;
        errorDetails: ErrorDetails;
        eventResult: EventResult;
        featureAvailableMetadata: FeatureAvailableMetadata;
        featureSet: FeatureSet;
        filter: Filter;
        firstName: FirstName;
        folder: Folder;
        folderItem: FolderItem;
        folderItemResponse: FolderItemResponse;
        folderItem_v2: FolderItemV2;
        folderItemsResponse: FolderItemsResponse;
        foldersRequest: FoldersRequest;
        foldersResponse: FoldersResponse;
        fontColor: FontColor;
        fontSize: FontSize;
        formulaTab: FormulaTab;
        fullName: FullName;
        graphicsContext: GraphicsContext;
        idCheckInformationInput: IdCheckInformationInput;
        inPersonSigner: InPersonSigner;
        initialHere: InitialHere;
        intermediary: Intermediary;
        lastName: LastName;
        list: List;
        listItem: ListItem;
        localePolicyTab: LocalePolicyTab;
        measure: Measure;
        mergeField: MergeField;
        money: Money;
        nameValue: NameValue;
        notarize: Notarize;
        notaryHost: NotaryHost;
        notaryRecipient: NotaryRecipient;
        notarySeal: NotarySeal;
        note: Note;
        number: Number;
        pathExtendedElement: PathExtendedElement;
        paymentDetails: PaymentDetails;
        paymentGatewayAccount: PaymentGatewayAccount;
        paymentGatewayAccountsInfo: PaymentGatewayAccountsInfo;
        paymentLineItem: PaymentLineItem;
        paymentMethod: PaymentMethod;
        paymentOption: PaymentOption;
        paymentProcessorInformation: PaymentProcessorInformation;
        paymentSignerValues: PaymentSignerValues;
        phoneNumber: PhoneNumber;
        planInformation: PlanInformation;
        polyLine: PolyLine;
        polyLineOverlay: PolyLineOverlay;
        prefillTabs: PrefillTabs;
        propertyMetadata: PropertyMetadata;
        province: Province;
        purchasedEnvelopesInformation: PurchasedEnvelopesInformation;
        radio: Radio;
        radioGroup: RadioGroup;
        recipientAdditionalNotification: RecipientAdditionalNotification;
        recipientAttachment: RecipientAttachment;
        recipientDomain: RecipientDomain;
        recipientEmailNotification: RecipientEmailNotification;
        recipientIdentityInputOption: RecipientIdentityInputOption;
        recipientIdentityPhoneNumber: RecipientIdentityPhoneNumber;
        recipientIdentityVerification: RecipientIdentityVerification;
        recipientPhoneAuthentication: RecipientPhoneAuthentication;
        recipientPhoneNumber: RecipientPhoneNumber;
        recipientProofFile: RecipientProofFile;
        recipientSAMLAuthentication: RecipientSAMLAuthentication;
        recipientSMSAuthentication: RecipientSMSAuthentication;
        recipientSignatureInformation: RecipientSignatureInformation;
        recipientSignatureProvider: RecipientSignatureProvider;
        recipientSignatureProviderOptions: RecipientSignatureProviderOptions;
        recipientStatus: RecipientStatus;
        recipientType: RecipientType;
        recipients: Recipients;
        referralInformation: ReferralInformation;
        resourceInformation: ResourceInformation;
        samlAssertionAttribute: SamlAssertionAttribute;
        sealSign: SealSign;
        seatDiscount: SeatDiscount;
        senderCompany: SenderCompany;
        senderName: SenderName;
        serviceInformation: ServiceInformation;
        serviceVersion: ServiceVersion;
        signHere: SignHere;
        signatureImageType: SignatureImageType;
        signer: Signer;
        signerAttachment: SignerAttachment;
        smartContractInformation: SmartContractInformation;
        smartSection: SmartSection;
        smartSectionAnchorPosition: SmartSectionAnchorPosition;
        smartSectionCollapsibleDisplaySettings: SmartSectionCollapsibleDisplaySettings;
        smartSectionDisplaySettings: SmartSectionDisplaySettings;
        socialAuthentication: SocialAuthentication;
        ssn: Ssn;
        ssn4InformationInput: Ssn4InformationInput;
        ssn9InformationInput: Ssn9InformationInput;
        stamp: Stamp;
        stampFormat: StampFormat;
        tabGroup: TabGroup;
        tabStatus: TabStatus;
        tabs: Tabs;
        text: Text;
        title: Title;
        userInfo: UserInfo;
        view: View;
        witness: Witness;
        zip: Zip;
    };
    responses: {
        /** The access token is valid, but the user does not have permission for this request in the account. */
        forbidden: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "USER_LACKS_PERMISSIONS",
                 *   "message": "The user has no right to make this call."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** The path exists, but does not support this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "METHOD_NOT_ALLOWED",
                 *   "message": "This address does not know this method."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** The path does not exist, or does not identify an existing object. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "RESOURCE_NOT_FOUND",
                 *   "message": "Nothing is found at this address."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** An internal error of the service. Repeat the request only if it is safe to repeat. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "UNSPECIFIED_ERROR",
                 *   "message": "The service could not finish the call."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /**
         * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
         * specify when the next call is allowed.
         */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "HOURLY_APIINVOCATION_LIMIT_EXCEEDED",
                 *   "message": "The maximum number of hourly API invocations has been exceeded. The hourly limit is 3000."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** The access token is missing, unknown, expired or from another environment. */
        unauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "AUTHORIZATION_INVALID_TOKEN",
                 *   "message": "The access token is not valid. Get a new one from the authentication service."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
    };
    parameters: {
        /**
         * The ID of the account, either its external number or its GUID.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * The GUID of the batch, as assigned by the service when it was submitted.
         *
         * @example 6e2d8b4f-0a71-4c95-b3e6-1f9d7a5c2b84
         */
        batchId: string;
        /**
         * The start of the period, as a date or a date and time in ISO 8601 format.
         *
         * @example 2026-10-01
         */
        billingFromDate: string;
        /**
         * The GUID of the envelope, as returned when it was created.
         *
         * @example b36f0c81-7d52-4e9a-a4f8-15c9e2d70b63
         */
        bulkDraftEnvelopeId: string;
        /**
         * The maximum number of batches in the response, from 1 to 20.
         *
         * @example 10
         */
        bulkEnvelopesCount: string;
        /**
         * The copies in the response, by their status: `all`, or a comma-separated list of `failed`,
         * `queued`, `processing` and `sent`.
         *
         * @example failed,queued
         */
        bulkEnvelopesInclude: string;
        /**
         * The maximum number of records in the response.
         *
         * @example 25
         */
        count: string;
        /**
         * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
         * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
         * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
         *
         * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
         */
        editLock: string;
        /**
         * Specifies whether the response contains all envelopes that the search finds, instead of one page.
         *
         * @example true
         */
        foldersAll: "true" | "false";
        /**
         * The ID of the folder, or the keyword of a folder that every user has, such as `inbox`,
         * `sentitems`, `draft` or `recyclebin`.
         *
         * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
         */
        foldersFolderId: string;
        /**
         * The start of the period in which an item was last changed, as a date or a date and time in ISO
         * 8601 format.
         *
         * @example 2026-11-01
         */
        foldersFromDate: string;
        /**
         * The types of folders in the list, as a comma-separated list of `envelope_folders`,
         * `template_folders` and `shared_template_folders`.
         *
         * @example envelope_folders
         */
        foldersInclude: string;
        /**
         * The field by which the envelopes are sorted.
         *
         * @example sent
         */
        foldersOrderBy: "action_required" | "created" | "completed" | "sent" | "signer_list" | "status" | "subject";
        /**
         * Returns only envelopes with this status. Default: envelopes with any status.
         *
         * @example completed
         */
        foldersStatus: "completed" | "created" | "declined" | "deleted" | "delivered" | "processing" | "sent" | "signed" | "timedout" | "voided";
        /**
         * Specifies whether template folders are returned in addition to envelope folders (`include`) or
         * instead of them (`only`).
         *
         * @example include
         */
        foldersTemplate: "include" | "only";
        /**
         * The owners of the folders in the list: `owned_by_me`, `shared_with_me` or `all`.
         *
         * @example owned_by_me
         */
        foldersUserFilter: string;
        /**
         * Specifies whether the response contains the card that pays for the account, without its number.
         *
         * @example true
         */
        includeCreditCardInformation: "true" | "false";
        /**
         * Specifies whether the response contains the smaller plan that the account requested.
         *
         * @example true
         */
        includeDowngradeInformation: "true" | "false";
        /**
         * Specifies whether the response includes the metadata fields, which describe who can edit a field.
         *
         * @example true
         */
        includeMetadata: "true" | "false";
        /**
         * Specifies whether the response includes the recipients of each envelope.
         *
         * @example true
         */
        includeRecipients: "true" | "false";
        /**
         * Specifies whether the response contains the plans to which the account can change.
         *
         * @example true
         */
        includeSuccessorPlans: "true" | "false";
        /**
         * Specifies whether the response includes the tabs of the recipients.
         *
         * @example true
         */
        includeTabs: "true" | "false";
        /**
         * The ID of the invoice, as returned in the list of invoices.
         *
         * @example 1f0c9a7e-4b62-4d83-95e1-7a3d6c8b2f40
         */
        invoiceId: string;
        /**
         * The sort order of the list, either ascending or descending.
         *
         * @example desc
         */
        order: "asc" | "desc";
        /**
         * Returns only items whose owner has this e-mail address.
         *
         * @example mara.lindqvist@harbour.example
         */
        ownerEmail: string;
        /**
         * Returns only items whose owner has this full name.
         *
         * @example Mara Lindqvist
         */
        ownerName: string;
        /**
         * The ID of the payment, as returned in the list of payments.
         *
         * @example 83b5e2d1-c704-4f9a-8e36-5d1f7a0c9b24
         */
        paymentId: string;
        /**
         * Specifies whether the service only calculates the cost of the change and does not change the plan.
         *
         * @example true
         */
        previewBillingPlan: "true" | "false";
        /**
         * The ID of the recipient in the envelope or template, as assigned by the sender.
         *
         * @example 1
         */
        recipientId: string;
        /**
         * The search to run: drafts, envelopes that await the caller's signature, completed envelopes,
         * envelopes that await the signatures of others, or all envelopes that the caller has sent or
         * received.
         *
         * @example out_for_signature
         */
        searchFolderId: "drafts" | "awaiting_my_signature" | "completed" | "out_for_signature" | "all";
        /**
         * Returns only records that contain this text.
         *
         * @example lease
         */
        searchText: string;
        /**
         * The 0-based position of the first item of the response in the whole list.
         *
         * @example 0
         */
        startPosition: string;
        /**
         * The end of the period, as a date or a date and time in ISO 8601 format. Default: the current time.
         *
         * @example 2026-11-30T23:59:59Z
         */
        toDate: string;
    };
    requestBodies: never;
    headers: {
        /**
         * The number of requests that the account can make in 30 seconds.
         *
         * @example 200
         */
        burstLimitLimit: number;
        /**
         * The number of requests that the account has left in the current 30 seconds.
         *
         * @example 198
         */
        burstLimitRemaining: number;
        /**
         * The number of requests that the account can make in the current hour.
         *
         * @example 3000
         */
        rateLimitLimit: number;
        /**
         * The number of requests that the account has left in the current hour.
         *
         * @example 2987
         */
        rateLimitRemaining: number;
        /**
         * The time when the current hour ends and the limit is reset, as a Unix timestamp in seconds.
         *
         * @example 1795003200
         */
        rateLimitReset: number;
        /**
         * The ID of the request in the logs of the service. Each response has its own. Include it when you
         * report a problem.
         *
         * @example 7f1c9a3e-52d4-4b0e-9a6f-3a8f0c1d2e44
         */
        traceToken: string;
    };
    pathItems: never;
}

export interface operations {
    Services_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The build of the service, and its API versions. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceInformation;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Resources_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The resources of this API version. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResourceInformation;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Invoices_list: {
        parameters: {
            query?: InvoicesListQueryParams;
            header?: never;
            path: InvoicesListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invoices of the period. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BillingInvoicesResponse;
                };
            };
            /** A parameter is invalid, or the caller is not an administrator of the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Invoices_get: {
        parameters: {
            query?: never;
            header?: never;
            path: InvoicesGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invoice with its items, or its PDF. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BillingInvoice;
                    "application/pdf": Blob;
                };
            };
            /** The account does not have this invoice, or the caller is not an administrator of it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Invoices_listPastDue: {
        parameters: {
            query?: never;
            header?: never;
            path: InvoicesListPastDueParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The overdue invoices and their total. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BillingInvoicesSummary;
                };
            };
            /** The account does not exist, or the caller is not an administrator of it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Payments_list: {
        parameters: {
            query?: PaymentsListQueryParams;
            header?: never;
            path: PaymentsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payments of the period. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BillingPaymentsResponse;
                };
            };
            /** A parameter is invalid, or the caller is not an administrator of the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Payments_create: {
        parameters: {
            query?: never;
            header?: never;
            path: PaymentsCreateParams;
            cookie?: never;
        };
        /** The amount to pay. */
        requestBody: {
            content: {
                "application/json": BillingPaymentRequest;
            };
        };
        responses: {
            /** The created payments. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BillingPaymentResponse;
                };
            };
            /** The request is invalid, or the payment service rejected the payment. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Payments_get: {
        parameters: {
            query?: never;
            header?: never;
            path: PaymentsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payment. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BillingPaymentItem;
                };
            };
            /** The account does not have this payment, or the caller is not an administrator of it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BillingPlans_getAccountPlan: {
        parameters: {
            query?: BillingPlansGetAccountPlanQueryParams;
            header?: never;
            path: BillingPlansGetAccountPlanParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The plan of the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountBillingPlanResponse;
                };
            };
            /** A parameter is invalid, or the caller is not an administrator of the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BillingPlans_update: {
        parameters: {
            query?: BillingPlansUpdateQueryParams;
            header?: never;
            path: BillingPlansUpdateParams;
            cookie?: never;
        };
        /** The changes to the plan. */
        requestBody: {
            content: {
                "application/json": BillingPlanInformation;
            };
        };
        responses: {
            /** The changed plan, or the cost of the change. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BillingPlanUpdateResponse;
                };
            };
            /** The request is invalid, or the account cannot change to this plan. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BillingPlans_getCreditCard: {
        parameters: {
            query?: never;
            header?: never;
            path: BillingPlansGetCreditCardParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The card, without its number. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreditCardInformation;
                };
            };
            /** The account does not have a card, or the caller is not an administrator of it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BillingPlans_purchaseEnvelopes: {
        parameters: {
            query?: never;
            header?: never;
            path: BillingPlansPurchaseEnvelopesParams;
            cookie?: never;
        };
        /** The purchase with its receipt. */
        requestBody: {
            content: {
                "application/json": PurchasedEnvelopesInformation;
            };
        };
        responses: {
            /** The envelopes were added to the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or the receipt cannot be read. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BulkEnvelopes_list: {
        parameters: {
            query?: BulkEnvelopesListQueryParams;
            header?: never;
            path: BulkEnvelopesListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the batches. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkEnvelopesResponse;
                };
            };
            /** A parameter is invalid, or the plan does not include bulk sending. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BulkEnvelopes_get: {
        parameters: {
            query?: BulkEnvelopesGetQueryParams;
            header?: never;
            path: BulkEnvelopesGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The batch with one page of its copies. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkEnvelopeStatus;
                };
            };
            /** A parameter is invalid, or the plan does not include bulk sending. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EMortgageTransactions_create: {
        parameters: {
            query?: never;
            header?: never;
            path: EMortgageTransactionsCreateParams;
            cookie?: never;
        };
        /** The transaction to create. */
        requestBody: {
            content: {
                "application/json": PostTransactionsRequest;
            };
        };
        responses: {
            /** The transaction was created. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PostTransactionsResponse;
                };
            };
            /** The request is invalid, or the account does not have mortgage features. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeBulkRecipients_list: {
        parameters: {
            query?: EnvelopeBulkRecipientsListQueryParams;
            header?: never;
            path: EnvelopeBulkRecipientsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the people. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkRecipientsResponse;
                };
            };
            /** The envelope does not have this recipient, or the plan does not include bulk recipients. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeBulkRecipients_update: {
        parameters: {
            query?: never;
            header?: EnvelopeBulkRecipientsUpdateHeader;
            path: EnvelopeBulkRecipientsUpdateParams;
            cookie?: never;
        };
        /** The list of people, as JSON or as a CSV file. */
        requestBody: {
            content: {
                "application/json": BulkRecipientsRequest;
                "text/csv": Blob;
            };
        };
        responses: {
            /** The saved list. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkRecipientsSummaryResponse;
                };
            };
            /** The list is invalid, or the recipient cannot represent a list. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeBulkRecipients_delete: {
        parameters: {
            query?: never;
            header?: EnvelopeBulkRecipientsDeleteHeader;
            path: EnvelopeBulkRecipientsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The recipient without its list. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkRecipientsUpdateResponse;
                };
            };
            /** The envelope does not have this recipient, or the plan does not include bulk recipients. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Folders_list: {
        parameters: {
            query?: FoldersListQueryParams;
            header?: never;
            path: FoldersListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The folders. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FoldersResponse;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Folders_listItems: {
        parameters: {
            query?: FoldersListItemsQueryParams;
            header?: never;
            path: FoldersListItemsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the items in the folder. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FolderItemsResponse;
                };
            };
            /** A parameter is invalid, or the caller cannot open the folder. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Folders_moveEnvelopes: {
        parameters: {
            query?: never;
            header?: never;
            path: FoldersMoveEnvelopesParams;
            cookie?: never;
        };
        /** The items to move, and the folder that contains them now. */
        requestBody: {
            content: {
                "application/json": FoldersRequest;
            };
        };
        responses: {
            /** The envelopes were moved to the folder. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or an envelope is not in the source folder. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Folders_search: {
        parameters: {
            query?: FoldersSearchQueryParams;
            header?: never;
            path: FoldersSearchParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the envelopes that the search found. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FolderItemResponse;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    PaymentGatewayAccounts_list: {
        parameters: {
            query?: never;
            header?: never;
            path: PaymentGatewayAccountsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connected payment accounts. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentGatewayAccountsInfo;
                };
            };
            /** The account cannot collect payments, or the caller cannot view its payment accounts. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
}

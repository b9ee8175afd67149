// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Client } from '../../../index.js';
import type { Accounts } from './accounts.js';
import { accounts } from './accounts.js';
import type { AccountBrands } from './account-brands.js';
import { accountBrands } from './account-brands.js';
import type { AccountConsumerDisclosures } from './account-consumer-disclosures.js';
import { accountConsumerDisclosures } from './account-consumer-disclosures.js';
import type { AccountCustomFields } from './account-custom-fields.js';
import { accountCustomFields } from './account-custom-fields.js';
import type { AccountPasswordRules } from './account-password-rules.js';
import { accountPasswordRules } from './account-password-rules.js';
import type { AccountPermissionProfiles } from './account-permission-profiles.js';
import { accountPermissionProfiles } from './account-permission-profiles.js';
import type { AccountSealProviders } from './account-seal-providers.js';
import { accountSealProviders } from './account-seal-providers.js';
import type { AccountSignatureProviders } from './account-signature-providers.js';
import { accountSignatureProviders } from './account-signature-providers.js';
import type { AccountTabSettings } from './account-tab-settings.js';
import { accountTabSettings } from './account-tab-settings.js';
import type { AccountWatermarks } from './account-watermarks.js';
import { accountWatermarks } from './account-watermarks.js';
import type { CustomTabs } from './custom-tabs.js';
import { customTabs } from './custom-tabs.js';
import type { ENoteConfigurations } from './enote-configurations.js';
import { eNoteConfigurations } from './enote-configurations.js';
import type { FavoriteTemplates } from './favorite-templates.js';
import { favoriteTemplates } from './favorite-templates.js';
import type { IdentityVerifications } from './identity-verifications.js';
import { identityVerifications } from './identity-verifications.js';
import type { Envelopes } from './envelopes.js';
import { envelopes } from './envelopes.js';
import type { EnvelopeAttachments } from './envelope-attachments.js';
import { envelopeAttachments } from './envelope-attachments.js';
import type { EnvelopeConsumerDisclosures } from './envelope-consumer-disclosures.js';
import { envelopeConsumerDisclosures } from './envelope-consumer-disclosures.js';
import type { EnvelopeCustomFields } from './envelope-custom-fields.js';
import { envelopeCustomFields } from './envelope-custom-fields.js';
import type { EnvelopeDocumentFields } from './envelope-document-fields.js';
import { envelopeDocumentFields } from './envelope-document-fields.js';
import type { EnvelopeDocumentHtmlDefinitions } from './envelope-document-html-definitions.js';
import { envelopeDocumentHtmlDefinitions } from './envelope-document-html-definitions.js';
import type { EnvelopeDocumentTabs } from './envelope-document-tabs.js';
import { envelopeDocumentTabs } from './envelope-document-tabs.js';
import type { EnvelopeDocumentVisibility } from './envelope-document-visibility.js';
import { envelopeDocumentVisibility } from './envelope-document-visibility.js';
import type { EnvelopeDocuments } from './envelope-documents.js';
import { envelopeDocuments } from './envelope-documents.js';
import type { EnvelopeEmailSettings } from './envelope-email-settings.js';
import { envelopeEmailSettings } from './envelope-email-settings.js';
import type { EnvelopeFormData } from './envelope-form-data.js';
import { envelopeFormData } from './envelope-form-data.js';
import type { EnvelopeHtmlDefinitions } from './envelope-html-definitions.js';
import { envelopeHtmlDefinitions } from './envelope-html-definitions.js';
import type { EnvelopeLocks } from './envelope-locks.js';
import { envelopeLocks } from './envelope-locks.js';
import type { EnvelopeRecipientTabs } from './envelope-recipient-tabs.js';
import { envelopeRecipientTabs } from './envelope-recipient-tabs.js';
import type { EnvelopeRecipients } from './envelope-recipients.js';
import { envelopeRecipients } from './envelope-recipients.js';
import type { EnvelopeTemplates } from './envelope-templates.js';
import { envelopeTemplates } from './envelope-templates.js';
import type { EnvelopeViews } from './envelope-views.js';
import { envelopeViews } from './envelope-views.js';
import type { EnvelopeWorkflowDefinition } from './envelope-workflow-definition.js';
import { envelopeWorkflowDefinition } from './envelope-workflow-definition.js';
import type { ChunkedUploads } from './chunked-uploads.js';
import { chunkedUploads } from './chunked-uploads.js';
import type { DocumentResponsiveHtmlPreview } from './document-responsive-html-preview.js';
import { documentResponsiveHtmlPreview } from './document-responsive-html-preview.js';
import type { ResponsiveHtmlPreview } from './responsive-html-preview.js';
import { responsiveHtmlPreview } from './responsive-html-preview.js';
import type { NotaryJournals } from './notary-journals.js';
import { notaryJournals } from './notary-journals.js';
import type { Templates } from './templates.js';
import { templates } from './templates.js';
import type { TemplateBulkRecipients } from './template-bulk-recipients.js';
import { templateBulkRecipients } from './template-bulk-recipients.js';
import type { TemplateCustomFields } from './template-custom-fields.js';
import { templateCustomFields } from './template-custom-fields.js';
import type { TemplateDocumentFields } from './template-document-fields.js';
import { templateDocumentFields } from './template-document-fields.js';
import type { TemplateDocumentHtmlDefinitions } from './template-document-html-definitions.js';
import { templateDocumentHtmlDefinitions } from './template-document-html-definitions.js';
import type { TemplateDocumentResponsiveHtmlPreview } from './template-document-responsive-html-preview.js';
import { templateDocumentResponsiveHtmlPreview } from './template-document-responsive-html-preview.js';
import type { TemplateDocumentTabs } from './template-document-tabs.js';
import { templateDocumentTabs } from './template-document-tabs.js';
import type { TemplateDocumentVisibility } from './template-document-visibility.js';
import { templateDocumentVisibility } from './template-document-visibility.js';
import type { TemplateDocuments } from './template-documents.js';
import { templateDocuments } from './template-documents.js';
import type { TemplateHtmlDefinitions } from './template-html-definitions.js';
import { templateHtmlDefinitions } from './template-html-definitions.js';
import type { TemplateLocks } from './template-locks.js';
import { templateLocks } from './template-locks.js';
import type { TemplateRecipientTabs } from './template-recipient-tabs.js';
import { templateRecipientTabs } from './template-recipient-tabs.js';
import type { TemplateRecipients } from './template-recipients.js';
import { templateRecipients } from './template-recipients.js';
import type { TemplateResponsiveHtmlPreview } from './template-responsive-html-preview.js';
import { templateResponsiveHtmlPreview } from './template-responsive-html-preview.js';
import type { TemplateViews } from './template-views.js';
import { templateViews } from './template-views.js';
import type { Connect } from './connect.js';
import { connect } from './connect.js';
import type { ConnectConfigurations } from './connect-configurations.js';
import { connectConfigurations } from './connect-configurations.js';
import type { ConnectEvents } from './connect-events.js';
import { connectEvents } from './connect-events.js';
import type { SigningGroups } from './signing-groups.js';
import { signingGroups } from './signing-groups.js';
import type { SigningGroupUsers } from './signing-group-users.js';
import { signingGroupUsers } from './signing-group-users.js';
import type { Groups } from './groups.js';
import { groups } from './groups.js';
import type { GroupUsers } from './group-users.js';
import { groupUsers } from './group-users.js';
import type { GroupBrands } from './group-brands.js';
import { groupBrands } from './group-brands.js';
import type { Users } from './users.js';
import { users } from './users.js';
import type { UserProfiles } from './user-profiles.js';
import { userProfiles } from './user-profiles.js';
import type { UserCustomSettings } from './user-custom-settings.js';
import { userCustomSettings } from './user-custom-settings.js';
import type { UserSignatures } from './user-signatures.js';
import { userSignatures } from './user-signatures.js';
import type { Contacts } from './contacts.js';
import { contacts } from './contacts.js';
import type { BulkSend } from './bulk-send.js';
import { bulkSend } from './bulk-send.js';
import type { PowerForms } from './power-forms.js';
import { powerForms } from './power-forms.js';
import type { PowerFormData } from './power-form-data.js';
import { powerFormData } from './power-form-data.js';
import type { Folders } from './folders.js';
import { folders } from './folders.js';
import type { Workspaces } from './workspaces.js';
import { workspaces } from './workspaces.js';
import type { WorkspaceItems } from './workspace-items.js';
import { workspaceItems } from './workspace-items.js';
import type { BCCEmailArchive } from './bccemail-archive.js';
import { bccEmailArchive } from './bccemail-archive.js';
import type { Notary } from './notary.js';
import { notary } from './notary.js';
import type { NotaryJurisdiction } from './notary-jurisdiction.js';
import { notaryJurisdiction } from './notary-jurisdiction.js';
import type { BillingPlans } from './billing-plans.js';
import { billingPlans } from './billing-plans.js';
import type { Invoices } from './invoices.js';
import { invoices } from './invoices.js';
import type { Payments } from './payments.js';
import { payments } from './payments.js';
import type { PaymentGatewayAccounts } from './payment-gateway-accounts.js';
import { paymentGatewayAccounts } from './payment-gateway-accounts.js';
import type { Resources } from './resources.js';
import { resources } from './resources.js';
import type { AccountSignatures } from './account-signatures.js';
import { accountSignatures } from './account-signatures.js';
import type { EnvelopeTransferRules } from './envelope-transfer-rules.js';
import { envelopeTransferRules } from './envelope-transfer-rules.js';
import type { RequestLogs } from './request-logs.js';
import { requestLogs } from './request-logs.js';
import type { ReservedDomains } from './reserved-domains.js';
import { reservedDomains } from './reserved-domains.js';
import type { Comments } from './comments.js';
import { comments } from './comments.js';
import type { DocumentResponsiveHtml } from './document-responsive-html.js';
import { documentResponsiveHtml } from './document-responsive-html.js';
import type { ResponsiveHtml } from './responsive-html.js';
import { responsiveHtml } from './responsive-html.js';
import type { TabsBlob } from './tabs-blob.js';
import { tabsBlob } from './tabs-blob.js';
import type { EnvelopeAppliance } from './envelope-appliance.js';
import { envelopeAppliance } from './envelope-appliance.js';
import type { Signature } from './signature.js';
import { signature } from './signature.js';
import type { CloudStorage } from './cloud-storage.js';
import { cloudStorage } from './cloud-storage.js';
import type { CloudStorageProviders } from './cloud-storage-providers.js';
import { cloudStorageProviders } from './cloud-storage-providers.js';
import type { BulkProcessData } from './bulk-process-data.js';
import { bulkProcessData } from './bulk-process-data.js';
import type { BulkProcessDataSend } from './bulk-process-data-send.js';
import { bulkProcessDataSend } from './bulk-process-data-send.js';
import type { Authentication } from './authentication.js';
import { authentication } from './authentication.js';
import type { DataFeed } from './data-feed.js';
import { dataFeed } from './data-feed.js';
import type { Organizations } from './organizations.js';
import { organizations } from './organizations.js';
/**
 * All of Countersign eSignature v2.1, by resource.
 */
export interface EsignV21 {
    /**
     * The account itself, its settings, and what its users share with each other.
     */
    accounts: Accounts;
    /**
     * The brands of an account, with their logos and with the texts and layouts that recipients see.
     */
    accountBrands: AccountBrands;
    /**
     * The disclosure on electronic records that recipients must accept before they sign, in each
     * language of the account.
     */
    accountConsumerDisclosures: AccountConsumerDisclosures;
    /**
     * The custom fields that an account offers for every new envelope.
     */
    accountCustomFields: AccountCustomFields;
    /**
     * The rules for the passwords of the users of an account, and their expiration.
     */
    accountPasswordRules: AccountPasswordRules;
    /**
     * Permission profiles are named sets of rights. Each member of an account has one, and a group can
     * assign one to its members.
     */
    accountPermissionProfiles: AccountPermissionProfiles;
    /**
     * The seals that the account can apply to documents.
     */
    accountSealProviders: AccountSealProviders;
    /**
     * The providers of standards-based signatures that are configured for the account.
     */
    accountSignatureProviders: AccountSignatureProviders;
    /**
     * The types of tabs that the senders of an account can use, and how they can customize them.
     */
    accountTabSettings: AccountTabSettings;
    /**
     * The watermark on documents of envelopes that are not completed.
     */
    accountWatermarks: AccountWatermarks;
    /**
     * The custom tabs that an account keeps for use in many envelopes.
     */
    customTabs: CustomTabs;
    /**
     * The connection of the account to a vault for electronic notes.
     */
    eNoteConfigurations: ENoteConfigurations;
    /**
     * The templates that a user has marked as favourites.
     */
    favoriteTemplates: FavoriteTemplates;
    /**
     * The ways in which an account can verify the identity of its recipients.
     */
    identityVerifications: IdentityVerifications;
    /**
     * An envelope sends documents to people who sign them. It is a draft until it is sent, then in
     * process until all recipients have acted, and finally completed, declined or voided.
     */
    envelopes: Envelopes;
    /**
     * Files that are attached to an envelope for the sender's own systems. They are not signed.
     */
    envelopeAttachments: EnvelopeAttachments;
    /**
     * The disclosure on electronic records that a recipient of an envelope must accept before signing.
     */
    envelopeConsumerDisclosures: EnvelopeConsumerDisclosures;
    /**
     * Metadata that a sender adds to an envelope, as text fields and list fields. Lists of envelopes
     * can be filtered by these fields.
     */
    envelopeCustomFields: EnvelopeCustomFields;
    /**
     * Names and values that a sender adds to one document of an envelope, for use by programs rather
     * than signers.
     */
    envelopeDocumentFields: EnvelopeDocumentFields;
    /**
     * The layout of one document of an envelope for small screens.
     */
    envelopeDocumentHtmlDefinitions: EnvelopeDocumentHtmlDefinitions;
    /**
     * The tabs on one document of an envelope, for all recipients.
     */
    envelopeDocumentTabs: EnvelopeDocumentTabs;
    /**
     * The documents of an envelope that are visible to each of its recipients.
     */
    envelopeDocumentVisibility: EnvelopeDocumentVisibility;
    /**
     * The files of an envelope, individually or combined, with the certificate of completion.
     */
    envelopeDocuments: EnvelopeDocuments;
    /**
     * The e-mail settings of an envelope that override those of the account: the reply address and the
     * blind copies.
     */
    envelopeEmailSettings: EnvelopeEmailSettings;
    /**
     * The data that the sender and the recipients of an envelope have entered.
     */
    envelopeFormData: EnvelopeFormData;
    /**
     * The layouts of the documents of an envelope for small screens.
     */
    envelopeHtmlDefinitions: EnvelopeHtmlDefinitions;
    /**
     * A lock prevents other users from changing an envelope while one client edits it. The client that
     * holds the lock sends its token in the `X-DocuSign-Edit` header with every change.
     */
    envelopeLocks: EnvelopeLocks;
    /**
     * The tabs of one recipient on the documents of an envelope.
     */
    envelopeRecipientTabs: EnvelopeRecipientTabs;
    /**
     * The people and companies that receive an envelope, in their routing order, and the evidence of
     * their identity.
     */
    envelopeRecipients: EnvelopeRecipients;
    /**
     * Templates that were applied to an envelope, or that match its documents.
     */
    envelopeTemplates: EnvelopeTemplates;
    /**
     * URLs that open the pages for signing, sending, correcting or managing inside another
     * application. Each can be used once and for a short time.
     */
    envelopeViews: EnvelopeViews;
    /**
     * The workflow of an envelope or a template: when it is sent, and where it waits between recipients.
     * The operations for the schedule and for single steps belong to `Envelopes`.
     */
    envelopeWorkflowDefinition: EnvelopeWorkflowDefinition;
    /**
     * A large file that is uploaded in several parts and can then be used as a document or an
     * attachment.
     */
    chunkedUploads: ChunkedUploads;
    /**
     * A preview of one document of an envelope for small screens.
     */
    documentResponsiveHtmlPreview: DocumentResponsiveHtmlPreview;
    /**
     * A preview of all documents of an envelope for small screens.
     */
    responsiveHtmlPreview: ResponsiveHtmlPreview;
    /**
     * The journal entries of the calling user as a notary.
     */
    notaryJournals: NotaryJournals;
    /**
     * Prepared envelopes from which other envelopes are created, their pages, and the groups that
     * share them.
     */
    templates: Templates;
    /**
     * The list of people of a bulk recipient of a template.
     */
    templateBulkRecipients: TemplateBulkRecipients;
    /**
     * The custom fields that a template adds to the envelopes created from it.
     */
    templateCustomFields: TemplateCustomFields;
    /**
     * Names and values that belong to one document of a template.
     */
    templateDocumentFields: TemplateDocumentFields;
    /**
     * The layout of one document of a template for small screens.
     */
    templateDocumentHtmlDefinitions: TemplateDocumentHtmlDefinitions;
    /**
     * A preview of one document of a template for small screens.
     */
    templateDocumentResponsiveHtmlPreview: TemplateDocumentResponsiveHtmlPreview;
    /**
     * The tabs on one document of a template, for all roles.
     */
    templateDocumentTabs: TemplateDocumentTabs;
    /**
     * The documents of a template that are visible to its roles.
     */
    templateDocumentVisibility: TemplateDocumentVisibility;
    /**
     * The documents with which every envelope created from a template starts.
     */
    templateDocuments: TemplateDocuments;
    /**
     * The layouts of the documents of a template for small screens.
     */
    templateHtmlDefinitions: TemplateHtmlDefinitions;
    /**
     * A lock gives one user the exclusive right to change a template for a limited time.
     */
    templateLocks: TemplateLocks;
    /**
     * The tabs of one role or recipient in a template.
     */
    templateRecipientTabs: TemplateRecipientTabs;
    /**
     * The roles of a template, and its named recipients.
     */
    templateRecipients: TemplateRecipients;
    /**
     * A preview of all documents of a template for small screens.
     */
    templateResponsiveHtmlPreview: TemplateResponsiveHtmlPreview;
    /**
     * Pages of the service for editing a template.
     */
    templateViews: TemplateViews;
    /**
     * Proofs of Connect to a listener that a message comes from the service: the keys that sign
     * messages, and the OAuth configuration with which it gets access tokens for the listener.
     */
    connect: Connect;
    /**
     * Connect pushes events about envelopes and recipients to a URL of the client, so that the client
     * does not have to poll. A configuration specifies which events of which users are sent, to which
     * URL and in which format.
     */
    connectConfigurations: ConnectConfigurations;
    /**
     * The log of the messages that Connect sent, the log of failed deliveries, and operations to send
     * events again.
     */
    connectEvents: ConnectEvents;
    /**
     * Groups of people that can be one recipient. Any member can open the envelope, and signs it with
     * their own signature. Administrators of the account create and change them.
     */
    signingGroups: SigningGroups;
    /**
     * The members of a signing group, each with name and e-mail address.
     */
    signingGroupUsers: SigningGroupUsers;
    /**
     * User groups, which share a permission profile and the brands for sending.
     */
    groups: Groups;
    /**
     * The members of a user group.
     */
    groupUsers: GroupUsers;
    /**
     * The brands that the members of a group can use for sending.
     */
    groupBrands: GroupBrands;
    /**
     * The members of an account, their rights, their settings and their profile images.
     */
    users: Users;
    /**
     * The profile of a user, and which of its fields other users can see.
     */
    userProfiles: UserProfiles;
    /**
     * Names and values that other systems store with a user, separate from the settings of the
     * service.
     */
    userCustomSettings: UserCustomSettings;
    /**
     * The signatures, initials and stamps with which a user signs, and their images.
     */
    userSignatures: UserSignatures;
    /**
     * The address book from which senders of an account select recipients.
     */
    contacts: Contacts;
    /**
     * Lists of recipients, each of whom receives a separate copy of the same envelope, and the sending
     * of such lists. Only certain plans include them.
     */
    bulkSend: BulkSend;
    /**
     * Forms that start an envelope for anyone who opens them, without action by a sender. They are
     * created from templates.
     */
    powerForms: PowerForms;
    /**
     * The data that people entered into the envelopes created from a PowerForm.
     */
    powerFormData: PowerFormData;
    /**
     * The folders in which users keep envelopes and templates, and the searches over them.
     */
    folders: Folders;
    /**
     * Shared areas in which an owner and invited people collect files and work on them.
     */
    workspaces: Workspaces;
    /**
     * The folders of a workspace, with their files and pages.
     */
    workspaceItems: WorkspaceItems;
    /**
     * Up to five e-mail addresses of an account that receive a blind copy of the e-mails it sends, for
     * archiving. Only certain plans include it.
     */
    bccEmailArchive: BCCEmailArchive;
    /**
     * The registration of the calling user as a notary.
     */
    notary: Notary;
    /**
     * The jurisdictions in which the calling user can act as a notary.
     */
    notaryJurisdiction: NotaryJurisdiction;
    /**
     * The plans of the service, and that of an account, with its price and the card that pays for
     * it.
     */
    billingPlans: BillingPlans;
    /**
     * The invoices of an account, including overdue ones.
     */
    invoices: Invoices;
    /**
     * The payments of an account, and payments of overdue invoices.
     */
    payments: Payments;
    /**
     * The accounts at payment services that are connected to an account.
     */
    paymentGatewayAccounts: PaymentGatewayAccounts;
    /**
     * The resources of the API.
     */
    resources: Resources;
    /**
     * The signatures and stamps that belong to an account, and the members who can use them.
     */
    accountSignatures: AccountSignatures;
    /**
     * The rules by which envelopes of members get another owner.
     */
    envelopeTransferRules: EnvelopeTransferRules;
    /**
     * The logs of the last calls of a user.
     */
    requestLogs: RequestLogs;
    /**
     * The question whether a domain of e-mail addresses is reserved by an organization.
     */
    reservedDomains: ReservedDomains;
    /**
     * The comments of an envelope as a transcript.
     */
    comments: Comments;
    /**
     * The layout of one document for small screens.
     */
    documentResponsiveHtml: DocumentResponsiveHtml;
    /**
     * The layouts of all documents of an envelope for small screens.
     */
    responsiveHtml: ResponsiveHtml;
    /**
     * Stored tabs of an envelope, which the service keeps for its own pages.
     */
    tabsBlob: TabsBlob;
    /**
     * The data that a signing page displays.
     */
    envelopeAppliance: EnvelopeAppliance;
    /**
     * The operations that a provider of signatures calls while a signer is with it.
     */
    signature: Signature;
    /**
     * The files in storages at other companies.
     */
    cloudStorage: CloudStorage;
    /**
     * The storages at other companies that a user has connected.
     */
    cloudStorageProviders: CloudStorageProviders;
    /**
     * The lists for processing envelopes in bulk.
     */
    bulkProcessData: BulkProcessData;
    /**
     * The lists for sending envelopes in bulk.
     */
    bulkProcessDataSend: BulkProcessDataSend;
    /**
     * The older ways of logging in, passwords and social log-ins.
     */
    authentication: Authentication;
    /**
     * The data feeds of an account.
     */
    dataFeed: DataFeed;
    /**
     * The reports of an organization.
     */
    organizations: Organizations;
}
/**
 * Creates an object with a field per resource; the operations are its methods.
 */
export function esignV21(client: Client<'esign'>): EsignV21 {
    return {
        accounts: accounts(client),
        accountBrands: accountBrands(client),
        accountConsumerDisclosures: accountConsumerDisclosures(client),
        accountCustomFields: accountCustomFields(client),
        accountPasswordRules: accountPasswordRules(client),
        accountPermissionProfiles: accountPermissionProfiles(client),
        accountSealProviders: accountSealProviders(client),
        accountSignatureProviders: accountSignatureProviders(client),
        accountTabSettings: accountTabSettings(client),
        accountWatermarks: accountWatermarks(client),
        customTabs: customTabs(client),
        eNoteConfigurations: eNoteConfigurations(client),
        favoriteTemplates: favoriteTemplates(client),
        identityVerifications: identityVerifications(client),
        envelopes: envelopes(client),
        envelopeAttachments: envelopeAttachments(client),
        envelopeConsumerDisclosures: envelopeConsumerDisclosures(client),
        envelopeCustomFields: envelopeCustomFields(client),
        envelopeDocumentFields: envelopeDocumentFields(client),
        envelopeDocumentHtmlDefinitions: envelopeDocumentHtmlDefinitions(client),
        envelopeDocumentTabs: envelopeDocumentTabs(client),
        envelopeDocumentVisibility: envelopeDocumentVisibility(client),
        envelopeDocuments: envelopeDocuments(client),
        envelopeEmailSettings: envelopeEmailSettings(client),
        envelopeFormData: envelopeFormData(client),
        envelopeHtmlDefinitions: envelopeHtmlDefinitions(client),
        envelopeLocks: envelopeLocks(client),
        envelopeRecipientTabs: envelopeRecipientTabs(client),
        envelopeRecipients: envelopeRecipients(client),
        envelopeTemplates: envelopeTemplates(client),
        envelopeViews: envelopeViews(client),
        envelopeWorkflowDefinition: envelopeWorkflowDefinition(client),
        chunkedUploads: chunkedUploads(client),
        documentResponsiveHtmlPreview: documentResponsiveHtmlPreview(client),
        responsiveHtmlPreview: responsiveHtmlPreview(client),
        notaryJournals: notaryJournals(client),
        templates: templates(client),
        templateBulkRecipients: templateBulkRecipients(client),
        templateCustomFields: templateCustomFields(client),
        templateDocumentFields: templateDocumentFields(client),
        templateDocumentHtmlDefinitions: templateDocumentHtmlDefinitions(client),
        templateDocumentResponsiveHtmlPreview: templateDocumentResponsiveHtmlPreview(client),
        templateDocumentTabs: templateDocumentTabs(client),
        templateDocumentVisibility: templateDocumentVisibility(client),
        templateDocuments: templateDocuments(client),
        templateHtmlDefinitions: templateHtmlDefinitions(client),
        templateLocks: templateLocks(client),
        templateRecipientTabs: templateRecipientTabs(client),
        templateRecipients: templateRecipients(client),
        templateResponsiveHtmlPreview: templateResponsiveHtmlPreview(client),
        templateViews: templateViews(client),
        connect: connect(client),
        connectConfigurations: connectConfigurations(client),
        connectEvents: connectEvents(client),
        signingGroups: signingGroups(client),
        signingGroupUsers: signingGroupUsers(client),
        groups: groups(client),
        groupUsers: groupUsers(client),
        groupBrands: groupBrands(client),
        users: users(client),
        userProfiles: userProfiles(client),
        userCustomSettings: userCustomSettings(client),
        userSignatures: userSignatures(client),
        contacts: contacts(client),
        bulkSend: bulkSend(client),
        powerForms: powerForms(client),
        powerFormData: powerFormData(client),
        folders: folders(client),
        workspaces: workspaces(client),
        workspaceItems: workspaceItems(client),
        bccEmailArchive: bccEmailArchive(client),
        notary: notary(client),
        notaryJurisdiction: notaryJurisdiction(client),
        billingPlans: billingPlans(client),
        invoices: invoices(client),
        payments: payments(client),
        paymentGatewayAccounts: paymentGatewayAccounts(client),
        resources: resources(client),
        accountSignatures: accountSignatures(client),
        envelopeTransferRules: envelopeTransferRules(client),
        requestLogs: requestLogs(client),
        reservedDomains: reservedDomains(client),
        comments: comments(client),
        documentResponsiveHtml: documentResponsiveHtml(client),
        responsiveHtml: responsiveHtml(client),
        tabsBlob: tabsBlob(client),
        envelopeAppliance: envelopeAppliance(client),
        signature: signature(client),
        cloudStorage: cloudStorage(client),
        cloudStorageProviders: cloudStorageProviders(client),
        bulkProcessData: bulkProcessData(client),
        bulkProcessDataSend: bulkProcessDataSend(client),
        authentication: authentication(client),
        dataFeed: dataFeed(client),
        organizations: organizations(client)
    };
}


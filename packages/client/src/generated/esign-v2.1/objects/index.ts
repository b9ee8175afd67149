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
/**
 * All of Countersign eSignature v2.1, by resource.
 */
export interface EsignV21 {
    /**
     * The account itself, what it is allowed and who shares what with whom in it.
     */
    accounts: Accounts;
    /**
     * The brands of an account, with their logos and with the texts and layouts that recipients see.
     */
    accountBrands: AccountBrands;
    /**
     * The text on electronic records that recipients must accept before they sign, in each language of
     * the account.
     */
    accountConsumerDisclosures: AccountConsumerDisclosures;
    /**
     * The metadata fields that an account offers for every new envelope.
     */
    accountCustomFields: AccountCustomFields;
    /**
     * What the passwords of the users of an account must look like, and when they end.
     */
    accountPasswordRules: AccountPasswordRules;
    /**
     * Permission profiles are named sets of rights. Each member of an account has one, and a group can
     * give one to its members.
     */
    accountPermissionProfiles: AccountPermissionProfiles;
    /**
     * The seals that the account may put on documents.
     */
    accountSealProviders: AccountSealProviders;
    /**
     * The providers of standards-based signatures that are set up for the account.
     */
    accountSignatureProviders: AccountSignatureProviders;
    /**
     * Which kinds of tab the senders of an account may use, and how far they may shape them.
     */
    accountTabSettings: AccountTabSettings;
    /**
     * The watermark that lies over documents of envelopes that are not completed.
     */
    accountWatermarks: AccountWatermarks;
    /**
     * The connection of the account to a vault for electronic notes.
     */
    eNoteConfigurations: ENoteConfigurations;
    /**
     * The templates that a user has marked to have them at hand.
     */
    favoriteTemplates: FavoriteTemplates;
    /**
     * The ways in which an account can have the identity of its recipients checked.
     */
    identityVerifications: IdentityVerifications;
    /**
     * An envelope brings documents to people who sign them. It is a draft until it is sent, in process
     * until all have acted, and completed, declined or voided in the end.
     */
    envelopes: Envelopes;
    /**
     * Files that travel with an envelope without being signed, for the sender's own systems.
     */
    envelopeAttachments: EnvelopeAttachments;
    /**
     * The text on electronic records that a recipient of an envelope must accept before signing.
     */
    envelopeConsumerDisclosures: EnvelopeConsumerDisclosures;
    /**
     * Metadata that a sender keeps with an envelope: fields with free text and fields with a choice.
     * Lists of envelopes can be filtered by them.
     */
    envelopeCustomFields: EnvelopeCustomFields;
    /**
     * Names with values that a sender keeps with one document of an envelope, for programs rather than
     * for signers.
     */
    envelopeDocumentFields: EnvelopeDocumentFields;
    /**
     * How one document of an envelope is laid out for small screens.
     */
    envelopeDocumentHtmlDefinitions: EnvelopeDocumentHtmlDefinitions;
    /**
     * The tabs that stand on one document of an envelope, whichever recipient they belong to.
     */
    envelopeDocumentTabs: EnvelopeDocumentTabs;
    /**
     * Which documents of an envelope each of its recipients gets to see.
     */
    envelopeDocumentVisibility: EnvelopeDocumentVisibility;
    /**
     * The files of an envelope, alone or combined, with the certificate of completion.
     */
    envelopeDocuments: EnvelopeDocuments;
    /**
     * What an envelope sets for its own e-mails, instead of the account's settings: where answers go,
     * and who gets a blind copy.
     */
    envelopeEmailSettings: EnvelopeEmailSettings;
    /**
     * What the sender and the recipients of an envelope have filled in.
     */
    envelopeFormData: EnvelopeFormData;
    /**
     * How the documents of an envelope are laid out for small screens.
     */
    envelopeHtmlDefinitions: EnvelopeHtmlDefinitions;
    /**
     * A lock keeps others from changing an envelope while one client edits it. Whoever holds the
     * lock sends its token in the `X-DocuSign-Edit` header with every change.
     */
    envelopeLocks: EnvelopeLocks;
    /**
     * The tabs that one recipient of an envelope has on its documents.
     */
    envelopeRecipientTabs: EnvelopeRecipientTabs;
    /**
     * The people and companies that an envelope goes to, in the order of their turns, and the evidence
     * of who they are.
     */
    envelopeRecipients: EnvelopeRecipients;
    /**
     * Templates that were applied to an envelope, or that fit its documents.
     */
    envelopeTemplates: EnvelopeTemplates;
    /**
     * Addresses at which the pages for signing, sending, correcting or managing open inside another
     * application. Each is good for one visit and for a short time.
     */
    envelopeViews: EnvelopeViews;
    /**
     * A large file that comes to the service in several parts and can then be named wherever a
     * document or an attachment is put in.
     */
    chunkedUploads: ChunkedUploads;
    /**
     * A look at one document of an envelope as small screens will show it.
     */
    documentResponsiveHtmlPreview: DocumentResponsiveHtmlPreview;
    /**
     * A look at all documents of an envelope as small screens will show them.
     */
    responsiveHtmlPreview: ResponsiveHtmlPreview;
    /**
     * The entries that the calling user has made as a notary.
     */
    notaryJournals: NotaryJournals;
    /**
     * Prepared envelopes from which others are made, their pages and the groups that share them.
     */
    templates: Templates;
    /**
     * The list of people behind a bulk recipient of a template.
     */
    templateBulkRecipients: TemplateBulkRecipients;
    /**
     * The metadata that a template hands on to the envelopes made from it.
     */
    templateCustomFields: TemplateCustomFields;
    /**
     * Names and values that travel with one document of a template.
     */
    templateDocumentFields: TemplateDocumentFields;
    /**
     * How one document of a template is laid out for small screens.
     */
    templateDocumentHtmlDefinitions: TemplateDocumentHtmlDefinitions;
    /**
     * A look at one document of a template as small screens will show it.
     */
    templateDocumentResponsiveHtmlPreview: TemplateDocumentResponsiveHtmlPreview;
    /**
     * The tabs on one document of a template, whichever role they belong to.
     */
    templateDocumentTabs: TemplateDocumentTabs;
    /**
     * Which documents of a template the roles will get to see.
     */
    templateDocumentVisibility: TemplateDocumentVisibility;
    /**
     * The documents that every envelope made from a template starts with.
     */
    templateDocuments: TemplateDocuments;
    /**
     * How the documents of a template are laid out for small screens.
     */
    templateHtmlDefinitions: TemplateHtmlDefinitions;
    /**
     * The right to change a template alone for a while.
     */
    templateLocks: TemplateLocks;
    /**
     * The tabs of one role or person in a template.
     */
    templateRecipientTabs: TemplateRecipientTabs;
    /**
     * The roles of a template, and the people who are named in it already.
     */
    templateRecipients: TemplateRecipients;
    /**
     * A look at all documents of a template as small screens will show them.
     */
    templateResponsiveHtmlPreview: TemplateResponsiveHtmlPreview;
    /**
     * Pages of the service in which a template is edited.
     */
    templateViews: TemplateViews;
    /**
     * Connect pushes events about envelopes and recipients to an address of the client, who need not
     * ask for them. A configuration says which events of which users go where, and in which form.
     */
    connectConfigurations: ConnectConfigurations;
    /**
     * The record of what Connect sent, apart from what it could not deliver, and the means to send
     * events once more.
     */
    connectEvents: ConnectEvents;
    /**
     * Groups of people that can be one recipient: any member may open the envelope, and signs it with
     * their own signature. Administrators of the account make and change them.
     */
    signingGroups: SigningGroups;
    /**
     * Who belongs to a signing group, named by name and e-mail address.
     */
    signingGroupUsers: SigningGroupUsers;
    /**
     * Groups of users, which share a permission profile and the brands they send in.
     */
    groups: Groups;
    /**
     * Who belongs to a group of users.
     */
    groupUsers: GroupUsers;
    /**
     * The brands that the members of a group may use when they send.
     */
    groupBrands: GroupBrands;
    /**
     * The members of an account, their rights, their settings and their profile images.
     */
    users: Users;
    /**
     * What a user tells about themselves, and which of it others may see.
     */
    userProfiles: UserProfiles;
    /**
     * Names and values that other systems keep with a user, outside the settings of the service.
     */
    userCustomSettings: UserCustomSettings;
    /**
     * The signatures, initials and stamps that a user signs with, and their images.
     */
    userSignatures: UserSignatures;
    /**
     * The address book from which senders of an account pick recipients.
     */
    contacts: Contacts;
    /**
     * Lists of recipients, each of whom gets an own copy of the same envelope, and the sending of such
     * lists. Only some plans of accounts include them.
     */
    bulkSend: BulkSend;
    /**
     * Forms that start an envelope for whoever opens them, without a sender at work. They are made of
     * templates.
     */
    powerForms: PowerForms;
    /**
     * What people entered into the envelopes that came from a PowerForm.
     */
    powerFormData: PowerFormData;
    /**
     * Areas in which an owner and the people whom they invite collect files and work on them.
     */
    workspaces: Workspaces;
    /**
     * The folders of a workspace, with the files and pages in them.
     */
    workspaceItems: WorkspaceItems;
    /**
     * Up to five e-mail addresses of an account that get a hidden copy of the e-mails it sends, to keep
     * them in an archive. Only certain plans have it.
     */
    bccEmailArchive: BCCEmailArchive;
    /**
     * The calling user's registration as a notary.
     */
    notary: Notary;
    /**
     * The jurisdictions in which the calling user may act as a notary.
     */
    notaryJurisdiction: NotaryJurisdiction;
}
/**
 * Makes an object of a client: its resources are fields, their operations methods.
 */
export function esignV21(client: Client): EsignV21 {
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
        workspaces: workspaces(client),
        workspaceItems: workspaceItems(client),
        bccEmailArchive: bccEmailArchive(client),
        notary: notary(client),
        notaryJurisdiction: notaryJurisdiction(client)
    };
}


// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { components } from './control.ts';
/**
 * Letters, digits, underscores, points and hyphens.
 */
export type Name = components['schemas']['Name'];
/**
 * An error.
 */
export type Problem = components['schemas']['Problem'];
/**
 * The health of the server.
 */
export type Health = components['schemas']['Health'];
/**
 * The operations of the service that are served.
 */
export type OperationList = components['schemas']['OperationList'];
/**
 * The certificates with which the PDFs of completed envelopes are signed.
 */
export type SealCertificates = components['schemas']['SealCertificates'];
/**
 * A tenant.
 */
export type Tenant = components['schemas']['Tenant'];
/**
 * The tenants.
 */
export type TenantList = components['schemas']['TenantList'];
/**
 * Lists in the form of a seed file.
 */
export type Seed = components['schemas']['Seed'];
/**
 * The lists that belong to an account; at the top of a seed, to the first account.
 */
export type SeedSections = components['schemas']['SeedSections'];
/**
 * An organization.
 */
export type SeedOrganization = components['schemas']['SeedOrganization'];
/**
 * An e-mail domain that an organization has reserved.
 */
export type SeedReservedDomain = components['schemas']['SeedReservedDomain'];
/**
 * A service through which the users of an organization log in.
 */
export type SeedIdentityProvider = components['schemas']['SeedIdentityProvider'];
/**
 * A setting of a domain or of an identity provider.
 */
export type SeedOrganizationSetting = components['schemas']['SeedOrganizationSetting'];
/**
 * An account, with the lists that belong to it.
 */
export type SeedAccount = components['schemas']['SeedAccount'];
/**
 * A user who can log in.
 */
export type SeedUser = components['schemas']['SeedUser'];
/**
 * An application that calls the API.
 */
export type SeedIntegration = components['schemas']['SeedIntegration'];
/**
 * An access token that is known by its text.
 */
export type SeedToken = components['schemas']['SeedToken'];
/**
 * A grant that can be exchanged for a token once.
 */
export type SeedGrant = components['schemas']['SeedGrant'];
/**
 * An address that receives hidden copies of the account's e-mails.
 */
export type SeedBccEmailArchive = components['schemas']['SeedBccEmailArchive'];
/**
 * The appearance of the account to senders and recipients.
 */
export type SeedBrand = components['schemas']['SeedBrand'];
/**
 * A list for processing envelopes in bulk.
 */
export type SeedBulkProcessList = components['schemas']['SeedBulkProcessList'];
/**
 * A bulk send batch. Copies without an envelope and an error are queued.
 */
export type SeedBulkSendBatch = components['schemas']['SeedBulkSendBatch'];
/**
 * A bulk send list.
 */
export type SeedBulkSendList = components['schemas']['SeedBulkSendList'];
/**
 * An upload in parts.
 */
export type SeedChunkedUpload = components['schemas']['SeedChunkedUpload'];
/**
 * A storage at another company that a user has connected.
 */
export type SeedCloudStorage = components['schemas']['SeedCloudStorage'];
/**
 * A configuration of Connect; all fields of `connectCustomConfiguration`.
 */
export type SeedConnectConfiguration = components['schemas']['SeedConnectConfiguration'];
/**
 * An entry of the failures of Connect; all fields of `connectLog`.
 */
export type SeedConnectFailure = components['schemas']['SeedConnectFailure'];
/**
 * An entry of the log of Connect; all fields of `connectLog`.
 */
export type SeedConnectLog = components['schemas']['SeedConnectLog'];
/**
 * The OAuth configuration of Connect; all fields of `ConnectOAuthConfig`.
 */
export type SeedConnectOAuthConfig = components['schemas']['SeedConnectOAuthConfig'];
/**
 * A key with which Connect signs messages.
 */
export type SeedConnectSecret = components['schemas']['SeedConnectSecret'];
/**
 * The disclosure on electronic records in one language; the fields have the same meaning as in `consumerDisclosure`.
 */
export type SeedConsumerDisclosure = components['schemas']['SeedConsumerDisclosure'];
/**
 * An identity verification workflow of the account, as `IdentityVerifications_list` returns
 * it. Every account also has the usual ones.
 */
export type SeedIdentityWorkflow = components['schemas']['SeedIdentityWorkflow'];
/**
 * The evidence that a recipient provided of its identity.
 */
export type SeedIdentityProof = components['schemas']['SeedIdentityProof'];
/**
 * A user who is registered as a notary.
 */
export type SeedNotary = components['schemas']['SeedNotary'];
/**
 * An entry in the journal of a notary.
 */
export type SeedNotaryJournal = components['schemas']['SeedNotaryJournal'];
/**
 * An entry of the address book.
 */
export type SeedContact = components['schemas']['SeedContact'];
/**
 * A custom field that the account offers.
 */
export type SeedCustomField = components['schemas']['SeedCustomField'];
/**
 * The log-in of a user at a social network.
 */
export type SeedSocialLogIn = components['schemas']['SeedSocialLogIn'];
/**
 * A signature that belongs to an account.
 */
export type SeedAccountSignature = components['schemas']['SeedAccountSignature'];
/**
 * The permission of a user to act for another.
 */
export type SeedAuthorization = components['schemas']['SeedAuthorization'];
/**
 * The settings of a tab that an account keeps under a name.
 */
export type SeedCustomTab = components['schemas']['SeedCustomTab'];
/**
 * The users with whom a user shares envelopes.
 */
export type SeedEnvelopeShare = components['schemas']['SeedEnvelopeShare'];
/**
 * An envelope, in any status.
 */
export type SeedEnvelope = components['schemas']['SeedEnvelope'];
/**
 * A template that a user has marked as a favorite.
 */
export type SeedFavoriteTemplate = components['schemas']['SeedFavoriteTemplate'];
/**
 * A group of users.
 */
export type SeedGroup = components['schemas']['SeedGroup'];
/**
 * A permission profile of the account's own, or a change to one that every account has.
 */
export type SeedPermissionProfile = components['schemas']['SeedPermissionProfile'];
/**
 * A PowerForm, and the envelopes that were created from it.
 */
export type SeedPowerForm = components['schemas']['SeedPowerForm'];
/**
 * The billing of the account: at most one item. Its plan is the `planName` of the account.
 */
export type SeedBilling = components['schemas']['SeedBilling'];
/**
 * An invoice of the account.
 */
export type SeedBillingInvoice = components['schemas']['SeedBillingInvoice'];
/**
 * A payment of the account.
 */
export type SeedBillingPayment = components['schemas']['SeedBillingPayment'];
/**
 * An account at a payment service that is connected to the account.
 */
export type SeedPaymentGatewayAccount = components['schemas']['SeedPaymentGatewayAccount'];
/**
 * An electronic seal.
 */
export type SeedSeal = components['schemas']['SeedSeal'];
/**
 * A signature provider.
 */
export type SeedSignatureProvider = components['schemas']['SeedSignatureProvider'];
/**
 * An entry of a data feed.
 */
export type SeedDataFeedElement = components['schemas']['SeedDataFeedElement'];
/**
 * The connection to the vault for electronic notes: at most one item.
 */
export type SeedENoteConfiguration = components['schemas']['SeedENoteConfiguration'];
/**
 * A call of a user who had calls logged.
 */
export type SeedRequestLog = components['schemas']['SeedRequestLog'];
/**
 * A client that may create accounts.
 */
export type SeedReseller = components['schemas']['SeedReseller'];
/**
 * A workspace, with its people, folders and files.
 */
export type SeedWorkspace = components['schemas']['SeedWorkspace'];
/**
 * A folder, and with whom it is shared.
 */
export type SeedSharedFolder = components['schemas']['SeedSharedFolder'];
/**
 * A signature that a user has adopted.
 */
export type SeedSignature = components['schemas']['SeedSignature'];
/**
 * A group that receives envelopes as one.
 */
export type SeedSigningGroup = components['schemas']['SeedSigningGroup'];
/**
 * A template, and with whom it is shared.
 */
export type SeedTemplate = components['schemas']['SeedTemplate'];
/**
 * A rule by which envelopes get another owner.
 */
export type SeedTransferRule = components['schemas']['SeedTransferRule'];
/**
 * A user's profile, and the settings that other systems keep with the user.
 */
export type SeedUserProfile = components['schemas']['SeedUserProfile'];
/**
 * The seed that the server was started with.
 */
export type SeedDescription = components['schemas']['SeedDescription'];
/**
 * The number of items added to each list.
 */
export type Planted = components['schemas']['Planted'];
/**
 * Copies of a tenant, to go back to.
 */
export type Snapshot = components['schemas']['Snapshot'];
/**
 * The snapshots of a tenant.
 */
export type SnapshotList = components['schemas']['SnapshotList'];
/**
 * The time of a tenant.
 */
export type Clock = components['schemas']['Clock'];
/**
 * A change of the clock; missing properties stay as they are.
 */
export type ClockChange = components['schemas']['ClockChange'];
/**
 * A span of time, the sum of its parts.
 */
export type Duration = components['schemas']['Duration'];
/**
 * The items that are due later.
 */
export type Schedule = components['schemas']['Schedule'];
/**
 * Something that happens when the clock of the tenant reaches its time.
 */
export type ScheduledItem = components['schemas']['ScheduledItem'];
/**
 * The person who acts for a recipient that stands for several people, such as a signing group.
 */
export type Person = components['schemas']['Person'];
/**
 * An action of a recipient.
 */
export type Acting = components['schemas']['Acting'];
/**
 * Values that the recipient enters.
 */
export type Signing = components['schemas']['Signing'];
/**
 * The recipient's refusal to sign, with the reason.
 */
export type Declining = components['schemas']['Declining'];
/**
 * The reason why the e-mail came back.
 */
export type Autoresponding = components['schemas']['Autoresponding'];
/**
 * The result of the identity checks of a recipient.
 */
export type IdentityDecision = components['schemas']['IdentityDecision'];
/**
 * Summaries of envelopes or templates.
 */
export type EnvelopeSummaryList = components['schemas']['EnvelopeSummaryList'];
/**
 * An envelope or template in a list.
 */
export type EnvelopeSummary = components['schemas']['EnvelopeSummary'];
/**
 * The sender of an envelope or the owner of a template.
 */
export type EnvelopeParty = components['schemas']['EnvelopeParty'];
/**
 * A recipient in a list.
 */
export type RecipientSummary = components['schemas']['RecipientSummary'];
/**
 * The history of an envelope or of a tenant.
 */
export type Timeline = components['schemas']['Timeline'];
/**
 * Something that happened to an envelope, or because of it.
 */
export type TimelineEntry = components['schemas']['TimelineEntry'];
/**
 * The body of `Envelopes_create` or `Templates_create`.
 */
export type Definition = components['schemas']['Definition'];
/**
 * The status of an envelope.
 */
export type EnvelopeState = components['schemas']['EnvelopeState'];
/**
 * Options for opening the signing page.
 */
export type SigningUrlRequest = components['schemas']['SigningUrlRequest'];
/**
 * A URL that can be opened once.
 */
export type SigningUrl = components['schemas']['SigningUrl'];
/**
 * The statuses of an envelope and of a recipient.
 */
export type Acted = components['schemas']['Acted'];
/**
 * A user, with an access token that never expires.
 */
export type UserWithToken = components['schemas']['UserWithToken'];
/**
 * The user who gets an access token.
 */
export type NewToken = components['schemas']['NewToken'];
/**
 * The accounts of a tenant.
 */
export type AccountList = components['schemas']['AccountList'];
/**
 * An account with its users.
 */
export type Account = components['schemas']['Account'];
/**
 * A user of an account.
 */
export type AccountUser = components['schemas']['AccountUser'];
/**
 * The applications of the tenant.
 */
export type IntegrationList = components['schemas']['IntegrationList'];
/**
 * An application that calls the API.
 */
export type Integration = components['schemas']['Integration'];
/**
 * An e-mail or text message that the service would have sent.
 */
export type Mail = components['schemas']['Mail'];
/**
 * E-mails.
 */
export type Outbox = components['schemas']['Outbox'];
/**
 * The read status of an e-mail.
 */
export type MailRead = components['schemas']['MailRead'];
/**
 * A request that was answered.
 */
export type Request = components['schemas']['Request'];
/**
 * A request with all that was sent in both directions, without secrets.
 */
export type RequestDetails = components['schemas']['RequestDetails'];
/**
 * The headers and the body of a request, a response, or a part of a multipart body.
 */
export type Message = components['schemas']['Message'];
/**
 * Something in a request that violates the contract.
 */
export type Finding = components['schemas']['Finding'];
/**
 * Something in a request that had no effect.
 */
export type RequestWarning = components['schemas']['RequestWarning'];
/**
 * An HTTP archive in the format HAR 1.2.
 */
export type HttpArchive = components['schemas']['HttpArchive'];
/**
 * Something that the service accepts in another form than the canonical one.
 */
export type Tolerated = components['schemas']['Tolerated'];
/**
 * Requests.
 */
export type RequestList = components['schemas']['RequestList'];
/**
 * A filter for requests, and the expected number of them. Missing filters match every request.
 */
export type Assertion = components['schemas']['Assertion'];
/**
 * A part of a request that had no effect.
 */
export type Warning = components['schemas']['Warning'];
/**
 * Warnings.
 */
export type WarningList = components['schemas']['WarningList'];
/**
 * The effect of warnings on requests.
 */
export type WarningMode = components['schemas']['WarningMode'];
/**
 * A fault, and a filter for the requests that it applies to. Missing filters match every request.
 */
export type Fault = components['schemas']['Fault'];
/**
 * Rules for faults.
 */
export type Faults = components['schemas']['Faults'];
/**
 * The numbers of requests that the rules applied to.
 */
export type FaultCounts = components['schemas']['FaultCounts'];
/**
 * A number of calls in a number of seconds.
 */
export type Limit = components['schemas']['Limit'];
/**
 * Rate limits for callers; missing ones do not apply.
 */
export type Limits = components['schemas']['Limits'];
/**
 * The state of a message: to be sent, queued, waiting for another attempt, held by its
 * configuration, accepted, or given up.
 */
export type DeliveryState = components['schemas']['DeliveryState'];
/**
 * A message about an event.
 */
export type Delivery = components['schemas']['Delivery'];
/**
 * A message about an event with its payload and its attempts.
 */
export type DeliveryDetails = components['schemas']['DeliveryDetails'];
/**
 * A try to deliver a message.
 */
export type DeliveryTry = components['schemas']['DeliveryTry'];
/**
 * The response of a receiver.
 */
export type DeliveryResponse = components['schemas']['DeliveryResponse'];
/**
 * The target of a message.
 */
export type SendDelivery = components['schemas']['SendDelivery'];
/**
 * A test message.
 */
export type TestMessage = components['schemas']['TestMessage'];
/**
 * A signature with the signed payload.
 */
export type SignatureToCheck = components['schemas']['SignatureToCheck'];
/**
 * The result of checking a signature.
 */
export type SignatureCheck = components['schemas']['SignatureCheck'];
/**
 * The certificates of Connect, in PEM.
 */
export type ConnectCertificates = components['schemas']['ConnectCertificates'];
/**
 * A certificate for listeners at `localhost` and `127.0.0.1`.
 */
export type ListenerCertificate = components['schemas']['ListenerCertificate'];
/**
 * Messages.
 */
export type DeliveryList = components['schemas']['DeliveryList'];
/**
 * A completed export of the members of all accounts of the organization that the account is in.
 */
export type SeedOrganizationUserExport = components['schemas']['SeedOrganizationUserExport'];
/**
 * A completed export of the settings of accounts.
 */
export type SeedOrganizationSettingsExport = components['schemas']['SeedOrganizationSettingsExport'];
/**
 * A completed import of the settings of accounts.
 */
export type SeedOrganizationSettingsImport = components['schemas']['SeedOrganizationSettingsImport'];
/**
 * A Connect configuration of an organization; all fields of
 * `OrganizationConnectConfigurationRequest`.
 */
export type SeedOrganizationConnect = components['schemas']['SeedOrganizationConnect'];
/**
 * The OAuth configuration of Connect of an organization; all fields of
 * `OrganizationConnectOAuthConfiguration`.
 */
export type SeedOrganizationConnectOAuthConfig = components['schemas']['SeedOrganizationConnectOAuthConfig'];
/**
 * A key with which messages of configurations of an organization are signed.
 */
export type SeedOrganizationConnectSecret = components['schemas']['SeedOrganizationConnectSecret'];
/**
 * The contract of an organization, with which it creates and clones accounts.
 */
export type SeedSubscription = components['schemas']['SeedSubscription'];
/**
 * The creation of an account of an organization, or its cloning from another account.
 */
export type SeedAssetGroupWork = components['schemas']['SeedAssetGroupWork'];
/**
 * A completed import of users of the organization of the account.
 */
export type SeedUserImport = components['schemas']['SeedUserImport'];
/**
 * An organization to create.
 */
export type NewOrganization = components['schemas']['NewOrganization'];
/**
 * An account of a new organization: an existing one, which belongs to no organization, or a
 * new one.
 */
export type NewOrganizationAccount = components['schemas']['NewOrganizationAccount'];
/**
 * An administrator of a new organization; an existing user, or a new one.
 */
export type NewOrganizationAdministrator = components['schemas']['NewOrganizationAdministrator'];
/**
 * A person who becomes a user.
 */
export type NewPerson = components['schemas']['NewPerson'];
/**
 * An organization that was created.
 */
export type CreatedOrganization = components['schemas']['CreatedOrganization'];
/**
 * The new status of a domain.
 */
export type DomainStatusChange = components['schemas']['DomainStatusChange'];
/**
 * An e-mail domain that an organization has reserved.
 */
export type ReservedDomain = components['schemas']['ReservedDomain'];
/**
 * An action of a person on the page of an agreement.
 */
export type ClickwrapAnswer = components['schemas']['ClickwrapAnswer'];
/**
 * An agreement after an action.
 */
export type ClickwrapOutcome = components['schemas']['ClickwrapOutcome'];
/**
 * A clickwrap with its versions, and the agreements of people.
 */
export type SeedClickwrap = components['schemas']['SeedClickwrap'];
/**
 * A tab that an extension app checks.
 */
export type ExtensionTab = components['schemas']['ExtensionTab'];
/**
 * The tabs of an app to install.
 */
export type ExtensionAppInstall = components['schemas']['ExtensionAppInstall'];
/**
 * An installed app.
 */
export type ExtensionAppAfter = components['schemas']['ExtensionAppAfter'];
/**
 * An extension app that the account has installed.
 */
export type SeedExtensionApp = components['schemas']['SeedExtensionApp'];
/**
 * The status to set.
 */
export type WorkflowStatusChange = components['schemas']['WorkflowStatusChange'];
/**
 * A workflow after a change of its status.
 */
export type WorkflowStatus = components['schemas']['WorkflowStatus'];
/**
 * The values that a person enters in the step.
 */
export type WorkflowAdvance = components['schemas']['WorkflowAdvance'];
/**
 * The way in which an instance ends.
 */
export type WorkflowEnd = components['schemas']['WorkflowEnd'];
/**
 * The progress of an instance.
 */
export type WorkflowProgress = components['schemas']['WorkflowProgress'];
/**
 * A workflow with its steps.
 */
export type SeedWorkflow = components['schemas']['SeedWorkflow'];
/**
 * An instance of a workflow.
 */
export type SeedWorkflowInstance = components['schemas']['SeedWorkflowInstance'];
/**
 * The entitlement of an organization to Monitor.
 */
export type MonitorEntitlement = components['schemas']['MonitorEntitlement'];
/**
 * The entitlement of an organization to Monitor now.
 */
export type MonitorEntitlementState = components['schemas']['MonitorEntitlementState'];
/**
 * An alert to add to the stream.
 */
export type NewMonitorAlert = components['schemas']['NewMonitorAlert'];
/**
 * An alert that was added to the stream.
 */
export type MonitorAlert = components['schemas']['MonitorAlert'];
/**
 * The provisions that are found in an agreement.
 */
export type AgreementProvisions = components['schemas']['AgreementProvisions'];
/**
 * The data of an agreement to set.
 */
export type AgreementSetting = components['schemas']['AgreementSetting'];
/**
 * An agreement after a change.
 */
export type AgreementAfter = components['schemas']['AgreementAfter'];
/**
 * An upload job after a change.
 */
export type UploadJobAfter = components['schemas']['UploadJobAfter'];
/**
 * An agreement in the repository.
 */
export type SeedAgreement = components['schemas']['SeedAgreement'];
/**
 * An upload job.
 */
export type SeedUploadJob = components['schemas']['SeedUploadJob'];
/**
 * A form group of Rooms.
 */
export type SeedFormGroup = components['schemas']['SeedFormGroup'];
/**
 * A library of forms that rooms can be given.
 */
export type SeedFormLibrary = components['schemas']['SeedFormLibrary'];
/**
 * A document in a room.
 */
export type SeedRoomDocument = components['schemas']['SeedRoomDocument'];
/**
 * A folder of a room for documents.
 */
export type SeedRoomFolder = components['schemas']['SeedRoomFolder'];
/**
 * A change of a room's status.
 */
export type RoomStatusChange = components['schemas']['RoomStatusChange'];
/**
 * A room after a change of its status.
 */
export type RoomStatus = components['schemas']['RoomStatus'];
/**
 * The fields of room details.
 */
export type SeedFieldSet = components['schemas']['SeedFieldSet'];
/**
 * A template for rooms. Without offices and regions it is for the whole company.
 */
export type SeedRoomTemplate = components['schemas']['SeedRoomTemplate'];
/**
 * A room.
 */
export type SeedRoom = components['schemas']['SeedRoom'];
/**
 * The envelopes of a room.
 */
export type RoomEnvelopeList = components['schemas']['RoomEnvelopeList'];
/**
 * An envelope that was created from documents of a room.
 */
export type RoomEnvelope = components['schemas']['RoomEnvelope'];
/**
 * The company of the account in Rooms.
 */
export type SeedRoomsCompany = components['schemas']['SeedRoomsCompany'];
/**
 * An office of the company.
 */
export type SeedRoomsOffice = components['schemas']['SeedRoomsOffice'];
/**
 * A region of the company.
 */
export type SeedRoomsRegion = components['schemas']['SeedRoomsRegion'];
/**
 * A role of a company on v6.
 */
export type SeedRoomsRole = components['schemas']['SeedRoomsRole'];
/**
 * A member of the company, or a person from outside.
 */
export type SeedRoomsUser = components['schemas']['SeedRoomsUser'];
/**
 * A task list of a room.
 */
export type SeedTaskList = components['schemas']['SeedTaskList'];
/**
 * A template of the company for task lists.
 */
export type SeedTaskListTemplate = components['schemas']['SeedTaskListTemplate'];
/**
 * The user who acts on a task or a task list.
 */
export type TaskActing = components['schemas']['TaskActing'];
/**
 * The user who completes a task, with the attached document.
 */
export type TaskCompleting = components['schemas']['TaskCompleting'];
/**
 * The decision of a reviewer.
 */
export type TaskReviewing = components['schemas']['TaskReviewing'];
/**
 * A task list of a room.
 */
export type RoomTaskList = components['schemas']['RoomTaskList'];
/**
 * A task of a room.
 */
export type RoomTask = components['schemas']['RoomTask'];
/**
 * A person with a responsibility for a task.
 */
export type RoomTaskPerson = components['schemas']['RoomTaskPerson'];
/**
 * A company to create.
 */
export type NewRoomsCompany = components['schemas']['NewRoomsCompany'];
/**
 * A company that was created.
 */
export type RoomsCompany = components['schemas']['RoomsCompany'];
/**
 * A member of a company in Rooms.
 */
export type RoomsMember = components['schemas']['RoomsMember'];
/**
 * A web form to create from a template.
 */
export type NewWebForm = components['schemas']['NewWebForm'];
/**
 * A change of a web form.
 */
export type WebFormChange = components['schemas']['WebFormChange'];
/**
 * A web form.
 */
export type WebFormState = components['schemas']['WebFormState'];
/**
 * An action of a person on an instance of a web form.
 */
export type WebFormAction = components['schemas']['WebFormAction'];
/**
 * An instance of a web form after an action.
 */
export type WebFormOutcome = components['schemas']['WebFormOutcome'];
/**
 * A web form, and its instances.
 */
export type SeedWebForm = components['schemas']['SeedWebForm'];
/**
 * The answer to an upload request.
 */
export type UploadRequestAnswer = components['schemas']['UploadRequestAnswer'];
/**
 * An upload request after a change.
 */
export type UploadRequestAfter = components['schemas']['UploadRequestAfter'];
/**
 * The ID of a role of workspaces.
 */
export type SeedWorkspaceRole = components['schemas']['SeedWorkspaceRole'];
/**
 * A workspace of the Workspaces API.
 */
export type SeedSharedWorkspace = components['schemas']['SeedSharedWorkspace'];


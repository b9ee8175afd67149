import type {
  CustomFields,
  DocGenFormField,
  DocGenSyntaxError,
  DocumentHtmlDefinition,
  EmailSettings,
  Envelope,
  EnvelopeStatus,
  EventNotification,
  NameValue,
  Notification,
  PowerForm,
  PrefillTabs,
  PurgeState,
  Workflow,
} from '@countersign/types/esign-v2.1';
import type { HtmlField, HtmlMarker, Placed, PlacedField } from '../../documents/index.ts';
import type { StoredRecipient } from './recipient.ts';

/**
 * Properties of an envelope definition that are stored and returned as sent; no rule of the sandbox
 * reads them.
 */
export type EnvelopeSettings = Pick<
  Envelope,
  | 'emailSubject'
  | 'emailBlurb'
  | 'messageLock'
  | 'brandId'
  | 'brandLock'
  | 'recipientsLock'
  | 'allowComments'
  | 'allowMarkup'
  | 'allowReassign'
  | 'allowViewHistory'
  | 'anySigner'
  | 'asynchronous'
  | 'authoritativeCopy'
  | 'authoritativeCopyDefault'
  | 'autoNavigation'
  | 'burnDefaultTabData'
  | 'copyRecipientData'
  | 'disableResponsiveDocument'
  | 'enableWetSign'
  | 'enforceSignerVisibility'
  | 'envelopeIdStamping'
  | 'envelopeLocation'
  | 'externalEnvelopeId'
  | 'isSignatureProviderEnvelope'
  | 'signerCanSignOnMobile'
  | 'signingLocation'
  | 'transactionId'
  | 'useDisclosure'
  | 'envelopeMetadata'
  | 'envelopeCustomMetadata'
>;

/** A document of an envelope. */
export interface StoredDocument {
  documentId: string;
  documentIdGuid: string;
  name: string;
  /** The place in the envelope, from 1. */
  order: number;
  /** The PDF, as an ID of contents; absent where it was purged. */
  content?: string;
  /** The content of the file as uploaded; absent if that was a PDF. */
  original?: string;
  fileExtension: string;
  /** The size of each page in points. */
  pages: { width: number; height: number }[];
  sizeBytes: number;
  fields: NameValue[];
  display?: string;
  includeInDownload?: string;
  signerMustAcknowledge?: string;
  templateLocked?: string;
  templateRequired?: string;
  authoritativeCopy?: boolean;
  /** `false` if anchors are not looked for in it. */
  applyAnchorTabs?: string;
  /** True if pages were rotated or deleted. */
  isEdited?: true;
  /** The fields for document generation, as they were sent, of a document that has none of its own. */
  docGenFormFields?: DocGenFormField[];
  /** Document generation from the uploaded file. */
  docGen?: StoredDocGen;
  /** The elements of its HTML that become tabs, and their places. */
  html?: StoredHtml;
  /** The responsive layout of the document for small screens. */
  htmlDefinition?: DocumentHtmlDefinition;
  /** Set if the file has a PDF form. */
  containsFormFields?: true;
  /** The form that is to become tabs, until the request that brought it is done. */
  form?: PendingForm;
  /** The templates that were applied to it. */
  templates: AppliedTemplate[];
}

/** A form that is to become tabs. */
export interface PendingForm {
  fields: PlacedField[];
  /** True where somebody has signed the PDF, whose form must then stay as it is. */
  isSigned: boolean;
  /** The recipient that its document names. */
  assignTo?: string;
}

/** The fields and JSON markers of a page of HTML. */
export interface StoredHtml {
  fields: (HtmlField & Placed)[];
  markers: (HtmlMarker & Placed)[];
  /** The IDs of the fields whose tabs a recipient has. */
  given: string[];
}

/** The fields of a generated document, and their values. */
export interface StoredDocGen {
  /** The fields of the placeholders, without values; a table has one row, with its columns. */
  fields: DocGenFormField[];
  /** The names of the fields that stand in conditions only, so that they need no value. */
  conditional?: string[];
  errors: DocGenSyntaxError[];
  /** Errors of values that do not fit their tags, which are also marked in the document. */
  mergeErrors?: DocGenSyntaxError[];
  /** The texts and the rows, by the names of the fields. */
  values: Record<string, string | Record<string, string>[]>;
  /** The PDF was generated with these values. */
  isGenerated: boolean;
}

export interface AppliedTemplate {
  templateId: string;
  name: string;
  /** The template's additions to a document: the GUIDs of recipients, and the IDs of tabs. */
  recipientIds?: string[];
  tabIds?: string[];
}

export interface StoredAttachment {
  attachmentId: string;
  name: string;
  label: string;
  accessControl: string;
  attachmentType: string;
  content: string;
}

/** The lock on an envelope or template. */
export interface StoredLock {
  token: string;
  lockedByApp: string;
  userId: string;
  userName: string;
  email: string;
  durationInSeconds: number;
  until: number;
  lockType: 'edit';
  useScratchPad: 'true' | 'false';
  /** The envelope as it was before, to come back to. Locks of older snapshots lack it. */
  before?: string;
}

/** An entry of the audit trail. */
export interface StoredAuditEvent {
  at: number;
  /** The name of the user or recipient who acted. */
  userName: string;
  email: string;
  userId: string;
  /** The action, such as `Sent`, and a message that describes it. */
  action: string;
  message: string;
  /** The status of the envelope after it. */
  status: string;
  ipAddress: string;
  /** The integration key of the application that did it. */
  clientId?: string;
}

/** The sender of an envelope, or the owner of a template. */
export interface StoredSender {
  userId: string;
  userName: string;
  email: string;
}

/** The access of another user of the account to one envelope. */
export interface StoredShare {
  shareId: string;
  userId: string;
  /** The user's access: `read`, or `manage` for the rights of the sender. */
  permission: 'read' | 'manage';
  createdAt: number;
  modifiedAt: number;
}

/** An envelope or template as it is kept. Times are in milliseconds since 1970. */
export interface StoredEnvelope {
  kind: 'envelope' | 'template';
  envelopeId: string;
  accountId: string;
  status: EnvelopeStatus;
  sender: StoredSender;
  settings: EnvelopeSettings;
  documents: StoredDocument[];
  recipients: StoredRecipient[];
  /** The tabs that the sender fills in; they are no recipient's. */
  prefillTabs?: PrefillTabs;
  customFields: CustomFields;
  attachments: StoredAttachment[];
  notification: Notification;
  emailSettings?: EmailSettings;
  eventNotifications: EventNotification[];
  auditEvents: StoredAuditEvent[];
  workflow?: Workflow;
  lock?: StoredLock;
  templates: AppliedTemplate[];
  /** The PowerForm that it was created from, as it was then. */
  powerForm?: PowerForm;
  createdAt: number;
  changedAt: number;
  statusChangedAt: number;
  /** The first time that it was sent. */
  initialSentAt?: number;
  /** Set if signing roles were left out when the envelope was created from templates. */
  hasUnfilledRoles?: true;
  sentAt?: number;
  deliveredAt?: number;
  completedAt?: number;
  declinedAt?: number;
  voidedAt?: number;
  deletedAt?: number;
  expiresAt?: number;
  voidedReason?: string;
  /** The status to which the envelope returns after a correction. */
  statusBeforeCorrect?: EnvelopeStatus;
  /** The name of the user who corrects the envelope. */
  correctedBy?: string;
  /** The folder that it was moved to; absent where its status says it. */
  folder?: string;
  /** The folders to which recipients moved it out of their inbox, by user ID. */
  recipientFolders?: Record<string, string>;
  /** The users with whom it is shared one by one. */
  shares?: StoredShare[];
  purgeState?: PurgeState;
  purgeRequestedAt?: number;
  purgedAt?: number;
  /** Properties that only templates have. */
  template?: StoredTemplatePart;
}

export interface StoredTemplatePart {
  name: string;
  description: string;
  shared: 'true' | 'false';
  password: string;
  /** The users and groups that it is shared to. */
  sharedUsers: string[];
  sharedGroups: string[];
  passwordProtected?: 'true' | 'false';
  autoMatch?: string;
  lastUsedAt?: number;
  /** The user who last changed it; absent if that was the owner. */
  lastModifiedBy?: StoredSender;
}

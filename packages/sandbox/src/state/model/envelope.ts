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
import type { PlacedField } from '../../documents/index.ts';
import type { StoredRecipient } from './recipient.ts';

/** What is kept of a definition as it was sent: no rule of ours looks into it. */
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
  /** What was sent, where it was no PDF. */
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
  /** Whether pages were rotated or deleted. */
  isEdited?: true;
  /** The fields for document generation, as they were sent, of a document that has none of its own. */
  docGenFormFields?: DocGenFormField[];
  /** What is generated from the file that was sent. */
  docGen?: StoredDocGen;
  /** How it is laid out for small screens. */
  htmlDefinition?: DocumentHtmlDefinition;
  /** Whether the file has a PDF form. */
  containsFormFields?: true;
  /** The form that is to become tabs, until the request that brought it is done. */
  form?: PendingForm;
  /** The templates that were applied to it. */
  templates: AppliedTemplate[];
}

/** A form that is to become tabs. */
export interface PendingForm {
  fields: PlacedField[];
  /** Whether somebody has signed the PDF: its form can only change without that. */
  isSigned: boolean;
  /** The recipient that its document names. */
  assignTo?: string;
}

/** The fields of a document that is generated, and what they are to hold. */
export interface StoredDocGen {
  /** As the placeholders say, without values; a table has one row, with its columns. */
  fields: DocGenFormField[];
  /** The names of the fields that stand in conditions only, so that they need no value. */
  conditional?: string[];
  errors: DocGenSyntaxError[];
  /** What the values do not fit, as the document says too. */
  mergeErrors?: DocGenSyntaxError[];
  /** The texts and the rows, by the names of the fields. */
  values: Record<string, string | Record<string, string>[]>;
  /** Whether the PDF has these values. */
  isGenerated: boolean;
}

export interface AppliedTemplate {
  templateId: string;
  name: string;
  /** What it brought to a document: the GUIDs of recipients, and the IDs of tabs. */
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
  /** With a scratch pad: what the envelope was before, to come back to. */
  before?: string;
}

/** One line of the audit trail. */
export interface StoredAuditEvent {
  at: number;
  /** Who did it. */
  userName: string;
  email: string;
  userId: string;
  /** What was done, such as `Sent`, and in words. */
  action: string;
  message: string;
  /** The status of the envelope after it. */
  status: string;
  ipAddress: string;
}

/** Who sent an envelope or owns a template. */
export interface StoredSender {
  userId: string;
  userName: string;
  email: string;
}

/** The access of another user of the account to one envelope. */
export interface StoredShare {
  shareId: string;
  userId: string;
  /** Whether the user may only read it, or change it as its sender can. */
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
  /** Where a correction goes back to when it is over. */
  statusBeforeCorrect?: EnvelopeStatus;
  /** The folder that it was moved to; absent where its status says it. */
  folder?: string;
  /** By their user IDs: the folders to which recipients moved it out of their inbox. */
  recipientFolders?: Record<string, string>;
  /** The users with whom it is shared one by one. */
  shares?: StoredShare[];
  purgeState?: PurgeState;
  purgeRequestedAt?: number;
  purgedAt?: number;
  /** What only templates have. */
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
  /** Who changed it last; absent where that was the owner. */
  lastModifiedBy?: StoredSender;
}

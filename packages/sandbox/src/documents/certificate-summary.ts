/** What is said of a recipient; times and addresses as they are to be read. */
export interface CertificateRecipient {
  name: string;
  email: string;
  /** What the recipient is there for, such as `Needs to sign`. */
  action: string;
  status: string;
  /** The checks of the identity and their results, such as `SMS: Passed`. */
  authentication?: string | undefined;
  /** What was signed with, such as `Ada Lovelace (drawn)`. */
  signature?: string | undefined;
  signatureId?: string | undefined;
  ipAddress?: string | undefined;
  sent?: string | undefined;
  viewed?: string | undefined;
  signed?: string | undefined;
}

/** One line of the audit trail. */
export interface CertificateEvent {
  time: string;
  who: string;
  what: string;
  ipAddress?: string | undefined;
}

/** What a certificate of completion says; everything as it is to be read. */
export interface CertificateSummary {
  envelopeId: string;
  subject: string;
  status: string;
  created?: string | undefined;
  sent?: string | undefined;
  completed?: string | undefined;
  sender: { name: string; email: string; ipAddress?: string | undefined };
  documents: readonly { name: string; pages: number }[];
  recipients: readonly CertificateRecipient[];
  events: readonly CertificateEvent[];
}

/** A recipient on a certificate of completion, with times and addresses formatted for reading. */
export interface CertificateRecipient {
  name: string;
  email: string;
  /** The recipient's part, such as `Needs to sign`. */
  action: string;
  status: string;
  /** The checks of the identity and their results, such as `SMS: Passed`. */
  authentication?: string | undefined;
  /** The signature, such as `Ada Lovelace (drawn)`. */
  signature?: string | undefined;
  signatureId?: string | undefined;
  ipAddress?: string | undefined;
  sent?: string | undefined;
  viewed?: string | undefined;
  signed?: string | undefined;
}

/** An entry of the audit trail. */
export interface CertificateEvent {
  time: string;
  who: string;
  what: string;
  ipAddress?: string | undefined;
}

/** The content of a certificate of completion, with all values formatted for reading. */
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

// The life of an envelope as the service describes it, written down apart from the code that keeps
// it: what each step asks of the state, and what the state is after it.

export type RecipientKind = 'signers' | 'carbonCopies' | 'certifiedDeliveries';

export interface ModelRecipient {
  id: string;
  kind: RecipientKind;
  order: number;
  status: 'created' | 'sent' | 'delivered' | 'completed' | 'declined';
}

type ModelStatus = 'created' | 'sent' | 'delivered' | 'completed' | 'declined' | 'voided';

/** An envelope as it should be. */
export interface ModelEnvelope {
  status: ModelStatus;
  recipients: ModelRecipient[];
  documents: number;
  purge: 'queued' | 'purged' | undefined;
  /** True if an absent user holds the lock: changes are made without its token. */
  locked: boolean;
}

/** The error code of a rejected step; undefined if it is allowed. */
export type Refused = string | undefined;

const inProcess: readonly ModelStatus[] = ['sent', 'delivered'];
const ended: readonly ModelStatus[] = ['completed', 'declined', 'voided'];

/** The statuses that allow each step; otherwise it is rejected with the code. */
const allowed = {
  send: { in: ['created'], else: 'ENVELOPE_INVALID_STATUS' },
  void: { in: ['created', ...inProcess], else: 'ENVELOPE_CANNOT_VOID_INVALID_STATE' },
  addRecipient: { in: ['created', ...inProcess], else: 'EDIT_LOCK_INVALID_STATE_FOR_LOCK' },
  addDocument: { in: ['created', ...inProcess], else: 'ENVELOPE_INVALID_STATUS' },
  deleteDocument: { in: ['created', ...inProcess], else: 'ENVELOPE_INVALID_STATUS' },
  deleteCustomField: { in: ['created', ...inProcess], else: 'ENVELOPE_INVALID_STATUS' },
  addAttachment: { in: ['created', ...inProcess], else: 'ENVELOPE_INVALID_STATUS' },
  purge: { in: ended, else: 'ENVELOPE_INVALID_STATUS' },
  lock: { in: ['created', ...inProcess], else: 'EDIT_LOCK_INVALID_STATE_FOR_LOCK' },
  resend: { in: ['created', ...inProcess], else: 'EDIT_LOCK_INVALID_STATE_FOR_LOCK' },
} as const satisfies Record<string, { in: readonly ModelStatus[]; else: string }>;

export type Step = keyof typeof allowed;

/** Returns the error code if the status does not allow a step. */
export function refusal(envelope: ModelEnvelope, step: Step): Refused {
  const { in: statuses, else: code }: { in: readonly ModelStatus[]; else: string } = allowed[step];
  return statuses.includes(envelope.status) ? undefined : code;
}

/** Checks whether a lock prevents changes; an envelope that has ended has nothing to protect. */
export function isLocked({ locked, status }: ModelEnvelope): boolean {
  return locked && !ended.includes(status);
}

/** Returns the error code if a recipient cannot act now. */
export function turnRefusal({ status }: ModelEnvelope, recipient: ModelRecipient): Refused {
  if (!inProcess.includes(status)) return 'ENVELOPE_INVALID_STATUS';
  if (recipient.status === 'created') return 'RECIPIENT_NOT_IN_SEQUENCE';
  return recipient.status === 'completed' || recipient.status === 'declined'
    ? 'ENVELOPE_INVALID_STATUS'
    : undefined;
}

export function send(envelope: ModelEnvelope): void {
  envelope.status = 'sent';
  goOn(envelope);
}

export function open(envelope: ModelEnvelope, recipient: ModelRecipient): void {
  if (recipient.status === 'sent') recipient.status = 'delivered';
  noteDelivered(envelope);
  if (recipient.kind === 'certifiedDeliveries') finish(envelope, recipient);
}

export function sign(envelope: ModelEnvelope, recipient: ModelRecipient): void {
  open(envelope, recipient);
  finish(envelope, recipient);
}

export function decline(envelope: ModelEnvelope, recipient: ModelRecipient): void {
  recipient.status = 'declined';
  envelope.status = 'declined';
}

/**
 * Models the passing of time: envelopes in process are voided, queued ones are purged, locks end.
 */
export function expire(envelope: ModelEnvelope): void {
  envelope.locked = false;
  if (inProcess.includes(envelope.status)) envelope.status = 'voided';
  if (envelope.purge === 'queued') envelope.purge = 'purged';
}

/** Models a new recipient, and the recipients whose turn it becomes. */
export function add(envelope: ModelEnvelope, recipient: ModelRecipient): void {
  envelope.recipients.push(recipient);
  if (inProcess.includes(envelope.status)) goOn(envelope);
}

function finish(envelope: ModelEnvelope, recipient: ModelRecipient): void {
  recipient.status = 'completed';
  goOn(envelope);
}

/** Copies go out with their turn; the next turn comes when all of the earlier ones are done. */
function goOn(envelope: ModelEnvelope): void {
  const acting = envelope.recipients.filter(({ kind }) => kind !== 'carbonCopies');
  const waiting = acting.filter(({ status }) => status !== 'completed');
  const turn = Math.min(Infinity, ...waiting.map(({ order }) => order));
  for (const recipient of envelope.recipients)
    if (recipient.status === 'created' && recipient.order <= turn)
      recipient.status = recipient.kind === 'carbonCopies' ? 'completed' : 'sent';
  if (turn === Infinity) envelope.status = 'completed';
  else noteDelivered(envelope);
}

/** Everybody who acts has opened it. */
function noteDelivered(envelope: ModelEnvelope): void {
  const acting = envelope.recipients.filter(({ kind }) => kind !== 'carbonCopies');
  const opened = acting.every(({ status }) => status === 'delivered' || status === 'completed');
  if (envelope.status === 'sent' && opened) envelope.status = 'delivered';
}

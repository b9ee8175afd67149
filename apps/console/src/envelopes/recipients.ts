import type { Recipients, Tabs } from '@countersign/types/esign-v2.1';

/** The fields that recipients of all kinds have in responses of the service. */
interface Presented {
  deliveryMethod?: string | undefined;
  clientUserId?: string | undefined;
  accessCode?: string | undefined;
  sentDateTime?: string | undefined;
  deliveredDateTime?: string | undefined;
  signedDateTime?: string | undefined;
  declinedDateTime?: string | undefined;
  declinedReason?: string | undefined;
  autoRespondedReason?: string | undefined;
  tabs?: Tabs | undefined;
}

/** A recipient of any kind. */
export interface Recipient extends Presented {
  recipientId: string;
  /** The list that it is in, in words: `signer`, `carbon copy`. */
  type: string;
  name: string;
  email: string;
  role: string;
  routingOrder: number;
  status: string;
  /** Its place among the recipients, which decides its colour. */
  colour: number;
}

/** The fields that are read of a recipient of any list. */
interface Listed extends Presented {
  recipientId?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  status?: string | undefined;
  routingOrder?: string | undefined;
  roleName?: string | undefined;
  signerName?: string | undefined;
  hostName?: string | undefined;
  signerEmail?: string | undefined;
  hostEmail?: string | undefined;
}

/** The number of colours for recipients. */
const colours = 6;

/** All recipients in routing order. */
export function listRecipients(recipients: Recipients = {}): Recipient[] {
  const lists: readonly [string, readonly Listed[] | undefined][] = [
    ['signer', recipients.signers],
    ['in person signer', recipients.inPersonSigners],
    ['editor', recipients.editors],
    ['agent', recipients.agents],
    ['intermediary', recipients.intermediaries],
    ['certified delivery', recipients.certifiedDeliveries],
    ['witness', recipients.witnesses],
    ['notary', recipients.notaries],
    ['seal', recipients.seals],
    ['carbon copy', recipients.carbonCopies],
  ];
  return lists
    .flatMap(([type, list = []]) => list.map((one) => ({ type, one })))
    .toSorted((a, b) => Number(a.one.routingOrder ?? 1) - Number(b.one.routingOrder ?? 1))
    .map(({ type, one }, at) => ({
      ...one,
      type,
      recipientId: one.recipientId ?? '',
      name: one.name ?? one.signerName ?? one.hostName ?? '',
      email: one.email ?? one.signerEmail ?? one.hostEmail ?? '',
      role: one.roleName ?? '',
      routingOrder: Number(one.routingOrder ?? 1),
      status: one.status ?? '',
      colour: at % colours,
    }));
}

/** Returns a name for a recipient, also for one without a name. */
export function nameRecipient({ name, role, email, recipientId }: Recipient): string {
  return [name, role, email].find((words) => words !== '') ?? `Recipient ${recipientId}`;
}

/** Reports whether a recipient only gets a copy. */
export function isCopy({ type }: Recipient): boolean {
  return type === 'carbon copy';
}

/** Reports whether a recipient has completed their part. */
export function isDone({ status }: Recipient): boolean {
  return ['completed', 'signed', 'declined'].includes(status);
}

/** Reports whether the envelope waits for a recipient now. */
export function isWaitedFor(recipient: Recipient): boolean {
  return ['sent', 'delivered', 'autoresponded'].includes(recipient.status) && !isCopy(recipient);
}

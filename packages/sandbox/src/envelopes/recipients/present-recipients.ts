import type { Recipients, RecipientStatus, Signer } from '@countersign/types/esign-v2.1';
import { getDeliveryMethod } from '../life/text-messages.ts';
import { optionalDateTime } from '../../engine/date-time.ts';
import { success } from '../../engine/success.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { findUserId } from './user-ids.ts';
import { inProcess, isDone, mustAct, signs } from '../statuses.ts';
import { countTabs } from '../tabs/give-tabs.ts';
import { deleteUndefined } from '../delete-undefined.ts';

/** Options for presenting recipients. */
interface PresentRecipientOptions {
  /** Includes the tabs of each (false). */
  tabs?: boolean;
  /** The status to show for each, instead of the stored one. */
  status?: RecipientStatus;
  /** Names the roles of a template by the GUIDs that the tabs of its documents have (false). */
  roleGuids?: boolean;
}

/** A recipient of any kind as the service shows it. */
type PresentedRecipient = Signer & Readonly<Record<string, unknown>>;

const noGuid = '00000000-0000-0000-0000-000000000000';

/** Presents all recipients of an envelope or template, each in the list of its kind. */
export function presentRecipients(
  envelope: StoredEnvelope,
  options: PresentRecipientOptions = {},
): Recipients {
  const lists = listRecipients(envelope.recipients, (one) =>
    presentRecipient(one, envelope, options),
  );
  const turn = currentRoutingOrder(envelope);
  return {
    ...lists,
    recipientCount: String(envelope.recipients.length),
    ...(turn !== undefined && { currentRoutingOrder: String(turn) }),
  };
}

/** Puts recipients into the lists of their kinds; of the three newest kinds, only those that somebody is of. */
function listRecipients(
  recipients: readonly StoredRecipient[],
  present: (recipient: StoredRecipient) => PresentedRecipient,
): Recipients {
  const of = (type: StoredRecipient['type']) =>
    recipients.filter((one) => one.type === type).map(present);
  const rare = (type: StoredRecipient['type']) => {
    const found = of(type);
    return found.length === 0 ? undefined : found;
  };
  // In the order of the service.
  const lists: Recipients = {
    signers: of('signer'),
    agents: of('agent'),
    editors: of('editor'),
    intermediaries: of('intermediary'),
    carbonCopies: of('carbonCopy'),
    certifiedDeliveries: of('certifiedDelivery'),
    inPersonSigners: of('inPersonSigner'),
    seals: of('seal'),
    witnesses: of('witness'),
    notaries: of('notary'),
    participants: rare('participant'),
    notaryWitnesses: rare('notaryWitness'),
    authorizedSignatories: rare('authorizedSignatory'),
  };
  return deleteUndefined(lists);
}

/** The newest kinds, for which the contract has no word. */
const unnamed = ['participant', 'notaryWitness', 'authorizedSignatory'] as const;

function isNamed(
  type: StoredRecipient['type'],
): type is Exclude<typeof type, (typeof unnamed)[number]> {
  return !unnamed.some((one) => one === type);
}

/** A recipient as the service shows it. */
function presentRecipient(
  recipient: StoredRecipient,
  envelope: Pick<StoredEnvelope, 'kind'>,
  { tabs = false, status, roleGuids = false }: PresentRecipientOptions = {},
): PresentedRecipient {
  const { type, recipientId, recipientIdGuid, routingOrder, details, hiddenDocuments } = recipient;
  return deleteUndefined({
    deliveryMethod: getDeliveryMethod(details),
    userId: envelope.kind === 'template' ? undefined : findUserId(recipient),
    ...details,
    recipientId,
    // A role of a template has no recipient yet.
    recipientIdGuid: envelope.kind === 'template' && !roleGuids ? noGuid : recipientIdGuid,
    recipientType: isNamed(type) ? type : undefined,
    routingOrder: String(routingOrder),
    // A role of a template stands nowhere yet.
    status: status ?? (envelope.kind === 'template' ? undefined : recipient.status),
    sentDateTime: optionalDateTime(recipient.sentAt),
    deliveredDateTime: optionalDateTime(recipient.deliveredAt),
    signedDateTime: optionalDateTime(recipient.signedAt),
    declinedDateTime: optionalDateTime(recipient.declinedAt),
    declinedReason: recipient.declinedReason,
    autoRespondedReason: recipient.autoRespondedReason,
    excludedDocuments:
      hiddenDocuments === undefined || hiddenDocuments.length === 0 ? undefined : hiddenDocuments,
    totalTabCount: signs(recipient) ? String(countTabs(recipient)) : undefined,
    recipientSuppliesTabs:
      recipient.sentAt !== undefined && signs(recipient) && countTabs(recipient) === 0
        ? 'true'
        : details.recipientSuppliesTabs,
    tabs: tabs ? recipient.tabs : undefined,
  });
}

/** The turn that an envelope waits for, or the last one; undefined where it was not sent. */
function currentRoutingOrder({ status, recipients }: StoredEnvelope): number | undefined {
  if (recipients.length === 0 || ['created', 'template'].includes(status)) return undefined;
  const open = recipients.filter((one) => mustAct(one) && !isDone(one));
  return inProcess.includes(status) && open.length > 0
    ? Math.min(...ordersOf(open))
    : Math.max(...ordersOf(recipients));
}

function ordersOf(recipients: readonly StoredRecipient[]): number[] {
  return recipients.map(({ routingOrder }) => routingOrder);
}

/** The recipients that were deleted, each with that status, in the lists of their kinds. */
export function presentDeleted(
  envelope: StoredEnvelope,
  recipients: readonly StoredRecipient[],
): Recipients {
  return presentOutcome(envelope, recipients, { status: 'deleted' });
}

/** The recipients that something was done with, each with its outcome, in the lists of their kinds. */
export function presentOutcome(
  envelope: StoredEnvelope,
  recipients: readonly StoredRecipient[],
  options: PresentRecipientOptions = {},
): Recipients {
  const lists = listRecipients(recipients, (one) => ({
    ...presentRecipient(one, envelope, options),
    errorDetails: success,
  }));
  // Keeps only the kinds with a recipient in the response.
  const entries: [string, unknown][] = Object.entries(lists);
  for (const [list, items] of entries)
    if (Array.isArray(items) && items.length === 0) Reflect.deleteProperty(lists, list);
  return { ...lists, recipientCount: String(recipients.length) };
}

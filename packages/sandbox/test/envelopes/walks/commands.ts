import { ServiceError, type Client } from '@countersign/client';
import {
  envelopeAttachmentsCreate,
  envelopeCustomFieldsDelete,
  envelopeDocumentsDelete,
  envelopeDocumentsUpdateList,
  envelopeLocksCreate,
  envelopeRecipientsCreate,
  envelopesUpdate,
} from '@countersign/client/esign-v2.1';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { act, type Action } from './act.ts';
import { advance } from './advance.ts';
import { look } from './look.ts';
import * as machine from './state-machine.ts';

/** The server that the walk goes through. */
export interface Walked {
  client: Client;
  fetch: (input: string, init?: RequestInit) => Promise<Response>;
  tenant: string;
  envelopeId: string;
  pdf: string;
}

type Command = fc.AsyncCommand<machine.ModelEnvelope, Walked>;

/** The numbers of steps that were taken, and that were rejected as expected. */
export const taken = { steps: 0, refused: 0 };

/**
 * A step: the expected result by the state machine, the request, and the state after it. It is
 * taken even if it is not allowed.
 */
abstract class Step implements Command {
  check(): boolean {
    return true;
  }

  abstract refusal(model: machine.ModelEnvelope): machine.Refused;
  abstract ask(real: Walked, model: machine.ModelEnvelope): Promise<machine.Refused>;
  abstract change(model: machine.ModelEnvelope): void;
  abstract toString(): string;

  /** Returns true if the step changes something that a lock protects. */
  isLockable(): boolean {
    return true;
  }

  async run(model: machine.ModelEnvelope, real: Walked): Promise<void> {
    const isLocked = machine.isLocked(model) && this.isLockable();
    const due = isLocked ? 'EDIT_LOCK_NOT_LOCK_OWNER' : this.refusal(model);
    expect(await this.ask(real, model), `${this} at ${JSON.stringify(model)}`).toBe(due);
    if (due === undefined) this.change(model);
    taken.steps += 1;
    if (due !== undefined) taken.refused += 1;
    const { status, recipients } = await look(real);
    expect({ status, recipients }, `after ${this}`).toEqual({
      status: model.status,
      recipients: model.recipients.map(({ id, status: own }) => ({ id, status: own })),
    });
  }
}

class Send extends Step {
  refusal(model: machine.ModelEnvelope) {
    const refused = machine.refusal(model, 'send');
    return refused ?? (model.documents === 0 ? 'ENVELOPE_IS_INCOMPLETE' : undefined);
  }
  ask({ client, envelopeId }: Walked) {
    return catchErrorCode(
      envelopesUpdate(client, { path: { envelopeId }, body: { status: 'sent' } }),
    );
  }
  change(model: machine.ModelEnvelope) {
    machine.send(model);
  }
  toString() {
    return 'send';
  }
}

class Void extends Step {
  refusal(model: machine.ModelEnvelope) {
    return machine.refusal(model, 'void');
  }
  ask({ client, envelopeId }: Walked) {
    const body = { status: 'voided', voidedReason: 'The berth is taken.' } as const;
    return catchErrorCode(envelopesUpdate(client, { path: { envelopeId }, body }));
  }
  change(model: machine.ModelEnvelope) {
    model.status = 'voided';
  }
  toString() {
    return 'void';
  }
}

class Act extends Step {
  override isLockable() {
    return false;
  }
  readonly action: Action;
  readonly which: number;

  constructor(action: Action, which: number) {
    super();
    this.action = action;
    this.which = which;
  }
  refusal(model: machine.ModelEnvelope) {
    const recipient = this.#recipient(model);
    // A recipient who only has to open the envelope has finished by opening it, so there is nothing
    // to decline.
    const late = this.action === 'decline' && recipient.kind === 'certifiedDeliveries';
    return machine.turnRefusal(model, recipient) ?? (late ? 'ENVELOPE_INVALID_STATUS' : undefined);
  }
  async ask({ fetch, envelopeId, tenant }: Walked, model: machine.ModelEnvelope) {
    const { id } = this.#recipient(model);
    return (await act(fetch, envelopeId, id, this.action, tenant)).code;
  }
  change(model: machine.ModelEnvelope) {
    const recipient = this.#recipient(model);
    if (this.action === 'decline') machine.decline(model, recipient);
    else if (this.action === 'sign') machine.sign(model, recipient);
    else machine.open(model, recipient);
  }
  toString() {
    return `${this.action} ${this.which}`;
  }
  #recipient({ recipients }: machine.ModelEnvelope): machine.ModelRecipient {
    const recipient = recipients[this.which % recipients.length];
    if (recipient === undefined) throw new Error('an envelope of the walk has recipients');
    return recipient;
  }
}

class Lock extends Step {
  override isLockable() {
    return false;
  }
  refusal(model: machine.ModelEnvelope) {
    return machine.isLocked(model)
      ? 'EDIT_LOCK_ENVELOPE_ALREADY_LOCKED'
      : machine.refusal(model, 'lock');
  }
  ask({ client, envelopeId }: Walked) {
    const body = { lockType: 'edit', lockDurationInSeconds: '600' } as const;
    return catchErrorCode(envelopeLocksCreate(client, { path: { envelopeId }, body }));
  }
  change(model: machine.ModelEnvelope) {
    model.locked = true;
  }
  toString() {
    return 'lock';
  }
}

/** A lock ends by itself; nothing else is due that soon. */
class TenMinutes extends Step {
  override isLockable() {
    return false;
  }
  refusal() {
    return undefined;
  }
  async ask({ fetch, tenant }: Walked) {
    await advance(fetch, tenant, { minutes: 11 });
    return undefined;
  }
  change(model: machine.ModelEnvelope) {
    model.locked = false;
  }
  toString() {
    return 'wait for ten minutes';
  }
}

/** The time of an envelope in process is up. */
class HalfAYear extends Step {
  override isLockable() {
    return false;
  }
  refusal() {
    return undefined;
  }
  async ask({ fetch, tenant }: Walked) {
    await advance(fetch, tenant, { days: 180 });
    return undefined;
  }
  change(model: machine.ModelEnvelope) {
    machine.expire(model);
  }
  toString() {
    return 'wait for half a year';
  }
}

class AddRecipient extends Step {
  readonly order: number;

  constructor(order: number) {
    super();
    this.order = order;
  }
  refusal(model: machine.ModelEnvelope) {
    return machine.refusal(model, 'addRecipient');
  }
  ask({ client, envelopeId }: Walked, model: machine.ModelEnvelope) {
    const recipientId = String(model.recipients.length + 1);
    const signer = {
      recipientId,
      routingOrder: String(this.order),
      name: `Person ${recipientId}`,
      email: `person${recipientId}@tenant.example`,
    };
    return catchErrorCode(
      envelopeRecipientsCreate(client, { path: { envelopeId }, body: { signers: [signer] } }),
    );
  }
  change(model: machine.ModelEnvelope) {
    const id = String(model.recipients.length + 1);
    machine.add(model, { id, kind: 'signers', order: this.order, status: 'created' });
  }
  toString() {
    return `add a signer with the order ${this.order}`;
  }
}

class AddDocument extends Step {
  refusal(model: machine.ModelEnvelope) {
    return machine.refusal(model, 'addDocument');
  }
  ask({ client, envelopeId, pdf }: Walked, { documents }: machine.ModelEnvelope) {
    const documentId = String(documents + 1);
    const document = { documentId, name: 'More', fileExtension: 'pdf', documentBase64: pdf };
    return catchErrorCode(
      envelopeDocumentsUpdateList(client, {
        path: { envelopeId },
        body: { documents: [document] },
      }),
    );
  }
  change(model: machine.ModelEnvelope) {
    model.documents += 1;
  }
  toString() {
    return 'add a document';
  }
}

/** The statuses in which an envelope keeps its only document. */
const keepsOne: ReadonlySet<string> = new Set(['sent', 'delivered', 'correct']);

class DeleteDocument extends Step {
  refusal(model: machine.ModelEnvelope) {
    const none = model.documents === 0 ? 'DOCUMENT_DOES_NOT_EXIST' : undefined;
    const only =
      model.documents === 1 && keepsOne.has(model.status) ? 'ENVELOPE_IS_INCOMPLETE' : undefined;
    return machine.refusal(model, 'deleteDocument') ?? none ?? only;
  }
  async ask({ client, envelopeId }: Walked, { documents }: machine.ModelEnvelope) {
    const documentId = String(Math.max(documents, 1));
    return catchErrorCode(
      envelopeDocumentsDelete(client, {
        path: { envelopeId },
        body: { documents: [{ documentId }] },
      }),
    );
  }
  change(model: machine.ModelEnvelope) {
    model.documents = Math.max(model.documents - 1, 0);
  }
  toString() {
    return 'delete a document';
  }
}

class AddAttachment extends Step {
  refusal(model: machine.ModelEnvelope) {
    return machine.refusal(model, 'addAttachment');
  }
  ask({ client, envelopeId }: Walked) {
    const attachment = {
      attachmentId: '7',
      label: 'Plan',
      name: 'plan.txt',
      attachmentType: 'txt',
      data: 'UGxhbg==',
    };
    return catchErrorCode(
      envelopeAttachmentsCreate(client, {
        path: { envelopeId },
        body: { attachments: [attachment] },
      }),
    );
  }
  change() {}
  toString() {
    return 'add an attachment';
  }
}

class DeleteCustomField extends Step {
  refusal(model: machine.ModelEnvelope) {
    return machine.refusal(model, 'deleteCustomField');
  }
  ask({ client, envelopeId }: Walked) {
    return catchErrorCode(
      envelopeCustomFieldsDelete(client, { path: { envelopeId }, body: { textCustomFields: [] } }),
    );
  }
  change() {}
  toString() {
    return 'delete no custom field';
  }
}

class Purge extends Step {
  refusal(model: machine.ModelEnvelope) {
    if (model.purge === 'purged') return 'ENVELOPE_INVALID_STATUS';
    return machine.refusal(model, 'purge');
  }
  ask({ client, envelopeId }: Walked) {
    const body = { purgeState: 'documents_queued' } as const;
    return catchErrorCode(envelopesUpdate(client, { path: { envelopeId }, body }));
  }
  change(model: machine.ModelEnvelope) {
    model.purge = 'queued';
  }
  toString() {
    return 'queue the documents for the purge';
  }
}

const which = fc.nat({ max: 5 });

/** Creates walks of up to the given number of steps, in any order. */
export function walks(steps: number): fc.Arbitrary<Iterable<Command>> {
  return fc.commands<machine.ModelEnvelope, Walked, false>(
    [
      fc.constant(new Send()),
      fc.constant(new Send()),
      fc.constant(new Void()),
      which.map((one) => new Act('open', one)),
      which.map((one) => new Act('open', one)),
      which.map((one) => new Act('sign', one)),
      which.map((one) => new Act('sign', one)),
      which.map((one) => new Act('sign', one)),
      which.map((one) => new Act('finish-later', one)),
      which.map((one) => new Act('sign', one)),
      which.map((one) => new Act('sign', one)),
      which.map((one) => new Act('open', one)),
      which.map((one) => new Act('decline', one)),
      fc.constant(new Lock()),
      fc.constant(new TenMinutes()),
      fc.constant(new TenMinutes()),
      fc.constant(new HalfAYear()),
      fc.integer({ min: 1, max: 4 }).map((order) => new AddRecipient(order)),
      fc.integer({ min: 1, max: 4 }).map((order) => new AddRecipient(order)),
      fc.constant(new AddDocument()),
      fc.constant(new DeleteDocument()),
      fc.constant(new AddAttachment()),
      fc.constant(new DeleteCustomField()),
      fc.constant(new Purge()),
    ],
    { maxCommands: steps, size: 'max' },
  );
}

async function catchErrorCode(call: PromiseLike<unknown>): Promise<machine.Refused> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError) return error.code;
    throw error;
  }
}

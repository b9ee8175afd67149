import { randomUUID } from 'node:crypto';
import type {
  EnvelopeDefinition,
  EnvelopeTemplate,
  WorkflowStep,
} from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { eachField } from '../../envelopes/custom-fields/field-lists.ts';
import { newEnvelope } from '../../envelopes/new-envelope.ts';
import { fill } from '../../envelopes/read-definition.ts';
import { type AddedRecipient, giveOwnTabs } from '../../envelopes/recipients/add-recipients.ts';
import { members, type StoredAccount } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { type KnownDocument, createSeedDocument, isKnownPdf } from './seed-document.ts';
import { SeedError } from '../../frame/seed/seed.ts';

/** An envelope or template of a seed. */
interface SeededItem {
  id: string;
  kind: StoredEnvelope['kind'];
  /** The sender of the envelope, or the owner of the template. */
  userId: string;
  definition: Omit<EnvelopeDefinition, 'status'> & Omit<EnvelopeTemplate, 'status'>;
  /** Page sizes and other facts of its PDFs; a PDF without them is opened. */
  documents: readonly KnownDocument[];
}

/**
 * Creates the envelope or template of a definition in a seed, with the IDs that it gives to its
 * parts.
 * @returns the unsaved envelope, and its recipients
 * @throws SeedError if the account has no such user; ServiceRefusal for an invalid definition
 */
export async function seedDefinition(
  state: State,
  account: StoredAccount,
  { id, kind, userId, definition, documents }: SeededItem,
): Promise<{ envelope: StoredEnvelope; added: AddedRecipient[] }> {
  const context = await createContext(state, account, userId, `${kind} ${id}`);
  const envelope = newEnvelope(state, context, kind);
  envelope.envelopeId = id;
  // Reading an existing envelope with the ID first lets `put` replace it.
  await state.envelopes.get(id);
  const rest = [];
  for (const document of definition.documents ?? []) {
    const known = documents.find(({ documentId }) => documentId === document.documentId);
    if (isKnownPdf(known))
      envelope.documents.push(await createSeedDocument(state, document, known));
    else rest.push(document);
  }
  const { workflow, ...parts } = definition;
  const steps = workflow?.workflowSteps ?? [];
  const added = await fill(
    state,
    envelope,
    {
      ...parts,
      documents: rest,
      ...(workflow !== undefined && {
        workflow: { ...workflow, workflowSteps: steps.map(withoutStepId) },
      }),
    },
    new Map(),
  );
  for (const [at, step] of (envelope.workflow?.workflowSteps ?? []).entries()) {
    const workflowStepId = steps[at]?.workflowStepId;
    if (workflowStepId !== undefined) step.workflowStepId = workflowStepId;
  }
  for (const document of envelope.documents) {
    const known = documents.find(({ documentId }) => documentId === document.documentId);
    document.documentIdGuid = known?.documentIdGuid ?? document.documentIdGuid;
  }
  await giveOwnTabs(context, envelope, added);
  for (const { list, at, field } of eachField(definition.customFields ?? {})) {
    const stored = envelope.customFields[list]?.[at];
    if (stored !== undefined && field.fieldId !== undefined) stored.fieldId = field.fieldId;
  }
  return { envelope, added };
}

function withoutStepId({ workflowStepId: _known, ...step }: WorkflowStep): WorkflowStep {
  return step;
}

/** @throws SeedError */
async function createContext(
  state: State,
  account: StoredAccount,
  userId: string,
  what: string,
): Promise<Context> {
  const caller = await state.of(members).get(account.accountId, userId);
  if (caller === undefined)
    throw new SeedError(`${what}: ${account.name} has no user ${userId}; add one to users`);
  return {
    operationId: '',
    account,
    caller,
    claims: { sub: userId, clientId: '', scopes: [], exp: Infinity },
    origin: '',
    newId: randomUUID,
    warn: state.warn,
  };
}

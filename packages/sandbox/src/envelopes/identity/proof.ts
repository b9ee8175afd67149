import { secret } from '../../engine/secret.ts';
import { day } from '../../engine/day.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import {
  identityProofs,
  type StoredIdentityAttempt,
  type StoredIdentityProof,
} from '../../state/model/identity.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { kind } from '../../state/records.ts';
import type { State } from '../../state/state.ts';
import type { IdentityCheck } from './list-checks.ts';
import type { CheckedRecipient } from './outcome.ts';
import { getWorkflowName } from '../../account/settings/identity-workflows.ts';

/** Opens the evidence of one recipient. Kept under no account, by its secret. */
interface StoredProofToken {
  accountId: string;
  /** The ID of the evidence. */
  proofId: string;
  /** Time of the expiry in milliseconds since 1970. */
  until: number;
}

const proofTokens = kind<StoredProofToken>('proof-token', {
  expiresAt: ({ until }) => until + day,
});

/** The lifetime of a link or token for evidence, in milliseconds. */
const lifetime = 300_000;

/** The maximum number of attempts in the evidence; older ones are left out. */
const mostAttempts = 50;

/** Adds an attempt to the evidence of a recipient. Only workflows leave evidence. */
export async function addAttempt(
  { state, envelope, recipient, actor }: CheckedRecipient,
  { kind: check, workflow }: IdentityCheck,
  attempt: Omit<StoredIdentityAttempt, 'at' | 'check'>,
): Promise<void> {
  if (workflow === undefined) return;
  const { envelopeId, accountId } = envelope;
  const { recipientIdGuid } = recipient;
  const before = await findProof(state, envelope, recipient);
  const attempts = [...(before?.attempts ?? []), { at: state.now, check, ...attempt }];
  await state.of(identityProofs).put(accountId, formatProofId(envelope, recipient), {
    envelopeId,
    recipientIdGuid,
    name: actor.userName,
    email: actor.email,
    workflowId: workflow.workflowId ?? '',
    workflowName: getWorkflowName(workflow),
    attempts: attempts.slice(-mostAttempts),
  });
  recipient.details.proofFile = { hasIdentityAttempts: 'true', isInProofFile: 'true' };
}

/** The evidence of a recipient; undefined if it has not attempted anything. */
export function findProof(
  state: State,
  envelope: Pick<StoredEnvelope, 'accountId' | 'envelopeId'>,
  recipient: Pick<StoredRecipient, 'recipientIdGuid'>,
): Promise<StoredIdentityProof | undefined> {
  return state.of(identityProofs).get(envelope.accountId, formatProofId(envelope, recipient));
}

/** The key under which the evidence of a recipient is kept. */
export function formatProofId(
  { envelopeId }: Pick<StoredEnvelope, 'envelopeId'>,
  { recipientIdGuid }: Pick<StoredRecipient, 'recipientIdGuid'>,
): string {
  return `${envelopeId}/${recipientIdGuid}`;
}

/** Creates a secret that opens the evidence of a recipient for a short time. */
export async function createProofToken(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
): Promise<string> {
  const token = secret();
  await state.of(proofTokens).put('', token, {
    accountId: envelope.accountId,
    proofId: formatProofId(envelope, recipient),
    until: state.now + lifetime,
  });
  return token;
}

/** The evidence that a secret opens; undefined if it is unknown or has expired. */
export async function openProof(
  state: State,
  token: string,
): Promise<StoredIdentityProof | undefined> {
  const found = await state.of(proofTokens).get('', token);
  if (found === undefined || state.now >= found.until) return undefined;
  return state.of(identityProofs).get(found.accountId, found.proofId);
}

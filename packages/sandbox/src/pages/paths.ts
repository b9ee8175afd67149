import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { StoredRecipient } from '../state/model/recipient.ts';
import type { State } from '../state/state.ts';

/** Where the pages for people are. */
export const viewsPath = '/_countersign/views';

type Named = Pick<State, 'tenant'>;

/** Where the button of an invitation leads: a path on this server, with the tenant in it. */
export function invitationPath(
  state: Named,
  { envelopeId }: Pick<StoredEnvelope, 'envelopeId'>,
  { recipientIdGuid }: Pick<StoredRecipient, 'recipientIdGuid'>,
): string {
  return pathIn(state, 'invitation', envelopeId, recipientIdGuid);
}

/** An address that works once, and is turned into a session. */
export function openPath(state: Named, viewId: string): string {
  return pathIn(state, 'open', viewId);
}

/** The pages of a session, or one thing of them. */
export function sessionPath(state: Named, sessionId: string, ...steps: string[]): string {
  return pathIn(state, 'session', sessionId, ...steps);
}

/** Where the sender of an envelope decides about the identity of a recipient. */
export function reviewPath(
  state: Named,
  { envelopeId }: Pick<StoredEnvelope, 'envelopeId'>,
  { recipientIdGuid }: Pick<StoredRecipient, 'recipientIdGuid'>,
): string {
  return pathIn(state, 'review', envelopeId, recipientIdGuid);
}

/** The page with the evidence of an identity check, or a file of it, such as `person.pdf`. */
export function proofPath(state: Named, token: string, ...steps: string[]): string {
  return pathIn(state, 'proof', token, ...steps);
}

/** Where programs get evidence of identity checks. The tenant is in the path, since they add to it. */
export function proofBasePath({ tenant }: Named): string {
  return `${viewsPath}/proof-api/${encodeURIComponent(tenant.name)}`;
}

/** The e-mails of a tenant. */
export function outboxPath(state: Named): string {
  return pathIn(state, 'outbox');
}

/** A file of the pages: style, script. */
export function assetPath(name: string): string {
  return `${viewsPath}/assets/${name}`;
}

function pathIn({ tenant }: Named, ...steps: string[]): string {
  const query = new URLSearchParams({ tenant: tenant.name });
  return `${viewsPath}/${steps.map(encodeURIComponent).join('/')}?${query}`;
}

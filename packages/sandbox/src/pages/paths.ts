import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { StoredRecipient } from '../state/model/recipient.ts';
import type { State } from '../state/state.ts';
import { tenantName } from '../state/tenant-name.ts';
import { defaultTenant } from '../state/tenant.ts';

/** The path of the pages for people. */
export const viewsPath = '/_countersign/views';

type Named = Pick<State, 'tenant'>;

/** Formats the target of an invitation's button: a path on this server, with the tenant in it. */
export function invitationPath(
  state: Named,
  { envelopeId }: Pick<StoredEnvelope, 'envelopeId'>,
  { recipientIdGuid }: Pick<StoredRecipient, 'recipientIdGuid'>,
): string {
  return pathIn(state, 'invitation', envelopeId, recipientIdGuid);
}

/** Formats the path of the page that a recipient's e-mail leads to first. */
export function startPath(state: Named, steps: readonly string[]): string {
  return pathIn(state, ...steps);
}

/** An address that works once, and is turned into a session. */
export function openPath(state: Named, viewId: string): string {
  return pathIn(state, 'open', viewId);
}

/** The pages of a session, or one thing of them. */
export function sessionPath(state: Named, sessionId: string, ...steps: string[]): string {
  return pathIn(state, 'session', sessionId, ...steps);
}

/** The page that tells the script of a site how a session has ended. */
export function sessionEndPath(state: Named, sessionId: string): string {
  return pathIn(state, 'session-end', sessionId);
}

/** Formats the path of the page on which the sender reviews the identity of a recipient. */
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

/**
 * Formats the base path of evidence of identity checks for programs. The tenant is part of it,
 * since programs append to it.
 */
export function proofBasePath({ tenant }: Named): string {
  return `${viewsPath}/proof-api/${encodeURIComponent(tenant.name)}`;
}

/** Formats the path of the page on which a person accepts the invitation to a company on Rooms. */
export function roomsInvitationPath(state: Named, token: string): string {
  return pathIn(state, 'rooms-invitation', token);
}

/** Formats the path of the page on which a user activates a membership. */
export function activationPath(state: Named, token: string): string {
  return pathIn(state, 'activation', token);
}

/** The page of a session for filling in forms of a room, or an image of it. */
export function formFillPath(state: Named, sessionId: string, ...steps: string[]): string {
  return pathIn(state, 'form-fill', sessionId, ...steps);
}

/** A logo of a brand, such as `primary.png`. */
export function brandLogoPath(
  state: Named,
  accountId: string,
  brandId: string,
  name: string,
): string {
  return pathIn(state, 'brand', accountId, brandId, name);
}

/** The page of the console with the e-mails of a tenant. */
export function outboxPath(state: Named): string {
  return inConsole(state, outboxAddress);
}

/** The outbox of the default tenant. */
export const outboxAddress = '/console/mail';

/** Formats the path of an envelope in the console. */
export function envelopePath(
  state: Named,
  { envelopeId }: Pick<StoredEnvelope, 'envelopeId'>,
): string {
  return inConsole(state, `/console/envelopes/${envelopeId}`);
}

/** Formats the path of a template in the console. */
export function templatePath(state: Named, templateId: string): string {
  return inConsole(state, `/console/templates/${templateId}`);
}

function inConsole({ tenant }: Named, path: string): string {
  return tenant.name === defaultTenant ? path : `${path}?${writeTenant({ tenant })}`;
}

/** The service's path of the page of every PowerForm; here it redirects to `powerFormPath`. */
export const powerFormEntry = '/Member/PowerFormSigning.aspx';

/** The public address of a PowerForm, in the form that the service gives it. */
export function powerFormAddress(
  { tenant }: Named,
  { accountId, powerFormId }: { accountId: string; powerFormId: string },
): string {
  const query = new URLSearchParams({
    PowerFormId: powerFormId,
    env: 'demo',
    acct: accountId,
    v: '2',
    ...(tenant.name !== defaultTenant && { tenant: tenant.name }),
  });
  return `${powerFormEntry}?${query}`;
}

/** The page of a PowerForm, with the query of its public address. */
export function powerFormPath(search: string): string {
  return `${viewsPath}/powerform?${search}`;
}

/** A file of the pages: style, script. */
export function assetPath(name: string): string {
  return `${viewsPath}/assets/${name}`;
}

function pathIn(state: Named, ...steps: string[]): string {
  return `${viewsPath}/${steps.map(encodeURIComponent).join('/')}?${writeTenant(state)}`;
}

/** Writes the query with the name of a tenant, which has no characters to encode. */
function writeTenant({ tenant: { name } }: Named): string {
  return tenantName.test(name) ? `tenant=${name}` : String(new URLSearchParams({ tenant: name }));
}

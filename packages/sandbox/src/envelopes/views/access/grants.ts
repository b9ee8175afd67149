import type {
  EnvelopeViewRequest,
  RecipientPreviewRequest,
  RecipientViewRequest,
} from '@countersign/types/esign-v2.1';
import type { Context } from '../../../engine/context.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { readFrameAncestors } from './frame-ancestors.ts';
import type { StoredGrant, ViewKind } from './stored-view.ts';

/** Intervals at which the caller's session can be kept alive, in seconds. */
const shortestPing = 60;
const longestPing = 1200;
const usualPing = '300';

/**
 * Creates the grant of a page that shows an envelope or template as a recipient sees it.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export function embeddedGrant(
  { accountId, envelopeId }: StoredEnvelope,
  { recipientIdGuid }: StoredRecipient,
  request: RecipientViewRequest | RecipientPreviewRequest,
): Omit<StoredGrant, 'view'> {
  const { returnUrl, clientURLs, pingUrl } = request;
  const authenticationMethod = describeProof(request);
  const frameAncestors = readFrameAncestors(request);
  return {
    accountId,
    envelopeId,
    recipientIdGuid,
    ...(returnUrl !== undefined && { returnUrl }),
    ...(clientURLs !== undefined && { clientUrls: clientURLs }),
    ...(frameAncestors !== undefined && { frameAncestors }),
    ...(pingUrl !== undefined && { ping: { url: pingUrl, seconds: pingSeconds(request) } }),
    ...(authenticationMethod !== undefined && { authenticationMethod }),
  };
}

/**
 * Describes how the application of the sender has recognized a recipient, for the history of the
 * envelope and its certificate; undefined where it says nothing.
 */
export function describeProof({
  authenticationMethod: method,
  assertionId,
  authenticationInstant: instant,
  securityDomain: domain,
}: Pick<
  RecipientViewRequest,
  'assertionId' | 'authenticationInstant' | 'authenticationMethod' | 'securityDomain'
>): string | undefined {
  const more = [
    ...(assertionId === undefined ? [] : [`assertion ${assertionId}`]),
    ...(domain === undefined ? [] : [`by ${domain}`]),
    ...(instant === undefined ? [] : [`at ${instant}`]),
  ];
  if (method === undefined && more.length === 0) return undefined;
  return [method ?? 'none', ...more].join(', ');
}

/**
 * Refuses a view that does not say where it ends, or how its recipient was recognized.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 * @evidence public
 */
export function requireMembers(
  request: RecipientViewRequest | RecipientPreviewRequest,
  names: readonly ('authenticationMethod' | 'returnUrl')[],
): void {
  const missing = names.find((name) => (request[name] ?? '') === '');
  if (missing === undefined) return;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `A value is missing for '${missing}', which the view requires.`,
  );
}

function pingSeconds({
  pingFrequency = usualPing,
}: Pick<RecipientViewRequest, 'pingFrequency'>): number {
  const seconds = Number(pingFrequency);
  if (seconds >= shortestPing && seconds <= longestPing) return seconds;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `/pingFrequency must be from ${shortestPing} to ${longestPing} seconds, but is ${pingFrequency}.`,
  );
}

/** Creates the grant of a page with the rights of the calling user. */
export function userGrant(
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  view: ViewKind,
  envelopeId: string | undefined,
  { returnUrl, settings }: Pick<EnvelopeViewRequest, 'returnUrl' | 'settings'> = {},
): StoredGrant {
  return {
    view,
    accountId: account.accountId,
    userId: caller.userId,
    ...(envelopeId !== undefined && { envelopeId }),
    ...(returnUrl !== undefined && { returnUrl }),
    ...(settings !== undefined && { settings }),
  };
}

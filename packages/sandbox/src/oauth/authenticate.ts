import { findByPassword } from '../account/log-in/find-by-password.ts';
import { bearerToken, Refusal } from '@countersign/mock/core/answers';
import {
  type OlderCredentials,
  readOlderCredentials,
  type TokenSigner,
} from '@countersign/mock/core/oauth';
import type { MockRequest, RequestContext, Step } from '@countersign/mock/core/server';
import type { Call, Caller, Claims, Identity } from '../engine/caller.ts';
import { loadOnce } from '../engine/load-once.ts';
import type { Tenants } from '../engine/tenants.ts';
import { readTenantName } from '../state/tenant-name.ts';
import { sandboxTokens } from './token-signer.ts';
import { identities, integrations } from '../state/model/account.ts';
import type { State } from '../state/state.ts';

/** The token of the seed that is used for requests without one, if none is required. */
const openToken = 'sandbox';

/**
 * Creates the function that finds the caller and the tenant of a request with a token: by the header
 * `X-Countersign-Tenant`, else by the token, else the default one. A token that was issued in a
 * tenant is valid only there.
 * @param tenants tenants in which users with a password are looked up
 * @param auth true to reject requests without a token
 */
export function createIdentify(
  tenants: Pick<Tenants, 'read'>,
  signer: () => Promise<TokenSigner>,
  auth = true,
): (request: MockRequest) => Identity | Promise<Identity> {
  return (request) => {
    const older = readOlderCredentials(request);
    if (older !== undefined) return readOlderCaller(request, older, tenants);
    const isOpen = !auth && request.headers.authorization === undefined;
    const token = isOpen ? openToken : bearerToken(request);
    if (sandboxTokens.matches(token)) return readSignedToken(request, token, signer);
    return { tenant: readTenantName(request), caller: { seedToken: token } };
  };
}

/** Creates the step that authenticates the caller and finds the tenant. */
export function createAuthenticate(
  identify: ReturnType<typeof createIdentify>,
  tenants: Pick<Tenants, 'read'>,
): Step<RequestContext<Caller>> {
  return (call) => {
    call.tenant = readTenantName(call.request);
    if (!call.operation.bearer) return undefined;
    const found = identify(call.request);
    const named = readOperatingUser(call);
    if (named !== undefined)
      return loadCallForAnother().then(async (callForAnother) =>
        take(call, await callForAnother(call, await found, named, tenants)),
      );
    return found instanceof Promise ? found.then((one) => take(call, one)) : take(call, found);
  };
}

/** The user for whom the sender of a request to eSignature authenticates, if it names one. */
function readOperatingUser({ request, operation }: Call): string | undefined {
  if (!operation.area.startsWith('esign-')) return undefined;
  const named =
    request.headers['x-docusign-act-as-user'] ?? readOlderCredentials(request)?.operatingUser;
  return named === '' ? undefined : named;
}

/** Few programs call for another user, so that a server starts without what finds it. */
const loadCallForAnother = loadOnce(
  async () => (await import('./call-for-another.ts')).callForAnother,
);

function take(call: Call, { tenant, caller, userId }: Identity): undefined {
  call.tenant = tenant;
  call.caller = caller;
  if (userId !== undefined) call.userId = userId;
}

/** Reads the caller from a password, in the tenant that the request names. */
async function readOlderCaller(
  request: MockRequest,
  older: OlderCredentials,
  tenants: Pick<Tenants, 'read'>,
): Promise<Identity> {
  const tenant = readTenantName(request);
  const claims = await tenants.read(tenant, (state) => readOlderClaims(state, older));
  return { tenant, caller: { claims }, userId: claims.sub };
}

/** Reads the caller and the tenant from a token that this server issued. */
async function readSignedToken(
  request: MockRequest,
  token: string,
  signer: () => Promise<TokenSigner>,
): Promise<Identity> {
  const sealed = (await signer()).open(token);
  if (sealed === undefined)
    throw new Refusal(
      'badToken',
      'The access token was modified, or was issued by another server.',
      { answer: '' },
    );
  if (sealed.use !== 'access')
    throw new Refusal('badToken', 'This is another kind of token, not an access token.');
  const tenant = readTenantName(request, sealed.ten);
  if (tenant !== sealed.ten)
    throw new Refusal(
      'badToken',
      `The access token belongs to the tenant ${sealed.ten}, but X-Countersign-Tenant is ${tenant}. Get a token in that tenant, or omit the header.`,
    );
  const { sub, client_id: clientId = '', scp = [], exp } = sealed;
  const claims = { ...(sub !== undefined && { sub }), clientId, scopes: scp, exp };
  return { tenant, caller: { claims }, userId: sub };
}

/**
 * Reads the claims of a user who calls with a password, as programs did before access tokens. They are
 * good for eSignature alone.
 * @throws Refusal PARTNER_AUTHENTICATION_FAILED, USER_AUTHENTICATION_FAILED
 * @evidence recorded
 */
async function readOlderClaims(
  state: State,
  { userName, password, integrationKey }: OlderCredentials,
): Promise<Claims> {
  const clientId = integrationKey.toLowerCase();
  if ((await state.of(integrations).get('', clientId)) === undefined)
    throw new Refusal(
      'noToken',
      `The integration key ${integrationKey} is not in the section integrations of the seed.`,
    );
  const identity = await state.of(identities).get('', userName.toLowerCase());
  const found = await findByPassword(state, identity?.email ?? userName, password);
  if (typeof found === 'string')
    throw new Refusal('badToken', found, { body: { errorCode: 'USER_AUTHENTICATION_FAILED' } });
  return { sub: found.userId, clientId, scopes: ['signature'], exp: Infinity };
}

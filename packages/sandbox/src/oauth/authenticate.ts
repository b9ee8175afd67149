import {
  bearerToken,
  type OlderCredentials,
  readOlderCredentials,
  Refusal,
  type TokenSigner,
  type Step,
} from '@countersign/mock/extend';
import type { Call, Caller } from '../engine/caller.ts';
import type { Tenants } from '../engine/tenants.ts';
import { readTenantName } from '../state/tenant-name.ts';
import { readOlderClaims } from './older-claims.ts';
import { sandboxTokens } from './token-signer.ts';

/** The token of the seed that is used for requests without one, if none is required. */
const openToken = 'sandbox';

/**
 * Creates the step that authenticates the caller and finds the tenant: by the header
 * `X-Countersign-Tenant`, else by the token, else the default one. A token that was issued in a
 * tenant is valid only there. The request's transaction validates the token (`readClaims`).
 * @param tenants where users with a password are looked up
 * @param auth true to reject requests without a token for operations that need one
 */
export function createAuthenticate(
  tenants: Pick<Tenants, 'read'>,
  signer: () => Promise<TokenSigner>,
  auth = true,
): Step<Caller> {
  return (call) => {
    const { request, operation } = call;
    if (operation.bearer) {
      const older = readOlderCredentials(request);
      if (older !== undefined) return readOlderCaller(call, older, tenants);
      const isOpen = !auth && request.headers.authorization === undefined;
      const token = isOpen ? openToken : bearerToken(request);
      if (sandboxTokens.matches(token)) return readSignedToken(call, token, signer);
      call.caller = { seedToken: token };
    }
    call.tenant = readTenantName(request);
    return undefined;
  };
}

/** Reads the caller from a password, in the tenant that the request names. */
async function readOlderCaller(
  call: Call,
  older: OlderCredentials,
  tenants: Pick<Tenants, 'read'>,
): Promise<undefined> {
  call.tenant = readTenantName(call.request);
  const claims = await tenants.read(call.tenant, (state) => readOlderClaims(state, older));
  call.userId = claims.sub;
  call.caller = { claims };
}

/** Reads the caller and the tenant from a token that this server issued. */
async function readSignedToken(
  call: Call,
  token: string,
  signer: () => Promise<TokenSigner>,
): Promise<undefined> {
  const sealed = (await signer()).open(token);
  if (sealed === undefined)
    throw new Refusal(
      'badToken',
      'The access token was modified, or was issued by another server.',
    );
  if (sealed.use !== 'access')
    throw new Refusal('badToken', 'This is another kind of token, not an access token.');
  const tenant = readTenantName(call.request, sealed.ten);
  if (tenant !== sealed.ten)
    throw new Refusal(
      'badToken',
      `The access token belongs to the tenant ${sealed.ten}, but X-Countersign-Tenant is ${tenant}. Get a token in that tenant, or omit the header.`,
    );
  const { sub, client_id: clientId = '', scp = [], exp } = sealed;
  call.tenant = tenant;
  call.userId = sub;
  call.caller = { claims: { ...(sub !== undefined && { sub }), clientId, scopes: scp, exp } };
}

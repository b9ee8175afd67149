import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { localServer } from '../local-server.ts';

/** The applications that the server knows. */
export const app = {
  clientId: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
  clientSecret: '7d1e5a90-secret-of-lease-desk',
  publicClientId: '80c6f0a4-52bd-4a1b-9be3-6f7a1f0f2a11',
  redirectUri: 'https://lease-desk.harbour.example/callback',
};

/** The users that it knows; the second has not consented to anything. */
export const users = {
  mara: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10',
  tomas: 'b1a7c3d2-6e5f-4098-a7b6-c5d4e3f20193',
};

/** A key of the application; the server knows its public half. */
export const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A response that replaces the server's usual one. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A request for tokens, as it came. */
interface ReceivedRequest {
  readonly form: Record<string, string>;
  readonly authorization: string | undefined;
}

/** Settings that a test may change while the server runs. */
interface Settings {
  /** Seconds that access tokens live, as the answers say. */
  expiresIn: number;
  /** True if each refresh returns another refresh token, and revokes the one before. */
  rotates: boolean;
  /** True if requests for tokens get no response: the connection breaks off. */
  isDown: boolean;
  /** The response to all requests for tokens, if it is set. */
  reply: Reply | undefined;
  /** Requests for tokens wait for this promise. */
  gate: Promise<void>;
}

interface Code {
  readonly client: string;
  readonly challenge: string;
}

/**
 * A server that behaves as the specs say of the authentication service: codes work once, the
 * verifier must fit the challenge, JWTs must be signed. Under `/restapi` it accepts the tokens that
 * it issued and answers 401 to all others.
 */
export async function startAuthServer() {
  const codes = new Map<string, Code>();
  const refreshTokens = new Map<string, string>();
  const accessTokens = new Set<string>();
  const requests: ReceivedRequest[] = [];
  const settings: Settings = {
    expiresIn: 28_800,
    rotates: false,
    isDown: false,
    reply: undefined,
    gate: Promise.resolve(),
  };
  let count = 0;
  const next = (kind: string) => `${kind}-${(count += 1)}`;

  const { url, close } = await localServer(async (request, response) => {
    const send = (status: number, body: unknown, headers = {}) => {
      const written = typeof body === 'string' ? body : JSON.stringify(body);
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(written);
    };
    const { pathname, searchParams: query } = new URL(request.url ?? '', url);
    if (pathname === '/oauth/auth') return send(302, '', { location: authorize(query) });
    if (pathname === '/oauth/token') {
      const form = Object.fromEntries(new URLSearchParams(await text(request)));
      requests.push({ form, authorization: request.headers.authorization });
      await settings.gate;
      if (settings.isDown) return request.socket.destroy();
      const { status, body } = settings.reply ?? token(request, form);
      return send(status, body);
    }
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!accessTokens.has(bearer)) return send(401, { error: 'invalid_token' });
    return send(200, pathname === '/oauth/userinfo' ? userInfo(url) : { lockedByApp: bearer });
  });

  function authorize(query: URLSearchParams): string {
    const back = new URL(app.redirectUri);
    const state = query.get('state');
    if (state !== null) back.searchParams.set('state', state);
    const code = next('code');
    codes.set(code, {
      client: query.get('client_id') ?? '',
      challenge: query.get('code_challenge') ?? '',
    });
    back.searchParams.set('code', code);
    return back.href;
  }

  function token(request: IncomingMessage, form: Record<string, string>): Reply {
    const { grant_type, code = '', refresh_token = '', code_verifier = '', assertion = '' } = form;
    if (grant_type === 'urn:ietf:params:oauth:grant-type:jwt-bearer') return byJwt(assertion);
    const client = authenticateClient(request, form);
    if (client === undefined) return refusal('invalid_client');
    if (grant_type === 'authorization_code') {
      const issued = codes.get(code);
      codes.delete(code);
      if (issued === undefined) return refusal('invalid_grant', 'expired_client_token');
      const challenge = createHash('sha256').update(code_verifier).digest('base64url');
      if (issued.client !== client || issued.challenge !== challenge)
        return refusal('invalid_grant', 'unauthorized_client');
      return granted({ refresh_token: newRefreshToken(client), scope: 'signature extended' });
    }
    if (grant_type !== 'refresh_token') return refusal('unsupported_grant_type');
    if (refreshTokens.get(refresh_token) !== client)
      return refusal('invalid_grant', 'expired_grant');
    if (!settings.rotates) return granted({});
    refreshTokens.delete(refresh_token);
    return granted({ refresh_token: newRefreshToken(client) });
  }

  function byJwt(assertion: string): Reply {
    const { claims, isSigned } = readJwt(assertion);
    if (claims.iss !== app.clientId) return refusal('invalid_grant', 'issuer_not_found');
    if (!isSigned) return refusal('invalid_grant', 'no_valid_keys_or_signatures');
    if (claims.aud !== new URL(url).host) return refusal('invalid_grant', 'invalid_audience');
    if (claims.exp - claims.iat > 3600) return refusal('invalid_request');
    if (claims.sub === users.tomas) return refusal('consent_required');
    if (claims.sub !== users.mara) return refusal('invalid_grant', 'user_not_found');
    return granted({ scope: claims.scope });
  }

  function newRefreshToken(client: string): string {
    const refreshToken = next('refresh');
    refreshTokens.set(refreshToken, client);
    return refreshToken;
  }

  function granted(more: object): Reply {
    const access_token = next('access');
    accessTokens.add(access_token);
    const body = { access_token, token_type: 'Bearer', expires_in: settings.expiresIn, ...more };
    return { status: 200, body };
  }

  return {
    url,
    close,
    settings,
    /** All requests for tokens until now. */
    requests,
    /**
     * Opens the address as the user's browser does, and returns the address it is redirected to.
     */
    async browse(address: string): Promise<string> {
      const { headers } = await fetch(address, { redirect: 'manual' });
      return headers.get('location') ?? '';
    },
    /** Revokes an access token. */
    revoke(accessToken: string): void {
      accessTokens.delete(accessToken);
    },
    revokeRefreshTokens: () => refreshTokens.clear(),
  };
}

/** The claims of a JWT, and whether the key of the application signed them. */
export function readJwt(jwt: string) {
  const [head = '', body = '', signature = ''] = jwt.split('.');
  return {
    header: JSON.parse(Buffer.from(head, 'base64url').toString()),
    claims: JSON.parse(Buffer.from(body, 'base64url').toString()),
    isSigned: verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      keys.publicKey,
      Buffer.from(signature, 'base64url'),
    ),
  };
}

/** Returns the authenticated client: by HTTP Basic, or the public client by its ID alone. */
function authenticateClient(
  request: IncomingMessage,
  form: Record<string, string>,
): string | undefined {
  const basic = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64');
  if (request.headers.authorization === `Basic ${basic}`) return app.clientId;
  return form.client_id === app.publicClientId ? app.publicClientId : undefined;
}

function refusal(error: string, error_description?: string): Reply {
  return { status: 400, body: { error, error_description } };
}

function userInfo(url: string) {
  const account = (account_id: string, account_name: string, is_default: boolean) => ({
    account_id,
    account_name,
    is_default,
    base_uri: url,
  });
  return {
    sub: users.mara,
    name: 'Mara Lindqvist',
    accounts: [
      account('0b9c8d7e-1111-4222-8333-944455566677', 'Harbour Archive', false),
      {
        ...account('9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60', 'Harbour Leasing', true),
        organization: { organization_id: 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48', links: [] },
      },
    ],
  };
}

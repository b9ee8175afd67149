import { knownScopes } from '@countersign/mock/core/oauth';
import { splitUrl, type Page } from '@countersign/mock/core/server';

const path = '/.well-known/openid-configuration';

export const discoveryPage: Page = {
  under: path,
  answer({ url, origin }) {
    if (splitUrl(url).path !== path) return undefined;
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return { status: 200, headers, body: JSON.stringify(discovery(origin)) };
  },
};

/** Creates the discovery document of the authentication service. */
function discovery(origin: string): Record<string, unknown> {
  return {
    issuer: `${origin}/`,
    authorization_endpoint: `${origin}/oauth/auth`,
    token_endpoint: `${origin}/oauth/token`,
    userinfo_endpoint: `${origin}/oauth/userinfo`,
    end_session_endpoint: `${origin}/oauth/logout`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: [
      'authorization_code',
      'refresh_token',
      'urn:ietf:params:oauth:grant-type:jwt-bearer',
    ],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    scopes_supported: [...knownScopes],
  };
}

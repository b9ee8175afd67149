import { isBrowserAddress } from './browser-address.ts';
import type { FindClient } from './clients.ts';
import { GrantRefusal } from './grant-refusal.ts';
import { findScopeProblem, scopesIn } from './scopes.ts';

/** The authorization that an application requests of the user. */
export interface Authorization {
  clientId: string;
  redirectUri: string;
  scopes: readonly string[];
  /** The scopes for all users of the organization, if an administrator consents for them. */
  adminScopes: readonly string[];
  /** The problem with the scopes, in words; undefined if all are known. */
  scopeProblem: string | undefined;
  state: string | null;
  /** The content of the redirect: a code, or the token itself. */
  responseType: 'code' | 'token';
  /** True if the application may get the token itself. */
  implicitGrant: boolean;
  challenge: string | null;
}

/**
 * Reads the query of an authorization request.
 * @throws GrantRefusal where the browser must not be sent back: the application or its address is
 *   not known
 */
export function readAuthorization(query: URLSearchParams, find: FindClient): Authorization {
  const clientId = requireParameter(query, 'client_id');
  const client = find(clientId);
  if (client === undefined)
    throw new GrantRefusal('invalid_client', 'Unknown integration key.', {
      facts: [
        { name: 'client_id of the request', values: [clientId] },
        { name: 'Integration keys that are known', values: find.known },
      ],
      advice: 'Use a key that is known, or add this one to the integrations of the server.',
    });
  const redirectUri = requireParameter(query, 'redirect_uri');
  if (!isBrowserAddress(redirectUri))
    throw new GrantRefusal(
      'invalid_request',
      'redirect_uri must be an absolute URL of a web page, or a URL with the scheme of an app.',
      {
        facts: [{ name: 'redirect_uri of the request', values: [redirectUri] }],
        advice: 'Give the whole address, such as http://localhost:3000/callback.',
      },
    );
  if (client.redirectUris?.includes(redirectUri) === false)
    throw new GrantRefusal(
      'invalid_request',
      'The redirect_uri is not registered for this integration key.',
      {
        facts: [
          { name: 'redirect_uri of the request', values: [redirectUri] },
          { name: 'Registered redirect URIs', values: client.redirectUris },
          { name: 'Integration key', values: [client.id] },
        ],
        advice:
          'Both must be the same, letter by letter, with the slash at the end. Correct the application, or register the address for the integration key.',
      },
    );
  const scopes = scopesIn(query.get('scope'));
  const adminScopes = scopesIn(query.get('admin_consent_scope'));
  return {
    clientId: client.id,
    redirectUri,
    scopes,
    adminScopes,
    scopeProblem: findScopeProblem([...scopes, ...adminScopes]),
    state: query.get('state'),
    responseType: query.get('response_type') === 'token' ? 'token' : 'code',
    implicitGrant: client.implicitGrant === true,
    challenge: query.get('code_challenge'),
  };
}

function requireParameter(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  if (value === null || value === '')
    throw new GrantRefusal('invalid_request', `The query parameter ${name} is missing.`);
  return value;
}

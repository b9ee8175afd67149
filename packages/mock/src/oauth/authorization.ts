import { isBrowserAddress } from './browser-address.ts';
import type { FindClient } from './clients.ts';
import { GrantRefusal } from './grant-refusal.ts';
import { findScopeProblem, scopesIn } from './scopes.ts';

/** What an application asks the user for. */
export interface Authorization {
  clientId: string;
  redirectUri: string;
  scopes: readonly string[];
  /** The scopes for all users of the organization, where an administrator is asked. */
  adminScopes: readonly string[];
  /** What is wrong with the scopes, in words. */
  scopeProblem: string | undefined;
  state: string | null;
  challenge: string | null;
}

/**
 * Reads the query of an authorization request.
 * @throws GrantRefusal where the browser must not be sent back: the application or its address is
 *   not known
 */
export function readAuthorization(query: URLSearchParams, find: FindClient): Authorization {
  const client = find(requireParameter(query, 'client_id'));
  if (client === undefined) throw new GrantRefusal('invalid_client', 'Unknown integration key.');
  const redirectUri = requireParameter(query, 'redirect_uri');
  if (!isBrowserAddress(redirectUri))
    throw new GrantRefusal(
      'invalid_request',
      'redirect_uri must be an absolute URL of a web page, or a URL with the scheme of an app.',
    );
  if (client.redirectUris?.includes(redirectUri) === false)
    throw new GrantRefusal(
      'invalid_request',
      'The redirect_uri is not registered for this integration key.',
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
    challenge: query.get('code_challenge'),
  };
}

function requireParameter(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  if (value === null || value === '')
    throw new GrantRefusal('invalid_request', `The query parameter ${name} is missing.`);
  return value;
}

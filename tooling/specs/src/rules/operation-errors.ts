import type { Oas3Operation, Oas3Rule } from '@redocly/openapi-core';

/** What can happen to any call, whatever the operation. */
const always = ['400', '404', '405', '429', '500'];

/**
 * Demands the responses of all that can go wrong: 400, 404, 405, 429 and 500 everywhere, 401 where
 * the call needs an access token, and 403 where the token needs scopes, since the user may lack the
 * right that goes with one. A client is then ready for every answer that the service can give.
 */
export const operationErrors: Oas3Rule = () => ({
  Paths: {
    Operation(operation, { location, report }) {
      const missing = listRequiredStatuses(operation).filter(
        (status) => !(status in (operation.responses ?? {})),
      );
      if (missing.length === 0) return;
      const message = `the responses ${missing.join(', ')} are missing; reference the responses of the area`;
      report({ message, location: location.child(['responses']).key() });
    },
  },
});

function listRequiredStatuses({ security }: Oas3Operation): string[] {
  const scopes = (security ?? []).flatMap(({ oauth }) => (oauth === undefined ? [] : [oauth]));
  const needed = [...always];
  if (scopes.length > 0) needed.push('401');
  if (scopes.some(({ length }) => length > 0)) needed.push('403');
  return needed.toSorted();
}

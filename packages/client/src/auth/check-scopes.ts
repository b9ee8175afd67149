import type { Logger } from '../logging.js';
import type { Middleware } from '../middleware.js';

/** Operations that need the same scopes. Names are separated by spaces. */
export interface ScopeRule {
  /** Sets of scopes, of which a token must have all of one. */
  readonly anyOf: readonly string[];
  readonly operations: string;
}

/**
 * Warns before a call for which a session lacks a scope, once for each operation. The call is sent
 * all the same: an administrator may have given the application more than the session asks for.
 * @param usual the scopes of operations that no rule names
 */
export function checkScopes(
  scopes: readonly string[],
  usual: string,
  logger: Pick<Logger, 'warn'>,
): Middleware {
  const said = new Set<string>();
  return async (request, next) => {
    const { operation } = request;
    const needed = (await (rules ??= readRules())).get(operation) ?? [usual];
    if (!said.has(operation) && !needed.some((set) => hasAll(scopes, set))) {
      said.add(operation);
      logger.warn(
        `${operation} needs the scopes ${needed.join(', or ')}; the session has ${scopes.join(' ')}. Add them to \`scopes\` of the session, and let the user consent once more.`,
      );
    }
    return next(request);
  };
}

let rules: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

/** Loads the rules with the first call, since many programs log in and call nothing of a session. */
async function readRules(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { scopeRules } = await import('../generated/scopes.js');
  return new Map(
    scopeRules.flatMap(({ anyOf, operations }) =>
      operations.split(' ').map((id) => [id, anyOf] as const),
    ),
  );
}

function hasAll(scopes: readonly string[], set: string): boolean {
  return set.split(' ').every((scope) => scope === '' || scopes.includes(scope));
}

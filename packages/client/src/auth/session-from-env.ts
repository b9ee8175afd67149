import { CountersignError } from '../errors/countersign-error.js';
import { jwtGrant, type JwtGrant, type JwtGrantOptions } from './jwt-grant.js';

/** The variables that `sessionFromEnv` reads. */
export interface SessionVariables {
  /** The integration key of the application. */
  readonly COUNTERSIGN_CLIENT_ID?: string | undefined;
  /** The ID of the user for whom calls are made; without it, the application acts for itself. */
  readonly COUNTERSIGN_USER_ID?: string | undefined;
  /** The private key of the application as PEM text; its line ends may be written as `\n`. */
  readonly COUNTERSIGN_PRIVATE_KEY?: string | undefined;
  /** `demo` or `production`. */
  readonly COUNTERSIGN_ENVIRONMENT?: string | undefined;
  /** The address of a sandbox, in place of the environment. */
  readonly COUNTERSIGN_AUTH_URL?: string | undefined;
  /** The scopes, with spaces or commas between them. */
  readonly COUNTERSIGN_SCOPES?: string | undefined;
}

const required = ['COUNTERSIGN_CLIENT_ID', 'COUNTERSIGN_PRIVATE_KEY'] as const;

/**
 * Creates a session from variables of the environment, such as `process.env` or the `env` of a worker.
 * @param options settings that no variable gives
 * @throws CountersignError with the names of all variables that are missing, PrivateKeyError
 */
export function sessionFromEnv(
  env: SessionVariables,
  options: Partial<JwtGrantOptions> = {},
): JwtGrant {
  const {
    COUNTERSIGN_CLIENT_ID: clientId = '',
    COUNTERSIGN_USER_ID: userId,
    COUNTERSIGN_PRIVATE_KEY: privateKey = '',
    COUNTERSIGN_ENVIRONMENT: environment,
    COUNTERSIGN_AUTH_URL: authUrl,
    COUNTERSIGN_SCOPES: scopes,
  } = env;
  const hasPlace = isSet(environment) || isSet(authUrl);
  const missing = [
    ...required.filter((name) => !isSet(env[name])),
    ...(hasPlace ? [] : ['COUNTERSIGN_ENVIRONMENT']),
  ];
  if (missing.length > 0)
    throw new CountersignError(
      `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set; see SessionVariables for their meanings`,
    );
  return jwtGrant({
    clientId,
    privateKey,
    ...(isSet(userId) && { userId }),
    ...(isSet(authUrl) ? { authUrl } : { environment: readEnvironment(environment) }),
    ...(isSet(scopes) && { scopes: scopes.split(/[\s,]+/).filter((scope) => scope !== '') }),
    ...options,
  });
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== '';
}

function readEnvironment(value: string | undefined): 'demo' | 'production' {
  if (value === 'demo' || value === 'production') return value;
  throw new CountersignError(
    `COUNTERSIGN_ENVIRONMENT must be demo or production, not ${String(value)}`,
  );
}

import { controlPath } from '../api/control.ts';
import { defaultTenant, tenant } from '../api/tenant.ts';

/** A call of the service, as it is sent. */
export interface SentCall {
  method: string;
  /** Scheme, host and port. */
  origin: string;
  /** Path and query. */
  url: string;
  /** The names are in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Left out if there is none. */
  body?: Uint8Array<ArrayBuffer>;
  /** True if only the beginning of the body is known. */
  isCut?: boolean;
  /** The area, if it is known. */
  area?: string;
}

/** A call of the console, as a program in the tenant that is shown would send it. */
export function callHere(
  token: string,
  { method = 'GET', path, body }: { method?: string; path: string; body?: object },
): SentCall {
  return {
    method,
    origin: location.origin,
    url: path,
    headers: {
      // The control API asks for no token.
      ...(!path.startsWith(controlPath) && { authorization: `Bearer ${token}` }),
      ...(tenant.value !== defaultTenant && { 'x-countersign-tenant': tenant.value }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && {
      body: new TextEncoder().encode(JSON.stringify(body, null, 2)),
    }),
  };
}

import createClient from 'openapi-fetch';
import { createAreaCalls, type AreaCalls } from '../areas/control-calls.ts';
import type { CallParts, CallResult } from '../frame/control/call-parts.ts';
import type { paths } from '../frame/control/generated/control.ts';
import { createRecipientCalls } from './recipient-calls.ts';
import { createRecordCalls } from './record-calls.ts';
import { createTenantCalls } from './tenant-calls.ts';

/** Options of a control client. */
export interface ControlOptions {
  /** The tenant of all calls (`default`). */
  tenant?: string | undefined;
  /**
   * Sends the requests in place of the global `fetch`, such as the `fetch` of a sandbox in the same
   * process.
   */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

type TenantCalls = ReturnType<typeof createTenantCalls>;
type RecipientCalls = ReturnType<typeof createRecipientCalls>;
type RecordCalls = ReturnType<typeof createRecordCalls>;

/**
 * A client of the control API, with which tests change and read a tenant of the sandbox. Every
 * method throws ControlError.
 */
// An interface, since the declaration of an inferred type has no comments of other files.
export interface Control extends TenantCalls, RecipientCalls, RecordCalls, AreaCalls {
  /** The name of the client's tenant. */
  readonly tenant: string;
  /** The underlying openapi-fetch client, which has every operation by its path. */
  readonly api: CallParts['api'];
}

/**
 * Creates a client of the control API.
 * @param baseUrl the address of the sandbox, such as `http://127.0.0.1:4010`
 */
export function createControl(baseUrl: string, options: ControlOptions = {}): Control {
  const { tenant = 'default', fetch } = options;
  const api = createClient<paths>({
    baseUrl: `${baseUrl.replace(/\/$/, '')}/_countersign/control/v1`,
    headers: { 'X-Countersign-Tenant': tenant },
    ...(fetch !== undefined && { fetch }),
  });
  const parts = { api, unwrap, done };
  return {
    tenant,
    api,
    ...createTenantCalls(parts),
    ...createRecipientCalls(parts),
    ...createRecordCalls(parts),
    ...createAreaCalls(parts),
  };
}

function unwrap<Data>({ data, error, response }: CallResult<Data>): Data {
  if (data !== undefined) return data;
  throw new ControlError(response.status, error);
}

function done({ error, response }: CallResult<unknown>): void {
  if (!response.ok) throw new ControlError(response.status, error);
}

/** A failed call to the control API, which has changed nothing. */
export class ControlError extends Error {
  override name = 'ControlError';
  /** The HTTP status. */
  readonly status: number;
  /** The code, such as `ASSERTION_FAILED`, or an error code of the service. */
  readonly code: string;
  /** The location in the request, if there is one. */
  readonly where: string | undefined;

  constructor(
    status: number,
    problem: { code: string; message: string; where?: string } | undefined,
  ) {
    const { message = `The control API responded with status ${status}.`, where } = problem ?? {};
    super(where === undefined ? message : `${message} (${where})`);
    this.status = status;
    this.code = problem?.code ?? 'UNKNOWN';
    this.where = problem?.where;
  }
}

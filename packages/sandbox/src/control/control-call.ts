import type {
  ContractIndex,
  Handle,
  MockRequest,
  MockResponse,
  Recorder,
} from '@countersign/mock/extend';
import type { ConnectCertificates } from '../documents/index.ts';
import type { Tenants, Traits } from '../engine/tenants.ts';
import type { State } from '../state/state.ts';
import type { WarningMode } from '../state/tenant.ts';
import type { Database } from '../state/storage/database.ts';
import type { operations } from './generated/control.ts';
import type { Live } from './live/create-live.ts';
import type { WarningLog } from './warning-log.ts';
import type { Rules } from './rules/create-rules.ts';

/** The parts of the sandbox that the control API works on. */
export interface ControlParts {
  database: Database;
  tenants: Tenants;
  /** Resolves when no event waits for its first delivery. */
  idle(): Promise<void>;
  rules: Rules;
  /** The certificates of Connect. */
  certificates: () => Promise<ConnectCertificates>;
  requests: Recorder;
  live: Live;
  warnings: WarningLog;
  contract: ContractIndex;
  /** The file of the seed; undefined for the default one. */
  seedFile: string | undefined;
  /** The mode of tenants that do not have their own. */
  usualWarningMode: WarningMode;
}

/** A call to the control API. */
export interface ControlCall {
  request: MockRequest;
  tenant: string;
  /** The values of the path's parameters. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Makes the server handle another request. */
  handle: Handle;
}

export type ControlId = keyof operations;

type AnswerOf<Id extends ControlId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : operations[Id]['responses'] extends { 200: { content: Record<string, unknown> } }
    ? WholeResponse
    : undefined;

/** The response of an operation that does not respond with JSON. */
export class WholeResponse {
  readonly response: MockResponse;

  constructor(response: MockResponse) {
    this.response = response;
  }
}

/**
 * A handler of an operation. It returns the JSON of a 200, the whole of another response, or
 * nothing for a 204.
 */
type ControlHandler<Id extends ControlId> = (
  parts: ControlParts,
  call: ControlCall,
) => Promise<AnswerOf<Id>>;

/** Handlers of some of the operations. */
export type ControlHandlers<Ids extends ControlId> = { [Id in Ids]: ControlHandler<Id> };

/** Reads what the tenant of a call holds. */
export function read<Result>(
  { tenants }: ControlParts,
  call: ControlCall,
  work: (state: State) => Promise<Result>,
): Promise<Result> {
  return tenants.read(call.tenant, work, describe(call));
}

/** Changes it, in one transaction; Connect records what happened. */
export function write<Result>(
  { tenants }: ControlParts,
  call: ControlCall,
  work: (state: State) => Promise<Result>,
): Promise<Result> {
  return tenants.write(call.tenant, work, describe(call));
}

function describe({ tenant, request, path }: ControlCall): Traits {
  const { envelopeId, templateId } = path;
  // Calls of one operation have the same key, with any path parameters.
  const [address = ''] = request.url.split('?');
  const operation = Object.values(path).reduce((url, value) => url.replace(value, ''), address);
  return {
    about: envelopeId ?? templateId,
    hasLeft: request.hasLeft,
    like: `${tenant} ${request.method} ${operation}`,
  };
}

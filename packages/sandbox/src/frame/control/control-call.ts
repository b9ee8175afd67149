import {
  splitUrl,
  type Handle,
  type MockRequest,
  type MockResponse,
} from '@countersign/mock/core/server';
import type { Tenants, Traits } from '../../engine/tenants.ts';
import type { State } from '../../state/state.ts';
import type { operations } from './generated/control.ts';

/** The parts of the sandbox that every handler of the control API can work on. */
export interface ControlParts {
  tenants: Tenants;
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
type ControlHandler<Id extends ControlId, Parts> = (
  parts: Parts,
  call: ControlCall,
) => Promise<AnswerOf<Id>>;

/** Handlers of some of the operations. */
export type ControlHandlers<Ids extends ControlId, Parts = ControlParts> = {
  [Id in Ids]: ControlHandler<Id, Parts>;
};

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
  const { path: address } = splitUrl(request.url);
  const operation = Object.values(path).reduce((url, value) => url.replace(value, ''), address);
  return {
    about: envelopeId ?? templateId,
    hasLeft: request.hasLeft,
    like: `${tenant} ${request.method} ${operation}`,
  };
}

import { randomUUID } from 'node:crypto';
import {
  mediaTypeOf,
  Refusal,
  type Service,
  type ServiceAnswer,
  type ServiceCall,
} from '@countersign/mock/extend';
import { documentsOutside, NotDoneYet } from '../documents/documents-outside.ts';
import type { Authenticate, Authenticated } from './caller.ts';
import { stateOf, type State } from '../state/state.ts';
import { findTenant } from '../state/tenant.ts';
import { prepareTenant } from '../state/spaces.ts';
import type { Database } from '../state/storage/database.ts';
import type { Connection } from '../state/storage/connection.ts';
import { StorageFailure } from '../state/storage/errors.ts';
import type { CheckAnswer } from './check-answer.ts';
import { contextOf } from './context-of.ts';
import { fromState } from './mark-source.ts';
import type { AnyOperation, AnyRequest } from './operation.ts';
import { refuseNull } from './refuse-null.ts';

/** What the service is made of. */
export interface ServiceParts {
  database: Database;
  /** What answers an operation; undefined where the mock does. */
  loadOperation(area: string, id: string): Promise<AnyOperation> | undefined;
  /** Who a request comes from, and in which tenant. */
  authenticate: Authenticate;
  /** Takes up what happened, within the transaction: Connect. */
  takeUp(state: State): Promise<void>;
  /** What is to be done when the transaction is through, such as waking the delivery. */
  afterwards(state: State): void;
  /** Holds answers to the contract; undefined where nobody wants that. */
  checkAnswer: CheckAnswer | undefined;
}

/** Makes the service: it finds who calls, and has the operation answer in one transaction. */
export function createService(parts: ServiceParts): Pick<Service, 'answer' | 'authorize'> {
  const { database, loadOperation, authenticate, takeUp, afterwards, checkAnswer } = parts;
  const callers = new WeakMap<object, Authenticated>();

  async function answerWith(operation: AnyOperation, call: ServiceCall): Promise<ServiceAnswer> {
    const caller = callers.get(call.request);
    const mode = call.operation.method === 'GET' ? 'read' : 'write';
    const { answer, state } = await inTenant(
      database,
      caller?.tenant ?? '',
      mode,
      async (found) => {
        const context = await contextOf(found, call, await caller?.claimsIn(found));
        refuseNull(call);
        const given = await operation.handle(found, requestOf(call), {
          ...context,
          operationId: call.operation.id,
          origin: call.request.origin,
          newId: randomUUID,
        });
        // An answer that is not as the contract has it undoes what led to it.
        await checkAnswer?.(call.operation, given);
        if (found.events.length > 0) await takeUp(found);
        return { answer: given, state: found };
      },
    );
    if (mode === 'write') afterwards(state);
    return { ...answer, headers: { ...fromState, ...answer.headers } };
  }

  async function answered(call: ServiceCall): Promise<ServiceAnswer | undefined> {
    const operation = await loadOperation(call.operation.area, call.operation.id);
    if (operation !== undefined) return answerWith(operation, call);
    // The mock answers, but not to everybody.
    const caller = callers.get(call.request);
    if (caller !== undefined && call.operation.bearer)
      await inTenant(database, caller.tenant, 'read', (state) => caller.claimsIn(state));
    return undefined;
  }

  return {
    async authorize(request, operation) {
      callers.set(request, await authenticate(request, operation));
    },
    async answer(call) {
      try {
        return await answered(call);
      } catch (error) {
        throw error instanceof StorageFailure ? refusalOf(error) : error;
      }
    },
  };
}

/**
 * Does some work in one transaction on what a tenant holds; makes the tenant where it is not there.
 * Work that needs a job on documents which takes a while is done again when that is through, so
 * that others can use the database meanwhile.
 */
export async function inTenant<Result>(
  database: Database,
  name: string,
  mode: 'read' | 'write',
  work: (state: State, db: Connection) => Promise<Result>,
): Promise<Result> {
  const outside = documentsOutside();
  for (;;)
    try {
      const result = await database.transaction(mode, async (db) => {
        outside.begin();
        const tenant = await findTenant(db, name);
        if (tenant === undefined) return undefined;
        const of = await work(stateOf(db, tenant, database.flavour, outside.documents), db);
        if (outside.isWaiting()) throw new NotDoneYet();
        return { of };
      });
      if (result !== undefined) return result.of;
      await prepareTenant(database, name);
    } catch (error) {
      if (!outside.isWaiting()) throw error;
      await outside.done();
    }
}

/** The state could not be read or kept; whoever asks can do so again. */
function refusalOf({ message }: StorageFailure): Refusal {
  return new Refusal('serverError', `Nothing was changed: ${message}, and send the request again.`);
}

function requestOf({ operation, request, path, query, body, files }: ServiceCall): AnyRequest {
  const header: Record<string, string> = {};
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'header') continue;
    const value = request.headers[parameter.name.toLowerCase()];
    if (value !== undefined && value !== '') header[parameter.name] = value;
  }
  return {
    path,
    query: Object.fromEntries([...query].filter(([, value]) => value !== '')),
    header,
    body,
    bytes: request.body,
    mediaType: mediaTypeOf(request.headers['content-type']),
    files,
  };
}

import { randomUUID } from 'node:crypto';
import { completeAnswer, findAnswerWriter, type Answer } from '@countersign/mock/core/answers';
import {
  breathe,
  parseMediaType,
  type MockResponse,
  type Step,
  type RequestContext,
} from '@countersign/mock/core/server';
import { readClaims, type Call, type Caller } from './caller.ts';
import type { FindCheck } from './check-answer.ts';
import type { Documents } from '../documents/index.ts';
import type { CommonContext } from './context.ts';
import { fromMock, fromState } from './mark-source.ts';
import type { AnyOperation, AnyRequest } from './operation.ts';
import type { WarningMode } from '../state/tenant.ts';
import { createRememberedAnswers, type Read } from './remembered-answers.ts';
import { type RequestLog, requestLogOperations } from './request-log.ts';
import { refuseNull } from './refuse-null.ts';
import { refuseWarnings } from './refuse-warnings.ts';
import type { State } from '../state/state.ts';
import type { Tenants } from './tenants.ts';
import { takeWarnings } from './take-warnings.ts';
import { describeUnknown } from './warn-unknown.ts';
import { withoutNulls } from './without-nulls.ts';

/** The dependencies of the step. */
export interface StateParts {
  tenants: Tenants;
  /** Loads the handler of an operation; undefined if there is none. */
  loadOperation(area: string, id: string): Promise<AnyOperation> | undefined;
  /** Finds the check of an operation's responses; undefined if checks are off. */
  findCheck: FindCheck | undefined;
  /** The effect of requests with warnings, in tenants without a setting of their own. */
  warnings: WarningMode;
  /** Allows only what the description of the service allows. */
  strict: boolean;
  requestLog: Pick<RequestLog, 'learn' | 'idle'>;
  /** Reports whether an area takes the token of an application without a user. */
  takesApplications(area: string): boolean;
  /** Loads the products of the areas. */
  loadProducts: CommonContext['products'];
}

/**
 * Makes the step that has the handler of an operation answer, in one transaction. Requests without
 * a handler go on to the examples, but only with a good token.
 */
export function answerFromState(parts: StateParts): Step<RequestContext<Caller>> {
  const { tenants, loadOperation, findCheck, requestLog, takesApplications } = parts;
  const remembered = createRememberedAnswers(tenants.database);

  async function answerWith(handler: AnyOperation, call: Call): Promise<MockResponse> {
    // Calls before this one are in the logs that it is about.
    if (call.operation.id.startsWith(requestLogOperations)) await requestLog.idle();
    const mode = call.operation.method === 'GET' && handler.writes !== true ? 'read' : 'write';
    const known = mode === 'read' ? await remembered.find(call) : undefined;
    if (known !== undefined) return known;
    let read: Read | undefined;
    const check = await findCheck?.(call.operation);
    const writeMembers = await findAnswerWriter(call.operation);
    const unknown = await describeUnknown(call);
    const work = async (state: State): Promise<Answer> => {
      let result: Answer | undefined;
      requestLog.learn(state.tenant);
      try {
        const claims = await readClaims(state, call, takesApplications(call.operation.area));
        call.userId = claims?.sub;
        if (claims?.clientId) state.clientId = claims.clientId;
        const tokenEnds = (claims?.exp ?? Infinity) * 1000;
        if (mode === 'read') read = { state, version: remembered.versionRead(state), tokenEnds };
        const common = {
          operationId: call.operation.id,
          origin: call.request.origin,
          ...(call.older && { older: true as const }),
          strict: parts.strict,
          newId() {
            // The next answer has another one.
            read = undefined;
            return randomUUID();
          },
          products: parts.loadProducts,
          warn: state.warn,
        };
        const prepare = async () => handler.prepare(state, call, claims, common);
        const answerRequest = await prepare();
        refuseNull(call);
        for (const one of unknown) state.warn(one);
        if (mode === 'read' && !parts.strict) {
          const answered = await withoutNulls(call, async (first) =>
            (first ? answerRequest : await prepare())(createRequest(call)),
          );
          result = answered.result;
          // A remembered answer has no notes.
          if (answered.again) read = undefined;
        } else result = await answerRequest(createRequest(call));
        // With thousands of tabs, each of the following steps takes ten milliseconds and more.
        await breathe();
        if (result.body !== undefined)
          result = { ...result, body: await writeMembers(result.body, result.status, call.older) };
        await breathe();
        // An answer that violates the contract undoes what led to it.
        check?.(result);
      } finally {
        // The last run counts: work that is done again warns again.
        takeWarnings(call, state, result);
      }
      refuseWarnings(state, call, parts.warnings);
      return result;
    };
    const { envelopeId, templateId } = call.path;
    const around = aroundTransaction(handler, call);
    const answer = await tenants[mode](call.tenant, work, {
      about: envelopeId ?? templateId,
      ...(around !== undefined && { ahead: around.readAhead }),
      hasLeft: call.request.hasLeft,
      counts: handler.counts,
      like: `${call.tenant} ${call.operation.id} ${call.request.headers.authorization ?? ''}`,
    });
    around?.letGo();
    if (mode === 'write' && call.operation.id.startsWith(requestLogOperations))
      await tenants.read(call.tenant, async ({ tenant }) => requestLog.learn(tenant));
    if (mode === 'read') await breathe();
    const response = await completeAnswer(call, answer);
    // The socket takes a text of megabytes in one piece.
    if (mode === 'read') await breathe();
    if (read !== undefined) remembered.keep(call, read, response);
    return response;
  }

  return async (call) => {
    // Set first, so that an error response has it too.
    call.headers = { ...call.headers, ...fromState };
    const handler = await loadOperation(call.operation.area, call.operation.id);
    if (handler !== undefined) return answerWith(handler, call);
    const unknown = await describeUnknown(call);
    if (call.caller !== undefined || unknown.length > 0)
      await tenants.read(call.tenant, async (state) => {
        call.userId = (await readClaims(state, call, takesApplications(call.operation.area)))?.sub;
        for (const one of unknown) state.warn(one);
        takeWarnings(call, state, undefined);
        refuseWarnings(state, call, parts.warnings);
      });
    call.headers = { ...call.headers, ...fromMock };
    return undefined;
  };
}

/** The work of a call before and after its transaction, for operations that have some. */
function aroundTransaction({ around }: AnyOperation, call: Call) {
  if (around === undefined) return undefined;
  const request = createRequest(call);
  return {
    readAhead: async (documents: Documents) => around.readAhead(documents, request),
    letGo: () => around.letGo(request),
  };
}

function createRequest({ operation, request, path, query, body, bytes, files }: Call): AnyRequest {
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
    bytes: bytes ?? request.body,
    mediaType: parseMediaType(request.headers['content-type']),
    files,
    accept: request.headers.accept ?? '',
  };
}

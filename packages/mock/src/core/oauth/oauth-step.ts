import type { RequestContext } from '../steps/context.ts';
import type { Step } from '../steps/steps.ts';
import { completeAnswer, type Answer } from '../engine/complete-answer.ts';
import type { CompiledOperation } from '../engine/contract.ts';
import { isRecord } from '../engine/json-schema.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import { authorize } from './authorize.ts';
import { GrantRefusal } from './grant-refusal.ts';
import type { OAuthStore, Visit } from './store.ts';
import { shownIn, token } from './token.ts';

type Work<Result> = (store: OAuthStore) => Promise<Result>;

/** The functions that a server provides to the authentication service. */
export interface OAuthBacking<Caller> {
  /** Does some work in the store to which a browser's request belongs. */
  inStoreOfVisit<Result>(visit: Visit, work: Work<Result>): Promise<Result>;
  /**
   * Does some work in the store to which a request for tokens belongs; `shown` is its code, token
   * or JWT.
   */
  inStoreOfGrant<Result>(
    request: MockRequest,
    shown: string | undefined,
    work: Work<Result>,
  ): Promise<Result>;
  /** The body of `OAuth_userInfo`. */
  userInfo(context: RequestContext<Caller>): Promise<object> | object;
  /** Answers a browser whose authorization request is refused; undefined for other programs. */
  showRefusal?(request: MockRequest, refusal: GrantRefusal): Answer | undefined;
  /** Headers of every response, refusals included. */
  headers?: Readonly<Record<string, string>>;
  /** @throws Error where the answer violates the contract */
  check?(operation: CompiledOperation, answer: Answer): Promise<void>;
}

/** Creates the step that answers the operations of the authentication service. */
export function createOAuthStep<Caller>(
  backing: OAuthBacking<Caller>,
): Step<RequestContext<Caller>> {
  const operations = new Map([
    ['OAuth_authorize', answerAuthorize],
    ['OAuth_token', answerToken],
    ['OAuth_userInfo', answerUserInfo],
  ]);

  async function answerAuthorize({ request, query }: RequestContext<Caller>): Promise<Answer> {
    const visit = { request, query };
    try {
      const location = await backing.inStoreOfVisit(visit, (store) => authorize(visit, store));
      return { status: 302, headers: { location } };
    } catch (error) {
      if (!(error instanceof GrantRefusal)) throw error;
      return backing.showRefusal?.(request, error) ?? error.toAnswer();
    }
  }

  async function answerToken(context: RequestContext<Caller>): Promise<Answer> {
    const { request, body } = context;
    const form = readForm(body);
    const warn = (message: string) => {
      const at = '/assertion';
      const warning = {
        code: 'not-as-the-service',
        in: 'body',
        at,
        message: `${at}: ${message}`,
      } as const;
      context.warnings = [...context.warnings, warning];
    };
    try {
      const tokens = await backing.inStoreOfGrant(request, shownIn(form), (store) =>
        token({ store, request, form, warn }),
      );
      return { status: 200, body: tokens };
    } catch (error) {
      if (error instanceof GrantRefusal) return error.toAnswer();
      throw error;
    }
  }

  async function answerUserInfo(context: RequestContext<Caller>): Promise<Answer> {
    return { status: 200, body: await backing.userInfo(context) };
  }

  async function respond(
    answer: (context: RequestContext<Caller>) => Promise<Answer>,
    context: RequestContext<Caller>,
  ): Promise<MockResponse> {
    context.headers = { ...context.headers, ...backing.headers };
    const response = await answer(context);
    await backing.check?.(context.operation, response);
    return {
      ...(await completeAnswer(context, response)),
      ...describeError(response.body),
    };
  }

  return (context) => {
    const answer = operations.get(context.operation.id);
    return answer === undefined ? undefined : respond(answer, context);
  };
}

/** The sentence of an error, for the record. */
function describeError(body: unknown): Pick<MockResponse, 'outcome'> {
  if (!isRecord(body) || typeof body.error !== 'string') return {};
  const { error, error_description: description = '' } = body;
  return { outcome: { problem: `${error} ${String(description)}`.trim() } };
}

function readForm(body: unknown): URLSearchParams {
  const form = new URLSearchParams();
  if (isRecord(body))
    for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  return form;
}

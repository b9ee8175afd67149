import { createServer } from './core/create-server.ts';
import { createSharedSteps } from './core/shared-steps.ts';
import type { Step } from './core/steps.ts';
import { completeAnswer } from './engine/complete-answer.ts';
import { setFault } from './engine/find-preference.ts';
import { answerOAuth } from './engine/oauth-operations.ts';
import { requireToken } from './engine/require-token.ts';
import type { Service } from './engine/service.ts';
import type { Mock, MockOptions } from './mock.ts';
import { createOAuth } from './oauth/create-oauth.ts';

/** What the mock is made of beside the contract; see `MockOptions`. */
export interface MockParts {
  /** Whether a reference site is served beside the mock; the traffic page leads there. */
  reference?: boolean;
  /** What answers in place of the mock, where it can. */
  service?: Service;
}

const nothing: Step = () => undefined;

/**
 * Creates a mock without a transport. Here are all its steps, in order.
 * @throws Error where an option names an area or an operation that does not exist
 */
export function createMock(options: MockOptions = {}, parts: MockParts = {}): Mock {
  const { reference = false, service } = parts;
  const { seed = 'countersign', clock = Date.now, auth = true } = options;
  const shared = createSharedSteps(options, reference);
  const oauth = createOAuth({ options: options.oauth ?? {}, seed, clock });
  return createServer({
    contract: shared.contract,
    recorder: shared.recorder,
    pages: [
      (request) => service?.page(request),
      (request) => oauth.page(request),
      shared.trafficPage,
      shared.healthPage,
    ],
    steps: [
      shared.countCall,
      shared.findFault,
      service === undefined ? nothing : applyRules(service),
      shared.readPrefer,
      authenticate(service) ?? (auth ? requireToken(oauth) : nothing),
      shared.refuseExceeded,
      shared.applyFault,
      shared.readRequest,
      shared.answerWish,
      service === undefined ? nothing : answerFrom(service),
      answerOAuth(oauth),
      shared.answerExample,
    ],
    answered: [],
  });
}

function applyRules(service: Service): Step {
  return (context) => {
    const { operation, request } = context;
    context.count ??= service.countCall?.(operation, request);
    setFault(context, service.faultFor?.(operation, request));
    return undefined;
  };
}

function authenticate(service: Service | undefined): Step | undefined {
  if (service === undefined) return undefined;
  return async ({ request, operation }) => {
    await service.authorize(request, operation);
    return undefined;
  };
}

function answerFrom(service: Service): Step {
  return async (context) => {
    const answer = await service.answer(context);
    return answer === undefined ? undefined : completeAnswer(context, answer, context.xml);
  };
}

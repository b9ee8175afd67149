import { createServer } from '../core/steps/create-server.ts';
import { createSharedSteps } from '../core/steps/shared-steps.ts';
import type { Mock, MockOptions } from '../core/mock.ts';
import { mockOptions, refuseUnknown } from '../core/known-options.ts';
import { createOAuth } from './oauth/create-oauth.ts';

/** Facts about the server around the mock. */
export interface MockParts {
  /** True if a reference site is served as well; the console links to it. */
  reference?: boolean;
}

/**
 * Creates a mock without a transport.
 * @throws Error if an option names an area or an operation that does not exist
 * @throws TypeError if there is no such option
 */
export function createMock(options: MockOptions = {}): Mock {
  refuseUnknown('createMock', options, mockOptions);
  return assembleMock(options);
}

/** Creates a mock. Here are all its steps, in order. */
export function assembleMock(options: MockOptions, parts: MockParts = {}): Mock {
  const { seed = 'countersign', clock = Date.now, auth = true } = options;
  const shared = createSharedSteps(options, { server: 'mock', ...parts });
  const oauth = createOAuth({
    options: options.oauth ?? {},
    seed,
    clock,
    baseUri: shared.baseUri,
  });
  const server = createServer({
    contract: shared.contract,
    pages: [oauth.page, ...shared.trafficPages, ...shared.consolePages, shared.healthPage],
    around: [shared.record, shared.indent, shared.showProblem],
    steps: [
      shared.countCall,
      shared.findFault,
      shared.readPrefer,
      auth ? oauth.authenticate : undefined,
      shared.refuseExceeded,
      shared.applyFault,
      shared.readRequest,
      shared.answerWish,
      oauth.answer,
      shared.answerExample,
    ],
    liveHeaders: shared.liveHeaders,
  });
  return { ...server, traffic: shared.recorder };
}

import {
  createInstance,
  type IHttpMockConfig,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';
import type { IHttpOperation } from '@stoplight/types';

/** One thing that is wrong with a request, and where. */
export interface Finding {
  /** `body` or the kind of parameter, then the steps to the value. */
  path: readonly string[];
  code: string;
  message: string;
}

/** What Prism makes of a request. */
export interface PrismAnswer {
  findings: Finding[];
  response: IHttpResponse;
}

/** What a caller may ask of the mock with a `Prefer` header. */
export interface Preference {
  code?: number;
  exampleKey?: string;
  dynamic?: boolean;
}

/** Prism reports to a log line by line; what matters of it comes back in the answer. */
const silent = {
  child: () => silent,
  debug() {},
  error() {},
  fatal() {},
  info() {},
  success() {},
  trace() {},
  warn() {},
};

const settings: IHttpMockConfig = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

/** The operation is found before Prism is asked, so its own search takes the one it is given. */
const prism = createInstance(settings, {
  logger: silent,
  route: ({ resources: [operation] }) => found(operation),
});

function found(operation: IHttpOperation | undefined) {
  if (operation === undefined) throw new Error('Prism was given no operation');
  return { _tag: 'Right' as const, right: operation };
}

/** Lets Prism validate a request against one operation and make the answer. */
export async function askPrism(
  operation: IHttpOperation,
  request: IHttpRequest,
  preference: Preference,
): Promise<PrismAnswer> {
  // Prism writes into what it is told of a request, so it is told anew each time.
  const mock = { dynamic: false, ...preference };
  const outcome = await prism.request(request, [operation], { ...settings, mock })();
  if (outcome._tag === 'Left') throw outcome.left;
  const { output, validations } = outcome.right;
  const findings = validations.input.map(({ path = [], code = '', message }) => ({
    path: path.map(String),
    code: String(code),
    message,
  }));
  return { findings, response: output };
}

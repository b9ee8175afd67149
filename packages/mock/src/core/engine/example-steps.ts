import type { RequestContext } from '../steps/context.ts';
import type { Step } from '../steps/steps.ts';
import { describeFault } from '../faults/describe.ts';
import { gatewayAnswer } from '../faults/gateway.ts';
import { describeAnswers } from '../faults/possible.ts';
import { isJson, parseMediaType, type MockResponse } from '../message.ts';
import { acceptedTypes } from './accept.ts';
import { complete } from './answer.ts';
import type { CompiledOperation } from './contract.ts';
import type { Preference } from './prefer.ts';
import { prepare } from './prepare.ts';
import { Refusal } from './refusal.ts';

/** Options for choosing and completing examples. */
export interface ExampleOptions {
  strict: boolean;
  dynamic: boolean;
  plain: boolean;
  seed: string;
}

const json = ['application/json'];
const limitExceeded: Preference = { code: 429 };

/** The steps that respond with an example of the contract, or a body made up by its schema. */
export interface ExampleSteps {
  /** Responds with 429 where the caller has no calls left. */
  refuseExceeded: Step;
  /** Responds with the status of a fault, for any request. */
  applyFault: Step;
  /** Responds where the request or the options ask for a certain example. */
  answerWish: Step;
  /** Responds with the first example. */
  answerExample: Step;
}

export function createExampleSteps(options: ExampleOptions): ExampleSteps {
  const { strict, plain, seed } = options;

  async function answer(preference: Preference, context: RequestContext): Promise<MockResponse> {
    const ofGateway = gatewayAnswer(preference);
    if (ofGateway !== undefined) return ofGateway;
    const { operation, request, xml } = context;
    // XML is written from JSON, except where the contract has XML of its own.
    const accept = xml ? [...acceptedTypes(request), ...json] : acceptedTypes(request);
    let prepared = await prepare(operation, preference, accept, plain);
    // Clients ask for JSON by habit, also where the service has none to give.
    if (
      prepared === 'notAcceptable' &&
      !strict &&
      accept.some((type) => isJson(parseMediaType(type)))
    )
      prepared = await prepare(operation, preference, ['*/*'], plain);
    if (prepared === 'notAcceptable')
      throw new Refusal(
        'notAcceptable',
        `${operation.id} has no answer of a media type that the Accept header allows.`,
      );
    if (prepared === 'notFound')
      throw new Refusal('badParameter', noSuchAnswer(operation, preference));
    return complete(prepared, context, { xml, plain, seed });
  }

  return {
    refuseExceeded: (context) =>
      context.count?.exceeded === true ? answer(limitExceeded, context) : undefined,
    applyFault: (context) =>
      context.fault?.code === undefined ? undefined : answer(context.fault, context),
    answerWish(context) {
      const { code, example, dynamic = options.dynamic } = context.preference;
      if (code === undefined && example === undefined && !dynamic && !plain) return undefined;
      return answer(dynamic ? { ...context.preference, dynamic } : context.preference, context);
    },
    answerExample: (context) => answer(context.preference, context),
  };
}

/**
 * Explains that the answer in a Prefer header or a fault rule does not exist, and lists those that
 * do.
 */
function noSuchAnswer({ id, responses }: CompiledOperation, preference: Preference): string {
  return `${id} has no answer for ${describeFault(preference)}; it has ${describeAnswers(responses)}.`;
}

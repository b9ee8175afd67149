import type { RequestContext } from '../core/context.ts';
import type { Step } from '../core/steps.ts';
import type { MockResponse } from '../message.ts';
import type { OAuth, OAuthCall, OAuthOperation } from '../oauth/oauth.ts';
import type { AnswerContent, CompiledOperation } from './contract.ts';
import { isRecord } from './json-schema.ts';

/**
 * Makes the step that lets the authentication service answer its operations, which depend on more
 * of the request than a schema can say.
 */
export function answerOAuth({ operations }: OAuth): Step {
  return (context) => {
    const answer = operations.get(context.operation.id);
    return answer === undefined ? undefined : answerBy(answer, context);
  };
}

async function answerBy(
  answer: OAuthOperation,
  { operation, request, query, body }: RequestContext,
): Promise<MockResponse> {
  const call: OAuthCall = {
    request,
    query,
    form: formOf(body),
    example: (status, key) =>
      exampleIn(operation, operation.responses.find(hasCode(status))?.contents, key),
    requestExample: (key) => exampleIn(operation, operation.body?.contents, key),
  };
  const { status, headers, body: said } = await answer(call);
  const { contents = [], headers: documented } = operation.responses.find(hasCode(status)) ?? {};
  return {
    status,
    headers: {
      ...documented,
      ...headers,
      ...(contents.length > 0 && { 'content-type': 'application/json; charset=utf-8' }),
    },
    body: said === undefined ? '' : JSON.stringify(said),
    ...problemOf(said),
  };
}

/** The sentence of an error, for the record. */
function problemOf(said: Readonly<Record<string, unknown>> | undefined): Partial<MockResponse> {
  if (typeof said?.error !== 'string') return {};
  const { error, error_description: description = '' } = said;
  return { outcome: { problem: `${error} ${String(description)}`.trim() } };
}

function hasCode(status: number): (response: { code: string }) => boolean {
  return ({ code }) => code === String(status);
}

function exampleIn(
  { id }: CompiledOperation,
  contents: readonly AnswerContent[] = [],
  key: string,
): Record<string, unknown> {
  const examples = contents.flatMap((content) => content.examples);
  const value: unknown = structuredClone(examples.find((example) => example.key === key)?.value);
  if (!isRecord(value)) throw new Error(`${id} has no example ${key}`);
  return value;
}

function formOf(body: unknown): URLSearchParams {
  const form = new URLSearchParams();
  if (isRecord(body))
    for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  return form;
}

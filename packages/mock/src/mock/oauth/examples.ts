import {
  loadOperation,
  type AnswerContent,
  type CompiledOperation,
} from '../../core/engine/contract.ts';
import { isRecord } from '../../core/engine/json-schema.ts';

const withRefreshToken = 'withRefreshToken';

/** The examples of each grant: those of its requests, its field, and the example of the answer. */
const grants = new Map([
  [
    'authorization_code',
    { requests: ['code', 'codeOfPublicClient'], field: 'code', answer: withRefreshToken },
  ],
  ['refresh_token', { requests: ['refresh'], field: 'refresh_token', answer: withRefreshToken }],
  [
    'urn:ietf:params:oauth:grant-type:jwt-bearer',
    { requests: ['jwt'], field: 'assertion', answer: 'forJwt' },
  ],
]);

/** The answer of the spec to a grant that is one of its examples; undefined for any other. */
export async function answerToExample(
  kind: string,
  shown: string,
): Promise<Record<string, unknown> | undefined> {
  const grant = grants.get(kind);
  if (grant === undefined) return undefined;
  const operation = await loadOperation({ area: 'oauth', id: 'OAuth_token' });
  const { body: { contents = [] } = {} } = operation;
  const { requests, field } = grant;
  if (!requests.some((key) => exampleIn(operation, contents, key)[field] === shown))
    return undefined;
  return answerExample(operation, grant.answer);
}

/** The body of an example of an operation's response 200, as a copy. */
export function answerExample(operation: CompiledOperation, key: string): Record<string, unknown> {
  const response = operation.responses.find(({ code }) => code === '200');
  return exampleIn(operation, response?.contents ?? [], key);
}

function exampleIn(
  { id }: CompiledOperation,
  contents: readonly AnswerContent[],
  key: string,
): Record<string, unknown> {
  const examples = contents.flatMap((content) => content.examples);
  const value: unknown = structuredClone(examples.find((example) => example.key === key)?.value);
  if (!isRecord(value)) throw new Error(`${id} has no example ${key}`);
  return value;
}

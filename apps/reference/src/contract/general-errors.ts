import { isObject, textAt } from '@countersign/spec-tools/json';
import type { Document, Problem, Problems } from './document.ts';
import type { Operation } from './operations.ts';

/** A code that can come with every operation of an area, so that none of them names it. */
export interface GeneralError {
  code: string;
  status: number;
  /** Markdown: the problem. */
  description: string;
  inferred: boolean;
}

/** The codes of the answers that operations share, and of requests that reach no operation. */
export function generalErrors(
  document: Document,
  operations: readonly Operation[],
): readonly GeneralError[] {
  const found = [...sharedAnswers(operations), ...problems(document)];
  return [...new Map(found.toReversed().map((error) => [error.code, error])).values()];
}

function problems(document: Document): GeneralError[] {
  const { sentence } = document['x-problems'];
  return Object.values(document['x-problems']).flatMap((problem) => {
    if (!isProblem(problem)) return [];
    const code = readCode(problem.body);
    const description = textAt(problem.body, sentence) ?? '';
    const inferred = problem['x-evidence'] === 'inferred';
    return code === undefined ? [] : [{ code, status: problem.status, description, inferred }];
  });
}

function isProblem(value: Problems[string]): value is Problem {
  return typeof value === 'object' && !Array.isArray(value) && 'body' in value;
}

/** An answer that is shared has one example without a name. */
function sharedAnswers(operations: readonly Operation[]): GeneralError[] {
  const answers = operations.flatMap(({ responses }) =>
    responses.filter(({ code }) => Number(code) >= 400),
  );
  return answers.flatMap((answer) =>
    answer.contents
      .flatMap(({ examples }) => examples)
      .filter(({ name }) => name === 'example')
      .flatMap(({ value }) => {
        const code = readCode(value);
        const { description } = answer;
        return code === undefined
          ? []
          : [{ code, status: Number(answer.code), description, inferred: false }];
      }),
  );
}

function readCode(body: unknown): string | undefined {
  return isObject(body) ? (textAt(body, 'errorCode') ?? textAt(body, 'error')) : undefined;
}

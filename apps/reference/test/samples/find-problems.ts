import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from '../../src/contract/operations.ts';
import { describeAnswer } from '../../src/samples/answer.ts';
import type { Sent } from './sandbox-door.ts';
import type { SandboxRun } from './sandbox-runs.ts';

/** Returns everything that a sample did not do as its page says; an empty list is good. */
export function findProblems({ operation, failure, output, folder, sent }: SandboxRun): string[] {
  const answer = describeAnswer(operation);
  return [
    ...(failure === '' ? [] : [failure]),
    ...(sent.length === 0 ? ['It sent nothing.'] : []),
    ...sent.flatMap((one) => findAnswerProblems(operation, one)),
    ...(answer.kind === 'file' && !existsSync(path.join(folder, answer.fileName))
      ? [`It did not write ${answer.fileName}.`]
      : []),
    ...((answer.kind === 'data' || answer.kind === 'redirect') && output.trim() === ''
      ? ['It printed nothing.']
      : []),
  ];
}

function findAnswerProblems(
  { area, id, responses }: Operation,
  { line, status, body, ...sent }: Sent,
): string[] {
  if (sent.area !== area || sent.operation !== id) return [`${line} is not ${id}.`];
  const response = responses.find(({ code }) => code === String(status));
  if (response === undefined || status >= 400)
    return [`${line}: ${status} ${JSON.stringify(body)}`];
  const examples = response.contents.flatMap((content) => content.examples);
  const shown = new Set(examples.flatMap(({ value }) => listErrors(value)));
  return listErrors(body).filter((error) => !shown.has(error));
}

/** The errors of the parts of a successful response, each with its place. */
function listErrors(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    const at = `${place}/${name}`;
    const { errorCode }: { errorCode?: unknown } = Object(field);
    const isError = name === 'errorDetails' && errorCode !== undefined && errorCode !== 'SUCCESS';
    return isError ? [`${at}: ${String(errorCode)}`] : listErrors(field, at);
  });
}

import { gatewayCodes } from './gateway.ts';
import type { Fault } from './fault.ts';

/** The answers of an operation, as the contract has them. */
export type Answers = readonly {
  code: string;
  contents: readonly { examples: readonly { key: string }[] }[];
}[];

/** Reports whether an operation can answer as a fault asks for. */
export function isPossible({ code, example }: Fault, answers: Answers): boolean {
  if (code !== undefined && gatewayCodes.has(code)) return example === undefined;
  if (code === undefined && example === undefined) return true;
  return answers.some(
    (answer) =>
      (code === undefined || answer.code === String(code)) &&
      (example === undefined ||
        answer.contents.some(({ examples }) => examples.some(({ key }) => key === example))),
  );
}

/** Lists the answers that an operation has, with the names of their examples. */
export function describeAnswers(answers: Answers): string {
  const known = answers.map(({ code, contents }) => {
    const keys = contents.flatMap(({ examples }) => examples.map(({ key }) => key));
    return keys.length === 0 ? code : `${code} (${keys.join(', ')})`;
  });
  return [...known, ...[...gatewayCodes].map((code) => `${code} of a gateway`)].join(', ');
}

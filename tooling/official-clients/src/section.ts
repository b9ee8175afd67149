import type { Call, Step } from './run-program.ts';

/** A step of a transcript as Markdown: the requests that it led to, and what came of it. */
export function section({ title, failed, gave, calls }: Step): string {
  const outcome = `${failed ? 'threw' : 'gave'} ${JSON.stringify(gave, null, 2)}`;
  return [`### ${title}`, '', '```text', ...calls.map(line), outcome, '```'].join('\n');
}

function line({ method, url, status, operation, fault }: Call): string {
  const words = [method, url, status, operation ?? '(no operation)'];
  return [...words, ...(fault === undefined ? [] : [`fault ${fault}`])].join(' ');
}

import { ConnectError } from '../connect-error.js';
import { raiseLimit, type Limits } from '../limits.js';
import { positionIn } from '../position.js';

/**
 * Counts brackets outside of strings, before anything is built from them. A pattern for a whole
 * string would overflow the stack on a document, so only the marks are searched for.
 * @throws {ConnectError} with the line and column
 */
export function checkBrackets(text: string, { depth: deepest, elements: most }: Limits): void {
  const marks = /["[\]{}]/g;
  let depth = 0;
  let count = 0;
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    const [mark] = found;
    if (mark === '"') marks.lastIndex = endOfText(text, found.index);
    else if (mark === ']' || mark === '}') depth -= 1;
    else {
      depth += 1;
      count += 1;
      if (depth > deepest) fail('depth', `are nested more than ${deepest} levels deep`);
      if (count > most) fail('elements', `are more than ${most}`);
    }
  }

  function fail(limit: 'depth' | 'elements', what: string): never {
    throw new ConnectError(
      `limit-${limit}`,
      `objects and lists ${what}`,
      raiseLimit(limit),
      positionIn(text, marks.lastIndex - 1),
    );
  }
}

/**
 * Returns the index after a string. An unterminated one reaches to the end of the text, and is
 * reported later.
 */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end + 1;
}

function isEscaped(text: string, quote: number): boolean {
  let first = quote;
  while (text[first - 1] === '\\') first -= 1;
  return (quote - first) % 2 === 1;
}

import { ConnectError } from '../connect-error.js';
import { positionIn } from '../xml/guard.js';

/**
 * Counts brackets outside of text, before anything is built from them. A pattern for a whole text
 * would overflow the stack where it holds a document, so only the marks are looked for.
 * @throws {ConnectError} with the line and column
 */
export function checkDepth(text: string, most: number): void {
  const marks = /["[\]{}]/g;
  let depth = 0;
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    const [mark] = found;
    if (mark === '"') marks.lastIndex = endOfText(text, found.index);
    else depth += mark === '{' || mark === '[' ? 1 : -1;
    if (depth > most) {
      const what = `objects and lists lie more than ${most} deep in each other`;
      const advice = 'If such messages are real, raise the limit `depth`.';
      throw new ConnectError('limit-depth', what, advice, positionIn(text, found.index));
    }
  }
}

/** What follows a text. One that does not end reaches to the end of all; that is told of later. */
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

/** A place where a text is not JSON, but the service reads it as JSON. */
export interface JsonRepair {
  what: string;
  /** The place and the length of the repair in the text as it was sent. */
  at: number;
  length: number;
  /** Its length in the repaired JSON. */
  repaired: number;
}

/** A text as JSON, with the repairs that it needed. */
export interface RepairedJson {
  json: string;
  repairs: readonly JsonRepair[];
}

/** The number of repairs to make; a text with more is not worth the work. */
const mostRepairs = 1_000_000;

const lineEnd = /[\r\n]/g;
// The service refuses NUL, which stays and is a fault of the JSON.
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const control = /[\x01-\x1f]/;
const controls = new RegExp(control, 'g');
const quoteOrEscape = /"|\\[^]/g;

/**
 * Repairs texts that the service accepts as JSON: removes a byte order mark, comments and trailing
 * commas, puts strings with single quotes into double ones, and escapes control characters in
 * strings, such as the line breaks of Base64. Other faults are left in it. Undefined if there is too
 * much to repair.
 */
export function repairJson(text: string): RepairedJson | undefined {
  const pieces: string[] = [];
  const repairs: JsonRepair[] = [];
  let done = 0;
  /** The last character that is neither a space nor in a comment. */
  let previous = '';

  function replace(what: string, at: number, end: number, by: string): void {
    pieces.push(text.slice(done, at), by);
    repairs.push({ what, at, length: end - at, repaired: by.length });
    done = end;
  }

  if (text.startsWith('\uFEFF')) replace('a byte order mark', 0, 1, '');
  for (let at = done; at < text.length;) {
    const end = findEnd(text, at);
    // A comment without an end is a fault of all that follows.
    if (end === undefined) break;
    const first = text[at] ?? '';
    const isComment = first === '/' && end > at + 1;
    if (first === '"') {
      const string = text.slice(at, end);
      if (control.test(string))
        replace('a control character in a string', at, end, escapeControls(string));
    } else if (first === "'" && end > at + 1 && text[end - 1] === "'")
      replace('a string in single quotes', at, end, requote(text.slice(at, end)));
    else if (isComment) replace('a comment', at, end, ' ');
    else if (first === ',' && !opens(previous) && closes(text, end))
      replace('a trailing comma', at, end, '');
    if (!isComment && first.trim() !== '') previous = first;
    if (repairs.length > mostRepairs) return undefined;
    at = end;
  }
  return { json: pieces.join('') + text.slice(done), repairs };
}

/** The place in the text as it was sent that a place in the repaired JSON comes from. */
export function findOriginal(offset: number, repairs: readonly JsonRepair[]): number {
  let shift = 0;
  for (const { at, length, repaired } of repairs) {
    const start = at + shift;
    if (offset < start) break;
    if (offset < start + repaired) return at;
    shift += repaired - length;
  }
  return offset - shift;
}

/**
 * Finds the end of a string or comment that begins at a place; any other character is its own
 * token.
 */
function findEnd(text: string, at: number): number | undefined {
  const first = text[at];
  if (first === '"' || first === "'") return findStringEnd(text, at, first);
  const second = first === '/' ? text[at + 1] : undefined;
  if (second === '/') {
    lineEnd.lastIndex = at;
    return lineEnd.exec(text)?.index ?? text.length;
  }
  if (second !== '*') return at + 1;
  const end = text.indexOf('*/', at + 2);
  return end === -1 ? undefined : end + 2;
}

function findStringEnd(text: string, start: number, quote: string): number {
  let end = text.indexOf(quote, start + 1);
  while (end !== -1 && isEscaped(text, start, end)) end = text.indexOf(quote, end + 1);
  return end === -1 ? text.length : end + 1;
}

function isEscaped(text: string, start: number, end: number): boolean {
  let at = end - 1;
  while (at > start && text[at] === '\\') at -= 1;
  return (end - 1 - at) % 2 === 1;
}

/**
 * Reports whether a character opens a list or object: a comma right after it is not a trailing one.
 */
function opens(character: string): boolean {
  return character === '{' || character === '[';
}

/** Reports whether only space and comments are between a place and the end of a list or object. */
function closes(text: string, start: number): boolean {
  for (let at = start; at < text.length;) {
    const next = text[at] ?? '';
    if (next === '}' || next === ']') return true;
    const end = findEnd(text, at);
    if (end === undefined || (end === at + 1 ? next.trim() !== '' : next !== '/')) return false;
    at = end;
  }
  return false;
}

/** Puts a string in single quotes into double ones, and escapes what these need. */
function requote(string: string): string {
  const inner = string.slice(1, -1).replace(quoteOrEscape, (found) => {
    if (found === '"') return String.raw`\"`;
    return found === String.raw`\'` ? "'" : found;
  });
  return `"${escapeControls(inner)}"`;
}

function escapeControls(string: string): string {
  return string.replace(controls, (character) => JSON.stringify(character).slice(1, -1));
}

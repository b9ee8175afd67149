/** The members of a tag that is a JSON object, or its fault. */
export type RelaxedJson = { members: ReadonlyMap<string, string> } | { fault: string };

const identifier = /[\p{L}\p{N}_$]/u;
const literals = ['true', 'false', 'null'];

/**
 * Reads a flat JSON object whose names need no quotes, as the service reads tags; what is wrong is
 * said in the words of its reader, with the place.
 */
export function readRelaxedJson(text: string): RelaxedJson {
  const members = new Map<string, string>();
  let at = 1;
  let path = '';

  const skipSpaces = () => {
    while (at < text.length && /\s/u.test(text.charAt(at))) at += 1;
  };
  const wrong = (what: string) => ({
    fault: `${what}. Path '${path}', line 1, position ${at}.`,
  });
  const readText = (): string | undefined => {
    const quote = text.charAt(at);
    let read = '';
    for (let index = at + 1; index < text.length; index += 1) {
      const letter = text.charAt(index);
      if (letter === quote) {
        at = index + 1;
        return read;
      }
      if (letter === '\\') index += 1;
      read += text.charAt(index);
    }
    at = text.length;
    return undefined;
  };

  for (;;) {
    skipSpaces();
    if (at >= text.length - 1) return { members };
    let name = '';
    const first = text.charAt(at);
    if (first === '"' || first === "'") {
      const quoted = readText();
      if (quoted === undefined) return wrong(`Unterminated string. Expected delimiter: ${first}`);
      name = quoted;
    } else if (identifier.test(first)) {
      while (identifier.test(text.charAt(at))) {
        name += text.charAt(at);
        at += 1;
      }
      const next = text.charAt(at);
      if (next !== ':' && !/\s/u.test(next))
        return wrong(`Invalid JavaScript property identifier character: ${next}`);
    } else return wrong(`Invalid property identifier character: ${first}`);
    skipSpaces();
    if (text.charAt(at) !== ':')
      return wrong(
        `Invalid character after parsing property name. Expected ':' but got: ${text.charAt(at)}`,
      );
    at += 1;
    path = name;
    skipSpaces();
    const value = readValue();
    if (typeof value !== 'string') return value;
    members.set(name, value);
    skipSpaces();
    if (at >= text.length - 1) return { members };
    if (text.charAt(at) !== ',')
      return wrong(
        `After parsing a value an unexpected character was encountered: ${text.charAt(at)}`,
      );
    at += 1;
  }

  function readValue(): string | { fault: string } {
    const begin = text.charAt(at);
    if (begin === '"' || begin === "'")
      return readText() ?? wrong(`Unterminated string. Expected delimiter: ${begin}`);
    const rest = text.slice(at, at + 64);
    const found =
      literals.find((literal) => rest.startsWith(literal)) ?? /^-?\d[\d.eE+-]*/u.exec(rest)?.[0];
    if (found === undefined)
      return wrong(`Unexpected character encountered while parsing value: ${begin}`);
    at += found.length;
    return found;
  }
}

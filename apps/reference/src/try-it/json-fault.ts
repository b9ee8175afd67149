/** Explains why and where a text is not JSON; undefined if it is. */
export async function jsonFault(text: string): Promise<string | undefined> {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    // Some browsers do not report the position. The parser that does is loaded only on demand.
    const { parse, printParseErrorCode } = await import('jsonc-parser');
    const faults: { error: number; offset: number; length: number }[] = [];
    parse(text, faults, { disallowComments: true });
    const [first] = faults;
    if (first === undefined) return `This is no JSON: ${String(error)}.`;
    const before = text.slice(0, first.offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    const reason = splitCamelCase(printParseErrorCode(first.error));
    return `This is no JSON: ${reason} at line ${before.length}, column ${column}.`;
  }
}

/** The name of a fault in words: the parser says `PropertyNameExpected`. */
function splitCamelCase(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

/** What the parser of JSON says, in words: it says `PropertyNameExpected`. */
export function splitCamelCase(message: string): string {
  return message.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

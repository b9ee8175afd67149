/** Turns an error name of the JSON parser, such as `PropertyNameExpected`, into words. */
export function splitCamelCase(message: string): string {
  return message.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

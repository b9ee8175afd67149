/** A JSON pointer, and steps from there on. */
export function pointer(start: string, ...steps: string[]): string {
  const escaped = steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'));
  return [start, ...escaped].join('/');
}

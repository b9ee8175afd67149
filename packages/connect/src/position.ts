/** Returns the position of an index in a text as `line:column`, from 1. */
export function positionIn(text: string, index: number): string {
  const before = text.slice(0, index);
  const line = before.split('\n').length;
  return `${line}:${index - before.lastIndexOf('\n')}`;
}

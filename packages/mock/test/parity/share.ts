/**
 * Creates a function that returns the first of equal parts. Prism keeps its compiled validators by
 * object identity, and takes seconds for schemas that many operations share.
 */
export function sharer<Part>(): (part: Part) => Part {
  const known = new Map<string, Part>();
  return (part) => {
    const key = JSON.stringify(part);
    const first = known.get(key) ?? part;
    known.set(key, first);
    return first;
  };
}

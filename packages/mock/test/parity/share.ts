/**
 * Makes a function that gives back the first of equal parts. Prism keeps what it compiled for the
 * very object that it was given, and takes seconds for schemas that many operations share.
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

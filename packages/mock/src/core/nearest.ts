/**
 * The largest edit distance, as a share of the name's length, at which a name counts as a typing
 * error.
 */
const nearEnough = 0.5;

/**
 * Finds the known name that is most similar to a wrong one; undefined if none is similar enough.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let least = Math.ceil(name.length * nearEnough) + 1;
  for (const candidate of known) {
    const distance = computeDistance(wanted, candidate.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    best = candidate;
  }
  return best;
}

/** The end of a sentence about a wrong name: `; did you mean "…"?`, or nothing. */
export function suggestion(name: string, known: Iterable<string>): string {
  const found = nearest(name, known);
  return found === undefined ? '' : `; did you mean ${JSON.stringify(found)}?`;
}

/** Computes the Levenshtein distance: the number of letters to insert, delete or change. */
function computeDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

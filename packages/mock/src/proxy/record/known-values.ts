import { replaceAt, type Place } from './find-secrets.ts';

/** Finds known values in texts, however many there are. */
export interface KnownValues {
  /** @param standIn the text to put in its place */
  add(value: string, standIn: string): void;
  /** A text with stand-ins in the place of known values: the leftmost first, of these the longest. */
  replace(text: string): string;
  /** The known values in a text; of those that overlap, some. */
  find(text: string): string[];
}

/** A place of a known value in a text. */
interface Match extends Place {
  standIn: string;
}

/** Limits how often a text is searched again, since replacing one value can reveal another. */
const mostRounds = 4;

/** Longer values are found by their beginning, and replaced with all that follows in the text. */
const longest = 64;

/**
 * Keeps values in several automata, each at least twice as large as the next: a value is built into a
 * new automaton only as often as their number doubles, and a text passes each of them once.
 */
export function createKnownValues(): KnownValues {
  const known = new Map<string, { standIn: string; isWhole: boolean }>();
  const automata: { values: string[]; search: Search }[] = [];
  let fresh: string[] = [];

  function build(): void {
    if (fresh.length === 0) return;
    const values = fresh;
    fresh = [];
    while ((automata.at(-1)?.values.length ?? Infinity) <= values.length * 2)
      for (const value of automata.pop()?.values ?? []) values.push(value);
    automata.push({ values, search: createSearch(values) });
  }

  function list(text: string): Match[] {
    build();
    const matches: Match[] = [];
    for (const { search } of automata)
      search(text, (start, end) => {
        const value = known.get(text.slice(start, end));
        if (value !== undefined)
          matches.push({ start, end: value.isWhole ? end : text.length, standIn: value.standIn });
      });
    return matches.toSorted((a, b) => a.start - b.start || b.end - a.end);
  }

  function replaceOnce(text: string): string {
    return replaceAt(text, list(text), (_, { standIn }) => standIn);
  }

  return {
    add(value, standIn) {
      if (value === standIn) return;
      const start = value.slice(0, longest);
      const isWhole = start === value;
      const before = known.get(start);
      if (before === undefined) fresh.push(start);
      if (before === undefined || (before.isWhole && !isWhole))
        known.set(start, { standIn, isWhole });
    },
    replace(text) {
      let replaced = text;
      for (let round = 0; round < mostRounds; round += 1) {
        const before = replaced;
        replaced = replaceOnce(before);
        if (replaced === before) break;
      }
      return replaced;
    },
    find: (text) => list(text).map(({ start, end }) => text.slice(start, end)),
  };
}

/** Reports, in one pass, each place where values end, with the longest of them. */
type Search = (text: string, tell: (start: number, end: number) => void) => void;

/**
 * Builds an automaton of Aho and Corasick. A node represents the longest end of the text so far
 * that is the beginning of a value; the root, 0, represents none.
 */
function createSearch(values: readonly string[]): Search {
  // The edges by node and next letter: a map for each node would take ten times the memory.
  const next = new Map<number, number>();
  const edges: { from: number; letter: number; to: number }[] = [];
  /** The length of the longest value that a node ends with; 0 if there is none. */
  const length = [0];
  /** The node of the longest end that values begin with too. */
  const shorter = [0];
  for (const value of values) {
    let node = 0;
    for (let at = 0; at < value.length; at += 1) {
      const letter = value.charCodeAt(at);
      const key = node * 0x1_0000 + letter;
      let to = next.get(key);
      if (to === undefined) {
        to = length.push(0) - 1;
        shorter.push(0);
        next.set(key, to);
        edges.push({ from: node, letter, to });
      }
      node = to;
    }
    length[node] = value.length;
  }
  const follow = (from: number, letter: number): number => {
    for (let node = from; ; node = shorter[node] ?? 0) {
      const to = next.get(node * 0x1_0000 + letter);
      if (to !== undefined) return to;
      if (node === 0) return 0;
    }
  };
  for (const { from, letter, to } of byDepth(edges)) {
    const node = from === 0 ? 0 : follow(shorter[from] ?? 0, letter);
    shorter[to] = node;
    if (length[to] === 0) length[to] = length[node] ?? 0;
  }
  return (text, tell) => {
    let node = 0;
    for (let at = 0; at < text.length; at += 1) {
      node = follow(node, text.charCodeAt(at));
      const found = length[node] ?? 0;
      if (found > 0) tell(at + 1 - found, at + 1);
    }
  };
}

/** Edges in the order of their distance from the root. */
function byDepth<Edge extends { from: number; to: number }>(edges: readonly Edge[]): Edge[] {
  const depth = [0];
  for (const { from, to } of edges) depth[to] = (depth[from] ?? 0) + 1;
  return edges.toSorted((a, b) => (depth[a.to] ?? 0) - (depth[b.to] ?? 0));
}

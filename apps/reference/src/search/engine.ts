import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Kind, SearchIndex, SearchRecord } from './record.ts';
import { listAlternatives } from './synonyms.ts';
import { findTopics } from './topics.ts';
import { findParts, squash, findWords } from './words.ts';

/** The results of a query. */
export interface Answer {
  /** The number of all results. */
  total: number;
  /** The best of them. */
  records: SearchRecord[];
  /** The words that were looked for. */
  terms: string[];
}

/** Answers queries from an index that it holds in memory. */
export interface Engine {
  search(query: string): Answer;
}

// The number of results to show, and of those of one kind while there are others.
const limit = 20;
const limitOfKind = 8;

// A result found by a synonym ranks lower than one found by the typed word, also where the synonym is
// the rarer word and would count for more.
const synonymFactor = 0.6;

// Words that say nothing about the page that the reader looks for.
const fillers = new Set(
  'a an and are can do does for how i in into is it my of on or the to what when with'.split(' '),
);

const weights: Record<Kind, number> = {
  operation: 3,
  guide: 2.6,
  page: 2.4,
  category: 2.2,
  resource: 2.2,
  schema: 1.8,
  error: 1.6,
  event: 1.6,
  term: 1.4,
  package: 1.2,
  field: 1,
  parameter: 0.9,
};

// Each is tried only where the one before found nothing.
const ways: SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: 0.25 },
  { combineWith: 'OR' },
];

/** Creates the engine, in steps between which the page can respond. */
export async function createEngine({ areas, records }: SearchIndex): Promise<Engine> {
  const index = new MiniSearch<SearchRecord & { id: number }>({
    fields: ['title', 'detail', 'call', 'words'],
    tokenize: (text) => [...new Set(findWords(text).flatMap(({ term }) => [term, singular(term)]))],
    searchOptions: {
      tokenize: (text) => text.split(' '),
      prefix: true,
      boost: { title: 3, call: 0.5, words: 0.5 },
      // A long title is as good as a short one.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
    },
  });
  await index.addAllAsync(
    records.map((record, id) => ({ ...record, id })),
    { chunkSize: 400 },
  );
  const places = new Map(records.map(({ address }, at) => [address, at]));
  const weightOf = ({ kind, area, uses = 0 }: SearchRecord): number =>
    weights[kind] *
    (area === undefined || area === areas[0] ? 1 : 0.8) *
    (1 + Math.log2(1 + uses) / 8);

  /** Adds the scores of the results, by the indexes of the records. */
  function score(
    query: string,
    factor: number,
    { scores, all }: { scores: Map<number, number>; all: readonly SearchOptions[] },
  ): void {
    const terms = findTerms(query);
    for (const { id, score: own } of findFirst(waysFor(terms, all), (way) =>
      index.search(terms.join(' '), way),
    )) {
      const at = Number(id);
      scores.set(at, Math.max(scores.get(at) ?? 0, own * factor));
    }
  }

  return {
    search(query) {
      const terms = findTerms(query);
      const topics = findTopics(query);
      const rankOf = createRank(query, topics);
      const scores = new Map<number, number>();
      score(query, 1, { scores, all: ways });
      for (const address of topics) {
        const at = places.get(address);
        if (at !== undefined && !scores.has(at)) scores.set(at, 0);
      }
      for (const other of listAlternatives(query))
        // A word that nobody typed is not looked for in other spellings.
        score(other, synonymFactor, { scores, all: ways.slice(0, 1) });
      const found = [...scores]
        .flatMap(([at, own]) => {
          const record = records[at];
          if (record === undefined) return [];
          return [{ record, rank: rankOf(record), score: own * weightOf(record) }];
        })
        .toSorted((one, other) => other.rank - one.rank || other.score - one.score);
      return { total: found.length, records: best(found.map(({ record }) => record)), terms };
    },
  };
}

/**
 * Returns a function that ranks a record: the place that explains the subject first, then what has
 * exactly the typed name. Fields that only contain the words come last.
 */
function createRank(query: string, topics: readonly string[]): (record: SearchRecord) => number {
  const isNamed = namedBy(query);
  return (record) => {
    const isPart = record.kind === 'field' || record.kind === 'parameter';
    const topic = topics.indexOf(record.address);
    const isExact = isNamed(record);
    if (isExact && isCode(query)) return isPart ? 200 : 1000;
    if (topic !== -1) return 100 - topic;
    // The control API has names such as `listEnvelopes`, which few people mean.
    if (isExact && !isPart && record.area !== 'control') return 2;
    return isPart && !isExact ? 0 : 1;
  };
}

/** Checks whether a query is a name of the contract, which nobody types by chance. */
function isCode(query: string): boolean {
  return /[A-Z_].*[a-z_]|[a-z][A-Z]|\//u.test(query.trim()) && !query.trim().includes(' ');
}

/** The words to look for. */
function findTerms(query: string): string[] {
  const terms = [...new Set(findParts(query).map(({ term }) => term))];
  const telling = terms.filter((term) => !fillers.has(term));
  return telling.length > 0 ? telling : terms;
}

/**
 * Returns a function that reports whether a record has exactly the typed name, or ends in the typed
 * path.
 */
function namedBy(query: string): (record: SearchRecord) => boolean {
  const name = singular(squash(query));
  const path = query.includes('/') ? squash(query) : undefined;
  return ({ kind, title, call = '' }) => {
    if (path !== undefined) return squash(call).endsWith(path);
    // A word such as `template` rarely means a parameter.
    return kind !== 'parameter' && singular(squash(title)) === name;
  };
}

/** So that `envelope` is a whole word of `Envelopes_create`, and not only its beginning. */
function singular(term: string): string {
  return /..[^su]s$/.test(term) ? term.slice(0, -1) : term;
}

// One letter begins words of most texts; only the names are looked through for it.
function waysFor(
  terms: readonly string[],
  all: readonly SearchOptions[],
): readonly SearchOptions[] {
  return terms.join('').length > 1 ? all : all.map((way) => ({ ...way, fields: ['title'] }));
}

function findFirst<Way, Result>(all: readonly Way[], search: (way: Way) => Result[]): Result[] {
  for (const way of all) {
    const results = search(way);
    if (results.length > 0) return results;
  }
  return [];
}

/** The first ones, but so that no kind crowds out the others. */
function best(records: readonly SearchRecord[]): SearchRecord[] {
  const counts = new Map<Kind, number>();
  const chosen = new Set<SearchRecord>();
  for (const record of records) {
    const count = counts.get(record.kind) ?? 0;
    counts.set(record.kind, count + 1);
    if (count < limitOfKind && chosen.size < limit) chosen.add(record);
  }
  for (const record of records) if (chosen.size < limit) chosen.add(record);
  return records.filter((record) => chosen.has(record));
}

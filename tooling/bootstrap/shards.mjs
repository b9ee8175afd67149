// Divides the workspaces, so that several machines test them at once, each of them once. Every test
// is in one shard; its dependencies are built in each.
import { readBudgets } from './times.mjs';
import { fail, workspaces } from './workspace.mjs';

/**
 * The filters of turbo for one part of the repository.
 * @param {string | undefined} wanted such as `1/3`; all of it where nothing is wanted
 * @param {string[]} leftOut workspaces that no shard has
 */
export function shardFilters(wanted, leftOut) {
  if (wanted === undefined) return leftOut.map((place) => `--filter=!${place}`);
  const [, number, count] = (/^(\d+)\/(\d+)$/.exec(wanted) ?? []).map(Number);
  if (!(number >= 1 && number <= count))
    fail(`--shard ${wanted} names no part; write --shard 1/3 for the first of three.`);
  return divide(count, leftOut)[number - 1].map((place) => `--filter=${place}`);
}

/** Assigns each place, the most expensive first, to the shard with the least work so far. */
function divide(count, leftOut) {
  const { tasks } = readBudgets();
  const shards = Array.from({ length: count }, () => ({ seconds: 0, places: [] }));
  for (const { place, seconds } of weigh(tasks)) {
    if (leftOut.includes(place)) continue;
    const [least] = shards.toSorted((a, b) => a.seconds - b.seconds);
    least.seconds += seconds;
    least.places.push(place);
  }
  return shards.map(({ places }) => places);
}

/** All workspaces, and the root, which turbo calls `//`, with the budgets of their tests. */
function weigh(budgets) {
  const places = workspaces().map((folder) => ({
    place: `./${folder}`,
    seconds: Object.entries(budgets).reduce(
      (sum, [task, seconds]) => (task.startsWith(`${folder} `) ? sum + seconds : sum),
      0,
    ),
  }));
  return [...places, { place: '//', seconds: 0 }].toSorted(
    (a, b) => b.seconds - a.seconds || (a.place < b.place ? -1 : 1),
  );
}

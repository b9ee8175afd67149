import { applySeed } from '../seed/apply-seed.ts';
import { readSeed } from '../seed/read-seed.ts';
import type { Seed } from '../seed/seed.ts';
import { type ControlHandlers, write } from '../control-call.ts';

export const seed: ControlHandlers<'seed'> = {
  async seed(parts, call) {
    // JSON is YAML too.
    const read = await readSeed(call.request.body.toString(), 'body');
    await write(parts, call, (state) => applySeed(state, read));
    return { planted: countItems(read) };
  },
};

function countItems({ sections, ...lists }: Seed): Record<string, number> {
  const counts = Object.entries(lists).map(([name, list]): [string, number] => [name, list.length]);
  for (const { section, items } of sections) counts.push([section.name, items.length]);
  const totals: Record<string, number> = {};
  for (const [name, count] of counts) if (count > 0) totals[name] = (totals[name] ?? 0) + count;
  return totals;
}

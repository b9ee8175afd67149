import { plant } from '../seed/plant.ts';
import { readSeed } from '../seed/read-seed.ts';
import type { Seed } from '../seed/seed.ts';
import { type ControlHandlers, write } from '../control-call.ts';

export const seed: ControlHandlers<'seed'> = {
  async seed(parts, call) {
    // JSON is YAML too.
    const read = await readSeed(call.request.body.toString(), 'body');
    await write(parts, call, (state) => plant(state, read));
    return { planted: countsOf(read) };
  },
};

function countsOf({ sections, ...lists }: Seed): Record<string, number> {
  const counts = Object.entries(lists).map(([name, list]): [string, number] => [name, list.length]);
  for (const { section, items } of sections) counts.push([section.name, items.length]);
  const planted: Record<string, number> = {};
  for (const [name, count] of counts) if (count > 0) planted[name] = (planted[name] ?? 0) + count;
  return planted;
}

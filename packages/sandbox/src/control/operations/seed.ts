import { applySeed } from '../../frame/seed/apply-seed.ts';
import { sections } from '../seed/generated/sections.ts';
import { readSeed, readSeedFile } from '../seed/read-seed.ts';
import { baseSchemas } from '../../frame/seed/schema.ts';
import type { Seed } from '../../frame/seed/seed.ts';
import { noteTenant } from '../../state/storage/changes.ts';
import { write } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';

export const seed: SandboxHandlers<'getSeed' | 'seed'> = {
  async getSeed({ seedFile }) {
    return {
      ...(seedFile !== undefined && { file: seedFile }),
      planted: countItems(await readSeedFile(seedFile)),
      sections: [...Object.keys(baseSchemas), ...Object.keys(sections)].toSorted(),
    };
  },
  async seed(parts, call) {
    // JSON is YAML too.
    const read = await readSeed(call.request.body.toString(), 'body');
    await write(parts, call, async (state) => {
      noteTenant(state.db, call.tenant);
      await applySeed(state, read);
    });
    return { planted: countItems(read) };
  },
};

function countItems({ sections: parts, ...lists }: Seed): Record<string, number> {
  const counts = Object.entries(lists).map(([name, list]): [string, number] => [name, list.length]);
  for (const { section, items } of parts) counts.push([section.name, items.length]);
  const totals: Record<string, number> = {};
  for (const [name, count] of counts) if (count > 0) totals[name] = (totals[name] ?? 0) + count;
  return totals;
}

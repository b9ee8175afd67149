import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listForms } from './forms.ts';
import { situations } from './situations.ts';
import { startWorld, type World } from './world.ts';

/**
 * A member of a response or message that was recorded: the forms that it has been seen in, and why
 * the sandbox has it otherwise, or not at all.
 */
interface Member {
  situation: string;
  path: string;
  forms: readonly string[];
  reason: string;
}

const members = readFileSync(new URL('members.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line): Member => {
    const [situation = '', path = '', forms = '', reason = ''] = line.split('\t');
    return { situation, path, forms: forms.split(' | '), reason };
  });

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it('has a situation for each row of the table, and rows for each situation', () => {
  const named = new Set(members.map(({ situation }) => situation));
  expect(named).toEqual(new Set(Object.keys(situations)));
});

it.each(Object.entries(situations))(
  'has the members of %s in the forms of the service',
  async (situation, make) => {
    // In XML, several elements of one name are no list.
    const found = listForms(await make(world), situation.startsWith('xml') ? '' : '[]');
    const rows = members.filter((one) => one.situation === situation);
    const differs = rows.filter(
      ({ path, forms }) => !forms.some((form) => found.get(path)?.has(form) === true),
    );
    const told = differs.map(({ path, forms }) => ({ path, forms, ours: found.get(path) }));
    const expected = rows.filter(({ reason }) => reason !== '').map(({ path }) => path);
    expect(
      told.filter(({ path }) => !expected.includes(path)),
      'members that are missing, or have another form',
    ).toEqual([]);
    // A reason that is none any more is taken out.
    expect(told.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
  },
);

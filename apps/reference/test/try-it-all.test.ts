// The panels of the operations work as they stand, in a browser, against the sandbox.
import { isWhole, takePart } from '@countersign/config/sample';
import { createExampleSeeds } from '@countersign/contract-tests/example-seeds';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../src/contract/areas.ts';
import { openSandboxDoor, type SandboxDoor } from './samples/sandbox-door.ts';
import { serveSite } from './serve-site.ts';
import { visit } from './visit.ts';

const served = serveSite();
// It leads to a page that a person answers, and is followed by no script.
const tried = operations.filter(({ id }) => id !== 'OAuth_authorize');
// A third of them each day, and all of them each night.
const chosen = isWhole() ? tried : takePart(tried, 3, ({ area, id }) => `${area} ${id}`);
const areas = [...new Set(chosen.map(({ area }) => area))];
let door: SandboxDoor;
let tenants = 0;
beforeAll(async () => {
  door = await openSandboxDoor();
});
afterAll(() => door.close());

/**
 * Opens the panel of an operation in a page that is open already, since a visit costs ten times as
 * much, and sends what it holds. Returns what the panel says then.
 */
async function trySending(page: Page, address: string, server: string): Promise<string> {
  await page.evaluate(async (from) => {
    const text = await (await fetch(from)).text();
    const shown = new DOMParser().parseFromString(text, 'text/html').querySelector('try-it');
    if (shown === null) throw new Error(`${from} has no panel.`);
    document.querySelector('try-it')?.replaceWith(document.importNode(shown, true));
  }, address);
  const panel = page.locator('try-it[data-ready]');
  await panel.getByLabel('Server').fill(server);
  await panel.locator('[type=submit]').click();
  const said = await page.waitForFunction(() => {
    const wrong = document.querySelector('try-it :is(input, select, textarea):invalid');
    if (wrong !== null) return `${wrong.id} cannot be sent as it is.`;
    return document.querySelector('try-it [role=status]')?.textContent;
  });
  return (await said.jsonValue()) ?? '';
}

describe.each(areas)('the panels of %s', (area) => {
  it('get an answer without an error when they are sent as they are', async () => {
    const own = chosen.filter((operation) => operation.area === area);
    const seeds = createExampleSeeds(area);
    const [first] = own;
    const { page, strays } = await visit(
      served.browser,
      `${served.start}${area}/operations/${first?.id}/`,
    );
    const failed: string[] = [];
    for (const { id } of own) {
      tenants += 1;
      const tenant = `panel-${tenants}`;
      const seed = seeds.get(id);
      if (seed !== undefined) await door.seed(tenant, seed);
      const address = `${served.start}${area}/operations/${id}/`;
      const said = await trySending(page, address, door.addressFor(tenant));
      if (!/^[23]\d\d /.test(said))
        failed.push(`${id}${seed === undefined ? '' : ' (seeded)'}: ${said.slice(0, 200)}`);
    }
    expect(failed).toEqual([]);
    expect(strays.filter((url) => !url.startsWith(door.addressFor('')))).toEqual([]);
  });
});

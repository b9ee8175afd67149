import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { operationAddress } from '../src/contract/addresses.ts';
import { newer, older } from '../src/delta/operations.ts';
import { compareSchemas } from '../src/delta/schemas.ts';
import { serveSite } from './serve-site.ts';
import { visit } from './visit.ts';

describe('schemas side by side', () => {
  it('are alike where nothing is changed', () => {
    const { alike, changed, onlyOlder, onlyNewer } = compareSchemas(older, older);
    expect([changed, onlyOlder, onlyNewer]).toEqual([[], [], []]);
    expect(alike).toEqual([...older.schemas.keys()]);
  });

  it('tell which fields were added, taken away and changed', () => {
    const string = { type: 'string' };
    const before = {
      properties: { kept: string, gone: string, state: { ...string, enum: ['a'] } },
    };
    const now = {
      properties: {
        kept: string,
        state: { ...string, enum: ['a', 'b'], readOnly: true },
        list: { type: 'array', items: { ...string, format: 'guid' } },
      },
      required: ['list'],
    };
    const delta = compareSchemas(
      {
        ...older,
        schemas: new Map([
          ['boat', before],
          ['oar', before],
        ]),
      },
      {
        ...newer,
        schemas: new Map([
          ['boat', now],
          ['sail', now],
        ]),
      },
    );
    expect(delta).toEqual({
      alike: [],
      changed: [
        {
          name: 'boat',
          fields: [
            { name: 'gone', older: 'string' },
            { name: 'state', older: 'string; one of a', newer: 'string; one of a, b; read only' },
            { name: 'list', newer: 'list of string (guid); required' },
          ],
        },
      ],
      onlyOlder: ['oar'],
      onlyNewer: ['sail'],
    });
  });
});

describe('the page', () => {
  const served = serveSite();
  let page: Page;

  beforeAll(async () => {
    ({ page } = await visit(served.browser, `${served.start}delta/`));
  });

  it('has every operation of both listings once', async () => {
    const links = await page
      .getByRole('main')
      .locator('a[href*="/operations/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    const expected = [...newer.operations, ...older.operations].map(
      (operation) => `/reference/${operationAddress(operation)}`,
    );
    expect(links.toSorted()).toEqual(expected.toSorted());
  });

  it('gives the older path under which the mock answers too', async () => {
    const entry = page.locator('#EnvelopeLocks_get');
    await entry.evaluate((item) => item.closest('details')?.setAttribute('open', ''));
    const olderPath = await entry.locator('code').innerText();
    expect(olderPath).toMatch(/^\/v2\/accounts\//);
    const address = olderPath.replaceAll(/\{\w+\}/g, '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24');
    const { status } = await fetch(`${served.mock.url}/restapi${address}`, {
      headers: { authorization: 'Bearer any-token' },
    });
    expect(status).toBe(200);
  });

  it('opens the list that a link leads into', async () => {
    const { page: other } = await visit(served.browser, `${served.start}delta/#EnvelopeLocks_get`);
    expect(await other.locator('#EnvelopeLocks_get').isVisible()).toBe(true);
    await other.close();
  });

  it('shows an operation that only v2.1 has with the path that it has there', async () => {
    const [id = ''] = newer.document['x-older-listing']?.except ?? [];
    expect(await page.locator(`#${id} code`).innerText()).toMatch(/^\/v2\.1\//);
  });

  it('fits a phone with every list open', async () => {
    const { page: phone } = await visit(served.browser, `${served.start}delta/`, 360);
    const lists = phone.getByRole('main').locator('details');
    await lists.evaluateAll((all) => all.forEach((list) => list.setAttribute('open', '')));
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await phone.close();
  });
});

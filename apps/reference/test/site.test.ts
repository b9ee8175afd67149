// The site as a reader goes about it, in a browser, served by the mock as `npm start` does.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { areas } from '../src/contract/areas.ts';
import { serveSite } from './serve-site.ts';
import { visit } from './visit.ts';

const served = serveSite();

async function open(address: string): Promise<Page> {
  const { page } = await visit(served.browser, served.start + address);
  return page;
}

describe('the start page', () => {
  it('lists every area with the number of its operations', async () => {
    const page = await open('');
    const entries = page.getByRole('list', { name: 'Areas' }).getByRole('listitem');
    const texts = await entries.allInnerTexts();
    expect(texts).toHaveLength(areas.length);
    for (const [at, { title, operations }] of areas.entries()) {
      expect(texts[at]).toContain(title);
      expect(texts[at]).toMatch(new RegExp(`\\b${operations.length} operations?\\b`));
    }
  });

  it('says whose it is not', async () => {
    const page = await open('');
    expect(await page.getByRole('main').innerText()).toContain('not affiliated');
  });
});

describe('an address without a page', () => {
  it('offers ways on, which lead to pages', async () => {
    const { page } = await visit(
      served.browser,
      `${served.start}esign-v2.1/operations/Nothing_do/`,
    );
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await main.getByRole('link', { name: 'Embedded signing' }).click();
    await main.getByRole('heading', { level: 1, name: 'Embedded signing' }).waitFor();
    await page.goto(`${served.start}guides/`);
    await main.getByRole('link', { name: 'Receiving events' }).click();
    await main.getByRole('heading', { level: 1, name: 'Receiving events' }).waitFor();
  });
});

describe('an operation', () => {
  it.each(areas.map(({ name, operations }) => [name, operations[0]?.id ?? '']))(
    'of %s shows samples before it is described: %s',
    async (area, operation) => {
      const page = await open(`${area}/operations/${operation}/`);
      const headings = await page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .allInnerTexts();
      expect(headings.slice(0, 2)).toEqual(['Samples', 'About']);
    },
  );
});

describe('going about', () => {
  it('leads from the start page to the lock operation and on to its schema', async () => {
    const page = await open('');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Countersign eSignature v2.1' }).click();
    await main.getByRole('link', { name: 'EnvelopeLocks' }).click();
    await main.getByRole('link', { name: 'Lock an envelope', exact: true }).click();
    await main.getByRole('heading', { level: 1, name: 'Lock an envelope' }).waitFor();
    await main.getByRole('link', { name: 'lockRequest' }).first().click();
    await main.getByRole('heading', { level: 1, name: 'lockRequest' }).waitFor();
    expect(page.url()).toBe(`${served.start}esign-v2.1/schemas/lockRequest/`);
  });

  it('says in the sidebar where the reader is', async () => {
    const page = await open('esign-v2.1/operations/EnvelopeLocks_create/');
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    expect(await current.allInnerTexts()).toEqual(['Lock an envelope']);
  });

  it('goes by the keyboard from the first key to the text', async () => {
    const page = await open('esign-v2.1/operations/EnvelopeLocks_create/');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#_top');
  });

  it('leads from an operation to an error and back', async () => {
    const page = await open('esign-v2.1/operations/EnvelopeLocks_create/');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'EDIT_LOCK_ENVELOPE_ALREADY_LOCKED' }).first().click();
    await main.getByRole('link', { name: 'Lock an envelope' }).click();
    expect(page.url()).toBe(`${served.start}esign-v2.1/operations/EnvelopeLocks_create/`);
  });

  it('opens the menu on a phone', async () => {
    const { page } = await visit(served.browser, `${served.start}esign-v2.1/`, 360);
    const link = page.getByRole('navigation', { name: 'Main' }).getByText('Rooms v2');
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Countersign Rooms v2' }).waitFor();
  });
});

describe('a field', () => {
  it('is found by its link, also where it is folded', async () => {
    const place = 'body.recipients.signers.tabs.signHereTabs.anchorString';
    const page = await open(`esign-v2.1/operations/Envelopes_create/#${place}`);
    const field = page.locator(`[id="${place}"]`);
    await field.waitFor();
    expect(await field.innerText()).toContain('The text to search for');
    await expect.poll(() => field.evaluate((found) => found.matches(':target'))).toBe(true);
    // Fields loaded from another page link to that page, and have anchors on this one.
    const [itself, type] = await page
      .locator(`[id="${place}Metadata"] a`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(itself).toBe(`#${place}Metadata`);
    expect(type).toBe(`${served.start}esign-v2.1/schemas/propertyMetadata/`);
  });

  it('that only says who may change another stands apart, and is found by its link', async () => {
    const page = await open('esign-v2.1/schemas/signHere/');
    const companion = page.locator('#anchorStringMetadata');
    expect(await page.locator('#anchorString').isVisible()).toBe(true);
    expect(await companion.isVisible()).toBe(false);
    await page.goto(`${served.start}esign-v2.1/schemas/signHere/#anchorStringMetadata`);
    await companion.waitFor();
  });

  it('goes as deep as the schemas do', async () => {
    const page = await open('esign-v2.1/schemas/envelopeDefinition/');
    let at = 'compositeTemplates';
    for (const step of ['inlineTemplates', 'recipients', 'signers', 'tabs', 'signHereTabs']) {
      await page.locator(`[id="${at}"]`).locator('summary').first().click();
      at = `${at}.${step}`;
      await page.locator(`[id="${at}"]`).waitFor();
    }
    expect(await page.locator(`[id="${at}"] > .name`).innerText()).toContain('signHereTabs');
  });

  it('says where to look when its page cannot be got, and tries again', async () => {
    const page = await open('esign-v2.1/schemas/envelopeDefinition/');
    await page.route('**/schemas/*/', (route) => route.abort());
    const branch = page.locator('schema-branch').first();
    const around = branch.locator('xpath=ancestor::details');
    for (const fold of await around.all()) {
      await fold.evaluate((one) => one.setAttribute('open', ''));
    }
    const summary = branch.locator('summary').first();
    await summary.click();
    await branch.getByRole('link', { name: /^All fields of/ }).waitFor();
    await page.unroute('**/schemas/*/');
    await summary.click();
    await summary.click();
    await branch.locator('.fields > li').first().waitFor();
  });
});

describe('copying', () => {
  it('copies the path and the code of a sample', async () => {
    const page = await open('esign-v2.1/operations/EnvelopeLocks_create/');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the path' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock',
    );
    const sample = page.getByRole('tabpanel').first();
    await sample.getByRole('button', { name: /copy/i }).click();
    const shown = await sample.locator('pre').innerText();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('envelopeLocksCreate');
    expect(shown).toContain('envelopeLocksCreate');
  });
});

describe('samples', () => {
  it('stay in the language that was chosen, on every page', async () => {
    const page = await open('esign-v2.1/operations/EnvelopeLocks_create/');
    await page.getByRole('tab', { name: 'curl' }).click();
    await page.goto(`${served.start}esign-v2.1/operations/EnvelopeLocks_get/`);
    const chosen = page.getByRole('tab', { selected: true });
    expect(await chosen.innerText()).toBe('curl');
    expect(await page.getByRole('tabpanel').innerText()).toContain('curl');
  });
});

describe('the colours', () => {
  it('are kept when they are chosen', async () => {
    const page = await open('');
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    expect(await theme()).toBe('light');
    await page.getByRole('combobox', { name: /theme/i }).first().selectOption('dark');
    expect(await theme()).toBe('dark');
    await page.goto(`${served.start}errors/`);
    expect(await theme()).toBe('dark');
  });
});

describe('code', () => {
  it('names the address that the page comes from, also where it is copied', async () => {
    const page = await open('esign-v2.1/operations/EnvelopeLocks_create/');
    const { origin } = new URL(served.start);
    await page.locator('pre code', { hasText: origin }).first().waitFor();
    expect(await page.locator('pre code', { hasText: '127.0.0.1:4010' }).count()).toBe(0);
    const copied = page.locator('button[data-code*="127.0.0.1:4010"]');
    expect(await copied.count()).toBe(0);
  });
});

describe('the fields of a schema', () => {
  it('begin with what is required, then with what programs use most', async () => {
    const page = await open('esign-v2.1/schemas/envelopeDefinition/');
    // Only the fields of the first level; nested fields are in lists of their own.
    const list = page.locator('.fields').first();
    const names = await list.locator('> li > .name > a').allInnerTexts();
    const first = names.slice(0, 12);
    expect(first).toContain('emailSubject');
    expect(first).toContain('recipients');
    expect(first).toContain('documents');
  });
});

describe('the page of figures', () => {
  it('shows a bar for each number of a row that has several', async () => {
    const page = await open('figures/');
    const row = page.getByRole('row', { name: /a program with one operation/ }).first();
    const shares = await row
      .locator('meter')
      .evaluateAll((all: HTMLMeterElement[]) => all.map((one) => one.value));
    expect(Math.max(...shares)).toBe(1);
    expect(shares.length).toBeGreaterThan(1);
  });
});

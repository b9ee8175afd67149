import { groupsCreate, usersCreate } from '@countersign/client/esign-v2.1';
import { barriers } from '@countersign/testing/barriers';
import { describe, expect, it } from 'vitest';
import { startConsole } from './start-console.ts';

const open = startConsole();

describe('the lists of what is kept', () => {
  it.each([
    ['users', 'Mara Lindqvist', 'mara.lindqvist@harbour.example'],
    ['groups', 'Berth desk', 'Tomas Okafor'],
    ['brands', 'Guest berths', 'Harbour Guest Berths'],
    ['bulk-sends', 'Winter storage 2026', 'Envelopes'],
    ['power-forms', 'Summer berth request', 'Berth lease, standard'],
    ['clickwraps', 'Harbour rules', 'cw-ines-012'],
    ['web-forms', 'Berth application', 'berth-0042'],
    ['rooms', 'Quay 7 extension', 'ines.valdivia@seabird.example'],
    ['organizations', 'Harbour Group', 'harbour.example'],
  ])('show %s with a page each', async (kind, name, detail) => {
    const { page } = await open(`/console/records/${kind}`);
    const row = page.getByRole('link', { name });
    // A value that says nothing by itself has its name beside it.
    expect(await row.innerText()).not.toMatch(/(?:^|[\n·])\s*(?:true|false|\d+)\s*(?:$|[\n·])/u);
    const hint = await page.getByText(/^Choose an? /u).innerText();
    expect(hint).toMatch(/^Choose (?:an [aeio]|a [^aeio])/u);
    const listed = await row.locator('.status').allInnerTexts();
    await row.click();
    await page.getByRole('heading', { level: 2, name }).waitFor();
    await page.getByLabel('Details').getByText(detail).first().waitFor();
    await page.getByText('JSON of the service').click();
    const json = await page.getByRole('region', { name: / as JSON$/u }).innerText();
    for (const status of listed) expect(json).toContain(JSON.stringify(status));
    expect(await barriers(page)).toEqual([]);
  });

  it('show what is added while they are open, and find it', async () => {
    const { page, client } = await open('/console/records/groups');
    await page.getByRole('link', { name: 'Berth desk' }).waitFor();
    await groupsCreate(client, { body: { groups: [{ groupName: 'Night watch' }] } });
    await page.getByRole('link', { name: 'Night watch' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('watch');
    await page.getByRole('link', { name: 'Berth desk' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('search')).toBe('watch');
  });

  it('have all pages of a long list', async () => {
    const { page, client } = await open('/console/records/users');
    const newUsers = Array.from({ length: 120 }, (_, at) => ({
      userName: `Rower ${String(at).padStart(3, '0')}`,
      email: `rower-${at}@boathouse.example`,
    }));
    await usersCreate(client, { body: { newUsers } });
    await page.getByRole('searchbox').fill('Rower 119');
    await page.getByRole('link', { name: 'Rower 119' }).waitFor();
  });

  it('move by arrows and open with Enter', async () => {
    const { page } = await open('/console/records/brands');
    await page.getByRole('link', { name: 'Harbour Leasing' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Guest berths' }).waitFor();
  });

  it.each(['light', 'dark'] as const)('keep nobody out on a phone, in %s', async (colorScheme) => {
    const { page } = await open('/console/records/users', { colorScheme, width: 390, height: 844 });
    await page.getByRole('link', { name: 'Mara Lindqvist' }).click();
    await page.getByRole('link', { name: 'Back to the list' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});

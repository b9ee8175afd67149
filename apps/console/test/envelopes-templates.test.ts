import { barriers } from '@countersign/testing/barriers';
import { expect, it } from 'vitest';
import { startConsole } from './start-console.ts';

const open = startConsole();
const templateId = 'a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13';

it('creates an envelope from a template that was found by its name', async () => {
  const { page, control } = await open('/console/templates?q=standard');
  await page.getByRole('link', { name: /Berth lease, standard/ }).click();
  await page.getByRole('cell', { name: /Tenant signature/ }).waitFor();
  await page.getByRole('button', { name: 'Use…' }).click();
  await page.getByLabel('Name of Tenant').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  for (const field of ['Name of Tenant', 'E-mail address of Tenant'])
    expect(
      await page
        .getByLabel(field, { exact: true })
        .evaluate((one) => one instanceof HTMLInputElement && one.validity.valueMissing),
    ).toBe(true);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('type'));
  await expect.poll(focused).toBe('text');
  await page.getByLabel('Name of Tenant').fill('Rosa Blum');
  await page.getByLabel('E-mail address of Tenant').fill('rosa.blum@quayside.example');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy as' }).click();
  await page.getByRole('menuitem', { name: 'curl' }).click();
  await page.getByText('Copied as curl').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(templateId);
  expect(copied).toContain('"roleName": "Tenant"');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByText('The envelope waits for Rosa Blum.').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const [envelope] = (await control.envelopes({ search: id })).envelopes;
  expect(envelope).toMatchObject({ status: 'sent', recipients: [{ role: 'Tenant' }, {}] });
});

it('opens the edit view, and deletes after a question', async () => {
  const { page, control } = await open(`/console/templates/${templateId}`);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Edit' }).click();
  const editing = await opened;
  await editing.waitForURL(/\/_countersign\/views\/session\//);
  await editing.close();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete template' }).click();
  await page.getByText('Moved the template to the recycle bin.').waitFor();
  const { envelopes } = await control.envelopes({ kind: 'template', folder: 'recyclebin' });
  expect(envelopes.map(({ envelopeId }) => envelopeId)).toContain(templateId);
  const use = page.getByRole('button', { name: /^Use…/ });
  await expect.poll(() => use.getAttribute('title')).toBe('The template is in the recycle bin.');
});

it.each(['light', 'dark'] as const)(
  'keeps nobody out, in %s and on a phone',
  async (colorScheme) => {
    const { page, address } = await open('/console/templates', {
      colorScheme,
      width: 390,
      height: 844,
    });
    await page.getByRole('link', { name: /Berth lease, standard/ }).waitFor();
    expect(await barriers(page)).toEqual([]);
    for (const [part, ready] of [
      ['', 'table'],
      ['/pages', 'figure img'],
    ] as const) {
      await page.goto(address(`/console/templates/${templateId}${part}`));
      await page.locator(ready).first().waitFor();
      expect(await barriers(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Use…' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await barriers(page)).toEqual([]);
  },
);

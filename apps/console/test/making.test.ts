import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  envelopeRecipientsList,
  envelopesCreate,
  envelopesGet,
  templatesCreate,
  templatesGet,
} from '@countersign/client/esign-v2.1';
import { barriers } from '@countersign/testing/barriers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { definition } from './definition.ts';
import { startConsole } from './start-console.ts';

const open = startConsole();

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);
}

describe('what can be made in the console', () => {
  it.each([
    ['users', 'user', { Name: 'Nils Berg', 'E-mail address': 'nils.berg@quayside.example' }],
    ['groups', 'group', { Name: 'Night watch' }],
    ['brands', 'brand', { Name: 'Winter berths' }],
    ['rooms', 'room', { Name: 'Quay 9' }],
  ])('has %s: a dialog makes a %s and opens it', async (word, one, values) => {
    const { page } = await open(`/console/records/${word}`);
    await page.getByRole('button', { name: `New ${one}` }).click();
    await fill(page, values);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make' }).click();
    await page
      .getByLabel('Details')
      .getByRole('heading', { level: 2, name: Object.values(values)[0] ?? '' })
      .waitFor();
  });

  it.each([
    [
      'users',
      'Tomas Okafor',
      { Name: 'Tomas Okafor-Lind', 'E-mail address': 'tomas@harbour.example' },
    ],
    ['groups', 'Berth desk', { Name: 'Quay desk' }],
    ['brands', 'Guest berths', { Name: 'Summer guests', Company: 'Harbour Summer' }],
    ['bulk-sends', 'Winter storage 2026', { Name: 'Winter storage 2027' }],
    ['power-forms', 'Summer berth request', { Name: 'Berth request', 'Open to people': 'Yes' }],
    ['clickwraps', 'Winter storage', { 'Status of this version': 'active' }],
    ['rooms', 'Boathouse 3', { Address: 'Quay 3', City: 'Seabird Bay' }],
  ])('has %s: %s is edited where it is shown', async (word, name, values) => {
    const { page } = await open(`/console/records/${word}`);
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    // Records of which nothing was changed are sent as they are.
    await dialog.getByRole('button', { name: 'Save' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    for (const [label, value] of Object.entries(values)) {
      const field = dialog.getByLabel(label);
      if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
        await field.selectOption(value);
      else await field.fill(value);
    }
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('was changed.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Edit' }).click();
    for (const [label, value] of Object.entries(values)) {
      const field = dialog.getByLabel(label);
      await expect
        .poll(() =>
          field.evaluate((element) =>
            element instanceof HTMLSelectElement
              ? element.selectedOptions[0]?.text
              : element instanceof HTMLInputElement && element.value,
          ),
        )
        .toBe(value);
    }
  });

  it('says at the field what is wrong, in the dialog', async () => {
    const { page } = await open('/console/records/groups');
    await page.getByRole('button', { name: 'New group' }).click();
    await fill(page, { Name: 'Berth desk' });
    await page.getByRole('button', { name: 'Make' }).click();
    await page.getByRole('dialog').getByText('Duplicate group name').waitFor();
    const field = page.getByRole('dialog').getByLabel('Name');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  });

  it('has envelopes of some signers: the draft opens on the page for preparing', async () => {
    const { page, client } = await open('/console/envelopes');
    await page.getByRole('button', { name: 'New envelope' }).click();
    await fill(page, { Subject: 'Lease of berth 90' });
    for (const name of ['Gone Again', 'Omar Dahl']) {
      await page.getByRole('button', { name: 'Add a signer' }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
      // The focus is in the name of the signer that was added.
      await page.keyboard.type(name);
      const at = name === 'Omar Dahl' ? 3 : 2;
      await fill(page, { [`E-mail address of signer ${at}`]: `signer${at}@quayside.example` });
    }
    await page.getByRole('button', { name: 'Remove signer 2' }).click();
    expect(await barriers(page)).toEqual([]);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Prepare…' }).click();
    const preparing = await opened;
    await preparing.getByRole('heading', { level: 1, name: 'Lease of berth 90' }).waitFor();
    await preparing.getByRole('navigation', { name: 'Steps' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Lease of berth 90' }).waitFor();
    const envelopeId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { signers = [] } = await envelopeRecipientsList(client, { path: { envelopeId } });
    expect(signers.map(({ recipientId, name, email }) => [recipientId, name, email])).toEqual([
      ['1', 'Ada Signer', 'ada.signer@example.com'],
      ['2', 'Omar Dahl', 'signer3@quayside.example'],
    ]);
    // The tab for preparing ends with it, since the console is open in the first one.
    const closed = preparing.waitForEvent('close');
    await preparing.getByRole('button', { name: 'Send' }).click();
    await closed;
    await page.getByText('The envelope waits for Omar Dahl.').waitFor();
  });

  it('has templates, which open for editing, and templates of envelopes', async () => {
    const { page, client, address } = await open('/');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or go to' }).fill('new template');
    await page.getByRole('option', { name: 'New template' }).click();
    await page.getByRole('dialog', { name: 'New template' }).waitFor();
    await page.getByRole('button', { name: 'Add a role' }).click();
    await fill(page, { 'Name of role 1': 'Tenant', 'Name of role 2': 'Harbour', Name: 'Berth 90' });
    expect(await barriers(page)).toEqual([]);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Prepare…' }).click();
    const editing = await opened;
    await editing.getByRole('heading', { level: 1, name: 'Berth 90' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Berth 90' }).waitFor();
    // Without the first tab, the other one shows the console.
    await page.goto(address('/console/envelopes'));
    await editing.getByRole('button', { name: 'Save' }).click();
    await editing.getByRole('cell', { name: 'Tenant', exact: true }).waitFor();
    expect(new URL(editing.url()).searchParams.has('returned')).toBe(false);
    await page.goto(editing.url());
    for (const role of ['Tenant', 'Harbour'])
      await page.getByRole('cell', { name: role, exact: true }).waitFor();
    const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
    await page.goto(address(`/console/envelopes/${envelopeId}`));
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Save as template' }).click();
    await page.waitForURL(/\/console\/templates\//);
    const templateId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const include = 'recipients,documents';
    const saved = await templatesGet(client, { path: { templateId }, query: { include } });
    expect(saved).toMatchObject({
      name: 'Lease of berth 12',
      documents: [{ name: 'Lease' }],
      recipients: { signers: [{ name: 'Rosa Blum' }, { name: 'Omar Dahl' }] },
    });
  });

  it('has envelopes from templates, which are renamed and open for preparing too', async () => {
    const { page, client, address } = await open('/console/templates');
    const recipients = { signers: [{ recipientId: '1', roleName: 'Tenant' }] };
    const { documents } = definition();
    const body = { name: 'Berth lease', emailSubject: 'Lease', documents, recipients };
    const made = await templatesCreate(client, { body });
    const templateId = 'templateId' in made ? (made.templateId ?? '') : '';
    await page.goto(address(`/console/templates/${templateId}`));
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Rename…' }).click();
    await fill(page, { Name: 'Berth lease, long' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Berth lease, long' }).waitFor();
    await page.getByRole('button', { name: 'Use…' }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Prepare…' }).click();
    await (await opened).getByRole('heading', { level: 2, name: 'Documents' }).waitFor();
  });

  it('can be copied as a command that makes the same', async () => {
    const { page, client } = await open('/console/envelopes');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'New envelope' }).click();
    await fill(page, { Subject: "Lease of Omar's berth" });
    await page.getByRole('dialog').getByRole('button', { name: 'Copy as' }).click();
    await page.getByRole('menuitem', { name: 'curl' }).click();
    await page.getByText('Copied as curl').waitFor();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    const { stdout } = await promisify(execFile)('sh', ['-c', command]);
    const { envelopeId }: { envelopeId: string } = JSON.parse(stdout);
    const { emailSubject } = await envelopesGet(client, { path: { envelopeId } });
    expect(emailSubject).toBe("Lease of Omar's berth");
  });
});

// The control API in the reference: its samples, and its pages as the sandbox itself serves them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closePages, shareBrowser } from '@countersign/testing/shared-browser';
import { startSandbox, type RunningSandbox } from '@countersign/sandbox';
import { createControl } from '@countersign/sandbox/control';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationAddress, schemaAddress } from '../src/contract/addresses.ts';
import { control } from '../src/contract/areas.ts';
import { mockAddress } from '../src/samples/mock-address.ts';
import { createSamples } from '../src/samples/samples.ts';
import { compile, runModules } from './samples/programs.ts';
import { visit } from './visit.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
let sandbox: RunningSandbox;
let browser: Browser;

beforeAll(async () => {
  sandbox = await startSandbox({ reference: dist });
  browser = await shareBrowser();
});
afterAll(async () => {
  await closePages();
  await sandbox.close();
});

async function open(operation: string): Promise<Page> {
  const { page } = await visit(
    browser,
    `${sandbox.url}/reference/control/operations/${operation}/`,
  );
  return page;
}

it('has a page for each operation and schema', () => {
  const addresses = [
    ...control.operations.map((operation) => operationAddress(operation)),
    ...[...control.schemas.keys()].map((schema) => schemaAddress(control.name, schema)),
  ];
  for (const address of addresses)
    expect(readFileSync(path.join(dist, address, 'index.html'), 'utf8')).toContain('<h1');
});

describe('the panel of an operation', () => {
  it('resets the tenant that is filled in, and no other', async () => {
    const tenants = ['to-be-reset', 'to-be-kept'].map((tenant) =>
      createControl(sandbox.url, { tenant }),
    );
    for (const tenant of tenants) await tenant.takeSnapshot('before');
    for (const tenant of tenants) await tenant.freeze('2026-12-01T09:00:00Z');
    const page = await open('reset');
    const panel = page.locator('try-it');
    expect(await panel.getByLabel('Server').inputValue()).toBe(sandbox.url);
    await panel.getByText(/^Optional parameters/).click();
    await panel.getByLabel('X-Countersign-Tenant', { exact: true }).fill('to-be-reset');
    await panel.getByRole('button', { name: 'Send' }).click();
    await panel.getByRole('status').getByText('204 No Content').waitFor();
    const clocks = await Promise.all(tenants.map((tenant) => tenant.clock()));
    expect(clocks.map(({ frozen }) => frozen)).toEqual([false, true]);
  });

  it('signs for a recipient with the example', async () => {
    const page = await open('sign');
    const panel = page.locator('try-it');
    await panel.getByRole('button', { name: 'Send' }).click();
    await panel.getByRole('status').getByText('200 OK').waitFor();
    const body = await panel.getByRole('region', { name: 'Body of the response' }).innerText();
    expect(JSON.parse(body)).toMatchObject({ recipientStatus: 'completed' });
  });

  it('shows what an operation answers when it fails', async () => {
    const page = await open('restoreSnapshot');
    const panel = page.locator('try-it');
    await panel.getByRole('button', { name: 'Send' }).click();
    await panel.getByRole('status').getByText('404 Not Found').waitFor();
    expect(await page.locator('#default').innerText()).toContain('nothing was changed');
  });
});

/** Operations that a new tenant rejects: something has to happen in it before. */
const needMore = new Set([
  'getRequest',
  'repeatRequest',
  'getMail',
  'deleteMail',
  'getMailHtml',
  'getMailSource',
  'setMailRead',
  'getDelivery',
  'sendDelivery',
  'restoreSnapshot',
  'verifyIdentity',
  'submitTaskList',
  'approveTaskList',
  'rejectTaskList',
  'completeTask',
  'approveTask',
  'rejectTask',
]);

it('shows programs that compile, and that work in a new tenant', async () => {
  const scratch = mkdtempSync(path.join(import.meta.dirname, '../.scratch-'));
  try {
    const folders: { id: string; folder: string }[] = [];
    for (const operation of control.operations) {
      const sample = (await createSamples(operation)).find(({ language }) => language === 'ts');
      // Streams and files have only the command.
      if (sample === undefined) continue;
      const { id } = operation;
      const folder = path.join(scratch, id);
      mkdirSync(folder);
      const own = `'${sandbox.url}', { tenant: 'sample-${id}' }`;
      writeFileSync(path.join(folder, 'sample.ts'), sample.code.replace(`'${mockAddress}'`, own));
      folders.push({ id, folder });
    }
    expect(folders.length).toBe(control.operations.length - 3);
    expect(await compile(scratch)).toBe('');
    const outcomes = await runModules(folders.map(({ folder }) => folder));
    const failed = folders.filter((_, at) => outcomes[at]?.failure !== '').map(({ id }) => id);
    expect(failed.toSorted()).toEqual([...needMore].toSorted());
  } finally {
    rmSync(scratch, { recursive: true });
  }
});

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { barriers } from '@countersign/testing/barriers';
import { describe, expect, it } from 'vitest';
import { startConsole } from './start-console.ts';

const open = startConsole();
const run = promisify(execFile);
const envelopePath =
  '/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/envelopes/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';

describe('faults in the console', () => {
  it('take effect by the form, and are counted while requests come', async () => {
    const { page, control, tenant } = await open('/console/control/faults');
    await page.getByRole('button', { name: 'Server error, every second call' }).click();
    await page.getByLabel('Operation').fill('Envelopes_get');
    await page.getByLabel('Status').fill('500');
    await page.getByLabel('Each nth').fill('');
    await page.getByLabel('How often').fill('2');
    expect(await control.faults()).toEqual([]);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByText('applied to 0 requests').waitFor();
    expect(await control.faults()).toEqual([{ operation: 'Envelopes_get', code: 500, times: 2 }]);
    // Uses fetch, since a client would try again.
    const response = await fetch(new URL(envelopePath, page.url()), {
      headers: { authorization: 'Bearer sandbox', 'x-countersign-tenant': tenant },
    });
    expect(response.status).toBe(500);
    await page.getByText('applied to 1 request').waitFor();
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect.poll(() => control.faults()).toEqual([]);
  });

  it('can be written as JSON, and say what is wrong', async () => {
    const { page, control } = await open('/console/control/faults');
    await page.getByText('The same as JSON').click();
    const json = page.getByLabel('Rules in JSON');
    await json.fill('{}');
    await page.getByText('must be an array').waitFor();
    await json.fill('[{ "operation": "Envelopes_gett", "delay": 5 }]');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByText(/Envelopes_gett.*is not served/).waitFor();
    await json.fill('[{ "operation": "Envelopes_get", "delay": 5 }]');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect.poll(() => control.faults()).toEqual([{ operation: 'Envelopes_get', delay: 5 }]);
  });

  it('come with limits and the mode of warnings', async () => {
    const { page, control } = await open('/console/control/faults');
    await page
      .getByRole('group', { name: 'Reads of the same envelope' })
      .getByLabel('Calls')
      .fill('4');
    await page.getByRole('button', { name: 'Apply limits' }).click();
    await expect.poll(() => control.limits()).toEqual({ polling: { limit: 4, seconds: 900 } });
    await page.getByLabel(/^Reject/).check();
    await page.getByText('Requests with warnings are rejected').waitFor();
  });
});

describe('snapshots in the console', () => {
  it('go down as a file and up again', async () => {
    const { page, control } = await open('/console/control/snapshots');
    await control.freeze('2030-01-01T00:00:00Z');
    await page.getByLabel('Name').fill('before');
    await page.getByRole('button', { name: 'Take snapshot' }).click();
    const link = page.getByRole('link', { name: 'Download before' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const file = await download.path();
    expect((await readFile(file)).subarray(0, 2).toString('hex')).toBe('1f8b');
    await page.getByRole('button', { name: 'Delete before' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete before' }).click();
    await page.getByText('There are no snapshots').waitFor();
    await control.thaw();
    await page.getByLabel('Name').fill('again');
    await page.getByLabel('Snapshot file').setInputFiles(file);
    await page.getByRole('button', { name: 'Restore again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore again' }).click();
    await expect
      .poll(() => control.clock())
      .toEqual({ now: '2030-01-01T00:00:00.000Z', frozen: true });
  });

  it('are not taken from another file', async () => {
    const { page, control } = await open('/console/control/snapshots');
    await page
      .getByLabel('Snapshot file')
      .setInputFiles({ name: 'x.gz', mimeType: 'application/gzip', buffer: Buffer.from('no') })
      .catch(() => {});
    await page.getByText('not a snapshot file').waitFor();
    expect(await control.snapshots()).toEqual([]);
  });
});

describe('tenants in the console', () => {
  it('are created, opened, reset and deleted', async () => {
    const { page, control, tenant } = await open('/console/control/tenants');
    const name = `${tenant}-new`;
    await page.getByLabel('New tenant').fill(name);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('link', { name }).waitFor();
    await control.freeze('2030-01-01T00:00:00Z');
    await page.getByRole('button', { name: `Reset ${tenant}`, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Reset ${tenant}` })
      .click();
    await expect.poll(async () => (await control.clock()).frozen).toBe(false);
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Delete ${name}` })
      .click();
    await expect
      .poll(async () => (await control.tenants()).map((one) => one.name))
      .not.toContain(name);
    await control.createTenant(name);
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect(new URL(page.url()).searchParams.get('tenant')).toBe(name);
    await control.deleteTenant(name);
  });
});

describe('seeds in the console', () => {
  it('are added, or rejected with the line of the fault', async () => {
    const { page, control } = await open('/console/control/seed');
    const text = page.getByLabel('Seed in YAML or JSON');
    await page.getByRole('button', { name: 'Insert an example' }).click();
    const example = await text.inputValue();
    await text.fill(example.replace('nina.berg@example.com', 'nobody'));
    await page.getByRole('button', { name: 'Add to the tenant' }).click();
    await page.getByRole('button', { name: 'Line 4' }).click();
    expect(
      await text.evaluate((area) =>
        area instanceof HTMLTextAreaElement
          ? area.value.slice(area.selectionStart, area.selectionEnd).trim()
          : '',
      ),
    ).toBe('email: nobody');
    await text.fill(example);
    await page.getByRole('button', { name: 'Add to the tenant' }).click();
    await page.getByText('Added: 1 users.').waitFor();
    const users = (await control.accounts()).flatMap((account) => account.users);
    expect(users.map(({ email }) => email)).toContain('nina.berg@example.com');
    await page.getByRole('rowheader', { name: 'accounts', exact: true }).waitFor();
  });
});

describe('integrations in the console', () => {
  it('show the secret when it is requested, and a program for a JWT that works', async () => {
    const { page } = await open('/console/control/integrations');
    const strict = page.getByRole('region', { name: 'Quayside Archive' });
    await strict.waitFor();
    expect(await strict.getByText('quayside-secret', { exact: true }).count()).toBe(0);
    await strict.getByRole('button', { name: 'Show' }).click();
    await strict.getByText('quayside-secret', { exact: true }).waitFor();
    const easy = page.getByRole('region', { name: 'Harbour Lease Desk', exact: true });
    await easy.getByText(/^JWT grant/).click();
    const program = easy.getByRole('region', { name: /^program for a JWT/ });
    const { stdout } = await run(process.execPath, [
      '--input-type=module',
      '--eval',
      await program.innerText(),
    ]);
    expect(stdout).toContain('access_token');
  });

  it('bring a code back to the page, which has the command to exchange it', async () => {
    const { page, tenant } = await open('/console/control/integrations');
    const easy = page.getByRole('region', { name: 'Harbour Lease Desk', exact: true });
    await easy.getByText(/^Authorization code grant/).click();
    const address = await easy.getByRole('link', { name: /^Log in with/ }).getAttribute('href');
    await page.goto(address ?? '');
    await page.getByLabel('E-mail address').fill('mara.lindqvist@harbour.example');
    await page.getByRole('button', { name: 'Log in' }).click();
    const command = easy.getByRole('region', { name: /^command for a code/ });
    await command.waitFor();
    const code = await command.innerText();
    expect(code).not.toContain('code=CODE');
    expect(code).toContain(`X-Countersign-Tenant: ${tenant}`);
    const { stdout } = await run('sh', ['-c', `${code} --silent`]);
    expect(stdout).toContain('access_token');
  });

  it('get a key pair, of which the sandbox keeps the public key', async () => {
    const { page, control } = await open('/console/control/integrations');
    await page.getByRole('button', { name: 'Create a key pair for Harbour Lease Desk' }).click();
    const key = page.getByRole('region', { name: 'private key' });
    expect(await key.innerText()).toMatch(/^-----BEGIN PRIVATE KEY-----/);
    const [integration] = await control.integrations();
    expect(integration?.publicKeys?.[0]).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });
});

describe('all pages of Control', () => {
  it.each(
    ['clock', 'faults', 'tenants', 'snapshots', 'seed', 'integrations'].flatMap((part) => [
      [part, 'light', 1280] as const,
      [part, 'dark', 390] as const,
    ]),
  )('%s keeps nobody out, in %s at %d px', async (part, colorScheme, width) => {
    const { page, control } = await open('/', { colorScheme, width, height: 844 });
    await control.takeSnapshot('one');
    await control.setFaults({ operation: 'Envelopes_get', code: 429 });
    await control.setClock('2030-01-01T00:00:00.000Z');
    await page.goto(page.url().replace('/?', `/console/control/${part}?`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByText('Loading …').count()).toBe(0);
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await barriers(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    // No button is beside what is seen, or cut.
    const hidden = await page
      .locator('.page .table-box button, .search-button')
      .evaluateAll((all) =>
        all
          .filter((one) => {
            const { right } = one.getBoundingClientRect();
            return right > innerWidth || one.scrollWidth > one.clientWidth;
          })
          .map(({ textContent }) => textContent),
      );
    expect(hidden).toEqual([]);
  });
});

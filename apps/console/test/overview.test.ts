import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { accountsGet } from '@countersign/client/esign-v2.1';
import { barriers } from '@countersign/testing/barriers';
import { shareBrowser } from '@countersign/testing/shared-browser';
import { startMock } from '@countersign/mock';
import { describe, expect, it } from 'vitest';
import { hasLanguage, languages, runCopied } from './run-copied.ts';
import { startConsole } from './start-console.ts';

const open = startConsole();
const run = promisify(execFile);
const runCurl = async (code: string) => (await run('sh', ['-c', `${code} --silent --fail`])).stdout;

describe('the overview', () => {
  it.for(Object.keys(languages))(
    'has a first call in %s that works as it is shown',
    async (language, context) => {
      if (!(await hasLanguage(language))) context.skip(`${language} is not on this machine`);
      const { page, control } = await open('/');
      await page.getByRole('button', { name: language, exact: true }).click();
      const sample = page.getByRole('region', { name: `${language} sample` });
      const output = await runCopied(language, await sample.innerText());
      const [first] = await control.outbox({ to: 'ada.signer@example.com' });
      expect(first?.subject).toContain('first envelope');
      expect(output).toContain(first?.envelopeId);
      // The results of the call appear on the page without a reload.
      await page
        .getByRole('region', { name: 'Last: Envelopes' })
        .getByRole('link', { name: /first envelope/ })
        .waitFor();
      await page
        .getByRole('region', { name: 'Last: Requests' })
        .getByRole('link', { name: /Envelopes_create/ })
        .waitFor();
      await page
        .getByRole('region', { name: 'Last: Mail' })
        .getByText('Ada Signer')
        .first()
        .waitFor();
    },
  );

  it('puts what happens first after the first call, and folds the call away', async () => {
    const { page, client } = await open('/');
    await page.getByText('Make the first call').waitFor();
    await accountsGet(client);
    const requests = page.getByRole('region', { name: 'Last: Requests' });
    await requests.getByRole('link', { name: /Accounts_get/ }).waitFor();
    await expect
      .poll(() => page.getByRole('region', { name: 'curl sample' }).isVisible())
      .toBe(false);
    const top = async (name: string) => (await page.getByText(name).first().boundingBox())?.y ?? 0;
    expect(await top('Accounts_get')).toBeLessThan(await top('Make a call'));
  });

  it('puts what happens first after an envelope of the console, too', async () => {
    const { page, control, address } = await open('/console/envelopes');
    await page.getByRole('button', { name: 'New envelope' }).click();
    await page.getByLabel('Subject').fill('Lease of berth 91');
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Lease of berth 91' }).waitFor();
    expect(await control.requests()).toEqual([]);
    await page.goto(address('/'));
    const mail = page.getByRole('region', { name: 'Last: Mail' });
    await mail.getByRole('link', { name: /berth 91/ }).waitFor();
    await page.getByText('Make the first call').waitFor();
    await expect
      .poll(() => page.getByRole('region', { name: 'curl sample' }).isVisible())
      .toBe(false);
  });

  it('has the token and the IDs of the user that is chosen, also in the address', async () => {
    const { page } = await open('/');
    await page.getByLabel('User', { exact: true }).selectOption({ index: 1 });
    const code = page.getByRole('region', { name: 'curl sample' });
    await expect.poll(() => code.innerText()).not.toContain("Bearer sandbox'");
    await page.getByLabel('Call', { exact: true }).selectOption('List users');
    const { users } = JSON.parse(await runCurl(await code.innerText()));
    expect(users.length).toBeGreaterThan(1);
    const user = await page.getByLabel('User', { exact: true }).inputValue();
    expect(new URL(page.url()).searchParams.get('user')).toBe(user);
  });

  it('says what is switched on, and nothing in a new tenant', async () => {
    const { page, control } = await open('/');
    await page.getByText('healthy').waitFor();
    const box = page.getByRole('complementary', { name: 'Switched on' });
    expect(await box.count()).toBe(0);
    await control.setFaults({ operation: 'Envelopes_get', code: 429 });
    await control.freeze('2030-01-01T00:00:00Z');
    await control.setWarningMode('refuse');
    await box.getByRole('link', { name: /Clock frozen/ }).waitFor();
    await box.getByRole('link', { name: /warnings are rejected/ }).waitFor();
    await box.getByRole('link', { name: 'Faults: 1 rule' }).click();
    await page.getByRole('heading', { level: 1, name: 'Faults and limits' }).waitFor();
  });

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)('keeps nobody out, in %s at %d px', async (colorScheme, width) => {
    const { page } = await open('/', { colorScheme, width, height: 844 });
    await page.getByText('healthy').waitFor();
    await page.getByRole('region', { name: 'curl sample' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

describe('the overview of the mock', () => {
  it('has a first call that works with any token', async () => {
    const browser = await shareBrowser();
    const mock = await startMock();
    try {
      const page = await browser.newPage();
      await page.goto(mock.url);
      const sample = page.getByRole('region', { name: 'curl sample' });
      const response = JSON.parse(await runCurl(await sample.innerText()));
      expect(response.envelopeId).toMatch(/^[\da-f-]{36}$/);
      await page.getByRole('link', { name: /Envelopes_create/ }).waitFor();
      await page.getByRole('banner').getByText('mock').waitFor();
    } finally {
      await mock.close();
    }
  });
});

import { createServer } from 'node:http';
import { listen } from '@countersign/testing/listen';
import { closePages, shareBrowser } from '@countersign/testing/shared-browser';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createControl } from '../../../src/control/client.ts';
import { startSandbox } from '../../../src/index.ts';
import { newStorage } from '../../storage.ts';
import { authQuery, easy } from '../visitor.ts';

const sandbox = await startSandbox({ port: 0, storage: await newStorage() });
const browser = await shareBrowser();
// The application that the user comes from, on another origin.
const application = createServer((_, response) => response.end('Welcome back'));
const port = await listen(application);
const callback = `http://127.0.0.1:${port}/callback`;
const archive = '3f0a7c52-8e1d-4b69-9c24-d5b7e6f1a038';
await createControl(sandbox.url).seed({
  integrations: [{ integrationKey: archive, name: 'Quayside Archive', redirectUris: [callback] }],
});
afterEach(closePages);
afterAll(async () => {
  await sandbox.close();
  application.closeAllConnections();
  await new Promise((resolve) => application.close(resolve));
});

const back = { client_id: archive, redirect_uri: callback, state: 'lease' };

/** Creates the query of an application that every user has consented to. */
function query(more: Record<string, string> = {}): string {
  return authQuery({ ...back, client_id: easy, ...more });
}

it('logs a person in, asks for consent, and leads back to the application', async () => {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`${sandbox.url}/oauth/auth?${authQuery({ ...back, login_hint: 'ines' })}`);
  expect(await page.getByLabel('E-mail address').inputValue()).toBe('ines');
  await page.getByLabel('E-mail address').fill('ines.arcand@harbour.example');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  expect(await page.getByRole('alert').innerText()).toContain('Wrong password');
  await page.getByLabel('Password').fill('harbour-lights');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Allow Quayside Archive?' }).waitFor();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByText('Welcome back').waitFor();
  const landed = new URL(page.url());
  expect(landed.searchParams.get('state')).toBe('lease');
  expect(landed.searchParams.get('code')).not.toBeNull();
  // The log-in with a wrong password is answered with 403, which Chromium tells.
  expect(faults.filter((fault) => !fault.includes('403'))).toEqual([]);
});

it('asks nobody who is logged in and has consented, unless the application wants it', async () => {
  const page = await browser.newPage();
  await page.goto(`${sandbox.url}/oauth/auth?${query()}`);
  await page.getByLabel('E-mail address').fill('mara.lindqvist@harbour.example');
  await page.keyboard.press('Enter');
  await page.getByText('Welcome back').waitFor();
  await page.goto(`${sandbox.url}/oauth/auth?${query()}`);
  expect(new URL(page.url()).searchParams.get('code')).not.toBeNull();
  await page.goto(`${sandbox.url}/oauth/auth?${query({ prompt: 'login' })}`);
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
});

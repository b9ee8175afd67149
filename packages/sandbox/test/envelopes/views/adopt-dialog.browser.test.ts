import { closePages, shareBrowser } from '@countersign/testing/shared-browser';
import { createClient, type Client } from '@countersign/client';
import {
  envelopeRecipientsList,
  envelopesGetRecipientSignature,
} from '@countersign/client/esign-v2.1';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { collectComplaints } from './complaints.ts';
import { startSandbox } from '../../../src/server/start-sandbox.ts';
import { accountId } from '../../harness.ts';
import { lowestContrast } from './contrast.ts';
import { ines, makeLease, signHere, signingUrl } from './lease.ts';

let browser: Browser;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: Client;
const complaints: string[] = [];

beforeAll(async () => {
  [browser, sandbox] = await Promise.all([shareBrowser(), startSandbox({ port: 0 })]);
  client = createClient({
    baseUrl: sandbox.url,
    token: 'sandbox',
    path: { accountId },
    retry: false,
  });
});
afterAll(() => sandbox.close());
afterEach(async (context) => {
  await closePages(context);
  expect(complaints.splice(0)).toEqual([]);
});

const initialHere = { documentId: '1', pageNumber: '1', xPosition: '72', yPosition: '300' };
const tabs = { ...signHere, initialHereTabs: [{ ...initialHere, tabLabel: 'Short' }] };

/** Opens a lease for a signer of its own, since a signature is kept for the next envelope. */
async function openLease(clientUserId: string, options: BrowserContextOptions = {}) {
  const who = { ...ines, clientUserId };
  const envelopeId = await makeLease(client, { signers: [{ ...who, tabs }] });
  const returnUrl = `${sandbox.url}/`;
  const page = await browser.newPage(options);
  collectComplaints(page, complaints);
  await page.goto(await signingUrl(client, envelopeId, who, { returnUrl }));
  return { page, envelopeId };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Adopt your signature' });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const focused = (page: Page) => page.locator(':focus');

test('a signature is adopted by keyboard alone, and drawn in its font', async () => {
  const { page, envelopeId } = await openLease('by-keyboard');
  await box(page, 'Signature').focus();
  await page.keyboard.press('Space');
  await dialog(page).waitFor();
  expect(await focused(page).inputValue()).toBe('Ines Valdivia');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Łucja Żak');
  await page.keyboard.press('Tab');
  expect(await focused(page).inputValue()).toBe('IV');
  await page.keyboard.press('Tab');
  // Arrows go from tab to tab, and come around.
  for (const name of ['Draw', 'Upload', 'Style']) {
    await page.keyboard.press('ArrowRight');
    expect(await focused(page).textContent()).toBe(name);
    expect(await dialog(page).getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(
      await focused(page).getAttribute('id'),
    );
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page).getAttribute('value')).toBe('bad_script');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await focused(page).getAttribute('aria-label')).toBe('Signature');
  expect(await box(page, 'Signature').isChecked()).toBe(true);
  const shown = page.locator('.fields [data-adopted=signature]');
  expect(await shown.textContent()).toBe('Łucja Żak');
  expect(await shown.evaluate((node) => getComputedStyle(node).fontFamily)).toMatch(/Bad Script/u);
  // The font comes from the sandbox.
  expect(await page.evaluate(() => document.fonts.check("20px 'Bad Script'"))).toBe(true);
  // The dialog opens only once.
  await box(page, 'Short').check();
  expect(await dialog(page).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.waitForURL(/event=signing_complete/u);
  const path = { envelopeId, recipientId: '1' };
  expect(await envelopesGetRecipientSignature(client, { path })).toMatchObject({
    signatureName: 'Łucja Żak',
    signatureFont: 'bad_script',
  });
  complaints.splice(0);
});

test('the dialog stands in the middle of the window', async () => {
  const { page } = await openLease('in-the-middle', { viewport: { width: 1280, height: 900 } });
  await page.getByRole('button', { name: 'Change how it looks' }).click();
  const place = await dialog(page).boundingBox();
  const below = 900 - (place?.y ?? 0) - (place?.height ?? 0);
  expect(Math.abs((place?.y ?? 0) - below)).toBeLessThan(2);
});

test('Escape leaves the dialog, and nothing is signed or changed', async () => {
  const { page } = await openLease('by-escape');
  await box(page, 'Signature').check();
  await dialog(page).getByLabel('Name to sign with').fill('Somebody');
  await dialog(page).getByRole('radio', { name: 'Caveat' }).check();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await box(page, 'Signature').isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Change how it looks' }).click();
  expect(await dialog(page).getByLabel('Name to sign with').inputValue()).toBe('Ines Valdivia');
  expect(await dialog(page).getByRole('radio', { name: 'Great Vibes' }).isChecked()).toBe(true);
});

test('an image is uploaded, and said to be none where it is none', async () => {
  const { page, envelopeId } = await openLease('by-upload');
  await box(page, 'Signature').check();
  await page.getByRole('tab', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Adopt and sign' }).click();
  const alert = dialog(page).getByRole('alert');
  expect(await alert.textContent()).toBe('Choose an image of your signature first.');
  const input = page.getByLabel('Image of your signature');
  await input.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no image'),
  });
  await expect.poll(() => alert.textContent()).toContain('must be a PNG, JPEG or GIF file');
  const gif = Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
  await input.setInputFiles({ name: 'red.gif', mimeType: 'image/gif', buffer: gif });
  await page.locator('[data-uploaded=signature] img').waitFor();
  await page.getByRole('button', { name: 'Adopt and sign' }).click();
  await box(page, 'Short').check();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.waitForURL(/event=signing_complete/u);
  const { signers = [] } = await envelopeRecipientsList(client, { path: { envelopeId } });
  expect(signers[0]?.status).toBe('completed');
  complaints.splice(0);
});

test('without a script, a name and a style are chosen on the page', async () => {
  const { page, envelopeId } = await openLease('by-hand', { javaScriptEnabled: false });
  await page.getByLabel('Name to sign with').fill('Ines V.');
  await page.getByRole('radio', { name: 'Mynerve' }).check();
  await box(page, 'Signature').check();
  await box(page, 'Short').check();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.waitForURL(/event=signing_complete/u);
  const path = { envelopeId, recipientId: '1' };
  expect(await envelopesGetRecipientSignature(client, { path })).toMatchObject({
    signatureName: 'Ines V.',
    signatureFont: 'mynerve',
  });
  complaints.splice(0);
});

test.each([
  ['light', 1200],
  ['dark', 1200],
  ['light', 390],
  ['dark', 390],
] as const)('the dialog can be read and worked with: %s, %i wide', async (colorScheme, width) => {
  const viewport = { width, height: 800 };
  const { page } = await openLease(`${colorScheme}-${width}`, { colorScheme, viewport });
  await page.getByRole('button', { name: 'Change how it looks' }).click();
  for (const name of ['Style', 'Draw', 'Upload']) {
    await page.getByRole('tab', { name }).click();
    const { ratio, text } = await lowestContrast(page);
    expect(ratio, text).toBeGreaterThanOrEqual(4.5);
    const { scrollWidth = 0, clientWidth = 0 } = await dialog(page).evaluate((node) => ({
      scrollWidth: node.scrollWidth,
      clientWidth: node.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
  }
});

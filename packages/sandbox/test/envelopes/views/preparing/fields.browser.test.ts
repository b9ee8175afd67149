import { createServer } from 'node:http';
import { createClient, type Client } from '@countersign/client';
import {
  envelopeRecipientTabsList,
  envelopesGet,
  envelopeViewsCreateSender,
} from '@countersign/client/esign-v2.1';
import { listen } from '@countersign/testing/listen';
import { closePages, shareBrowser } from '@countersign/testing/shared-browser';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { barriers } from '@countersign/testing/barriers';
import { collectComplaints } from '../complaints.ts';
import { startSandbox } from '../../../../src/server/start-sandbox.ts';
import { accountId } from '../../../harness.ts';
import { ines, makeLease, omar, signHere } from '../lease.ts';

let browser: Browser;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: Client;
/** The application of the sender, which gets the browser back. */
const desk = createServer((_, response) =>
  response
    .setHeader('content-type', 'text/html')
    .end('<link rel="icon" href="data:,"><h1>Back at the desk</h1>'),
);
let deskUrl = '';
const complaints: string[] = [];

beforeAll(async () => {
  [browser, sandbox] = await Promise.all([shareBrowser(), startSandbox({ port: 0 })]);
  client = createClient({
    baseUrl: sandbox.url,
    token: 'sandbox',
    path: { accountId },
    retry: false,
  });
  deskUrl = `http://localhost:${await listen(desk)}`;
});
afterAll(async () => {
  desk.close();
  await sandbox.close();
});
afterEach(async (context) => {
  await closePages(context);
  expect(complaints.splice(0)).toEqual([]);
});

const place = { documentId: '1', pageNumber: '1', xPosition: '72', yPosition: '150' };

async function open(options: BrowserContextOptions = {}) {
  const envelopeId = await makeLease(
    client,
    {
      signers: [
        { ...ines, tabs: { textTabs: [{ ...place, tabLabel: 'Boat', required: 'true' }] } },
        { ...omar, tabs: signHere },
      ],
    },
    { status: 'created' },
  );
  const { url = '' } = await envelopeViewsCreateSender(client, {
    path: { envelopeId },
    body: { returnUrl: deskUrl },
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  collectComplaints(page, complaints);
  await page.goto(url);
  await goToStep(page, 'Fields');
  return { page, envelopeId };
}

async function goToStep(page: Page, step: 'Documents' | 'Recipients' | 'Fields'): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step }).click();
  await page.getByRole('heading', { name: step, exact: true, level: 2 }).waitFor();
}

async function press(page: Page, button: 'Save' | 'Send'): Promise<URL> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL(`${deskUrl}/**`);
  return new URL(page.url());
}

const listTabs = (envelopeId: string, recipientId: string) =>
  envelopeRecipientTabsList(client, { path: { envelopeId, recipientId } });

async function findMiddle(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}

async function dragTo(page: Page, element: Locator, to: { x: number; y: number }): Promise<void> {
  const from = await findMiddle(element);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

test('puts fields on pages with the mouse, for the recipient that was chosen, and saves them', async () => {
  const { page, envelopeId } = await open();
  await page.getByLabel('Fields for').selectOption('Omar Dahl');
  await page.locator('#sheets').scrollIntoViewIfNeeded();
  const sheet = page.locator('#page-1-1');
  const box = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const scale = box.width / 612;
  const checkbox = page.getByRole('button', { name: 'Checkbox', exact: true });
  await dragTo(page, checkbox, { x: box.x + 207 * scale, y: box.y + 107 * scale });
  const placed = page.getByRole('button', { name: /^Checkbox Checkbox 1 for Omar Dahl, page 1/ });
  await page.getByLabel('Label', { exact: true }).fill('Insured');
  // A field of Ines goes elsewhere.
  const boat = page.getByRole('button', { name: /^Text Boat for Ines Valdivia/ });
  await dragTo(page, boat, { x: box.x + 300 * scale, y: box.y + 200 * scale });
  expect(await page.getByRole('button', { name: /^Checkbox Insured/ }).count()).toBe(1);
  expect(await placed.count()).toBe(0);
  expect((await press(page, 'Save')).searchParams.get('event')).toBe('Save');
  const [ofOmar, ofInes] = [await listTabs(envelopeId, '2'), await listTabs(envelopeId, '1')];
  expect(ofOmar.checkboxTabs?.[0]).toMatchObject({ tabLabel: 'Insured', pageNumber: '1' });
  expect(Number(ofOmar.checkboxTabs?.[0]?.xPosition)).toBeCloseTo(200, -1);
  expect(Number(ofOmar.checkboxTabs?.[0]?.yPosition)).toBeCloseTo(100, -1);
  expect(ofOmar.signHereTabs?.[0]).toMatchObject({ xPosition: '72', yPosition: '200' });
  const [text] = ofInes.textTabs ?? [];
  expect(text).toMatchObject({ tabLabel: 'Boat', required: 'true' });
  expect(Number(text?.xPosition)).toBeCloseTo(245, -1);
  expect((await envelopesGet(client, { path: { envelopeId } })).status).toBe('created');
});

test('puts fields on pages with the keyboard alone: places, moves, resizes, sets and deletes them', async () => {
  const { page, envelopeId } = await open();
  await page.getByRole('button', { name: 'Signature', exact: true }).focus();
  await page.keyboard.press('Enter');
  const signature = page.getByRole('button', { name: /^Signature Signature 1/ });
  await expect.poll(() => signature.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Tenant signs');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sign above the line');
  await page.keyboard.press('Escape');
  const named = page.getByRole('button', { name: /^Signature Tenant signs/ });
  expect(await named.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: /^Text Boat/ }).focus();
  await page.keyboard.press('Delete');
  expect(await page.locator('#said').textContent()).toBe('Boat was deleted.');
  await press(page, 'Save');
  const { signHereTabs, textTabs = [] } = await listTabs(envelopeId, '1');
  expect(textTabs).toEqual([]);
  expect(signHereTabs?.[0]).toMatchObject({
    tabLabel: 'Tenant signs',
    tooltip: 'Sign above the line',
    pageNumber: '2',
    xPosition: '249',
    scaleValue: '1.06',
  });
});

test('sets what lists and radio buttons offer, and the text at which a field stands', async () => {
  const { page, envelopeId } = await open();
  const options = page.getByLabel('Options, one per line');
  await page.getByRole('button', { name: 'Dropdown' }).click();
  await options.fill('North\nSouth');
  await page.getByLabel('Font size').selectOption('12');
  await page.getByRole('button', { name: 'Radio buttons' }).click();
  await options.fill('monthly\nyearly\nnever');
  await page.getByRole('button', { name: 'Date signed' }).click();
  await page.getByLabel('Place at this text instead').fill('Signatures');
  expect(await page.getByText('Date signed 1 at “Signatures”').isVisible()).toBe(true);
  await press(page, 'Save');
  const { listTabs: lists, radioGroupTabs, dateSignedTabs } = await listTabs(envelopeId, '1');
  expect(lists?.[0]?.listItems?.map(({ text }) => text)).toEqual(['North', 'South']);
  expect(lists?.[0]?.fontSize).toBe('Size12');
  expect(radioGroupTabs?.[0]?.radios?.map(({ value }) => value)).toEqual([
    'monthly',
    'yearly',
    'never',
  ]);
  expect(dateSignedTabs?.[0]).toMatchObject({ anchorString: 'Signatures', pageNumber: '2' });
});

test('adds files and recipients, with fields for a recipient who was just added, and sends', async () => {
  const { page, envelopeId } = await open();
  await goToStep(page, 'Recipients');
  await page.getByRole('button', { name: 'Add a recipient' }).click();
  const row = page.getByRole('group', { name: 'New recipient' });
  await row.getByLabel('Name', { exact: true }).fill('Lena Holm');
  const added = page.getByRole('group', { name: 'Lena Holm' });
  await added.getByLabel('E-mail address').fill('lena.holm@seabird.example');
  await goToStep(page, 'Fields');
  await page.getByLabel('Fields for').selectOption('Lena Holm');
  await page.getByRole('button', { name: 'Initials' }).click();
  await goToStep(page, 'Documents');
  await page.locator('#files').setInputFiles({
    name: 'Rules.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Mind the tide.'),
  });
  await page.getByText('The file was added.').waitFor();
  // The page shows the step on which the file was added.
  await page.getByRole('button', { name: 'Next: Recipients' }).waitFor();
  await goToStep(page, 'Fields');
  await page.getByRole('img', { name: 'Rules, page 1 of 1' }).waitFor();
  // The unsaved field is still there.
  expect(
    await page.getByRole('button', { name: /^Initials Initials 1 for Lena Holm/ }).count(),
  ).toBe(1);
  expect((await press(page, 'Send')).searchParams.get('event')).toBe('Send');
  const { recipients, envelopeDocuments, status } = await envelopesGet(client, {
    path: { envelopeId },
    query: { include: 'recipients,tabs,documents' },
  });
  expect(status).toBe('sent');
  const lena = recipients?.signers?.find(({ name }) => name === 'Lena Holm');
  expect(lena).toMatchObject({ routingOrder: '3', email: 'lena.holm@seabird.example' });
  expect(lena?.tabs?.initialHereTabs).toHaveLength(1);
  expect(envelopeDocuments?.map(({ name }) => name)).toContain('Rules');
});

/** The places of the text fields of a recipient, as the pages were saved. */
async function listPlaces(envelopeId: string, recipientId = '1') {
  const { textTabs = [] } = await listTabs(envelopeId, recipientId);
  return textTabs.map(({ tabLabel, pageNumber, xPosition, yPosition }) => [
    tabLabel,
    pageNumber,
    xPosition,
    yPosition,
  ]);
}

test('copies, pastes, undoes and redoes with keys, each as one step', async () => {
  const { page, envelopeId } = await open();
  const boat = page.getByRole('button', { name: /^Text Boat/ });
  const texts = page.getByRole('button', { name: /^Text .* for Ines Valdivia/ });
  await boat.focus();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Control+v');
  expect(await texts.count()).toBe(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect(await texts.count()).toBe(2);
  await page.getByRole('button', { name: 'Redo' }).click();
  await boat.focus();
  await page.keyboard.press('Control+x');
  expect(await page.locator('#said').textContent()).toBe('Boat was deleted.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByLabel('Label', { exact: true }).fill('Vessel');
  await press(page, 'Save');
  const places = await listPlaces(envelopeId);
  expect(places.toSorted()).toEqual([
    ['Text 1', '1', '84', '162'],
    ['Text 2', '1', '96', '174'],
    ['Vessel', '1', '72', '150'],
  ]);
});

test('marks several fields with keys and with the mouse, lines them up, moves and deletes them', async () => {
  const { page, envelopeId } = await open();
  const text = page.getByRole('button', { name: 'Text', exact: true });
  for (const [label, x, y] of [
    ['Mast', '200', '300'],
    ['Keel', '330', '321'],
    ['Sail', '400', '340'],
  ] as const) {
    await text.click();
    await page.getByLabel('Label', { exact: true }).fill(label);
    await page.getByLabel('From left', { exact: true }).fill(x);
    await page.getByLabel('From top', { exact: true }).fill(y);
  }
  const find = (label: string) => page.getByRole('button', { name: `Text ${label} for` });
  await find('Mast').focus();
  await page.keyboard.press('Space');
  await find('Keel').focus();
  await page.keyboard.press('Space');
  await find('Sail').click({ modifiers: ['Shift'] });
  await page.getByRole('heading', { name: '3 fields' }).waitFor();
  await find('Mast').focus();
  await page.getByRole('button', { name: 'Top edges' }).click();
  await page.getByRole('button', { name: 'Even gaps across' }).click();
  await find('Keel').focus();
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('Required').uncheck();
  const sheet = page.locator('#page-1-1');
  const box = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const scale = box.width / 612;
  await page.mouse.move(box.x + 40 * scale, box.y + 120 * scale);
  await page.mouse.down();
  await page.mouse.move(box.x + 90 * scale, box.y + 160 * scale, { steps: 3 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Delete' }).click();
  await press(page, 'Save');
  const places = await listPlaces(envelopeId);
  expect(places.toSorted()).toEqual([
    ['Keel', '1', '300', '306'],
    ['Mast', '1', '200', '306'],
    ['Sail', '1', '400', '306'],
  ]);
  const { textTabs = [] } = await listTabs(envelopeId, '1');
  expect(textTabs.map(({ required }) => required)).toEqual(['false', 'false', 'false']);
});

test('removes a recipient and a document at once, and brings one back', async () => {
  const { page, envelopeId } = await open();
  await goToStep(page, 'Recipients');
  const omarRow = page.getByRole('group', { name: 'Omar Dahl' });
  await page.getByRole('button', { name: 'Remove Omar Dahl' }).click();
  await omarRow.getByLabel('E-mail address').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo: keep Omar Dahl' }).click();
  await omarRow.getByLabel('E-mail address').waitFor();
  await page.getByRole('button', { name: 'Remove Ines Valdivia' }).click();
  await page.getByRole('button', { name: /^Next: / }).click();
  await page.getByLabel('Subject of the e-mail').fill('Lease 44');
  await press(page, 'Save');
  const { recipients, emailSubject } = await envelopesGet(client, {
    path: { envelopeId },
    query: { include: 'recipients' },
  });
  expect(recipients?.signers?.map(({ name }) => name)).toEqual(['Omar Dahl']);
  expect(emailSubject).toBe('Lease 44');
});

test('keeps WCAG 2.2 AA, by day, by night and on a phone, where nothing is wider than the screen', async () => {
  for (const options of [
    {},
    { colorScheme: 'dark' as const },
    { viewport: { width: 390, height: 844 } },
  ]) {
    const { page } = await open(options);
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    // Several fields have tools of their own.
    await page.keyboard.press('Control+a');
    for (const step of ['Fields', 'Documents', 'Recipients'] as const) {
      await goToStep(page, step);
      expect(await barriers(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(options.viewport?.width ?? 1280);
    }
  }
});

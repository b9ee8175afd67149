import { envelopeRecipientsList } from '@countersign/client/esign-v2.1';
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest';
import { barriers } from '@countersign/testing/barriers';
import { ines, makeLease, signingUrl } from './lease.ts';
import { focused, nextButton, order, startSigningBrowser } from './signing-browser.ts';

const { url, client, control, open, sendTwo, closePages, close } = await startSigningBrowser();
afterAll(close);
afterEach(async () => {
  expect(await closePages()).toEqual([]);
});

async function openTwo(options: Parameters<typeof open>[1] = {}) {
  return open(await signingUrl(client, await sendTwo()), options);
}

const phone = { viewport: { width: 390, height: 800 } };

test('Next leads from field to field, over two documents, to Finish', async () => {
  const page = await openTwo();
  const seen: string[] = [];
  for (let step = 0; step <= order.length; step += 1) {
    await nextButton(page).click();
    seen.push(await focused(page));
    if (seen.at(-1) === 'Boat') await page.keyboard.type('Seabird');
    if (seen.at(-1) === 'First day') await page.getByLabel('First day').fill('2026-12-01');
    if (['Rent', 'Signature', 'Initials'].includes(seen.at(-1) ?? ''))
      await page.keyboard.press('Space');
    if (seen.at(-1) === 'Signature')
      await page.getByRole('button', { name: 'Adopt and sign' }).click();
  }
  expect(seen).toEqual([...order, 'Finish']);
});

test('the Tab key goes through the fields in the same order, and Finish comes last', async () => {
  const page = await openTwo();
  await page.getByLabel('Boat').focus();
  const seen: string[] = [];
  while (seen.at(-1) !== 'Finish' && seen.length < 40) {
    seen.push(await focused(page));
    await page.keyboard.press('Tab');
  }
  expect(seen.filter((label) => order.includes(label) && label !== 'First day')).toEqual(
    order.filter((label) => label !== 'First day'),
  );
  expect(seen.at(-1)).toBe('Finish');
});

test('the order of a tab goes before its place', async () => {
  const place = { documentId: '1', pageNumber: '1', xPosition: '72' };
  const envelopeId = await sendTwo(ines, {
    textTabs: [
      { ...place, yPosition: '100', tabLabel: 'Third' },
      { ...place, yPosition: '300', tabLabel: 'Second', tabOrder: '2' },
      { ...place, yPosition: '200', tabLabel: 'First', tabOrder: '1' },
    ],
  });
  const page = await open(await signingUrl(client, envelopeId));
  const seen: string[] = [];
  for (let step = 0; step < 3; step += 1) {
    await nextButton(page).click();
    seen.push(await focused(page));
  }
  expect(seen).toEqual(['First', 'Second', 'Third']);
});

test('a person fills in and finishes with the keyboard alone', async () => {
  await control.freeze('2027-03-14T12:00:00Z');
  onTestFinished(async () => {
    await control.reset();
  });
  const envelopeId = await sendTwo();
  const returnUrl = `${url}/_countersign/control/v1/health`;
  const page = await open(await signingUrl(client, envelopeId, ines, { returnUrl }));
  const status = page.locator('#progress');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Go to the first field');
  await page.keyboard.press('Enter');
  expect(await status.textContent()).toBe('5 of 5 left');
  await page.keyboard.type('Seabird');
  expect(await status.textContent()).toBe('4 of 5 left');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Port');
  await page.keyboard.press('Enter');
  await page.keyboard.type('12012026');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Insured');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Rent');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // Enter signs, the first time with the name in the dialog, and then leads on.
  expect(await focused(page)).toBe('Signature');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Signature');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Initials');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await status.textContent()).toBe('All required fields are filled in');
  expect(await focused(page)).toBe('Finish');
  expect(await page.locator('.fixed', { hasText: '3/14/2027' }).isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/event=signing_complete/);
  const { signers = [] } = await envelopeRecipientsList(client, {
    path: { envelopeId },
    query: { include_tabs: 'true' },
  });
  expect(signers[0]).toMatchObject({
    status: 'completed',
    tabs: {
      textTabs: [{ tabLabel: 'Port' }, { value: 'Seabird' }],
      dateTabs: [{ value: '12/01/2026' }],
      dateSignedTabs: [{ value: '3/14/2027' }],
      checkboxTabs: [{ selected: 'true' }],
      radioGroupTabs: [{ radios: [{ selected: 'false' }, { selected: 'true' }] }],
    },
  });
});

test('what is missing is named, leads to its field, and is no longer wrong once it is there', async () => {
  const page = await openTwo();
  await page.getByRole('button', { name: 'Finish' }).click();
  const alert = page.getByRole('alert');
  expect(await alert.getByRole('link').allTextContents()).toEqual([
    'Boat',
    'First day',
    'Rent',
    'Signature',
    'Initials',
  ]);
  await alert.getByRole('link', { name: 'Initials' }).click();
  expect(await focused(page)).toBe('Initials');
  const initials = page.getByRole('checkbox', { name: 'Initials' });
  expect(await initials.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Adopt and sign' }).click();
  expect(await initials.getAttribute('aria-invalid')).toBeNull();
});

test('a wrong value is told when its field is left, and does not count as done', async () => {
  const boatTab = {
    documentId: '1',
    pageNumber: '1',
    xPosition: '120',
    yPosition: '160',
    tabLabel: 'Boat',
    required: 'true' as const,
    validationPattern: '^[A-Z]',
    validationMessage: 'Begin with a capital letter.',
  };
  const page = await open(await signingUrl(client, await sendTwo(ines, { textTabs: [boatTab] })));
  const boat = page.getByRole('textbox', { name: 'Boat' });
  const status = page.locator('#progress');
  await boat.fill('seabird');
  expect(await page.getByText('Begin with a capital letter.').count()).toBe(0);
  await boat.blur();
  await page.getByRole('alert').getByText('Begin with a capital letter.').waitFor();
  expect(await boat.getAttribute('aria-invalid')).toBe('true');
  expect(await status.textContent()).toBe('1 of 1 left');
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.locator('#problems').getByText('Begin with a capital letter.').waitFor();
  await boat.fill('Seabird');
  expect(await boat.getAttribute('aria-invalid')).toBeNull();
  expect(await status.textContent()).toBe('All required fields are filled in');
});

test('pages say how many fields are left on them, and are jumped to', async () => {
  const page = await openTwo();
  const outline = page.getByRole('navigation', { name: 'Documents and pages' });
  const links = outline.locator('ol a');
  const words = async () => (await links.allInnerTexts()).map((text) => text.split(/\s*\n\s*/));
  expect(await words()).toEqual([
    ['Page 1', '3 left'],
    ['Page 2', '1 left'],
    ['Page 1', '1 left'],
  ]);
  await page.getByLabel('Boat').fill('Seabird');
  expect((await words())[0]).toEqual(['Page 1', '2 left']);
  await links.nth(2).click();
  const image = page.getByRole('img', { name: 'Harbour rules, page 1 of 1' });
  await expect
    .poll(() => image.evaluate((node) => node.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true);
});

test('larger pages are wider, with their fields', async () => {
  const page = await openTwo();
  const width = async () => (await page.getByLabel('Boat').boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await page.locator('output').textContent()).toBe('150%');
  expect((await width()) / before).toBeCloseTo(1.5, 1);
});

test('on a phone there is one field after the other, with its place on the page above it', async () => {
  const page = await openTwo(phone);
  const boat = page.getByLabel('Boat');
  expect(await boat.isVisible()).toBe(false);
  await nextButton(page).click();
  await boat.fill('Seabird');
  expect(await page.getByLabel('Port').isVisible()).toBe(false);
  expect(await page.locator('.mark.here').textContent()).toBe('Seabird');
  await nextButton(page).click();
  expect(await boat.isVisible()).toBe(false);
  expect(await page.getByLabel('Port').isVisible()).toBe(true);
  const [sheet, place] = [
    await page.locator('.field.current').boundingBox(),
    await page.locator('.mark.here').boundingBox(),
  ];
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(sheet?.y ?? 0);
  expect(place?.y ?? 0).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await focused(page)).toBe('Boat');
});

test('a box is labelled beside it where the paper is blank', async () => {
  const envelopeId = await sendTwo(ines, {
    checkboxTabs: [
      // Before `The lessor leases the berth to the lessee.`
      { documentId: '1', pageNumber: '1', xPosition: '60', yPosition: '97', tabLabel: 'Read' },
      { documentId: '1', pageNumber: '1', xPosition: '60', yPosition: '400', tabLabel: 'Insured' },
    ],
  });
  const page = await open(await signingUrl(client, envelopeId));
  const width = async (label: string) =>
    (await page.locator('.caption', { hasText: label }).boundingBox())?.width ?? 0;
  await expect.poll(() => width('Insured')).toBeGreaterThan(20);
  expect(await width('Read')).toBeLessThan(5);
});

test('a document that must be opened and accepted is among what is missing', async () => {
  const documentBase64 = Buffer.from('Boats leave by noon.').toString('base64');
  const terms = { documentId: '1', name: 'Terms', fileExtension: 'txt', documentBase64 };
  const envelopeId = await makeLease(
    client,
    { signers: [ines] },
    { documents: [{ ...terms, signerMustAcknowledge: 'view_accept' }] },
  );
  const returnUrl = `${url}/_countersign/control/v1/health`;
  const page = await open(await signingUrl(client, envelopeId, ines, { returnUrl }));
  const status = page.locator('#progress');
  expect(await status.textContent()).toBe('2 of 2 left');
  await page.getByRole('button', { name: 'Finish' }).click();
  const problems = page.getByRole('alert').getByRole('listitem');
  expect(await problems.allTextContents()).toEqual([
    'Open Terms as PDF: Open Terms before you finish.',
    'I accept Terms: Accept Terms before you finish.',
  ]);
  expect(await barriers(page)).toEqual([]);
  await nextButton(page).click();
  expect(await focused(page)).toBe('Open Terms as PDF');
  await Promise.all([page.context().waitForEvent('response'), page.keyboard.press('Enter')]);
  expect(await status.textContent()).toBe('1 of 2 left');
  await page.bringToFront();
  await page.getByLabel('I accept Terms').check();
  expect(await status.textContent()).toBe('All required fields are filled in');
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL(/event=signing_complete/);
});

test.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const)('nobody is kept out: %s, %i pixels wide', async (colorScheme, width) => {
  const page = await openTwo({ colorScheme, viewport: { width, height: 800 } });
  await page.getByRole('button', { name: 'Finish' }).click();
  await nextButton(page).click();
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('button', { name: 'Other actions' }).click();
  expect(await barriers(page, '#actions')).toEqual([]);
  await page.keyboard.press('Escape');
  for (const [action, panel] of [
    ['View history', '#history'],
    ['Assign to someone else', '#reassign'],
    ['Decline', '#decline'],
  ] as const) {
    await page.getByRole('button', { name: 'Other actions' }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
    expect(await barriers(page, panel)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

import { afterAll, afterEach, expect, test } from 'vitest';
import { barriers } from '@countersign/testing/barriers';
import { startSigningBrowser } from './signing-browser.ts';
import { ines } from './lease.ts';

const { control, open, sendTwo, closePages, close } = await startSigningBrowser();
afterAll(close);
afterEach(async () => {
  expect(await closePages()).toEqual([]);
});

const { clientUserId: _embedded, ...remote } = ines;
const signHere = {
  documentId: '1',
  pageNumber: '2',
  xPosition: '72',
  yPosition: '200',
  tabLabel: 'Signature',
};

let signers = 0;

/** Opens the signing page from the e-mail to a person who has never signed before. */
async function openMail(options: Parameters<typeof open>[1] = {}) {
  signers += 1;
  const signer = { ...remote, email: `ines.valdivia.${signers}@seabird.example` };
  const envelopeId = await sendTwo(signer, { signHereTabs: [signHere] });
  const [mail] = await control.outbox({ envelopeId });
  return open(mail?.link ?? '', options);
}

test.each([
  ['light', 1280],
  ['dark', 390],
] as const)(
  'who came by e-mail sees who signs next, and gets the documents: %s, %i pixels wide',
  async (colorScheme, width) => {
    const page = await openMail({ colorScheme, viewport: { width, height: 800 } });
    await page.getByRole('button', { name: 'Start' }).click();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Adopt and sign' }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('heading', { name: 'Thank you. You have finished' }).waitFor();
    const status = page.getByRole('region', { name: 'Status' });
    expect(await status.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('Ines Valdivia (you) has signed'),
      expect.stringContaining('Omar Dahl has not opened it yet'),
    ]);
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Lease of berth 42.pdf');
    for (const name of ['Print (opens the PDF)', 'View certificate (PDF)']) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      const response = await page.request.get(new URL(href ?? '', page.url()).href);
      expect(response.headers()['content-type']).toBe('application/pdf');
    }
    // The page is still shown after a reload.
    await page.reload();
    await page.getByRole('heading', { name: 'Thank you. You have finished' }).waitFor();
    await page.getByRole('link', { name: 'outbox' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mail' }).waitFor();
  },
);

test('who finishes later finds the way back', async () => {
  const page = await openMail();
  await page.getByRole('button', { name: 'Other actions' }).click();
  await page.getByRole('button', { name: 'Finish later' }).click();
  await page.getByRole('link', { name: 'Open the documents again' }).click();
  await page.getByRole('button', { name: 'Start' }).waitFor();
});

test('a panel whose fields are refused opens again, with the sentence at each field', async () => {
  const page = await openMail();
  const list = page.locator('#problems');
  for (const [action, panel, press, faults] of [
    [
      'Assign to someone else',
      '#reassign',
      'Assign',
      [
        'Enter the name of the person who signs instead of you.',
        'Enter the e-mail address of the person who signs instead of you.',
      ],
    ],
    ['Decline', '#decline', 'Decline to sign', ['Enter a reason to decline.']],
  ] as const) {
    const within = page.locator(panel);
    await page.getByRole('button', { name: 'Other actions' }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
    await within.getByRole('button', { name: press, exact: true }).click();
    await within.getByText(faults[0]).waitFor();
    expect(await within.locator('.error').allInnerTexts()).toEqual(faults);
    expect(await list.count()).toBe(0);
    const field = within.locator('[aria-invalid]').first();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('Rosa');
    expect(await within.locator('.error').count()).toBe(faults.length - 1);
    await within.getByRole('button', { name: 'Go back' }).click();
  }
  // The browser logs that the server refused both forms.
  expect(await closePages()).toEqual([
    expect.stringContaining('a status of 422'),
    expect.stringContaining('a status of 422'),
  ]);
});

test('what is done leaves the list of what is to be done, and files have their own names', async () => {
  const file = { ...signHere, pageNumber: '1', tabLabel: 'Insurance' };
  const tabs = { signHereTabs: [signHere], signerAttachmentTabs: [file] };
  const envelopeId = await sendTwo({ ...remote, email: 'ines.files@seabird.example' }, tabs);
  const [mail] = await control.outbox({ envelopeId });
  const page = await open(mail?.link ?? '', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  const left = page.locator('#problems li');
  expect(await left.count()).toBe(2);
  await page
    .locator('.current input')
    .setInputFiles({ name: 'policy.txt', mimeType: 'text/plain', buffer: Buffer.from('Paid') });
  expect(await left.allInnerTexts()).toEqual([expect.stringContaining('Signature')]);
  expect(await page.locator('.mark.has-text').allInnerTexts()).toEqual(['policy.txt']);
});

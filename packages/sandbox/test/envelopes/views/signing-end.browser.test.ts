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

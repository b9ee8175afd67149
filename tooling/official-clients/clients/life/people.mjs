// What people of the story do in their browsers, and read in a PDF.
import { PDFiumLibrary } from '@hyzyla/pdfium';

/**
 * Logs a user in at the page that an application leads to, and agrees to what it asks for.
 * @param {import('playwright-core').Page} page
 * @param {{ address: string, email: string, returnTo: string }} login
 * @returns what the user reads, and where the browser is sent at the end
 */
export async function logInAndConsent(page, { address, email, returnTo }) {
  await page.goto(address);
  const loginPage = await page.title();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Log in' }).click();
  const allow = page.getByRole('button', { name: 'Allow' });
  await allow.waitFor();
  const consentPage = await page.getByRole('heading', { level: 1 }).innerText();
  const scopes = await page.getByRole('listitem').getByRole('code').allInnerTexts();
  // Nobody is at that address: that the browser goes there is all that counts.
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => candidate.url().startsWith(returnTo)),
    allow.click(),
  ]);
  return { pages: [loginPage, consentPage], scopes, back: request.url() };
}

/**
 * Opens an envelope at the address that was made for its signer, and agrees to sign on a screen.
 * @param {import('playwright-core').Page} page
 * @param {string} address
 * @returns the titles of what the signer reads
 */
export async function openToSign(page, address) {
  await page.goto(address);
  const agree = page.getByLabel('I agree to use electronic records and signatures');
  const finish = page.getByRole('button', { name: 'Finish', exact: true });
  await agree.or(finish).first().waitFor();
  if (await agree.isVisible()) {
    await agree.check();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await finish.waitFor();
  return page.getByRole('heading', { level: 1 }).innerText();
}

/**
 * Fills in what there is, signs, and finishes.
 * @param {import('playwright-core').Page} page
 * @param {{ texts: Record<string, string>, boxes: readonly string[], name: string }} answers
 */
export async function sign(page, { texts, boxes, name }) {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
  for (const label of boxes) await page.getByRole('checkbox', { name: label }).check();
  await page.getByLabel('Name to sign with').fill(name);
  await page.getByRole('checkbox', { name: 'Signature of the tenant' }).check();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  return landing(page);
}

/**
 * Declines to sign.
 * @param {import('playwright-core').Page} page
 * @param {string} reason
 */
export async function decline(page, reason) {
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Decline to sign' }).click();
  return landing(page);
}

/** Where the browser is when it is back at the application. */
async function landing(page) {
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  const { pathname, searchParams } = new URL(page.url());
  return { page: await page.title(), path: pathname, ...Object.fromEntries(searchParams) };
}

/**
 * Reads a PDF as people do.
 * @param {Uint8Array} bytes
 * @returns {Promise<string[]>} the text of each page
 */
export async function readPdf(bytes) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  try {
    return Array.from(document.pages(), (page) => page.getText());
  } finally {
    document.destroy();
    library.destroy();
  }
}

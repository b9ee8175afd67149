// Steps that people take in their browsers, and the text that they read in a PDF.
import { PDFiumLibrary } from '@hyzyla/pdfium';

/**
 * Logs a user in on the page that an application redirects to, and consents to its scopes.
 * @param {import('playwright-core').Page} page
 * @param {{ url: string, email: string, returnTo: string }} login
 * @returns the text for the user, and the URL that the browser is redirected to
 */
export async function logInAndConsent(page, { url, email, returnTo }) {
  await page.goto(url);
  const loginPage = await page.title();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Log in' }).click();
  const allow = page.getByRole('button', { name: 'Allow' });
  await allow.waitFor();
  const consentPage = await page.getByRole('heading', { level: 1 }).innerText();
  const scopes = await page.getByRole('listitem').getByRole('code').allInnerTexts();
  // No server has that URL. The browser must only request it.
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => candidate.url().startsWith(returnTo)),
    allow.click(),
  ]);
  return { pages: [loginPage, consentPage], scopes, back: request.url() };
}

/**
 * Opens an envelope at the URL for its signer, and agrees to use electronic signatures.
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @returns the title that the signer reads
 */
export async function openToSign(page, url) {
  await page.goto(url);
  const agree = page.getByLabel('I agree to use electronic records and signatures');
  const finish = page.getByRole('button', { name: 'Finish', exact: true });
  await agree.or(finish).first().waitFor();
  if (await agree.isVisible()) {
    await agree.check();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await finish.waitFor();
  // Its scripts, without which it asks for the signature on the page itself.
  await page.waitForLoadState();
  return page.getByRole('heading', { level: 1 }).innerText();
}

/**
 * Fills in the fields, signs, and finishes.
 * @param {import('playwright-core').Page} page
 * @param {{ texts: Record<string, string>, boxes: readonly string[], name: string }} answers
 */
export async function sign(page, { texts, boxes, name }) {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
  for (const label of boxes) await page.getByRole('checkbox', { name: label }).check();
  // The first place to sign asks what to sign with.
  await page.getByRole('checkbox', { name: 'Signature of the tenant' }).check();
  await page.getByLabel('Name to sign with').fill(name);
  await page.getByRole('button', { name: 'Adopt and sign' }).click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  return readReturnPage(page);
}

/**
 * Declines to sign.
 * @param {import('playwright-core').Page} page
 * @param {string} reason
 */
export async function decline(page, reason) {
  await page.getByRole('button', { name: 'Other actions' }).click();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Decline to sign' }).click();
  return readReturnPage(page);
}

/** Waits until the browser is back at the application, and describes the page. */
async function readReturnPage(page) {
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  const { pathname, searchParams } = new URL(page.url());
  return { page: await page.title(), path: pathname, ...Object.fromEntries(searchParams) };
}

/**
 * Reads the text of a PDF.
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

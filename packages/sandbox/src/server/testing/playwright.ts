import type { Locator, Page } from 'playwright-core';
import type { TestTenant } from './test-tenant.ts';

/** The recipient who signs, and the envelope. */
export interface SigningVisit {
  envelopeId: string;
  /** The ID of the recipient. */
  recipientId: string;
  /**
   * The page to which the browser goes afterwards (a page of the sandbox that says what comes
   * next).
   */
  returnUrl?: string | undefined;
}

/** Values of fields, by label: a text, the text of an option, or true to tick a box. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/**
 * Opens the signing page as a recipient, when it is the recipient's turn.
 * @throws ControlError if the recipient cannot sign now
 */
export async function openAs(
  page: Page,
  { control }: Pick<TestTenant, 'control'>,
  { envelopeId, recipientId, returnUrl }: SigningVisit,
): Promise<void> {
  const body = returnUrl === undefined ? {} : { returnUrl };
  await page.goto(await control.createSigningUrl(envelopeId, recipientId, body));
  const consent = page.getByLabel('I agree to use electronic records and signatures');
  if ((await consent.count()) === 0) return;
  await consent.check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/**
 * Opens the signing page as a recipient, fills in the fields, signs in all required places and
 * finishes.
 * @throws Error of Playwright if there is no field with a label
 * @throws Error with the message of the page, if it does not finish
 */
export async function signAs(
  page: Page,
  tenant: Pick<TestTenant, 'control'>,
  visit: SigningVisit,
  values: FieldValues = {},
): Promise<void> {
  await openAs(page, tenant, visit);
  for (const [label, value] of Object.entries(values)) await fillIn(page, label, value);
  const places = page.locator('.field.required:is(.sign, .initial) input:not(:checked):enabled');
  while ((await places.count()) > 0) {
    await places.first().click();
    const adopt = page.getByRole('dialog').getByRole('button', { name: 'Adopt and sign' });
    if (await adopt.isVisible()) await adopt.click();
  }
  await leave(page, page.locator('#finish'));
}

/**
 * Opens the signing page as a recipient, and declines to sign.
 * @throws Error of Playwright if the recipient may not decline
 */
export async function declineAs(
  page: Page,
  tenant: Pick<TestTenant, 'control'>,
  visit: SigningVisit,
  reason: string,
): Promise<void> {
  await openAs(page, tenant, visit);
  await page.getByRole('button', { name: 'Other actions', exact: true }).click();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByLabel('Reason').fill(reason);
  await leave(page, page.getByRole('button', { name: 'Decline to sign', exact: true }));
}

async function fillIn(page: Page, label: string, value: string | boolean): Promise<void> {
  const field = page.getByLabel(label).and(page.locator('.field :is(input, select, textarea)'));
  if (typeof value === 'boolean') await field.setChecked(value);
  else if (await isList(field)) await field.selectOption(value);
  else await field.fill(value);
}

function isList(field: Locator): Promise<boolean> {
  return field.evaluate(({ tagName }) => tagName === 'SELECT');
}

/** Presses a button, and waits until the signing page is gone, or shows an error. */
async function leave(page: Page, button: Locator): Promise<void> {
  await button.click();
  const problem = page.locator('[role=alert]:visible').first();
  const gone = page
    .locator('#finish')
    .waitFor({ state: 'detached' })
    .then(() => false);
  const refused = problem.waitFor().then(
    () => true,
    () => gone,
  );
  if (await Promise.race([gone, refused])) throw new Error(await problem.innerText());
}

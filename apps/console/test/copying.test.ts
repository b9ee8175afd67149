import { envelopesCreate, envelopesListStatusChanges } from '@countersign/client/esign-v2.1';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { collectFacts } from '../operations.ts';
import { definition } from './definition.ts';
import { hasLanguage, languages, runCopied } from './run-copied.ts';
import { startConsole } from './start-console.ts';

const open = startConsole();

// Each sign that means something in one of the languages.
const emailSubject = `Lease of Rosa's "berth" € \\u0041 \\n #{1} $x \${y} @"" %s 錨`;

/** Copies the call that is open as a program. */
async function copyAs(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Copy as' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await page
    .getByText(/^Copied as/)
    .last()
    .waitFor();
  return page.evaluate(() => window.navigator.clipboard.readText());
}

it('names functions that our client has', async () => {
  const facts = collectFacts();
  const areas = new Set(facts.map(({ area }) => area));
  const modules = new Map<string, object>();
  for (const area of areas) modules.set(area, await import(`@countersign/client/${area}`));
  const unknown = facts.filter(({ area, own }) => !(own in Object(modules.get(area))));
  expect(unknown).toEqual([]);
  expect(facts.length).toBeGreaterThan(500);
});

describe.each(Object.keys(languages))('a request that is copied as %s', (name) => {
  it('sends the same body', async (context) => {
    if (!(await hasLanguage(name))) context.skip(`${name} is not on this machine`);
    const { page, client, control, address } = await open('/console/requests');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const body = definition({ status: 'created', emailSubject });
    await envelopesCreate(client, { body });
    const [{ id } = { id: 0 }] = await control.requests({ operation: 'Envelopes_create' });
    await page.goto(address(`/console/requests/${id}`));
    const output = await runCopied(name, await copyAs(page, name));
    expect(output).toContain('created');
    const all = await control.requests({ operation: 'Envelopes_create' });
    const bodies = await Promise.all(
      all.map(async (one) => (await control.request(one.id)).request.body.text ?? ''),
    );
    expect(bodies.map((text) => JSON.parse(text))).toEqual([body, body]);
  });

  it('sends the same parameters', async (context) => {
    if (!(await hasLanguage(name))) context.skip(`${name} is not on this machine`);
    const { page, client, control, address } = await open('/console/requests');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await envelopesListStatusChanges(client, {
      query: { from_date: '2026-01-31T10:00:00Z', status: 'sent,completed' },
    });
    const [{ id } = { id: 0 }] = await control.requests({
      operation: 'Envelopes_listStatusChanges',
    });
    await page.goto(address(`/console/requests/${id}`));
    await runCopied(name, await copyAs(page, name));
    const all = await control.requests({ operation: 'Envelopes_listStatusChanges' });
    const queries = all.map(({ url }) => [...new URL(url, address('/')).searchParams]);
    expect(queries).toHaveLength(2);
    expect(queries[1]).toEqual(queries[0]);
  });
});

it('says why the vendor’s client cannot make a call', async () => {
  const { page, address, control, tenant } = await open('/console/requests');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await fetch(address('/oauth/userinfo'), {
    headers: { authorization: 'Bearer sandbox', 'x-countersign-tenant': tenant },
  });
  const [{ id } = { id: 0 }] = await control.requests();
  await page.goto(address(`/console/requests/${id}`));
  await page.getByRole('button', { name: 'Copy as' }).click();
  await page.getByRole('menuitem', { name: 'Python' }).click();
  await page.getByText('The vendor’s clients have no method that can make this call.').waitFor();
});

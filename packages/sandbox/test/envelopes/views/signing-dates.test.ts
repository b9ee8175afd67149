import { envelopeRecipientsList } from '@countersign/client/esign-v2.1';
import type { Date as DateTab } from '@countersign/types/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, signingUrl } from './lease.ts';
import { createVisitor, findFieldName, type Seen } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

const place = { documentId: '1', pageNumber: '1', xPosition: '72', yPosition: '100' };

/** Opens the page with one date on it. */
async function openDate(tab: DateTab) {
  const { client } = newTenant();
  const dateTabs = [{ ...place, tabLabel: 'First day', ...tab }];
  const envelopeId = await makeLease(client, { signers: [{ ...ines, tabs: { dateTabs } }] });
  const page = await go(await signingUrl(client, envelopeId));
  return { client, envelopeId, page };
}

function findInput({ html }: Seen) {
  const [tag = ''] = /<input id="f1-control"[^>]*>/.exec(html) ?? [];
  return { type: /type="([^"]*)"/.exec(tag)?.[1], value: /value="([^"]*)"/.exec(tag)?.[1] };
}

it.each([
  [{}, '02/09/2027'],
  [{ localePolicy: { dateFormat: 'd.M.yyyy' } }, '9.2.2027'],
  [{ localePolicy: { customDateFormat: 'yyyy-MM-dd' } }, '2027-02-09'],
  [{ localePolicy: { dateFormat: 'dd/MM/yyyy' }, value: '31/01/2027' }, '09/02/2027'],
])('a date that is picked is kept in the format of its tab: %o, %s', async (tab, kept) => {
  const { client, envelopeId, page } = await openDate(tab);
  expect(findInput(page).type).toBe('date');
  await press(page, 'finish', { [findFieldName(page, 'First day')]: '2027-02-09' });
  const { signers = [] } = await envelopeRecipientsList(client, {
    path: { envelopeId },
    query: { include_tabs: 'true' },
  });
  expect(signers[0]?.tabs?.dateTabs?.[0]?.value).toBe(kept);
});

it('a date that the sender wrote is in the picker', async () => {
  const { page } = await openDate({ value: '2/28/2027' });
  expect(findInput(page)).toEqual({ type: 'date', value: '2027-02-28' });
});

it.each([
  [{ localePolicy: { dateFormat: 'd MMMM yyyy' } }],
  [{ validationPattern: '^[0-9]{4}$', value: '2027' }],
  [{ value: '02/30/2027' }],
])('a date that no picker can have is typed: %o', async (tab) => {
  const { page } = await openDate(tab);
  expect(findInput(page).type).toBe('text');
});

it('a date that is typed is taken as it is', async () => {
  const { client, envelopeId, page } = await openDate({});
  await press(page, 'finish', { [findFieldName(page, 'First day')]: '11/20/2026' });
  const { signers = [] } = await envelopeRecipientsList(client, {
    path: { envelopeId },
    query: { include_tabs: 'true' },
  });
  expect(signers[0]?.tabs?.dateTabs?.[0]?.value).toBe('11/20/2026');
});

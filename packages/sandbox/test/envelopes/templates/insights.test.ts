import {
  envelopesCreate,
  envelopesUpdate,
  envelopeTemplatesList,
  templatesGet,
  templatesGetCompletionRateForTemplate,
  templatesGetCompletionRateForTemplateOwner,
  templatesUpdateTemplatesAutoMatch,
  templatesUpdateTemplatesAutoMatch0,
} from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catchErrorCode, makeLease, makeTemplate } from '../../lease.ts';
import { ines, jonas, startPeople } from '../access/people.ts';

let running: Awaited<ReturnType<typeof startPeople>>;
let sender: Client;
let control: ReturnType<typeof running.people>['control'];

beforeAll(async () => {
  running = await startPeople();
});
afterAll(() => running.close());
beforeEach(() => void ({ sender, control } = running.people()));

test('a template whose matching is off is proposed for no document', async () => {
  const templateId = await makeTemplate(sender);
  const envelopeId = await makeLease(sender);
  const listMatches = async () =>
    (
      (
        await envelopeTemplatesList(sender, {
          path: { envelopeId },
          query: { include: 'matched' },
        })
      ).templates ?? []
    ).map((one) => one.templateId);
  expect(await listMatches()).toContain(templateId);
  const off = { body: { templates: [{ templateId, autoMatch: 'false' as const }] } };
  expect(await templatesUpdateTemplatesAutoMatch(sender, off)).toEqual(off.body);
  expect(await listMatches()).not.toContain(templateId);
  const { templates: [on, unknown] = [] } = await templatesUpdateTemplatesAutoMatch0(sender, {
    body: { templates: [{ templateId, autoMatch: 'true' }, { templateId: jonas }] },
  });
  expect(on).toEqual({ templateId, autoMatch: 'true' });
  expect(unknown?.errorDetails?.errorCode).toBe('TEMPLATE_ID_INVALID');
  expect(await listMatches()).toContain(templateId);
  expect(await templatesGet(sender, { path: { templateId } })).toMatchObject({ autoMatch: 'true' });
});

test('the rates of a template tell how its envelopes ended', async () => {
  const templateId = await makeTemplate(sender);
  const path = { templateId };
  expect(await templatesGetCompletionRateForTemplate(sender, { path })).toMatchObject({
    sent: '0',
    completionRate: '0',
  });
  const envelopes: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { envelopeId = '' } = await envelopesCreate(sender, {
      body: { templateId, status: 'sent' },
    });
    envelopes.push(envelopeId);
  }
  const [first = '', second = '', third = ''] = envelopes;
  await control.sign(first, '1', { 'Berth number': 'B-1' });
  await envelopesUpdate(sender, {
    path: { envelopeId: second },
    body: { status: 'voided', voidedReason: 'Sold.' },
  });
  await control.expire(third);
  const numbers = {
    sent: '4',
    completed: '1',
    completionRate: '25',
    voided: '1',
    voidedRate: '25',
    expired: '1',
    expiredRate: '25',
  };
  const ofTemplate = await templatesGetCompletionRateForTemplate(sender, { path });
  expect(ofTemplate).toMatchObject(numbers);
  expect(ofTemplate.topSenders).toEqual([{ senderId: ines, name: 'Ines Arcand', ...numbers }]);
  const ofOwner = await templatesGetCompletionRateForTemplateOwner(sender);
  expect(ofOwner).toMatchObject({ sent: '4', completionRate: '25' });
  expect(ofOwner.bottomTemplates).toEqual([{ ...path, name: 'Berth lease', ...numbers }]);
  expect(
    await catchErrorCode(
      templatesGetCompletionRateForTemplate(sender, { path: { templateId: jonas } }),
    ),
  ).toBe('TEMPLATE_ID_INVALID');
});

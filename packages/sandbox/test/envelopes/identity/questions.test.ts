import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { envelopeRecipientsList } from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import { startControlTest } from '../../control/harness.ts';
import { readEvent } from '../views/signed.ts';
import { createVisitor, type Seen } from '../views/visitor.ts';
import { openPage, readChecks, sendTo } from './identified.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const visitor = createVisitor(sandbox);
const { press } = visitor;

let client: Client;
let envelopeId: string;

const checks = {
  requireIdLookup: 'true',
  idCheckConfigurationName: 'ID Check $',
  idCheckInformationInput: {
    addressInformationInput: {
      addressInformation: { address1: '12 Quay Street', city: 'Seabird Bay', postalCode: '98110' },
      displayLevelCode: 'ReadOnly',
    },
    ssn4InformationInput: { ssn4: '4711', displayLevelCode: 'DoNotDisplay' },
  },
} as const;
const answers = {
  'question-1': '12 Quay Street',
  'question-2': 'Seabird Bay',
  'question-3': '1984',
};

beforeEach(async () => {
  ({ client } = newTenant());
  envelopeId = await sendTo(client, checks);
});

async function lookUp(
  more: Record<string, string> = { 'birth-date': '1984-05-31' },
): Promise<Seen> {
  return press(await openPage(visitor, client, envelopeId), 'id-lookup', more);
}

describe('knowledge-based questions', () => {
  it('are about the person that was found', async () => {
    const page = await lookUp();
    expect((await readChecks(client, envelopeId)).results).toMatchObject({
      idLookupResult: { status: 'Passed' },
    });
    expect((await press(page, 'id-answers', answers)).html).toContain('Your signature');
    expect((await readChecks(client, envelopeId)).results).toMatchObject({
      idQuestionsResult: { status: 'Passed' },
    });
  });

  it('show what the sender lets the recipient see', async () => {
    const { html } = await openPage(visitor, client, envelopeId);
    expect(html).toMatch(/value="12 Quay Street"[^>]* readonly/);
    expect(html).not.toContain('4711');
  });

  it('need a date of birth, and do not take another address', async () => {
    expect((await lookUp({ 'birth-date': '' })).html).toContain('Date of birth is missing');
    expect((await lookUp({ 'birth-date': 'May' })).html).toContain('is not a date');
    const page = await lookUp({ 'birth-date': '1984-05-31', street: '1 Elsewhere' });
    expect(page.html).toContain('12 Quay Street');
    expect(page.html).not.toContain('1 Elsewhere');
  });

  it('give the sender what it asked for', async () => {
    envelopeId = await sendTo(client, {
      requireIdLookup: 'true',
      idCheckInformationInput: {
        addressInformationInput: { displayLevelCode: 'Editable', receiveInResponse: 'true' },
        dobInformationInput: { displayLevelCode: 'Editable' },
      },
    });
    const entered = { street: '1 Pier Road', city: 'Seabird Bay', 'postal-code': '98110' };
    await lookUp({ ...entered, 'birth-date': '1984-05-31' });
    const { signers = [] } = await envelopeRecipientsList(client, { path: { envelopeId } });
    expect(signers[0]?.idCheckInformationInput).toMatchObject({
      addressInformationInput: { addressInformation: { address1: '1 Pier Road' } },
    });
    expect(JSON.stringify(signers[0]?.idCheckInformationInput)).not.toContain('1984');
  });

  it('can be answered wrongly twice', async () => {
    const page = await lookUp();
    const wrong = { ...answers, 'question-3': '1981' };
    expect((await press(page, 'id-answers', wrong)).html).toContain('Not all answers are right');
    await press(page, 'id-answers', {});
    expect(readEvent(await press(page, 'id-answers', wrong))).toBe('id_check_failed');
    expect((await readChecks(client, envelopeId)).results).toMatchObject({
      idQuestionsResult: { status: 'Failed' },
    });
  });
});

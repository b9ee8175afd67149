import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '@countersign/client';
import {
  clickwrapVersionsPostClickwrapVersion,
  clickwrapVersionsDeleteClickwrapVersion,
  clickwrapVersionsPutClickwrapVersion,
  userAgreementsGetAgreement,
  userAgreementsGetAgreementDocument,
  userAgreementsGetAgreementPdf,
  userAgreementsGetClickwrapAgreements,
  userAgreementsGetClickwrapVersionAgreements,
  userAgreementsPostBulkClickwrapAgreements,
  userAgreementsPostHasAgreed,
} from '@countersign/client/click';
import type {
  ClickwrapRequest,
  UserAgreementRequest,
  UserAgreementsGetClickwrapAgreementsQueryParams,
} from '@countersign/types/click';
import type { Control } from '../../src/control/client.ts';
import { startControlTest } from '../control/harness.ts';
import { createVisitor } from '../envelopes/views/visitor.ts';
import { accountId } from '../harness.ts';

const { sandbox, newTenant, client: clientOf, close } = await startControlTest();
afterAll(close);
const { go } = createVisitor(sandbox);

let client: Client;
let control: Control;
let tenant: string;
beforeEach(() => void ({ client, control, tenant } = newTenant()));

const clickwrapId = '7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35';
const path = { accountId, clickwrapId };
const omar = 'cw-omar-013';

async function ask(body: UserAgreementRequest) {
  const { status: answered, data } = await userAgreementsPostHasAgreed(client, {
    path,
    body,
  }).withResponse();
  return { ...data, answered };
}

/** Agrees as a person, without a browser. */
async function agree(clientUserId = omar) {
  const { agreementId } = await control.answerClickwrap(accountId, clickwrapId, {
    clientUserId,
    action: 'agree',
  });
  return { ...path, agreementId };
}

/** Publishes another version. */
function publish(body: ClickwrapRequest = {}) {
  return clickwrapVersionsPostClickwrapVersion(client, {
    path,
    body: { status: 'active', ...body },
  });
}

const seededId = 'a1d4f7b2-0c35-4e68-9b21-d7f0a3c6e958';

/** A clickwrap of a seed, whose people agree again after some months. */
function seeded(recurrenceInterval: number) {
  return {
    clickwrapId: seededId,
    name: 'Slip rules',
    ownerUserId: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10',
    versions: [
      {
        versionId: 'b2e5a8c3-1d46-4f79-8c32-e8a1b4d7f069',
        versionNumber: '1.0',
        status: 'active' as const,
        modifiedDateTime: '2027-03-01T00:00:00Z',
        scheduledReacceptance: { recurrenceInterval, recurrenceIntervalType: 'months' as const },
        documents: [{ documentName: 'Rules', documentHtml: '<p>Slips are kept clear.</p>' }],
      },
    ],
  };
}

describe('a person', () => {
  it('is asked until the person agrees, each time at another address', async () => {
    const first = await ask({ clientUserId: omar, metadata: 'berth 7' });
    expect(first).toMatchObject({
      answered: 201,
      status: 'created',
      agreedOn: null,
      versionNumber: 1,
      version: '1.0',
      metadata: 'berth 7',
    });
    const again = await ask({ clientUserId: omar });
    expect(again.agreementId).toBe(first.agreementId);
    expect(again.agreementUrl).not.toBe(first.agreementUrl);
    await agree();
    const agreed = await ask({ clientUserId: omar });
    expect(agreed).toMatchObject({
      answered: 200,
      status: 'agreed',
      agreedOn: expect.any(String),
    });
    expect(agreed).not.toHaveProperty('agreementUrl');
    await expect(agree()).rejects.toThrow('has agreed already');
  });

  it('agrees again to a version that requires it, and not to others', async () => {
    await agree();
    await publish();
    expect(await ask({ clientUserId: omar })).toMatchObject({ answered: 200, version: '1.0' });
    await publish({ requireReacceptance: true });
    await publish();
    expect(await ask({ clientUserId: omar })).toMatchObject({ answered: 201, version: '2.1' });
  });

  it('does not agree again for a whole number alone, nor for a version that never was active', async () => {
    await agree();
    await publish({ isMajorVersion: true });
    expect(await ask({ clientUserId: omar })).toMatchObject({ answered: 200, version: '1.0' });
    const draft = await publish({ requireReacceptance: true, status: 'draft' });
    await clickwrapVersionsDeleteClickwrapVersion(client, {
      path: { ...path, versionId: draft.versionId ?? '' },
    });
    await publish();
    expect(await ask({ clientUserId: omar })).toMatchObject({ answered: 200, version: '1.0' });
  });

  it.each([
    ['days', 20, '2027-03-30', '2027-04-01'],
    ['weeks', 3, '2027-03-30', '2027-04-01'],
    ['months', 2, '2027-04-30', '2027-05-02'],
    ['years', 1, '2028-02-28', '2028-03-02'],
  ] as const)('agrees again after %s', async (recurrenceIntervalType, interval, before, after) => {
    await control.setClock('2027-03-11T12:00:00Z');
    const schedule = {
      days: '2027-03-11T00:00:00Z',
      weeks: '2027-03-10T00:00:00Z',
      months: '2027-03-01T00:00:00Z',
      years: '2027-03-01T00:00:00Z',
    };
    await clickwrapVersionsPutClickwrapVersion(client, {
      path: { ...path, versionId: '1' },
      body: {
        scheduledReacceptance: {
          recurrenceInterval: interval,
          recurrenceIntervalType,
          startDateTime: schedule[recurrenceIntervalType],
        },
      },
    });
    await agree();
    await control.setClock(`${before}T12:00:00Z`);
    expect((await ask({ clientUserId: omar })).answered).toBe(200);
    await control.setClock(`${after}T12:00:00Z`);
    expect((await ask({ clientUserId: omar })).answered).toBe(201);
  });

  it('agrees again by the schedule of a seed, whose intervals are a year at most', async () => {
    const seed = (recurrenceInterval: number) =>
      control.seed({ clickwraps: [seeded(recurrenceInterval)] });
    await expect(seed(13)).rejects.toThrow('must have a recurrenceInterval of at most a year');
    await control.setClock('2027-03-11T12:00:00Z');
    await seed(2);
    const agreeToSlip = () =>
      control.answerClickwrap(accountId, seededId, { clientUserId: omar, action: 'agree' });
    await agreeToSlip();
    await expect(agreeToSlip()).rejects.toThrow('has agreed already');
    await control.setClock('2027-06-11T12:00:00Z');
    expect(await agreeToSlip()).toMatchObject({ status: 'agreed' });
  });

  it('agrees once on the last day of a month that lacks the day of the schedule', async () => {
    await control.setClock('2027-01-30T12:00:00Z');
    await clickwrapVersionsPutClickwrapVersion(client, {
      path: { ...path, versionId: '1' },
      body: {
        scheduledReacceptance: {
          recurrenceInterval: 1,
          recurrenceIntervalType: 'months',
          startDateTime: '2027-01-31T00:00:00Z',
        },
      },
    });
    await agree();
    for (const date of ['2027-02-01', '2027-02-28', '2027-03-31', '2027-04-30']) {
      await control.setClock(`${date}T12:00:00Z`);
      expect((await ask({ clientUserId: omar })).answered).toBe(201);
      await agree();
      expect((await ask({ clientUserId: omar })).answered).toBe(200);
    }
  });

  it('cannot agree without an active version', async () => {
    const draft = { accountId, clickwrapId: 'e4b8a1d6-52c9-4f07-9b3e-06d5c8f2a714' };
    const asked = userAgreementsPostHasAgreed(client, {
      path: draft,
      body: { clientUserId: omar },
    });
    await expect(asked).rejects.toMatchObject({ status: 400, code: 'NO_ACTIVE_VERSION' });
    await expect(asked).rejects.toThrow('There are no active versions for clickwrapId');
    const unknown = userAgreementsPostHasAgreed(client, {
      path: { accountId, clickwrapId: accountId },
      body: { clientUserId: omar },
    });
    await expect(unknown).rejects.toThrow('Unable to find Clickwrap with id');
  });
});

describe('the agreements', () => {
  it.each<[UserAgreementsGetClickwrapAgreementsQueryParams, string[]]>([
    [{}, [omar, 'cw-lea-014', 'cw-ines-012']],
    [{ status: 'agreed' }, [omar, 'cw-ines-012']],
    [{ status: 'created' }, []],
    [{ status: 'declined' }, ['cw-lea-014']],
    [{ client_user_id: omar }, [omar]],
    [{ to_date: '2026-11-16' }, ['cw-ines-012']],
    [{ from_date: '2026-11-16' }, [omar, 'cw-lea-014']],
    [{ page_number: '1' }, []],
    [{ page_number: '6000000000' }, []],
  ])('are listed by %j', async (query, people) => {
    await control.setClock('2027-01-01T00:00:00Z');
    const lea = { clientUserId: 'cw-lea-014', action: 'decline' } as const;
    await control.answerClickwrap(accountId, clickwrapId, lea);
    await agree();
    const list = await userAgreementsGetClickwrapAgreements(client, { path, query });
    const ofVersion = await userAgreementsGetClickwrapVersionAgreements(client, {
      path: { ...path, versionId: '1' },
      query,
    });
    expect(list.userAgreements?.map(({ clientUserId }) => clientUserId)).toEqual(people);
    expect(ofVersion).toEqual(list);
    expect(list.minimumPagesRemaining).toBe(0);
  });

  it('are downloaded as PDF, with the certificate if it is asked for', async () => {
    const place = await agree();
    const load = async (query = {}) => {
      const file = await userAgreementsGetAgreementPdf(client, { path: place, query });
      return (await file.arrayBuffer()).byteLength;
    };
    expect(await load()).toBeGreaterThan(500);
    expect(await load({ include_coc: true })).toBeGreaterThan((await load()) + 500);
    const { agreementId = '' } = await ask({ clientUserId: 'cw-lea-014' });
    await expect(
      userAgreementsGetAgreementPdf(client, { path: { ...path, agreementId } }),
    ).rejects.toMatchObject({ status: 400, code: 'AGREEMENT_NOT_AGREED' });
  });

  it('have their documents, and the disclosure of the account', async () => {
    const read = (orderOrDisclosure: string) =>
      userAgreementsGetAgreementDocument(client, {
        path: { ...path, versionId: '1', orderOrDisclosure },
      });
    expect((await read('0')).documentHtml).toContain('five knots');
    expect((await read('disclosure')).documentHtml).toContain('in electronic form');
    await expect(read('7')).rejects.toMatchObject({ status: 404, code: 'ENTITY_NOT_FOUND' });
    const whole = await userAgreementsGetAgreement(client, {
      path: { ...path, agreementId: 'd2a7e9c4-68b1-4305-9e8f-b40c6d1f3a72' },
    });
    expect(whole).toMatchObject({
      documentData: { boatName: 'Petrel' },
      documents: [{ documentName: 'Harbour rules' }],
      settings: { displayName: 'Harbour rules' },
    });
  });

  it('are exported to a file that comes by e-mail', async () => {
    await userAgreementsPostBulkClickwrapAgreements(client, {
      path,
      body: { status: 'agreed', fromDate: '2026-11-01T00:00:00Z' },
    });
    const mails = await control.outbox();
    const mail = mails.find(({ reason }) => reason === 'click-export');
    expect(mail?.to.email).toBe('mara.lindqvist@harbour.example');
    const { html, headers } = await go(mail?.link ?? '');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(html).toContain('"d2a7e9c4-68b1-4305-9e8f-b40c6d1f3a72","cw-ines-012","agreed","1.0"');
  });
});

describe('a token', () => {
  const agreement = { ...path, agreementId: 'd2a7e9c4-68b1-4305-9e8f-b40c6d1f3a72' };

  it.each([
    [['click.manage'], 200, 401],
    [['click.send'], 200, 401],
    [['click.manage', 'click.send'], 200, 200],
    [['signature'], 401, 401],
  ])('with %j reads an agreement: %i, and asks for one: %i', async (scopes, read, asked) => {
    const token = scopes.join('-');
    const userId = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';
    const integrationKey = '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20';
    await control.seed({ tokens: [{ token, userId, integrationKey, scopes }] });
    const limited = clientOf({ tenant, token });
    const { status } = await userAgreementsGetAgreement(limited, { path: agreement }).answer();
    expect(status).toBe(read);
    const answer = await userAgreementsPostHasAgreed(limited, {
      path,
      body: { clientUserId: 'cw-ines-012' },
    }).answer();
    expect(answer.status).toBe(asked);
  });
});

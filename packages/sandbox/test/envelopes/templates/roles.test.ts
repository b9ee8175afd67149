import { envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { makeBerthTemplate, tenant } from './berth.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

const signer = { recipientId: '1', routingOrder: '1', ...tenant };

async function make(
  { client, control }: ReturnType<typeof newTenant>,
  body: EnvelopeDefinition,
  recipients: EnvelopeDefinition['recipients'] = { signers: [signer] },
) {
  const templateId = await makeBerthTemplate(client, { recipients });
  const { envelopeId = '' } = await envelopesCreate(client, { body: { templateId, ...body } });
  const made = await envelopesGet(client, {
    path: { envelopeId },
    query: { include: 'recipients' },
  });
  return { made, warnings: await control.warnings() };
}

it('a role that says nothing of a person leaves the one of the template', async () => {
  const { made } = await make(newTenant(), {
    status: 'sent',
    templateRoles: [{ roleName: 'Tenant', clientUserId: '7' }],
  });
  expect(made.recipients?.signers).toMatchObject([{ ...tenant, clientUserId: '7' }]);
});

it('a role that says nothing of a host leaves the one of the template', async () => {
  const host = { hostName: 'Jonas Brandt', hostEmail: 'jonas.brandt@seabird.example' };
  const inPerson = { recipientId: '1', roleName: 'Tenant', signerName: 'Ines Valdivia', ...host };
  const { made } = await make(
    newTenant(),
    { status: 'sent', templateRoles: [{ roleName: 'Tenant', clientUserId: '7' }] },
    { inPersonSigners: [inPerson] },
  );
  expect(made.recipients?.inPersonSigners).toMatchObject([
    { ...host, signerName: 'Ines Valdivia', clientUserId: '7' },
  ]);
});

it('an empty role is nobody', async () => {
  const { roleName: _role, ...withoutRole } = signer;
  const { made, warnings } = await make(
    newTenant(),
    {
      status: 'sent',
      templateRoles: [{ roleName: '', name: 'Omar Dahl', email: 'omar.dahl@quayside.example' }],
    },
    { signers: [withoutRole] },
  );
  expect(made.recipients?.signers).toMatchObject([{ name: tenant.name, email: tenant.email }]);
  expect(warnings).toMatchObject([
    {
      code: 'unknown-role',
      message:
        '/templateRoles/0/roleName: the role has no `roleName`; the templates of the envelope have no roles.',
    },
  ]);
});

it('a phone without a number is nobody', async () => {
  const { made, warnings } = await make(
    newTenant(),
    { status: 'sent' },
    {
      signers: [
        signer,
        { recipientId: '2', roleName: 'Guest', phoneNumber: { countryCode: '49' } },
      ],
    },
  );
  expect(made.recipients?.signers).toHaveLength(1);
  expect(warnings).toMatchObject([{ code: 'unfilled-role' }]);
});

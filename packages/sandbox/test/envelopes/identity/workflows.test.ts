import {
  accountsUpdateSettings,
  envelopeRecipientsList,
  envelopeRecipientsUpdate,
  envelopesCreate,
  identityVerificationsList,
  templatesCreate,
} from '@countersign/client/esign-v2.1';
import type { Signer } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchErrorCode, createLease } from '../../lease.ts';
import { phoneInput, sendTo, workflows } from './identified.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

describe('the workflows of an account', () => {
  it('are those of the service and its own', async () => {
    const { client } = newTenant();
    const { identityVerification = [] } = await identityVerificationsList(client);
    expect(identityVerification.map(({ defaultName }) => defaultName)).toEqual([
      'DocuSign ID Verification',
      'ID Verification for EU qualified',
      'Phone Authentication',
      'SMS for access & signatures',
      'Knowledge-based questions',
    ]);
    expect(identityVerification[3]).toMatchObject({
      inputOptions: [{ optionName: 'phone_number_list', isRequired: true }],
      steps: [{ type: 'sms' }],
    });
  });

  it('can be disabled by the settings of the account, and are filtered by that', async () => {
    const { client } = newTenant();
    await accountsUpdateSettings(client, { body: { allowPhoneAuthentication: 'false' } });
    const list = async (status: string) => {
      const query = { identity_verification_workflow_status: status };
      const { identityVerification = [] } = await identityVerificationsList(client, { query });
      return identityVerification.map(({ workflowId }) => workflowId);
    };
    expect(await list('deactivated')).toEqual([workflows.phone]);
    expect(await list('active')).not.toContain(workflows.phone);
    expect(
      await catchErrorCode(
        sendTo(client, {
          identityVerification: { ...phoneInput, workflowId: workflows.phone },
        }),
      ),
    ).toBe('INVALID_REQUEST_PARAMETER');
  });

  it('are refused to accounts without identity verification', async () => {
    const { client } = newTenant();
    await accountsUpdateSettings(client, { body: { allowIDVPlatform: 'false' } });
    expect(await catchErrorCode(identityVerificationsList(client))).toBe(
      'ACCOUNT_LACKS_PERMISSIONS',
    );
  });
});

const unknown = { identityVerification: { workflowId: '00000000-0000-4000-8000-000000000001' } };

describe('an identity check', () => {
  it.each<[string, Partial<Signer>, string]>([
    ['an unknown workflow', unknown, 'INVALID_REQUEST_PARAMETER'],
    [
      'an unknown configuration',
      { requireIdLookup: 'true', idCheckConfigurationName: 'Palm reading' },
      'INVALID_REQUEST_PARAMETER',
    ],
    [
      'no telephone number for its workflow',
      { identityVerification: { workflowId: workflows.sms } },
      'ENVELOPE_IS_INCOMPLETE',
    ],
    [
      'no telephone number for SMS Auth $',
      { requireIdLookup: 'true', idCheckConfigurationName: 'SMS Auth $' },
      'ENVELOPE_IS_INCOMPLETE',
    ],
    [
      'no telephone number for Phone Auth $',
      { requireIdLookup: 'true', idCheckConfigurationName: 'Phone Auth $' },
      'ENVELOPE_IS_INCOMPLETE',
    ],
    [
      'no telephone number, but no check either',
      { requireIdLookup: 'false', idCheckConfigurationName: 'SMS Auth $' },
      'none',
    ],
  ])('with %s', async (_, checks, code) => {
    const { client } = newTenant();
    expect(await catchErrorCode(sendTo(client, checks))).toBe(code);
  });

  it('can lack its telephone number in a draft, and any workflow can be in a template', async () => {
    const { client } = newTenant();
    const signers = [{ recipientId: '1', name: 'Ines', email: 'ines@seabird.example', ...unknown }];
    const { status: _, ...template } = await createLease({ recipients: { signers } });
    const made = templatesCreate(client, { body: { ...template, name: 'Lease' } });
    expect(await catchErrorCode(made)).toBe('none');
    const draft = envelopesCreate(client, {
      body: await createLease({
        status: 'created',
        recipients: {
          signers: [{ identityVerification: { workflowId: workflows.sms } }],
        },
      }),
    });
    expect(await catchErrorCode(draft)).toBe('none');
  });

  it('cannot lose its telephone number after sending', async () => {
    const { client } = newTenant();
    const envelopeId = await sendTo(client, {
      identityVerification: { ...phoneInput, workflowId: workflows.sms },
    });
    const update = (identityVerification: object) =>
      envelopeRecipientsUpdate(client, {
        path: { envelopeId },
        body: { signers: [{ recipientId: '1', identityVerification }] },
      });
    const workflowId = workflows.sms;
    expect(await catchErrorCode(update({ workflowId, inputOptions: [] }))).toBe(
      'INVALID_REQUEST_PARAMETER',
    );
    // The rest of the object is kept where a part of it is given.
    await update({ workflowId });
    const { signers = [] } = await envelopeRecipientsList(client, { path: { envelopeId } });
    expect(signers[0]?.identityVerification).toMatchObject({ ...phoneInput, workflowId });
  });
});

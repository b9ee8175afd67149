// Programs find the identity check that they use by the default name of its workflow.
import { createClient } from '@countersign/client';
import { identityVerificationsList } from '@countersign/client/esign-v2.1';
import { createMock } from '@countersign/mock';
import { expect, it } from 'vitest';

it('lists the four usual workflows, with steps and inputs', async () => {
  const mock = createMock();
  const client = createClient({
    baseUrl: 'http://mock.test',
    token: 'any',
    path: { accountId: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60' },
    fetch: (input, init) => mock.fetch(input, init),
  });
  const { identityVerification: workflows = [] } = await identityVerificationsList(client);
  expect(workflows.map(({ defaultName }) => defaultName)).toEqual([
    'DocuSign ID Verification',
    'ID Verification for EU qualified',
    'Phone Authentication',
    'SMS for access & signatures',
  ]);
  expect(new Set(workflows.map(({ workflowId }) => workflowId)).size).toBe(4);
  for (const { steps, inputOptions } of workflows) {
    expect(steps).not.toHaveLength(0);
    expect(inputOptions).toEqual(expect.any(Array));
  }
  const phone = workflows.find(({ defaultName }) => defaultName === 'Phone Authentication');
  expect(phone?.inputOptions?.[0]).toMatchObject({
    optionName: 'phone_number_list',
    valueType: 'PhoneNumberList',
  });
});

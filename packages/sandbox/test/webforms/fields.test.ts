import { afterAll, expect, it } from 'vitest';
import {
  envelopeDocumentsList,
  envelopeRecipientsList,
  templatesCreate,
} from '@countersign/client/esign-v2.1';
import {
  webFormGetForm,
  webFormInstanceCreateInstance,
  webFormInstanceGetInstance,
} from '@countersign/client/webforms';
import type { WebFormContent } from '@countersign/types/webforms';
import { definition, startControlTest } from '../control/harness.ts';
import { createVisitor, origin } from '../envelopes/views/visitor.ts';
import { accountId } from '../harness.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go } = createVisitor(sandbox);

const formId = '4c1d7b92-0e5f-4a38-b6c4-91d2f7e3a805';
const values = {
  tenant_name: 'Jonas Brandt',
  tenant_email: 'jonas.brandt@seabird.example',
  berth_number: 'B-17',
};

it('ticks the boxes that are among its values', async () => {
  const { client, control } = newTenant();
  const box = { documentId: '1', pageNumber: '1', xPosition: '90' };
  const { templateId = '' } = await templatesCreate(client, {
    path: { accountId },
    body: {
      name: 'Services',
      emailSubject: 'Services',
      documents: definition().documents ?? [],
      recipients: {
        signers: [
          {
            recipientId: '1',
            roleName: 'Tenant',
            tabs: {
              checkboxTabs: [
                { ...box, yPosition: '90', tabLabel: 'Water' },
                { ...box, yPosition: '120', tabLabel: 'Power' },
              ],
            },
          },
        ],
      },
    },
  });
  const plain = await control.createWebForm(accountId, { templateId });
  const form = await webFormGetForm(client, { path: { accountId, formId: plain.formId } });
  const key = 'CheckboxGroup_services';
  const components: NonNullable<WebFormContent['components']> = {
    ...form.formContent?.components,
    [key]: {
      componentKey: key,
      componentType: 'CheckboxGroup',
      componentName: 'services',
      options: ['Water', 'Power'].map((value) => ({ optionKey: value, value, label: value })),
    },
  };
  const step = components['Step_1'];
  const action = components['ESignAction_1'];
  const tabInfoMap = Object.fromEntries(
    Object.entries(action?.tabInfoMap ?? {}).map(([id, info]) => [
      id,
      { ...info, componentKey: key },
    ]),
  );
  const grouped = await control.createWebForm(accountId, {
    templateId,
    definition: {
      ...form,
      formContent: {
        ...form.formContent,
        components: {
          ...components,
          ...(step !== undefined && {
            Step_1: {
              ...step,
              children: ['TextBox_tenant_name', 'Email_tenant_email', key],
            },
          }),
          ...(action !== undefined && { ESignAction_1: { ...action, tabInfoMap } }),
        },
      },
    },
  });
  const own = { accountId, formId: grouped.formId };
  const made = await webFormInstanceCreateInstance(client, {
    path: own,
    body: { clientUserId: 'a' },
  });
  const { envelopeIds } = await control.actOnWebFormInstance(
    { ...own, instanceId: made.id },
    {
      action: 'submit',
      formValues: {
        tenant_name: 'Jonas Brandt',
        tenant_email: 'jonas.brandt@seabird.example',
        services: ['Power'],
      },
    },
  );
  const { signers = [] } = await envelopeRecipientsList(client, {
    path: { accountId, envelopeId: envelopeIds[0] ?? '' },
    query: { include_tabs: 'true' },
  });
  expect(
    signers[0]?.tabs?.checkboxTabs?.map(({ tabLabel, selected }) => [tabLabel, selected]),
  ).toEqual([
    ['Water', 'false'],
    ['Power', 'true'],
  ]);
});

it('takes a file, which becomes a document of the envelope', async () => {
  const { client, control, tenant } = newTenant();
  const form = await webFormGetForm(client, { path: { accountId, formId } });
  const components: NonNullable<WebFormContent['components']> = {
    ...form.formContent?.components,
    FileInput_policy: {
      componentKey: 'FileInput_policy',
      componentType: 'FileInput',
      componentName: 'policy',
      label: 'Policy',
      required: true,
    },
  };
  const step = components['Step_1'];
  if (step !== undefined)
    components['Step_1'] = { ...step, children: [...(step.children ?? []), 'FileInput_policy'] };
  const { formId: own, slug } = await control.createWebForm(accountId, {
    templateId: 'a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13',
    definition: { ...form, formContent: { ...form.formContent, components } },
  });
  const made = await webFormInstanceCreateInstance(client, {
    path: { accountId, formId: own },
    body: { clientUserId: 'a', formValues: values },
  });
  const { instanceToken = '' } = made;
  const page = await go(
    `${origin}/_countersign/views/web-form/${slug}?tenant=${tenant}`,
    new URLSearchParams({ instanceToken }),
  );
  const action = /action="([^"]*)"/.exec(page.html)?.[1] ?? '';
  const submit = (file?: File) => {
    const sent = new FormData();
    for (const [name, value] of Object.entries(values)) sent.set(`field-${name}`, value);
    if (file !== undefined) sent.set('field-policy', file);
    sent.set('action', 'submit');
    return sandbox.fetch(new Request(new URL(action, origin), { method: 'POST', body: sent }));
  };
  expect(page.html).toContain('type="file"');
  expect((await submit()).status).toBe(422);
  expect((await submit(new File(['Insured.'], 'policy.txt'))).status).toBe(200);
  const done = await webFormInstanceGetInstance(client, {
    path: { accountId, formId: own, instanceId: made.id },
  });
  const { envelopeDocuments = [] } = await envelopeDocumentsList(client, {
    path: { accountId, envelopeId: done.envelopes?.[0]?.id ?? '' },
  });
  expect(envelopeDocuments.map(({ name }) => name)).toContain('__policy__policy.pdf');
});

it('has no value in a field that has the name of something every object has', async () => {
  const { client, control, tenant } = newTenant();
  const place = { documentId: '1', pageNumber: '1', xPosition: '90', yPosition: '90' };
  const textTabs = [{ ...place, tabLabel: 'Constructor', required: 'true' as const }];
  const { templateId = '' } = await templatesCreate(client, {
    path: { accountId },
    body: {
      name: 'Boats',
      emailSubject: 'Boats',
      documents: definition().documents ?? [],
      recipients: { signers: [{ recipientId: '1', roleName: 'Tenant', tabs: { textTabs } }] },
    },
  });
  const { formId: own, slug } = await control.createWebForm(accountId, { templateId });
  const { instanceToken = '' } = await webFormInstanceCreateInstance(client, {
    path: { accountId, formId: own },
    body: { clientUserId: 'a' },
  });
  const page = await go(
    `${origin}/_countersign/views/web-form/${slug}?tenant=${tenant}`,
    new URLSearchParams({ instanceToken }),
  );
  expect(page.html).toContain('name="field-constructor"');
  expect(page.html).not.toContain('native code');
  const action = /action="([^"]*)"/.exec(page.html)?.[1] ?? '';
  const { tenant_name, tenant_email } = values;
  const answer = await go(
    action,
    new URLSearchParams({
      'field-tenant_name': tenant_name,
      'field-tenant_email': tenant_email,
      action: 'submit',
    }),
  );
  expect(answer.status).toBe(422);
});

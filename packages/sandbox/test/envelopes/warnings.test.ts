import {
  accountsUpdateSettings,
  connectConfigurationsCreate,
  envelopeDocumentsUpdateList,
  envelopeRecipientsUpdate,
  envelopesCreate,
  envelopesListStatusChanges,
  envelopesUpdate,
  envelopeTemplatesApply,
} from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { definition, startControlTest } from '../control/harness.ts';
import { makeBerthTemplate, pdf, tenant } from './templates/berth.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

type Clients = ReturnType<typeof newTenant>;

async function create({ client }: Clients, body: EnvelopeDefinition): Promise<string> {
  const { envelopeId = '' } = await envelopesCreate(client, { body });
  return envelopeId;
}

/** The sentences of the warnings so far, which are forgotten. */
async function take({ control }: Clients): Promise<string[]> {
  const warnings = await control.warnings();
  await control.clearWarnings();
  return warnings.map(({ code, message }) => `${code} ${message}`);
}

/** A signer of an envelope of the harness, with other tabs. */
function withTabs(tabs: object, more: EnvelopeDefinition = {}): EnvelopeDefinition {
  const signer = { recipientId: '1', name: tenant.name, email: tenant.email, tabs };
  return definition({ recipients: { signers: [signer] }, ...more });
}

describe('templates', () => {
  it('warn of labels that the role does not have', async () => {
    const clients = newTenant();
    const templateId = await makeBerthTemplate(clients.client);
    const tabs = {
      textTabs: [
        { tabLabel: 'Boot', value: 'Petrel' },
        { tabLabel: 'Boat', value: 'Petrel' },
      ],
      numberTabs: [{ tabLabel: 'Boat', value: '1' }],
    };
    await create(clients, { status: 'sent', templateId, templateRoles: [{ ...tenant, tabs }] });
    expect(await take(clients)).toEqual([
      'unknown-tab-label /templateRoles/0/tabs/textTabs/0: role Tenant has no tab labelled `Boot`; it has `Boat`.',
      'unknown-tab-label /templateRoles/0/tabs/numberTabs/0: role Tenant has `Boat` in `textTabs`, not in `numberTabs`.',
    ]);
  });

  it('warn of roles that they do not have, and of those that nobody takes', async () => {
    const clients = newTenant();
    const templateId = await makeBerthTemplate(clients.client);
    const templateRoles = [{ ...tenant, roleName: 'Tenants' }];
    await create(clients, { status: 'sent', templateId, templateRoles });
    expect(await take(clients)).toEqual([
      'unknown-role /templateRoles/0/roleName: no template of the envelope has the role `Tenants`; the roles are `Tenant`.',
      'unfilled-role /templateRoles: nobody takes the role Tenant of the template, so it was left out with its 3 tabs.',
    ]);
  });

  it('warn of the same in composite templates', async () => {
    const clients = newTenant();
    const templateId = await makeBerthTemplate(clients.client);
    const signers = [
      { ...tenant, recipientId: '1', tabs: { textTabs: [{ tabLabel: 'Ship', value: 'Petrel' }] } },
      { ...tenant, name: 'Omar Dahl', recipientId: '7', roleName: 'Witness' },
    ];
    await create(clients, {
      compositeTemplates: [
        {
          serverTemplates: [{ sequence: '1', templateId }],
          inlineTemplates: [{ sequence: '2', recipients: { signers } }],
        },
      ],
    });
    const place = '/compositeTemplates/0/inlineTemplates/0/recipients/signers';
    expect(await take(clients)).toEqual([
      `unknown-tab-label ${place}/0/tabs/textTabs/0: role Tenant has no tab labelled \`Ship\`; it has \`Boat\`.`,
      `unknown-role ${place}/1/roleName: no template has the role \`Witness\`, so this is one more recipient; the roles are \`Tenant\`.`,
    ]);
  });

  it('warn of tabs for pages that a document does not have', async () => {
    const clients = newTenant();
    const documentBase64 = await pdf(['One'], ['Two /sn1/']);
    const templateId = await makeBerthTemplate(clients.client, {
      documents: [{ documentId: '1', name: 'Two', fileExtension: 'pdf', documentBase64 }],
      recipients: {
        signers: [
          {
            recipientId: '1',
            roleName: 'Tenant',
            tabs: {
              textTabs: [
                {
                  tabLabel: 'Late',
                  documentId: '1',
                  pageNumber: '2',
                  xPosition: '9',
                  yPosition: '9',
                },
              ],
            },
          },
        ],
      },
    });
    const envelopeId = await create(clients, definition({ status: 'created' }));
    await envelopeTemplatesApply(clients.client, {
      path: { envelopeId },
      body: { documentTemplates: [{ templateId, documentId: '1' }] },
    });
    expect(await take(clients)).toEqual([
      'tab-removed /documentTemplates/0: document 1 has no page for these tabs of the template, so they were left out: `Late`.',
    ]);
  });
});

describe('tabs', () => {
  it('warn of anchors that were not found', async () => {
    const clients = newTenant();
    const ignored = { anchorIgnoreIfNotPresent: 'true' };
    const envelopeId = await create(
      clients,
      withTabs({
        signHereTabs: [{ documentId: '1', pageNumber: '1', xPosition: '9', yPosition: '9' }],
        textTabs: [
          { ...ignored, tabLabel: 'berth', anchorString: '/berth/' },
          { ...ignored, tabLabel: 'firm', anchorString: '/firm/' },
        ],
      }),
    );
    expect(await clients.control.warnings()).toMatchObject([{ envelopeId }, { envelopeId }]);
    const place = '/recipients/signers/0/tabs/textTabs';
    expect(await take(clients)).toEqual([
      `anchor-not-found ${place}/0: no document has the text \`/berth/\`, so the tab berth was left out.`,
      `anchor-not-found ${place}/1: no document has the text \`/firm/\`, so the tab firm was left out.`,
    ]);
  });

  it('warn of those that are removed with the pages of a document', async () => {
    const clients = newTenant();
    const body = definition({ status: 'created' });
    const two = await pdf(['One'], ['Two']);
    const [first] = body.documents ?? [];
    const place = { documentId: '1', pageNumber: '2', xPosition: '9', yPosition: '9' };
    const envelopeId = await create(clients, {
      ...withTabs({ textTabs: [{ ...place, tabLabel: 'berth' }] }, { status: 'created' }),
      documents: [{ ...first, documentId: '1', name: 'Two', documentBase64: two }],
    });
    await envelopeDocumentsUpdateList(clients.client, {
      path: { envelopeId },
      body: { documents: [{ ...first, documentId: '1', name: 'One' }] },
    });
    expect(await take(clients)).toEqual([
      'tab-removed /documents/0: document 1 now has 1 page, so the tabs on later pages were removed: `berth`.',
    ]);
  });

  it('warn of those of a recipient who becomes one without tabs', async () => {
    const clients = newTenant();
    const envelopeId = await create(clients, definition({ status: 'created' }));
    await envelopeRecipientsUpdate(clients.client, {
      path: { envelopeId },
      body: { carbonCopies: [{ recipientId: '1' }] },
    });
    expect(await take(clients)).toEqual([
      expect.stringMatching(
        /^tab-removed \/carbonCopies\/0: recipient 1 is now of the type carbonCopy, .* removed: .*`berth`/,
      ),
    ]);
  });

  it('warn where an update of recipients has some, and of fields that stay as they are', async () => {
    const clients = newTenant();
    const envelopeId = await create(clients, definition());
    await envelopeRecipientsUpdate(clients.client, {
      path: { envelopeId },
      body: {
        signers: [
          {
            recipientId: '2',
            inheritEmailNotificationConfiguration: 'true',
            tabs: { textTabs: [{ tabLabel: 'berth', value: '12' }] },
          },
        ],
      },
    });
    expect(await take(clients)).toEqual([
      'tabs-ignored /signers/0/tabs: EnvelopeRecipients_update does not change tabs, so the tabs of recipient 2 have no effect; use EnvelopeRecipientTabs_create or EnvelopeRecipientTabs_update.',
      'field-ignored /signers/0/inheritEmailNotificationConfiguration: `inheritEmailNotificationConfiguration` of recipient 2 can no longer be changed, since the envelope was sent.',
    ]);
  });
});

describe('settings', () => {
  it('warn of reminders and expirations that are not switched on', async () => {
    const clients = newTenant();
    await create(
      clients,
      definition({
        notification: {
          useAccountDefaults: 'false',
          reminders: { reminderDelay: '2' },
          expirations: { expireAfter: '5' },
        },
      }),
    );
    await create(
      clients,
      definition({
        notification: { useAccountDefaults: 'true', reminders: { reminderDelay: '2' } },
      }),
    );
    expect(await take(clients)).toEqual([
      'field-ignored /notification/reminders: no reminders are sent, since `reminderEnabled` is not true.',
      'field-ignored /notification/expirations: `expireAfter` has no effect, since `expireEnabled` is not true; the envelope expires as the account sets it.',
      'field-ignored /notification/reminders: `reminders` has no effect, since `useAccountDefaults` is true.',
    ]);
  });

  it('warn of parts that only an advanced update changes', async () => {
    const clients = newTenant();
    const envelopeId = await create(clients, definition({ status: 'created' }));
    const body = { emailSubject: 'Berth 13', customFields: { textCustomFields: [] } };
    await envelopesUpdate(clients.client, { path: { envelopeId }, body });
    expect(await take(clients)).toEqual([
      'field-ignored /customFields: `customFields` has no effect without the query parameter advanced_update=true.',
    ]);
    const query = { advanced_update: 'true' as const };
    await envelopesUpdate(clients.client, { path: { envelopeId }, query, body });
    expect(await take(clients)).toEqual([]);
  });

  it('warn of brands that the account does not use', async () => {
    const clients = newTenant();
    const brandId = '00000000-0000-4000-8000-000000000001';
    await accountsUpdateSettings(clients.client, {
      body: { canSelfBrandSend: 'false', canSelfBrandSign: 'false' },
    });
    await create(clients, definition({ brandId }));
    expect(await take(clients)).toEqual([
      `brand-off /brandId: the account does not use brands, so the brand \`${brandId}\` has no effect; set canSelfBrandSend or canSelfBrandSign to true in the settings of the account.`,
    ]);
  });

  it('warn of a page of a list that is larger than there are', async () => {
    const clients = newTenant();
    await envelopesListStatusChanges(clients.client, {
      query: { from_date: '2026-01-01', count: '5000' },
    });
    expect(await take(clients)).toEqual([
      'value-cut ?count: a response has at most 1000 items, not 5000; get the others from `nextUri`.',
    ]);
  });
});

describe('events', () => {
  it('warn of those that are never sent', async () => {
    const clients = newTenant();
    const url = 'http://127.0.0.1:9/events';
    await create(
      clients,
      definition({
        status: 'created',
        eventNotifications: [
          { url, events: ['envelope-completed', 'recipient-finish-later'] },
          { url, events: ['envelope-deleted'], eventData: { version: 'restv2.1' } },
          { url },
        ],
      }),
    );
    expect(await take(clients)).toEqual([
      'event-not-sent /eventNotifications/0/events/1: no `recipient-finish-later` will arrive: messages in XML do not have it; set `eventData.version` to `restv2.1`.',
      'event-not-sent /eventNotifications/1/events/0: no `envelope-deleted` will arrive: the sandbox never sends it.',
      'no-events /eventNotifications/2: nothing is sent, since it names no events.',
    ]);
  });

  it('warn of configurations for nobody', async () => {
    const clients = newTenant();
    const body = {
      configurationType: 'custom',
      name: 'Berths',
      urlToPublishTo: 'http://127.0.0.1:9/events',
      events: ['envelope-completed'],
    } as const;
    const configure = (more: object) =>
      connectConfigurationsCreate(clients.client, {
        body: { ...body, events: [...body.events], ...more },
      });
    await configure({ allowEnvelopePublish: 'true' });
    await configure({ allUsers: 'true' });
    await configure({ allowEnvelopePublish: 'true', allUsers: 'true' });
    expect(await take(clients)).toEqual([
      'no-events /allUsers: nothing is sent, since the configuration is for no users; set `allUsers` to true, or name users in `userIds` or groups in `groupIds`.',
      'no-events /allowEnvelopePublish: nothing is sent until `allowEnvelopePublish` is true.',
    ]);
  });
});

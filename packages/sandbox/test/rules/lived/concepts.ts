import { document, envelope, odile, place, signer, uma } from '../ask.ts';
import { readField } from '../documented/read-field.ts';
import type { Row } from '../documented/world.ts';

const phoneNumber = { countryCode: '1', number: '2125551212' };
const notification = { secondaryDeliveryMethod: 'SMS', phoneNumber };
const texted = { additionalNotifications: [notification] };

function crowd(count: number): object[] {
  return Array.from({ length: count }, (_, index) =>
    signer({
      recipientId: `${index + 1}`,
      name: `Crew ${index}`,
      email: `crew${index}@quay.example`,
      ...texted,
    }),
  );
}

const withList = (list: string, more: object = {}) =>
  envelope({
    recipients: {
      signers: [signer({ recipientId: '9' })],
      [list]: [{ recipientId: '1', routingOrder: '2', ...uma, ...texted, ...more }],
    },
  });

/** A tab whose label others have, too. */
const shared = (yPosition: string, more: object = {}) => ({
  ...place('40', yPosition),
  tabLabel: 'Shared',
  ...more,
});

/** Effects that the vendor's pages about concepts describe. */
export const concepts: readonly Row[] = [
  {
    rule: 'text messages go to signers, copies and certified deliveries alone',
    try: async (world) => {
      const lists = ['carbonCopies', 'certifiedDeliveries', 'agents', 'editors', 'intermediaries'];
      const answers = lists.map((list) => world.ask('POST envelopes', withList(list)));
      return (await Promise.all(answers)).map(({ status, code }) => code || status);
    },
    is: [201, 201, ...Array.from({ length: 3 }, () => 'INVALID_REQUEST_PARAMETER')],
  },
  {
    rule: 'a signing group gets no text messages',
    try: async (world) => {
      const groups = [{ groupName: 'Crew', groupType: 'sharedSigningGroup', users: [] }];
      const made = await world.ask('POST signing_groups', { groups });
      const signingGroupId = readField(made.body, 'groups.0.signingGroupId');
      const group = { ...signer(), name: undefined, email: undefined, signingGroupId };
      return world.ask('POST envelopes', envelope({}, [{ ...group, ...texted }]));
    },
    is: 'INVALID_REQUEST_PARAMETER',
  },
  {
    rule: 'ten recipients of an envelope get text messages, and no eleventh',
    try: async (world) => {
      const id = await world.sent({}, crowd(10));
      const signers = [{ ...odile, recipientId: '11', phoneNumber, deliveryMethod: 'SMS' }];
      const added = await world.ask(`POST envelopes/${id}/recipients`, { signers });
      const { body } = await world.ask(`GET envelopes/${id}/recipients`);
      return [added.code, readField(body, 'recipientCount')];
    },
    is: ['INVALID_REQUEST_PARAMETER', '10'],
  },
  {
    rule: 'a recipient has one additional notification',
    try: (world) =>
      world.ask(
        'POST envelopes',
        envelope({}, [signer({ additionalNotifications: [notification, notification] })]),
      ),
    is: 'INVALID_REQUEST_PARAMETER',
  },
  {
    rule: 'search_text finds the values of custom fields',
    try: async (world) => {
      await world.sent({
        customFields: { textCustomFields: [{ name: 'Dock', value: 'Northern quay' }] },
      });
      const { body } = await world.ask(
        'GET envelopes?from_date=2020-01-01&search_text=northern%20QUAY',
      );
      return readField(body, 'totalSetSize');
    },
    is: '1',
  },
  {
    rule: 'the times of a request have seven digits',
    try: async (world) =>
      (
        await world.ask('GET envelopes?from_date=2020-01-01', undefined, {
          headers: { 'x-docusign-timetrack': 'Mine' },
        })
      ).headers.get('x-docusign-timetrack'),
    is: /^Mine;REST0_Start,[\d-]+T[\d:]+\.\d{7}Z;REST0_End,[\d-]+T[\d:]+\.\d{7}Z$/u,
  },
  {
    rule: 'a redacted address keeps its domain',
    try: async (world) => {
      const id = await world.completed();
      const purgeState = 'documents_and_metadata_and_redact_queued';
      await world.ask(`PUT envelopes/${id}`, { purgeState });
      await world.later(15);
      const { body } = await world.ask(`GET envelopes/${id}/recipients`);
      return String(readField(body, 'signers.0.email')).replace(id, 'ID');
    },
    is: 'redacted_ID@quay.example',
  },
  {
    rule: 'ac_status finds authoritative copies by their documents',
    try: async (world) => {
      const sent = [
        await world.sent({ documents: [{ ...document(), authoritativeCopy: 'true' }] }),
        await world.sent({ authoritativeCopy: 'true', authoritativeCopyDefault: 'false' }),
      ];
      const query = `from_date=2020-01-01&envelope_ids=${sent.join()}&ac_status=AuthoritativeCopy`;
      const { body } = await world.ask(`GET envelopes?${query}`);
      return [
        readField(body, 'totalSetSize'),
        readField(body, 'envelopes.0.envelopeId') === sent[0],
      ];
    },
    is: ['1', true],
  },
  {
    rule: 'a value goes to the tabs of its kind, label and document, and to no locked one',
    try: async (world) => {
      const id = await world.sent({}, [
        signer({
          tabs: {
            signHereTabs: [place()],
            textTabs: [
              shared('100'),
              shared('120', { required: 'true' }),
              shared('140', { locked: 'true' }),
              shared('160', { documentId: '2', required: 'false' }),
            ],
            companyTabs: [shared('180', { required: 'false' })],
          },
        }),
      ]);
      const tabs = `GET envelopes/${id}/recipients/1/tabs`;
      const first = String(readField((await world.ask(tabs)).body, 'textTabs.0.tabId'));
      await world.sign(id, '1', { [first]: 'North' });
      const { body } = await world.ask(tabs);
      return ['textTabs.0', 'textTabs.1', 'textTabs.2', 'textTabs.3', 'companyTabs.0'].map((tab) =>
        readField(body, `${tab}.value`),
      );
    },
    is: ['North', 'North', '', '', ''],
  },
  {
    rule: 'a label that a locked tab has too is signed by the open ones',
    try: async (world) => {
      const label = { tabLabel: 'Shared' };
      const textTabs = [
        { ...place('40', '100'), ...label },
        { ...place('40', '120'), ...label, locked: 'true', value: 'fixed' },
      ];
      const id = await world.sent({}, [signer({ tabs: { signHereTabs: [place()], textTabs } })]);
      await world.sign(id, '1', { Shared: 'North' });
      const { body } = await world.ask(`GET envelopes/${id}/recipients/1/tabs`);
      return [readField(body, 'textTabs.0.value'), readField(body, 'textTabs.1.value')];
    },
    is: ['North', 'fixed'],
  },
  {
    rule: 'a folder of a storage is named by its path, too',
    try: async (world) => {
      const mara = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';
      const folder = `users/${mara}/cloud_storage/12/folders/root`;
      const { body } = await world.ask(`GET ${folder}?cloud_storage_folder_path=/Leases`);
      return readField(body, 'id');
    },
    is: 'leases',
  },
];

import { place, signer } from '../ask.ts';
import { readField } from '../documented/read-field.ts';
import type { Row, World } from '../documented/world.ts';

const ines = { name: 'Ines Arcand', email: 'ines.arcand@harbour.example' };
const returnUrl = 'https://quay.example/';

/** The address of a page for preparing, without its host. */
async function prepare(world: World, body: object, view = 'sender'): Promise<string> {
  const id = view === 'sender' ? await world.draft() : await world.sent();
  const made = await world.ask(`POST envelopes/${id}/views/${view}`, body);
  const { pathname, search } = new URL(String(made.body['url']));
  return pathname + search;
}

/** Opens an address, and names the parts that its page has. */
async function listParts(world: World, address: string): Promise<string[]> {
  const opened = await world.ask(`GET ${address}`, undefined, { as: '' });
  const session = opened.headers.get('location') ?? '';
  const { text } = await world.ask(`GET ${session}`, undefined, { as: '' });
  const parts = {
    back: 'value="back"',
    discard: 'value="cancel"',
    recipients: 'One more recipient',
  };
  return Object.entries(parts).flatMap(([name, part]) => (text.includes(part) ? [name] : []));
}

/** The part of an answer that says when an address no longer works. */
const openLater = (view: string, minutes: number) => async (world: World) => {
  const address = await prepare(world, { returnUrl }, view);
  await world.later(minutes / (24 * 60));
  const opened = await world.ask(`GET ${address}`, undefined, { as: '' });
  return (opened.headers.get('location') ?? '').includes('ttl_expired');
};

const unknown = { pennant: 1 };
const created: readonly [string, object][] = [
  [
    'connect',
    {
      urlToPublishTo: 'https://quay.example/hook',
      name: 'Hook',
      allUsers: 'true',
      events: ['envelope-sent'],
      eventData: { version: 'restv2.1' },
    },
  ],
  ['permission_profiles', { permissionProfileName: 'Dock', settings: { ...unknown } }],
  ['tab_definitions', { type: 'text', tabLabel: 'Berth' }],
  [
    'bulk_send_lists',
    { name: 'Crew', bulkCopies: [{ recipients: [{ ...ines, recipientId: '1', ...unknown }] }] },
  ],
];

/** Habits of connectors, such as those of Power Automate, n8n and sites with frames. */
export const connectors: readonly Row[] = [
  ...created.map(([path, body]): Row => ({
    rule: `a member that ${path} does not know is not answered`,
    try: async (world) => {
      const made = await world.ask(`POST ${path}`, { ...body, ...unknown });
      return [made.status, made.text.includes('pennant')];
    },
    is: [201, false],
  })),
  {
    rule: 'recipients, tabs and lists of tabs keep no members that they do not know',
    try: async (world) => {
      const tabs = {
        signHereTabs: [{ ...place(), ...unknown }],
        pennantTabs: [place()],
      };
      const id = await world.draft({}, [signer({ ...unknown, tabs })]);
      const { text } = await world.ask(`GET envelopes/${id}?include=recipients,tabs`);
      return text.includes('pennant');
    },
    is: false,
  },
  {
    rule: 'a tab keeps no member of another kind of tab',
    try: async (world) => {
      const id = await world.draft();
      const textTabs = [{ ...place('60', '400'), tabLabel: 'berth', optional: false }];
      const { body } = await world.ask(`POST envelopes/${id}/recipients/1/tabs`, { textTabs });
      return [readField(body, 'textTabs.0.tabLabel'), readField(body, 'textTabs.0.optional')];
    },
    is: ['berth', undefined],
  },
  {
    rule: 'a new recipient with an account has the same userId at once',
    try: async (world) => {
      const id = await world.draft();
      const signers = [{ ...ines, recipientId: '2' }];
      const added = await world.ask(`POST envelopes/${id}/recipients`, { signers });
      return readField(added.body, 'signers.0.userId');
    },
    is: '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520',
  },
  {
    rule: 'an application adds settings to the address of a page for preparing',
    try: async (world) => {
      const address = await prepare(world, { returnUrl });
      const added = '&send=0&showDiscardAction=false&showEditRecipients=false';
      return [
        await listParts(world, await prepare(world, { returnUrl })),
        await listParts(world, address + added),
      ];
    },
    is: [['discard', 'recipients'], ['back']],
  },
  {
    rule: 'settings of the request count before those of the address',
    try: async (world) => {
      const settings = { showBackButton: 'false' };
      const address = await prepare(world, { returnUrl, viewAccess: 'envelope', settings });
      return listParts(world, `${address}&showDiscardAction=false`);
    },
    is: ['discard', 'recipients'],
  },
  ...['sender', 'correct'].map((view): Row => ({
    rule: `the address of the page ${view} works for ten minutes`,
    try: async (world) => [await openLater(view, 9)(world), await openLater(view, 11)(world)],
    is: [false, true],
  })),
];

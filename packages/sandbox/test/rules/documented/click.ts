import { accountId } from '../../harness.ts';
import { listOf } from '../documents/kit.ts';
import type { Row, World } from './world.ts';

const at = `/clickapi/v1/accounts/${accountId}/clickwraps`;
const nowhere = '00000000-0000-4000-8000-000000000000';
const most = 25 * 1024 * 1024;

/** A clickwrap as the vendor's programs ask for it. */
const rules = {
  name: 'Quay rules',
  displaySettings: { displayName: 'Quay rules', consentButtonText: 'I agree', hasAccept: true },
  documents: [{ documentName: 'Quay rules', documentHtml: '<p>Ropes are coiled.</p>', order: 0 }],
  requireReacceptance: true,
};

/** Creates a clickwrap, and answers the address of it. */
const create = async (world: World, more: object = {}) =>
  `${at}/${await world.make(`POST ${at}`, { ...rules, ...more }, 'clickwrapId')}`;

/** Creates a version, and answers its number. */
const addVersion = async (world: World, clickwrap: string, more: object = {}) =>
  (await world.ask(`POST ${clickwrap}/versions`, { ...rules, status: 'active', ...more })).body[
    'versionNumber'
  ];

/** The numbers and the statuses of the versions of a clickwrap, the newest first. */
async function listVersions(world: World, clickwrap: string): Promise<string[]> {
  const { body } = await world.ask(`GET ${clickwrap}/versions`);
  return listOf(body['versions']).map((one) => `${one['versionNumber']} ${one['status']}`);
}

const agree = (world: World, clickwrap: string, clientUserId = 'ada') =>
  world.ask(`POST ${clickwrap}/agreements`, { clientUserId });

/** Answers as a person who has the page of an agreement open. */
const answer = (world: World, clickwrap: string, action: string) =>
  world.ask(
    `POST control:accounts/${accountId}/clickwraps/${clickwrap.slice(at.length + 1)}/answer`,
    { clientUserId: 'ada', action },
  );

/** The rules of Click in the vendor's pages and programs. */
export const click: readonly Row[] = [
  {
    rule: 'a clickwrap that is not activated is the draft 1.0',
    try: (world) => world.ask(`POST ${at}`, rules),
    is: {
      status: 201,
      body: { status: 'draft', versionNumber: '1.0', clickwrapName: 'Quay rules' },
    },
  },
  {
    rule: 'a clickwrap may be created active',
    try: (world) => world.ask(`POST ${at}`, { ...rules, status: 'active' }),
    is: { status: 201, body: { status: 'active' } },
  },
  {
    rule: 'a version is activated by the number 1 in its address',
    try: async (world) => world.ask(`PUT ${await create(world)}/versions/1`, { status: 'active' }),
    is: { status: 200, body: { status: 'active', versionNumber: '1.0' } },
  },
  {
    rule: 'a version that people have to accept again has the next whole number, others the next minor one',
    async try(world) {
      const clickwrap = await create(world, { status: 'active' });
      return [
        await addVersion(world, clickwrap, { requireReacceptance: false }),
        await addVersion(world, clickwrap),
        await addVersion(world, clickwrap, { requireReacceptance: false }),
      ];
    },
    is: ['1.1', '2.0', '2.1'],
  },
  {
    rule: 'one version of a clickwrap is active, and the one before is inactive',
    async try(world) {
      const clickwrap = await create(world, { status: 'active' });
      await addVersion(world, clickwrap);
      return listVersions(world, clickwrap);
    },
    is: ['2.0 active', '1.0 inactive'],
  },
  {
    rule: 'a clickwrap has one draft, which the next one replaces',
    async try(world) {
      const clickwrap = await create(world, { status: 'active' });
      await addVersion(world, clickwrap, { status: 'draft' });
      await addVersion(world, clickwrap, { status: 'draft' });
      return listVersions(world, clickwrap);
    },
    is: ['2.0 draft', '1.0 active'],
  },
  {
    rule: 'only the newest version of a clickwrap can be active',
    async try(world) {
      const clickwrap = await create(world, { status: 'active' });
      await addVersion(world, clickwrap);
      return world.ask(`PUT ${clickwrap}/versions/1`, { status: 'active' });
    },
    is: 400,
  },
  {
    rule: 'versions come in pages of 40, the first of which is 0',
    try: async (world) => world.ask(`GET ${await create(world)}/versions`),
    is: { status: 200, body: { page: 0, pageSize: 40, minimumPagesRemaining: 0 } },
  },
  {
    rule: 'a clickwrap has at least one document',
    try: (world) => world.ask(`POST ${at}`, { ...rules, documents: [] }),
    is: 400,
  },
  {
    rule: 'a document of a clickwrap has 25 MB at most',
    try: (world) =>
      world.ask(`POST ${at}`, {
        ...rules,
        documents: [{ documentHtml: 'x'.repeat(most + 1), documentName: 'Rules' }],
      }),
    is: 400,
  },
  ...Object.entries({ days: 365, weeks: 52, months: 12, years: 1 }).map(
    ([recurrenceIntervalType, longest]): Row => ({
      rule: `people accept a clickwrap again after ${longest} ${recurrenceIntervalType} at the latest`,
      async try(world) {
        const told = [];
        for (const recurrenceInterval of [longest, longest + 1]) {
          const scheduledReacceptance = { recurrenceInterval, recurrenceIntervalType };
          told.push((await world.ask(`POST ${at}`, { ...rules, scheduledReacceptance })).status);
        }
        return told;
      },
      is: [201, 400],
    }),
  ),
  {
    rule: 'two fields of a clickwrap have two names',
    try: (world) =>
      world.ask(`POST ${at}`, {
        ...rules,
        dataFields: [
          { name: 'boat', label: 'Boat', type: 'STRING' },
          { name: 'boat', label: 'Length', type: 'NUMBER' },
        ],
      }),
    is: 400,
  },
  {
    rule: 'nobody can agree to a clickwrap without an active version',
    try: async (world) => agree(world, await create(world)),
    is: { status: 400, body: { message: /^There are no active versions for clickwrapId /u } },
  },
  {
    rule: 'programs know by the message that there is no such clickwrap',
    try: (world) => agree(world, `${at}/${nowhere}`),
    is: { body: { message: /^Unable to find Clickwrap with id /u } },
  },
  {
    rule: 'a person who has not agreed gets 201 and an address, and one who has gets 200 without',
    async try(world) {
      const clickwrap = await create(world, { status: 'active' });
      const before = await agree(world, clickwrap);
      await answer(world, clickwrap, 'agree');
      const after = await agree(world, clickwrap);
      return [before, after].map(({ status, body }) => [status, 'agreementUrl' in body]);
    },
    is: [
      [201, true],
      [200, false],
    ],
  },
  {
    rule: 'a person who has agreed is asked again for a version that requires it, and not for others',
    async try(world) {
      const clickwrap = await create(world, { status: 'active' });
      await agree(world, clickwrap);
      await answer(world, clickwrap, 'agree');
      await addVersion(world, clickwrap, { requireReacceptance: false });
      const { status: minor } = await agree(world, clickwrap);
      await addVersion(world, clickwrap);
      const { status: major } = await agree(world, clickwrap);
      return [minor, major];
    },
    is: [200, 201],
  },
  {
    rule: 'an active clickwrap is not deleted, and one that is deleted says so',
    async try(world) {
      const active = await create(world, { status: 'active' });
      const draft = await create(world);
      const ids = [active, draft].map((one) => one.slice(at.length + 1)).join(',');
      const { body } = await world.ask(`DELETE ${at}?clickwrapIds=${ids}`);
      return listOf(body['clickwraps']).map((one) => [
        one['status'],
        one['deletionSuccess'],
        one['deletionMessage'],
      ]);
    },
    is: [
      ['Active', undefined, 'Active clickwrap version cannot be deleted.'],
      ['Deleted', true, 'Successfully deleted the clickwrap.'],
    ],
  },
  {
    rule: 'a clickwrap is deleted with all versions, whichever the query names',
    async try(world) {
      const clickwrap = await create(world, { status: 'active' });
      await addVersion(world, clickwrap);
      await world.ask(`PUT ${clickwrap}`, { status: 'inactive' });
      await world.ask(`DELETE ${clickwrap}?versions=1.0`);
      return listVersions(world, clickwrap);
    },
    is: [],
  },
];

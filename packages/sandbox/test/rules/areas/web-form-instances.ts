import type { Row, World } from '../documented/world.ts';
import { listOf } from '../documents/kit.ts';
import { act, berths, create, created, read, typedForm, values, wishes } from './web-form-kit.ts';

/** Tries values of one field on the form that has one of each type. */
const take = (formValues: object) => async (world: World) =>
  create(world, { formValues }, await typedForm(world));

const wrong = { status: 400, code: 'INVALID_FORM_VALUE' };

const fits: readonly (readonly [string, object, unknown])[] = [
  ['a number is a number', { number: 7 }, 200],
  ['a number in quotes is refused', { number: '7' }, wrong],
  ['an e-mail address is not checked before the page', { email: 'nobody' }, 200],
  ['a date is text', { date: '2026-11-20' }, 200],
  ['a list takes one of its values', { select: 'Water' }, 200],
  ['the case of a value of a list counts', { select: 'water' }, wrong],
  ['a radio button is one of its values', { radiobuttongroup: 'Fire' }, wrong],
  ['boxes are a list of values', { checkboxgroup: ['Water', 'Power'] }, 200],
  ['boxes are no text', { checkboxgroup: 'Water' }, wrong],
  ['a box that the field does not have is refused', { checkboxgroup: ['Fire'] }, wrong],
  [
    'a telephone number has a country and a number',
    { phonenumber: { countryCode: '49', nationalNumber: '431 55' } },
    200,
  ],
  ['a telephone number is no text', { phonenumber: '0431 55' }, wrong],
  ['a file cannot be filled in', { fileinput: 'x' }, wrong],
  ['a text is no longer than its field', { textbox: 'northern' }, wrong],
  ['names that the form does not have are ignored', { colour: 'red' }, 200],
];

const remote = { sendOption: 'now', clientUserId: undefined };
const omar = { roleName: 'Tenant', name: 'Omar Dahl', email: 'omar.dahl@quayside.example' };

export const instanceRules: readonly Row[] = [
  ...fits.map(([rule, formValues, is]) => ({ rule, try: take(formValues), is })),
  {
    rule: 'a new instance has these members, and times with three digits',
    try: (world) => create(world),
    is: {
      status: 200,
      body: {
        status: 'INITIATED',
        tags: [],
        clientUserId: 'berth-7',
        formUrl: /\/webforms\/us\/[\da-f]{32}/u,
        tokenExpirationDateTime: /\.\d{3}Z$/u,
        instanceMetadata: { instanceSource: 'API_EMBEDDED', createdDateTime: /\.\d{3}Z$/u },
      },
    },
  },
  {
    rule: 'all instances of a form have the same address',
    try: async (world) => (await created(world))['formUrl'] === (await created(world))['formUrl'],
    is: true,
  },
  {
    rule: 'the ID of a user of the application has at most 100 characters',
    try: (world) => create(world, { clientUserId: 'x'.repeat(101) }),
    is: 400,
  },
  {
    rule: 'a form that is not published has no instances',
    try: (world) => create(world, {}, wishes),
    is: { status: 400, code: 'FORM_NOT_ACTIVE' },
  },
  {
    rule: 'an instance lives for 720 hours if nothing else is said',
    async try(world) {
      const { instanceMetadata } = await created(world);
      const timeOf = (name: string) => Date.parse(instanceMetadata?.[name] ?? '');
      return (timeOf('expirationDateTime') - timeOf('createdDateTime')) / 3_600_000;
    },
    is: 720,
  },
  {
    rule: 'an instance lives for at least an hour',
    try: (world) => create(world, { expirationOffset: 0 }),
    is: 400,
  },
  {
    rule: 'an instance lives for at most 23976 hours',
    try: (world) => create(world, { expirationOffset: 23_977 }),
    is: 400,
  },
  {
    rule: 'an instance has at most 50 tags',
    try: (world) => create(world, { tags: Array.from({ length: 51 }, (_, at) => `t${at}`) }),
    is: 400,
  },
  {
    rule: 'a token is renewed after the instance was submitted, too',
    async try(world) {
      const instance = await created(world);
      await act(world, instance, { action: 'submit', formValues: values });
      return world.ask(`POST ${berths}/instances/${instance['id']}/refresh`);
    },
    is: { status: 200, body: { status: 'SUBMITTED', instanceToken: /./u } },
  },
  {
    rule: 'an instance that was submitted does not expire',
    async try(world) {
      const instance = await created(world, { expirationOffset: 1 });
      await act(world, instance, { action: 'submit', formValues: values });
      await world.later(1);
      return (await read(world, instance))['status'];
    },
    is: 'SUBMITTED',
  },
  {
    rule: 'an instance that expired cannot be submitted',
    async try(world) {
      const instance = await created(world, { expirationOffset: 1 });
      await world.later(1);
      return (await act(world, instance, { action: 'submit', formValues: values })).status;
    },
    is: 400,
  },
  {
    rule: 'an instance that failed says so',
    async try(world) {
      const instance = await created(world);
      await act(world, instance, { action: 'fail' });
      return (await read(world, instance))['status'];
    },
    is: 'FAILED',
  },
  {
    rule: 'an instance has its values and its time once it is submitted',
    async try(world) {
      const instance = await created(world);
      await act(world, instance, { action: 'submit', formValues: values });
      return read(world, instance);
    },
    is: { formValues: values, instanceMetadata: { submittedDateTime: /Z$/u } },
  },
  {
    rule: 'telephone numbers are answered as digits',
    async try(world) {
      const form = await typedForm(world);
      const instance = await created(world, {}, form);
      const formValues = {
        ...values,
        phonenumber: { countryCode: '49', nationalNumber: '(431) 55-1' },
      };
      await act(world, instance, { action: 'submit', formValues }, form);
      return (await read(world, instance, form))['formValues']?.['phonenumber'];
    },
    is: { countryCode: '49', nationalNumber: '431551' },
  },
  {
    rule: 'a form that is sent has its envelope, and neither address nor token',
    async try(world) {
      const { status, body } = await create(world, { ...remote, recipients: [omar] });
      return [status, 'formUrl' in body, 'instanceToken' in body, 'envelopes' in body];
    },
    is: [200, false, false, true],
  },
  {
    rule: 'a form that is sent does not expire',
    async try(world) {
      const instance = await created(world, {
        ...remote,
        recipients: [omar],
        expirationOffset: 1,
      });
      await world.later(1);
      return (await read(world, instance))['status'];
    },
    is: 'INITIATED',
  },
  {
    rule: 'a form that is sent can name its people in its values',
    try: (world) => create(world, { ...remote, formValues: values }),
    is: { status: 200, body: { instanceMetadata: { instanceSource: 'API_REMOTE' } } },
  },
  {
    rule: 'the envelope of a form is known once it is submitted',
    async try(world) {
      const instance = await created(world);
      const before = 'envelopes' in (await read(world, instance));
      await act(world, instance, { action: 'submit', formValues: values });
      const { envelopes } = await read(world, instance);
      return [before, Object.keys(listOf(envelopes)[0] ?? {})];
    },
    is: [false, ['id', 'createdDateTime']],
  },
  {
    rule: 'an unknown instance is not found',
    try: (world) => world.ask(`GET ${berths}/instances/00000000-0000-4000-8000-000000000000`),
    is: { status: 404, code: 'RESOURCE_NOT_FOUND' },
  },
];

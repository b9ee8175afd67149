import { control, done, unwrap } from '../api/control.ts';
import { tenant } from '../api/tenant.ts';
import { findOpenEnvelope, signForAll, signWaiting } from '../envelopes/sign-all.ts';
import { act } from '../parts/toasts.tsx';
import type { Command } from './commands.ts';

/** Lists the actions that the palette offers on the page that is shown. */
export function listActions(): Command[] {
  const envelopeId = findOpenEnvelope();
  return [
    ...makers,
    ...(envelopeId === undefined
      ? []
      : [
          {
            title: 'Sign for everybody',
            words: 'all complete finish envelope action',
            hint: 'This envelope',
            run: () => act(() => signForAll(envelopeId), 'Everybody has signed.'),
          },
        ]),
    ...actions,
  ];
}

/** The dialogs in which something is made. */
const makers: readonly Command[] = [
  ['New envelope', '/console/envelopes', 'send'],
  ['New template', '/console/templates', 'role'],
  ['New user', '/console/records/users', 'member person'],
  ['New group', '/console/records/groups', ''],
  ['New brand', '/console/records/brands', ''],
  ['New room', '/console/records/rooms', ''],
].map(([title = '', page = '', words = '']) => ({
  title,
  words: `make create add action ${words}`,
  hint: 'Action',
  run: (open) => open(`${page}?new`),
}));

const actions: readonly Command[] = [
  {
    title: 'Sign all envelopes that wait',
    words: 'everybody complete finish action',
    hint: 'Action',
    run: () => act(signWaiting, 'Everybody has signed what waited for them.'),
  },
  {
    title: 'Reset the tenant…',
    words: 'clean start again seed action',
    hint: 'Action',
    run: (open) => open(`/console/control/tenants?reset=${encodeURIComponent(tenant.value)}`),
  },
  {
    title: 'Move the clock a day on',
    words: 'advance time tomorrow reminder expire action',
    hint: 'Action',
    run: () =>
      act(
        () => unwrap(control.POST('/clock/advance', { body: { days: 1 } })),
        'It is a day later.',
      ),
  },
  {
    title: 'Freeze the clock',
    words: 'stop time action',
    hint: 'Action',
    run: () =>
      act(() => unwrap(control.PUT('/clock', { body: { frozen: true } })), 'The clock is frozen.'),
  },
  {
    title: 'Let the clock run',
    words: 'unfreeze time action',
    hint: 'Action',
    run: () =>
      act(() => unwrap(control.PUT('/clock', { body: { frozen: false } })), 'The clock runs.'),
  },
  {
    title: 'Take a snapshot',
    words: 'save state backup action',
    hint: 'Action',
    run() {
      const snapshot = `console-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
      const params = { params: { path: { snapshot } } };
      return act(
        () => unwrap(control.PUT('/snapshots/{snapshot}', params)),
        `The snapshot is ${snapshot}.`,
      );
    },
  },
  {
    title: 'Delete the recorded requests',
    words: 'clear traffic action',
    hint: 'Action',
    run: () => act(() => done(control.DELETE('/requests')), 'The requests are deleted.'),
  },
];

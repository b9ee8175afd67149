import { control, done, unwrap } from '../api/control.ts';
import { act } from '../parts/toasts.tsx';
import type { Command } from './commands.ts';

/** The actions on the tenant that the palette offers. */
export const actions: readonly Command[] = [
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

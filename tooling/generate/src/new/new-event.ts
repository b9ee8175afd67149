import { applyChange } from './change.ts';
import type { NewKind } from './new-kind.ts';
import { blankSentences } from './placeholder.ts';
import { spellHyphens } from './spelling.ts';

/** An event of Connect, with a message like that of its model. */
export const newEvent: NewKind = {
  usage: '<name> [-- --like <event>]',
  takes: 1,
  like: 'envelope-discard',
  write: (root, [name = ''], like) =>
    applyChange(root, {
      spellings: spellHyphens(like, name),
      files: [`specs/connect/webhooks/${like}.{yaml,message.yaml,xml}`],
      entries: [
        'packages/sandbox/src/engine/event-names.ts',
        'specs/connect/events.yaml',
        'specs/esign-v2.1/openapi.yaml',
        'specs/esign-v2.1/schemas/connectEvent.yaml',
      ],
      edit: blankSentences,
    }),
  left: [
    'Say in specs/connect/webhooks when it happens, and give its message a story of its own.',
    'Say in specs/connect/events.yaml how XML shows it; without that it is sent as JSON alone.',
    'Emit it where it happens, with `emitFor`, and take it out of `neverSent` in engine/event-names.ts.',
    'Add a payload to tooling/contract-tests/corpus/connect if programs have recorded one.',
    'Run npm run fix and npm run generate.',
  ],
};

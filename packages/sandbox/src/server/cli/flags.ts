import { flagLines } from '@countersign/mock/extend';

/** What the command line knows beside the flags of the mock: the form of each, and what it does. */
const lines = [
  ['data', '<file>', 'keep state in this file (.countersign/sandbox.db)'],
  ['memory', '', 'keep state nowhere: it is gone when the server ends'],
  ['database', '<url>', 'keep state in this PostgreSQL (or DATABASE_URL)'],
  ['seed-file', '<file>', 'the world to begin with, in YAML (that of the examples)'],
  ['allow-hosts', '<names>', 'hosts other than this machine that events may be delivered to'],
  ['no-check-answers', '', 'send answers without holding them to the specs'],
  ['mock', '', 'serve the mock alone, which keeps no state'],
] as const;

type Line = (typeof lines)[number];

/** The flags that stand alone. */
export type Switch = Extract<Line, readonly [string, '', string]>[0];

/** The flags that a value goes with. */
export type Valued = Exclude<Line[0], Switch>;

/** The same as `parseArgs` takes it. */
export const flags = Object.fromEntries(
  lines.map(([name, value]) => [name, { type: value === '' ? 'boolean' : 'string' } as const]),
);

const wide = Math.max(...lines.map(([name, value]) => `--${name} ${value}`.length));

export const help = `Usage: countersign-sandbox [options]

${lines.map(([name, value, text]) => `  ${`--${name} ${value}`.padEnd(wide)}  ${text}\n`).join('')}
And as the mock has them:

${flagLines}
A flag goes before the environment, and that before the config file. The README
has all of it.
`;

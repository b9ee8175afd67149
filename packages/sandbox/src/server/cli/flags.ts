import { flagLines, serverFlags, type Flag } from '@countersign/mock/extend';

/** The flags that only the sandbox has. */
export const sandboxFlags = [
  ['data', '<file>', 'keep state in this file (.countersign/sandbox.db)'],
  ['memory', '', 'keep state nowhere: it is gone when the server ends'],
  ['database', '<url>', 'keep state in this PostgreSQL (or DATABASE_URL)'],
  ['seed-file', '<file>', 'the world to begin with, in YAML (that of the examples)'],
  ['allow-hosts', '<names>', 'hosts other than this machine that events may be delivered to'],
  ['no-check-answers', '', 'send answers without holding them to the specs'],
  ['mock', '', 'serve the mock alone, which keeps no state'],
] as const satisfies readonly Flag[];

export type SandboxFlag = (typeof sandboxFlags)[number];

export const help = `Usage: countersign-sandbox [options]

${flagLines(sandboxFlags)}
And as the mock has them:

${flagLines(serverFlags)}
A flag goes before the environment, and that before the config file. The README
has all of it.
`;

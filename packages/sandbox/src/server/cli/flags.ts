import { flagLines, serverFlags, type Flag } from '@countersign/mock/core/command';

/** The flags that only the sandbox has. */
export const sandboxFlags = [
  ['data', '<file>', 'store state in this file (default .countersign/sandbox.db)'],
  ['memory', '', 'keep state in memory only'],
  ['database', '<url>', 'store state in this PostgreSQL database (env DATABASE_URL)'],
  ['objects', '<url>', 'store documents in this S3 bucket (env AWS_ACCESS_KEY_ID, …)'],
  ['seed-file', '<file>', 'initial data in YAML (default: the data of the examples)'],
  ['allow-hosts', '<names>', 'more hosts that events may be sent to'],
  ['warnings', '<mode>', 'refuse: reject requests with parts that have no effect (default warn)'],
  ['office', '<program>', 'LibreOffice, to convert documents; off for none (default: if found)'],
  ['metrics', '', 'show metrics for Prometheus at /metrics (needs prom-client)'],
  ['traces', '', 'write OpenTelemetry traces (needs @opentelemetry/api and an SDK)'],
  ['no-check-answers', '', 'do not validate responses against the specs'],
  ['mock', '', 'start the mock, which has no state'],
] as const satisfies readonly Flag[];

export type SandboxFlag = (typeof sandboxFlags)[number];

export const help = `Usage: countersign-sandbox [options]

${flagLines(sandboxFlags)}
Options of the mock too:

${flagLines(serverFlags)}
Flags override environment variables, which override the config file. See the
README for details.
`;

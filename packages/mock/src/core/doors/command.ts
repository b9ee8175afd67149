// The command line of a server.
export { flagLines, serverFlags, type Flag } from '../cli/flags.ts';
export type { CommandArguments } from '../cli/read-arguments.ts';
export { runCommand } from '../cli/run-command.ts';
export { run } from '../cli/run.ts';
export { UsageError } from '../cli/usage-error.ts';
export { limitYoung } from '../cli/limit-young.ts';
export { collectOldEarly } from '../cli/tune-heap.ts';

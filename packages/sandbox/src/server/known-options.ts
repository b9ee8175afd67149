import { mockOptions, startOptions, type OptionNames } from '@countersign/mock/core/transport';
import type { SandboxOptions } from './options.ts';
import type { StartSandboxOptions } from './start-sandbox.ts';

const { oauth: _oauth, clock: _clock, ...shared } = mockOptions;
const { oauth: _startOAuth, clock: _startClock, ...sharedStart } = startOptions;

/** The options of a sandbox without a transport. */
export const sandboxOptions: OptionNames<SandboxOptions> = {
  ...shared,
  storage: true,
  seedFile: true,
  checkAnswers: true,
  allowHosts: true,
  warnings: true,
  office: true,
  metrics: true,
  traces: true,
};

/** The options of a sandbox that listens. */
export const startSandboxOptions: OptionNames<StartSandboxOptions> = {
  ...sharedStart,
  ...sandboxOptions,
};

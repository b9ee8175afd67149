export { createSandbox, type Sandbox } from './create-sandbox.js';
export type { SandboxOptions } from './options.js';
export { startSandbox, type RunningSandbox, type StartSandboxOptions } from './start-sandbox.js';
export type { StorageOptions } from './storage/options.js';

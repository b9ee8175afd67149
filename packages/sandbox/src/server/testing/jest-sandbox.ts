import type { RunningSandbox } from '../start-sandbox.ts';

/** The sandboxes that the set-up of Jest started, for its teardown to stop. */
export const running: RunningSandbox[] = [];

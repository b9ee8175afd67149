const script = process.env['npm_lifecycle_event'] ?? 'test';

/**
 * The name of the script that runs Vitest, in the names of its reports: `prove`, or a part of it or of
 * `test`, such as `prove-postgres`. All other ways to run Vitest are `tests`.
 */
export const scriptName = /^(?:prove|(?:prove|test):\w+)$/.test(script)
  ? script.replace(':', '-')
  : 'tests';

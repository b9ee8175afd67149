// The command, on a Node that has what it needs.
import { runCommand, runMock, UsageError } from '@countersign/mock/extend';
import { help, sandboxFlags } from './flags.ts';
import { ownOptions, refuseOwnFlags } from './options.ts';

await runCommand({
  flags: sandboxFlags,
  help,
  manifest: new URL('../../../package.json', import.meta.url),
  async start(given) {
    const { words, options, config } = given;
    if (words.has('mock')) {
      refuseOwnFlags(words);
      await runMock(given);
      return;
    }
    if (config?.options.oauth !== undefined)
      throw new UsageError(
        `${config.file}: oauth is for the mock; the sandbox knows the applications of its seed, which --seed-file names`,
      );
    const { runSandbox } = await import('./run.ts');
    const own = ownOptions(words, process.env);
    await runSandbox({ ...config?.options, ...options, ...own }, config?.file);
  },
});

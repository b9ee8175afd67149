// The command, on a supported version of Node.
import {
  collectOldEarly,
  limitYoung,
  run,
  runCommand,
  UsageError,
} from '@countersign/mock/core/command';
import { help, sandboxFlags } from './flags.ts';
import { ownOptions, refuseOwnFlags } from './options.ts';

await runCommand({
  flags: sandboxFlags,
  help,
  manifest: new URL('../../../package.json', import.meta.url),
  async start({ args, options, config }) {
    if (args.has('mock')) {
      refuseOwnFlags(args);
      collectOldEarly('mock');
      const { startMock } = await import('@countersign/mock');
      await run({
        start: startMock,
        options: { ...config?.options, ...options },
        config: config?.file,
      });
      return;
    }
    if (config?.options.oauth !== undefined)
      throw new UsageError(
        `${config.file}: oauth is for the mock; the sandbox knows the applications of its seed, which --seed-file names`,
      );
    limitYoung();
    collectOldEarly('sandbox');
    const { runSandbox } = await import('./run.ts');
    const own = ownOptions(args, process.env);
    await runSandbox({ ...config?.options, ...options, ...own }, config?.file);
  },
});

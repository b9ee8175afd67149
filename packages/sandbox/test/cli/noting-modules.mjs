// Writes a line to standard error for each module of the control API that a program loads.
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  registerHooks({
    load(url, context, next) {
      if (url.includes('/dist/control/operations/')) process.stderr.write(`loads ${url}\n`);
      return next(url, context);
    },
  });

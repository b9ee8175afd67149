// Hides a package from a program, as if it were not installed.
import { registerHooks } from 'node:module';

const hidden = process.env.WITHOUT_PEER;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== hidden && !specifier.startsWith(`${hidden}/`))
      return next(specifier, context);
    throw Object.assign(new Error(`Cannot find package '${hidden}'`), {
      code: 'ERR_MODULE_NOT_FOUND',
    });
  },
});

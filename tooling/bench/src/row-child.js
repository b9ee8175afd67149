var __addDisposableResource =
  (this && this.__addDisposableResource) ||
  function (env, value, async) {
    if (value !== null && value !== void 0) {
      if (typeof value !== 'object' && typeof value !== 'function')
        throw new TypeError('Object expected.');
      var dispose, inner;
      if (async) {
        if (!Symbol.asyncDispose) throw new TypeError('Symbol.asyncDispose is not defined.');
        dispose = value[Symbol.asyncDispose];
      }
      if (dispose === void 0) {
        if (!Symbol.dispose) throw new TypeError('Symbol.dispose is not defined.');
        dispose = value[Symbol.dispose];
        if (async) inner = dispose;
      }
      if (typeof dispose !== 'function') throw new TypeError('Object not disposable.');
      if (inner)
        dispose = function () {
          try {
            inner.call(this);
          } catch (e) {
            return Promise.reject(e);
          }
        };
      env.stack.push({ value: value, dispose: dispose, async: async });
    } else if (async) {
      env.stack.push({ async: true });
    }
    return value;
  };
var __disposeResources =
  (this && this.__disposeResources) ||
  (function (SuppressedError) {
    return function (env) {
      function fail(e) {
        env.error = env.hasError
          ? new SuppressedError(e, env.error, 'An error was suppressed during disposal.')
          : e;
        env.hasError = true;
      }
      var r,
        s = 0;
      function next() {
        while ((r = env.stack.pop())) {
          try {
            if (!r.async && s === 1)
              return ((s = 0), env.stack.push(r), Promise.resolve().then(next));
            if (r.dispose) {
              var result = r.dispose.call(r.value);
              if (r.async)
                return (
                  (s |= 2),
                  Promise.resolve(result).then(next, function (e) {
                    fail(e);
                    return next();
                  })
                );
            } else s |= 1;
          } catch (e) {
            fail(e);
          }
        }
        if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
        if (env.hasError) throw env.error;
      }
      return next();
    };
  })(
    typeof SuppressedError === 'function'
      ? SuppressedError
      : function (error, suppressed, message) {
          var e = new Error(message);
          return ((e.name = 'SuppressedError'), (e.error = error), (e.suppressed = suppressed), e);
        },
  );
// node row-child.ts <suite> <row> [--quick] measures one row and prints its result. Each row gets a
// new process, so that garbage, compiled code and the heap of another row do not affect it.
import { measureRow } from './results.ts';
import { Stage } from './stage.ts';
import { suites } from './suites/index.ts';
const [suite = '', name = '', flag] = process.argv.slice(2);
const row = suites[suite]?.rows[name];
if (row === undefined) throw new Error(`There is no row ${name} in the suite ${suite}.`);
var stage;
const env_1 = { stack: [], error: void 0, hasError: false };
try {
  stage = __addDisposableResource(env_1, new Stage({ quick: flag === '--quick' }), true);
  process.stdout.write(JSON.stringify(await measureRow(row, stage)));
} catch (e_1) {
  env_1.error = e_1;
  env_1.hasError = true;
} finally {
  const result_1 = __disposeResources(env_1);
  if (result_1) await result_1;
}

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
// node --expose-gc memory-child.ts <module> <reader> <large file> [small file] reads the large file
// once and prints how many bytes of memory that took. The small file is read many times before.
// memory.ts starts a new process for each number.
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Stage } from '../stage.ts';
const [module = '', name = '', large = '', small] = process.argv.slice(2);
const { readers } = await import(module);
const prepare = readers[name];
if (prepare === undefined) throw new Error(`${module} has no reader ${name}.`);
/** Collects all garbage, including what is released only later. */
async function collectGarbage() {
  if (globalThis.gc === undefined) throw new Error('Run this with node --expose-gc.');
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    await setTimeout(10);
  }
}
/** Resets the peak to the present where the system can. Elsewhere it includes the start of the process. */
function resetPeak() {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Not Linux, or not allowed.
  }
}
/**
 * The most memory that the process had, in bytes. On Linux it is read from the system, since a process
 * inherits the `maxRSS` of the one that started it.
 */
function peak() {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}
var stage, read, payload, rss, heapUsed, external, output, top, after, kept;
const env_1 = { stack: [], error: void 0, hasError: false };
try {
  stage = __addDisposableResource(env_1, new Stage(), true);
  read = await prepare(stage);
  if (small !== undefined) {
    const warm = readFileSync(small);
    for (let round = 0; round < 200; round += 1) await read(warm);
  }
  payload = readFileSync(large);
  await collectGarbage();
  resetPeak();
  ({ rss, heapUsed, external } = process.memoryUsage());
  output = await read(payload);
  // Includes garbage that has not been collected yet.
  top = peak();
  await collectGarbage();
  after = process.memoryUsage();
  kept = after.heapUsed + after.external - heapUsed - external;
  process.stdout.write(JSON.stringify({ peak: top - rss, kept }));
  // Keeps both reachable until here: the last numbers must include them.
  if (payload.length === 0 || typeof output !== 'object') throw new Error('Nothing was read.');
} catch (e_1) {
  env_1.error = e_1;
  env_1.hasError = true;
} finally {
  const result_1 = __disposeResources(env_1);
  if (result_1) await result_1;
}

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
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { Stage } from '../stage.ts';
import { request } from './request.ts';
import { programFile, startServer } from './start.ts';
/**
 * Compiles a program of `src/programs` to JavaScript, so that its start does not include Node's work on
 * TypeScript. The file is inside this workspace, so that it finds the packages that it imports.
 */
function compile(name) {
  const outfile = fileURLToPath(
    new URL(`../../node_modules/.cache/programs/${name}.mjs`, import.meta.url),
  );
  const options = { bundle: true, packages: 'external', platform: 'node', format: 'esm' };
  buildSync({ ...options, entryPoints: [programFile(name)], outfile });
  return outfile;
}
/** Starts a command, and sends it the first of the requests. */
export function program(...command) {
  return (stage, [first = { method: 'GET', url: '/' }]) => startServer(stage, command, first);
}
/** The command of one of our packages, at any free port. */
export function ownCommand(name) {
  const manifest = import.meta.resolve(`@countersign/${name}/package.json`);
  return [fileURLToPath(new URL('dist/cli.js', manifest)), '--port', '0'];
}
/** Our mock with the areas named, or all. */
export function mock(...areas) {
  return program(
    ...ownCommand('mock'),
    ...(areas.length === 0 ? [] : ['--areas', areas.join(',')]),
  );
}
/** Bare Prism with the bundle of an area. */
export function prism(area) {
  return (stage, requests) => program(compile('prism'), area)(stage, requests);
}
/** A server with no route at all, which responds to {@link nothing}. */
export function empty(name) {
  return (stage, requests) => program(compile(name))(stage, requests);
}
/** What an empty server is asked. */
export const nothing = { method: 'GET', url: '/', status: 404 };
/** A server that returns what another program has responded, byte by byte. */
export function replay(name, original) {
  return async (stage, requests) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
      const recording = __addDisposableResource(env_1, new Stage(stage), true);
      const { url } = await original(recording, requests);
      const file = path.join(recording.folder(), 'recorded.json');
      const recorded = [];
      for (const one of requests) recorded.push(await record(url, one));
      writeFileSync(file, JSON.stringify(recorded));
      // Awaited here, since the file is removed afterwards.
      return await program(programFile(name), file)(stage, requests);
    } catch (e_1) {
      env_1.error = e_1;
      env_1.hasError = true;
    } finally {
      const result_1 = __disposeResources(env_1);
      if (result_1) await result_1;
    }
  };
}
/** What each server writes itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);
async function record(server, one) {
  const { status, headers, body } = await request(server, one);
  const kept = headers.filter(
    (_, at) => !ownHeaders.has((headers[at - (at % 2)] ?? '').toLowerCase()),
  );
  return { method: one.method, url: one.url, status, headers: kept, body: body.toString('base64') };
}

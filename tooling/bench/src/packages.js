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
import { globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { closure, importsOf, importTime, readBudgets } from '@countersign/budgets';
import { pack, publishedPackages } from '@countersign/tarballs';
import { Stage } from './stage.ts';
/** The official client, which our packages are compared with. */
export const official = 'docusign-esign';
/** The packages in the order of the page: ours, then the official client. */
export const names = [...publishedPackages().map(({ name }) => name), official];
/** What the rows of a package begin with in `docs/benchmarks.json`, such as `client`. */
export function shortName(name) {
  return name === official ? 'official' : name.replace('@countersign/', '');
}
const manifestFile = (name) => createRequire(import.meta.url).resolve(`${name}/package.json`);
/** The size of a tarball of ours, packed or unpacked, in bytes. */
export async function packedSize(name, form) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const found = publishedPackages().find((one) => one.name === name);
    if (found === undefined) throw new Error(`${name} is not published.`);
    const stage = __addDisposableResource(env_1, new Stage(), true);
    return (await pack(found, stage.folder()))[form];
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    const result_1 = __disposeResources(env_1);
    if (result_1) await result_1;
  }
}
/** The size of a package as it is installed, without its dependencies, in bytes. */
export function installedSize(name) {
  const cwd = path.dirname(manifestFile(name));
  return globSync('**', { cwd, exclude: ['**/node_modules/**'] })
    .map((file) => statSync(path.join(cwd, file)))
    .reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
}
/** How many other packages `npm install` brings with a package. */
export function dependencyCount(name) {
  const manifest = JSON.parse(readFileSync(manifestFile(name), 'utf8'));
  return closure(manifest, manifestFile(name)).length;
}
/** The modules that users of a package import first; none if it has no script. */
export function readImports(name) {
  if (name === official) return [official];
  const budget = readBudgets().packages[name];
  return budget === undefined ? [] : importsOf(name, budget);
}
/** How long a new process takes to import modules, in milliseconds. */
export function timeImports(modules) {
  const addresses = modules.map((name) => import.meta.resolve(name));
  return () => importTime(addresses);
}

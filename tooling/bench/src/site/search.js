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
import { readResultTime, watchResults } from './in-page.ts';
import { watchTransfer } from './open-page.ts';
import { area } from './operations.ts';
/** What people search for: names, words, codes and paths. Each is typed letter by letter. */
export const queries = [
  'lock',
  'envelopes create',
  'emailBlurb',
  'recipient',
  'EDIT_LOCK_ENVELOPE_ALREADY_LOCKED',
  'POST /envelopes',
  'envelope-completed',
  'signHereTabs',
  'oauth',
  'download document',
];
const start = `/reference/${area}/operations/Envelopes_create/`;
/** The measure in the page's timeline. */
const measure = 'search results';
/** Opens a page and its search, and searches once, so that the index is loaded. */
async function openSearch(context, address) {
  const page = await context.newPage();
  const transfer = await watchTransfer(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  transfer.bytes = 0;
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const { input, results } = locate(page);
  await input.pressSequentially('a');
  await results.first().waitFor();
  await page.waitForLoadState('networkidle');
  await input.clear();
  return { page, transferred: transfer.bytes };
}
/** What the search loads when it is opened for the first time, in bytes. */
export async function searchTransfer(browser, url, path = start) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const context = __addDisposableResource(env_1, await browser.newContext(), true);
    return (await openSearch(context, url + path)).transferred;
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    const result_1 = __disposeResources(env_1);
    if (result_1) await result_1;
  }
}
/** The milliseconds from each letter that is typed to its results. */
export async function searchTimes(browser, url, typed, path = start) {
  const env_2 = { stack: [], error: void 0, hasError: false };
  try {
    const context = __addDisposableResource(env_2, await browser.newContext(), true);
    const { page } = await openSearch(context, url + path);
    await page.evaluate(watchResults, measure);
    const times = [];
    for (const query of typed) times.push(...(await type(page, query)));
    return times;
  } catch (e_2) {
    env_2.error = e_2;
    env_2.hasError = true;
  } finally {
    const result_2 = __disposeResources(env_2);
    if (result_2) await result_2;
  }
}
async function type(page, query) {
  const { input, results } = locate(page);
  await input.clear();
  await results.first().waitFor({ state: 'detached' });
  const times = [];
  for (const letter of query) {
    await input.pressSequentially(letter);
    const time = await page.evaluate(readResultTime, measure);
    if (time === undefined) throw new Error(`The search finds nothing: ${query}, at ${letter}`);
    times.push(time);
  }
  return times;
}
function locate(page) {
  const dialog = page.getByRole('dialog');
  return { input: dialog.getByRole('combobox'), results: dialog.getByRole('option') };
}

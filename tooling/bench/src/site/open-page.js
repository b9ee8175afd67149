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
import { watchContent } from './in-page.ts';
const mark = 'content shown';
/** Opens a page in a new browser context, which has nothing in its cache. */
export async function openPage(browser, url, content) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const context = __addDisposableResource(env_1, await browser.newContext(), true);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfer = await watchTransfer(page);
    await page.addInitScript(watchContent, { ...content, mark });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const shown = await page.evaluate(
      (name) => performance.getEntriesByName(name)[0]?.startTime,
      mark,
    );
    if (shown === undefined) throw new Error(`${url} has lost its mark.`);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
    return { shown, transferred: transfer.bytes, heap, elements };
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    const result_1 = __disposeResources(env_1);
    if (result_1) await result_1;
  }
}
/** Counts the bytes that a page loads from now on, compressed, with the headers of the responses. */
export async function watchTransfer(page) {
  const transfer = { bytes: 0 };
  const session = await page.context().newCDPSession(page);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfer.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return transfer;
}

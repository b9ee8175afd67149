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
// The measures are checked with subjects whose cost is known.
import { expect, it } from 'vitest';
import { fresh, turns } from '../src/measure/in-turn.ts';
import { memory } from '../src/measure/memory.ts';
import { median, quantile, spread } from '../src/numbers.ts';
import { Stage } from '../src/stage.ts';
it('finds quantiles, between two numbers too', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(quantile([0, 4], 0.25)).toBe(1);
});
it('compares each subject with the reference that was measured next to it', () => {
  // The machine was twice as slow in the second round, which the ratio does not show.
  const samples = [
    { subject: 3, reference: 2 },
    { subject: 6, reference: 4 },
    { subject: 9, reference: 2 },
  ];
  const numbers = { ratio: 1.5, lower: 1.5, upper: 3, subjectMedian: 6, referenceMedian: 2 };
  expect(spread(samples, 'ms', false)).toEqual(numbers);
  expect(spread(samples, 'ms', true)).toMatchObject({ ratio: 0.67, lower: 0.44, upper: 0.67 });
});
const label = { what: 'one', reference: 'the other', measure: 'check time' };
it('measures the two in turn', async () => {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const order = [];
    const taking = (name, milliseconds) => () => {
      order.push(name);
      return milliseconds;
    };
    const row = fresh(label, () => ({
      subject: taking('subject', 3),
      reference: taking('reference', 2),
    }));
    const stage = __addDisposableResource(env_1, new Stage(), true);
    const samples = await row.samples(stage);
    expect(samples).toHaveLength(turns['check time']);
    expect(samples[0]).toEqual({ subject: 3, reference: 2 });
    // The first of each does not count. From then on the second one of a round is first in the next.
    const [reference, subject] = ['reference', 'subject'];
    expect(order.slice(0, 6)).toEqual([reference, subject, reference, subject, subject, reference]);
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    const result_1 = __disposeResources(env_1);
    if (result_1) await result_1;
  }
});
it.each(['peak memory', 'kept memory'])('finds the %s', async (measure) => {
  const env_2 = { stack: [], error: void 0, hasError: false };
  try {
    const row = memory(
      { ...label, measure },
      {
        module: new URL('support/readers.ts', import.meta.url),
        reader: 'twice',
        small: () => new Uint8Array(1000),
        large: () => new Uint8Array(20000000).fill(1),
      },
    );
    const stage = __addDisposableResource(env_2, new Stage({ quick: true }), true);
    const [sample] = await row.samples(stage);
    expect(sample?.reference).toBe(20000000);
    expect(sample?.subject).toBeGreaterThan(38000000);
    expect(sample?.subject).toBeLessThan(46000000);
  } catch (e_2) {
    env_2.error = e_2;
    env_2.hasError = true;
  } finally {
    const result_2 = __disposeResources(env_2);
    if (result_2) await result_2;
  }
});

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
import { execFileSync } from 'node:child_process';
import { fresh, inTurn } from '../measure/in-turn.ts';
import { median, quantile } from '../numbers.ts';
import { Stage } from '../stage.ts';
import { fire, warmUp } from './load.ts';
import { empty, nothing } from './programs.ts';
/** The number of rounds, and the seconds of one burst and of warming up. */
export const load = { rounds: 7, burst: 1.5, warmUp: 4 };
export const latencies = { rounds: 3, burst: 3, warmUp: 1.5 };
/** How many processes each number of resident memory is from. */
export const residentProcesses = 3;
/** Warms up a server; returns what lets it respond for as long as one burst takes. */
async function prepareBursts({ quick }, server, requests, { burst, warmUp: seconds }) {
  if (quick) return () => fire(server, requests, 0);
  const amount = Math.round((await warmUp(server, requests, seconds)) * burst);
  return () => fire(server, requests, amount);
}
/** A row that compares how many requests a second two servers respond to. */
export function requestsASecond(label, requests, subject, reference) {
  const samples = async (stage) => {
    const all = await Promise.all(requests);
    const servers = { subject: await subject(stage, all), reference: await reference(stage, all) };
    const ofReference = await prepareBursts(stage, servers.reference, all, load);
    const ofSubject = await prepareBursts(stage, servers.subject, all, load);
    const pair = {
      subject: async () => (await ofSubject()).rate,
      reference: async () => (await ofReference()).rate,
    };
    return inTurn(pair, (done) => done < stage.amount(load.rounds, 1));
  };
  return { ...label, measure: 'requests a second', samples };
}
/** A row that compares the slowest response of a hundred with the median. */
export function latency(label, requests, server) {
  const samples = async (stage) => {
    const burst = await prepareBursts(stage, await server(stage, requests), requests, latencies);
    const rounds = [];
    while (rounds.length < stage.amount(latencies.rounds, 1)) {
      const { times } = await burst();
      rounds.push({ subject: quantile(times, 0.99), reference: median(times) });
    }
    return rounds;
  };
  return { ...label, reference: 'the median', measure: 'latency', samples };
}
/** A row that compares how soon a server responds, after its process starts, with an empty Fastify. */
export function startTime(what, server, first, more = {}) {
  const label = { what, reference: 'an empty Fastify server', measure: 'start time' };
  return fresh({ ...label, ...more }, () => ({
    subject: () => timeStart(server, first),
    reference: () => timeStart(empty('fastify'), nothing),
  }));
}
async function timeStart(server, first) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const stage = __addDisposableResource(env_1, new Stage(), true);
    return (await server(stage, [first])).started;
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    const result_1 = __disposeResources(env_1);
    if (result_1) await result_1;
  }
}
/** A row of the resident set of a server, after its first response or after 20000. */
export function residentMemory(
  what,
  server,
  requests,
  { processes = residentProcesses, ...more } = {},
) {
  const readOne = async (quick) => {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
      const stage = __addDisposableResource(env_2, new Stage({ quick }), true);
      const started = await server(stage, requests);
      if (requests.length > 1) {
        if (!quick) await warmUp(started, requests, 0);
        await fire(started, requests, stage.amount(20000, 0));
      }
      return readResidentSet(started.pid);
    } catch (e_2) {
      env_2.error = e_2;
      env_2.hasError = true;
    } finally {
      const result_2 = __disposeResources(env_2);
      if (result_2) await result_2;
    }
  };
  const amount = async ({ quick }) => {
    const sizes = [];
    while (sizes.length < (quick ? 1 : processes)) sizes.push(await readOne(quick));
    return median(sizes);
  };
  return { what, measure: 'resident memory', ...more, amount };
}
/** The resident set of a process, in bytes, from `ps`, or from PowerShell on Windows. */
export function readResidentSet(pid) {
  if (process.platform === 'win32') {
    const args = ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).WorkingSet64`];
    return Number(execFileSync('powershell', args, { encoding: 'utf8' }));
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

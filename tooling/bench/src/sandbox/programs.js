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
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPostgres } from '@countersign/testing/postgres';
import { createSandboxEnvelope, health } from '../requests.ts';
import { ownCommand, program } from '../server/programs.ts';
import { request } from '../server/request.ts';
import { programFile, startServer } from '../server/start.ts';
import { Stage } from '../stage.ts';
/** Our sandbox with its state in a new file of SQLite. */
export const sandbox = onNewFile(sandboxOn);
function sandboxOn(file) {
  return [...ownCommand('sandbox'), '--data', file];
}
/** Bare `node:http` with a new file of SQLite, which stores each body. */
export const bareSqlite = onNewFile((file) => [programFile('sqlite'), file]);
/** The same, but each request is an empty transaction. */
export const emptyTransaction = onNewFile((file) => [programFile('sqlite'), file, '--empty']);
function onNewFile(command) {
  return (stage, requests) =>
    program(...command(path.join(stage.folder(), 'state.db')))(stage, requests);
}
/** Our sandbox with its state in a new PostgreSQL, as one process or several. */
export function onPostgres(processes = 1) {
  return async (stage) => {
    const postgres = await startPostgres();
    stage.defer(() => postgres.stop());
    const command = [...ownCommand('sandbox'), '--database', await postgres.newDatabase()];
    const first = await startServer(stage, command, health);
    const urls = [first.url];
    while (urls.length < processes) urls.push((await startServer(stage, command, health)).url);
    return { ...first, urls };
  };
}
/** Our sandbox whose account has that many envelopes: one that was created, and copies of its row. */
export function sandboxWith(envelopes) {
  return async (stage) => {
    const file = path.join(stage.folder(), 'state.db');
    const envelopeId = await createEnvelope(file);
    copyEnvelope(file, envelopeId, stage.amount(envelopes, envelopes / 100));
    return startServer(stage, sandboxOn(file), health);
  };
}
async function createEnvelope(file) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const stage = __addDisposableResource(env_1, new Stage(), true);
    const { url } = await startServer(stage, sandboxOn(file), health);
    const { body } = await request(url, await createSandboxEnvelope({ status: 'created' }));
    const { envelopeId } = JSON.parse(body.toString());
    return envelopeId;
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    const result_1 = __disposeResources(env_1);
    if (result_1) await result_1;
  }
}
/** Copies a row of a database, each time with another ID in the row and in its JSON. */
function copyEnvelope(file, envelopeId, times) {
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off');
  const columns = database
    .prepare(
      "select name from pragma_table_info('envelopes') where name not in ('position', 'id', 'body')",
    )
    .all()
    .map(({ name }) => String(name))
    .join(', ');
  database
    .prepare(`with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ?),
       ids(id) as materialized (select printf('%08x-0000-4000-8000-%012x', number, abs(random()) % 281474976710656) from numbers)
       insert into envelopes (id, body, ${columns})
       select ids.id, replace(body, envelopes.id, ids.id), ${columns} from ids, envelopes where envelopes.id = ?`)
    .run(times, envelopeId);
  database.close();
}

// A file has a single owner: a second sandbox is rejected, however the first one has ended.
import { mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { createSandbox, startSandbox } from '../../src/index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-owner-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** A sandbox in a process of its own, which tells when it is open and then waits. */
function otherProcess(file: string) {
  const source = path.resolve(import.meta.dirname, '../../src/index.ts');
  const script = `import { startSandbox } from ${JSON.stringify(source)};
    await startSandbox({ storage: { file: ${JSON.stringify(file)} } });
    process.stdout.write('open');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

describe('a second sandbox on a file', () => {
  it('is refused in the same process, with a way out, and the first goes on', async () => {
    const file = path.join(folder, 'same.db');
    const first = await startSandbox({ storage: { file } });
    const other = path.join(folder, 'link.db');
    // Windows lets few users make links.
    const hasLink = process.platform !== 'win32';
    if (hasLink) symlinkSync(file, other);
    for (const name of hasLink ? [file, other] : [file]) {
      const refusal = createSandbox({ storage: { file: name } });
      await expect(refusal).rejects.toThrow(
        new RegExp(`this process \\(${process.pid}\\) .* at ${first.url} since 20`),
      );
      await expect(refusal).rejects.toThrow('DATABASE_URL=postgres://');
    }
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    await first.close();
    await (await createSandbox({ storage: { file } })).close();
  });

  it('is refused beside another process, and takes over when that was killed', async () => {
    const file = path.join(folder, 'killed.db');
    const child = otherProcess(file);
    await once(child.stdout, 'data');
    const refusal = createSandbox({ storage: { file } });
    await expect(refusal).rejects.toThrow(`process ID ${child.pid} uses it at http://127.0.0.1:`);
    // A second process may open the file for reading.
    const reader = new DatabaseSync(file, { readOnly: true });
    expect(reader.prepare('select count(*) as count from things').get()).not.toEqual({ count: 0 });
    reader.close();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await createSandbox({ storage: { file } })).close();
  });

  it.skipIf(process.platform === 'win32')('is refused where both are given a link', async () => {
    const link = path.join(folder, 'early.db');
    // The target of the link does not exist yet.
    symlinkSync('early-target.db', link);
    const first = await createSandbox({ storage: { file: link } });
    for (const file of [link, path.join(folder, 'early-target.db')])
      await expect(createSandbox({ storage: { file } })).rejects.toThrow(
        'has a sandbox open on it',
      );
    await first.close();
  });

  it('waits for one that is about to end', async () => {
    const file = path.join(folder, 'ending.db');
    const first = await createSandbox({ storage: { file } });
    const second = createSandbox({ storage: { file } });
    await first.close();
    await (await second).close();
  });

  it('may have the file after a start that failed', async () => {
    const file = path.join(folder, 'failed.db');
    const failed = createSandbox({ storage: { file }, seedFile: path.join(folder, 'none.yaml') });
    await expect(failed).rejects.toThrow('none.yaml');
    await (await createSandbox({ storage: { file } })).close();
  });

  it('shares nothing in memory', async () => {
    const both = [await createSandbox(), await createSandbox()];
    for (const one of both) await one.close();
  });
});

describe('a file that another program has locked', () => {
  it('is reported by /healthz at once, and holds up nobody for longer', async () => {
    const file = path.join(folder, 'locked.db');
    const sandbox = await createSandbox({ storage: { file } });
    const get = (url: string) => sandbox.fetch(new Request(`http://sandbox.test${url}`));
    expect((await get('/healthz')).status).toBe(200);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const write = sandbox.fetch(
      new Request('http://sandbox.test/_countersign/control/v1/tenants/late', { method: 'PUT' }),
    );
    const health = await get('/healthz');
    expect(health.status).toBe(503);
    expect(await health.json()).toEqual({
      status: 'unavailable',
      reason: 'another program has locked the file of the database; end its transaction',
    });
    expect((await get('/_countersign/control/v1/health')).status).toBe(503);
    // Reads go on in the meantime.
    expect((await get('/_countersign/control/v1/tenants')).status).toBe(200);
    other.exec('rollback');
    other.close();
    expect((await write).status).toBe(200);
    expect((await get('/healthz')).status).toBe(200);
    await sandbox.close();
  });
});

function rights(file: string): string {
  return (statSync(file).mode & 0o777).toString(8);
}

describe.skipIf(process.platform === 'win32')('the files', () => {
  it('are for the user alone who runs the sandbox', async () => {
    const file = path.join(folder, 'new', 'deep', 'state.db');
    const sandbox = await createSandbox({ storage: { file } });
    for (const made of [path.dirname(path.dirname(file)), path.dirname(file)])
      expect(rights(made)).toBe('700');
    for (const end of ['', '-wal', '-shm', '-lock', '-owner.json'])
      expect([end, rights(`${file}${end}`)]).toEqual([end, '600']);
    await sandbox.close();
  });

  it('become so where they were not', async () => {
    const file = path.join(folder, 'wide.db');
    await (await createSandbox({ storage: { file } })).close();
    spawnSync('chmod', ['664', file, `${file}-lock`]);
    const sandbox = await createSandbox({ storage: { file } });
    for (const end of ['', '-wal', '-shm', '-lock'])
      expect([end, rights(`${file}${end}`)]).toEqual([end, '600']);
    await sandbox.close();
  });
});

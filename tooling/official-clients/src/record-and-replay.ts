import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startMock } from '@countersign/mock';
import { startProxy, startReplay } from '@countersign/mock/proxy';
import { runProgram, type Step } from './run-program.ts';
import { createFolder, createKey, closeLater, application, tomas } from './record.ts';

/** The steps of a program against the mock through the proxy, and against a replay of these. */
export interface Replayed {
  recorded: readonly Step[];
  replayed: readonly Step[];
  /** The files of the recording, as text. */
  files: ReadonlyMap<string, string>;
  /** Texts that must not be in the files. */
  secrets: readonly string[];
  leftOut: readonly string[];
}

/** Records the program of a client, and runs it again on the recording alone. */
export async function recordAndReplay(client: string): Promise<Replayed> {
  using folder = createFolder();
  using recording = createFolder();
  const { publicKey, keyFile } = createKey(folder.path);
  await using stack = new AsyncDisposableStack();
  const mock = closeLater(
    stack,
    await startMock({
      oauth: { clients: [{ ...application, publicKey }], withoutConsent: [tomas] },
      faults: [{ operation: 'GlobalLists_GetTimeZones', code: 429, times: 1 }],
    }),
  );
  const leftOut: string[] = [];
  const proxy = await startProxy({
    upstream: mock.url,
    https: true,
    keepHost: true,
    record: recording.path,
    onLeftOut: (reason) => leftOut.push(reason),
  });
  const run = { folder: folder.path, args: [keyFile] };
  const at = ({
    httpsUrl = '',
    certificate = '',
  }: {
    httpsUrl?: string;
    certificate?: string;
  }) => ({
    ...mock,
    httpsUrl,
    certificate,
  });
  const recorded = await runProgram(client, at(proxy), run);
  await proxy.close();
  const replay = await startReplay({ folder: recording.path, https: true });
  stack.defer(() => replay.close());
  const replayed = await runProgram(client, at(replay), run);
  const files = readdirSync(recording.path).map((file): [string, string] => [
    file,
    readFileSync(path.join(recording.path, file), 'latin1'),
  ]);
  const secrets = [application.secret, readFileSync(keyFile, 'utf8').slice(40, 120)];
  return { recorded, replayed, files: new Map(files), secrets, leftOut };
}

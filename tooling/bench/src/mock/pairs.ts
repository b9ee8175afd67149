import type { LoadPair } from '../suite.ts';
import type { Asked } from './ask.ts';
import { record } from './record.ts';
import { mock, type Command } from './servers.ts';
import { startServer } from './start-server.ts';
import { workloads, type Workload } from './workloads.ts';

/** Makes a server that gives recorded answers again. */
type Replay = (file: string) => Command;

/** Our server, and one that gives what ours has answered, byte by byte. */
export async function besideReplay(workload: Workload, replay: Replay): Promise<LoadPair> {
  const requests = workloads[workload];
  const ours = await start(mock(), requests);
  const { file, remove } = await record(ours.url, requests);
  const other = await start(replay(file), requests);
  remove();
  return pair(ours, other, requests);
}

/** Two servers that give what ours has answered. */
export async function replays(workload: Workload, one: Replay, other: Replay): Promise<LoadPair> {
  const requests = workloads[workload];
  const ours = await start(mock(), requests);
  const { file, remove } = await record(ours.url, requests);
  ours.close();
  const servers = [await start(one(file), requests), await start(other(file), requests)] as const;
  remove();
  return pair(...servers, requests);
}

/** A server that gives what ours has answered, and one that answers of itself. */
export async function replayBeside(
  workload: Workload,
  replay: Replay,
  reference: Command,
): Promise<LoadPair> {
  const requests = workloads[workload];
  const ours = await start(mock(), requests);
  const { file, remove } = await record(ours.url, requests);
  ours.close();
  const subject = await start(replay(file), requests);
  remove();
  return pair(subject, await start(reference, requests), requests);
}

/** Two servers that answer of themselves. */
export async function sideBySide(
  workload: Workload,
  subject: Command,
  reference: Command,
): Promise<LoadPair> {
  const requests = workloads[workload];
  return pair(await start(subject, requests), await start(reference, requests), requests);
}

interface Started {
  url: string;
  close: () => void;
}

function start(command: Command, [first]: readonly [Asked, ...Asked[]]): Promise<Started> {
  return startServer(command, first, first.method === 'POST' ? 201 : 200);
}

function pair(subject: Started, reference: Started, requests: readonly Asked[]): LoadPair {
  return {
    subject: subject.url,
    reference: reference.url,
    requests,
    close() {
      subject.close();
      reference.close();
    },
  };
}

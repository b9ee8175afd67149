import type { Asked } from '../mock/ask.ts';
import { record } from '../mock/record.ts';
import { bareNode, type Command } from '../mock/servers.ts';
import { startServer } from '../mock/start-server.ts';
import type { LoadPair } from '../suite.ts';
import { scratch } from './scratch.ts';
import { sandbox } from './servers.ts';

/** The sandbox, and bare `node:http` that gives again what the sandbox has answered. */
export async function besideReplay(request: Asked): Promise<LoadPair> {
  const folder = scratch();
  const ours = await startServer(sandbox(folder.file('state.db')), request, statusOf(request));
  const { file, remove } = await record(ours.url, [request]);
  const bare = await startServer(bareNode(file), request, statusOf(request));
  remove();
  return pair(ours, bare, [request], () => folder.remove());
}

/** Two servers that answer of themselves, each with a file of its own. */
export async function sideBySide(
  request: Asked,
  subject: (file: string) => Command,
  reference: (file: string) => Command,
  status: { subject?: number; reference?: number } = {},
): Promise<LoadPair> {
  const folder = scratch();
  const { subject: ours = statusOf(request), reference: other = statusOf(request) } = status;
  const one = await startServer(subject(folder.file('subject.db')), request, ours);
  const two = await startServer(reference(folder.file('reference.db')), request, other);
  return pair(one, two, [request], () => folder.remove());
}

interface Started {
  url: string;
  close: () => void;
}

export function pair(
  subject: Started,
  reference: Started,
  requests: readonly Asked[],
  remove: () => void = () => {},
): LoadPair {
  return {
    subject: subject.url,
    reference: reference.url,
    requests,
    close() {
      subject.close();
      reference.close();
      remove();
    },
  };
}

function statusOf({ method }: Asked): number {
  return method === 'POST' ? 201 : 200;
}

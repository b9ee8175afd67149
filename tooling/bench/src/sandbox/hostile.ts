import { setTimeout } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { createSandboxEnvelope, health } from '../requests.ts';
import type { Program } from '../server/programs.ts';
import { request, type Request } from '../server/request.ts';
import type { Stage } from '../stage.ts';
import { createPng } from './png.ts';

/** The number of times each document is sent, and the number that are sent at once. */
const rounds = 3;
const atOnce = 2;
const millisecondsBetween = 20;

/**
 * Measures the time in which a sandbox responds to `/healthz` while it converts hostile documents.
 */
export async function measureHealthTimes(stage: Stage, sandbox: Program): Promise<number[]> {
  const { url } = await sandbox(stage, [health]);
  const requests = await Promise.all(createDocuments().map((one) => createRequest(...one)));
  const waiting = Array.from({ length: stage.amount(rounds, 1) }, () => requests).flat();
  const done = new AbortController();
  const send = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      await request(url, next);
  };
  const sent = Promise.all(Array.from({ length: atOnce }, send)).finally(() => done.abort());
  const times: number[] = [];
  const watch = async () => {
    while (!done.signal.aborted) {
      const since = performance.now();
      await request(url, health);
      times.push(performance.now() - since);
      await setTimeout(millisecondsBetween);
    }
  };
  await Promise.all([sent, watch()]);
  return times;
}

async function createRequest(fileExtension: string, bytes: Uint8Array): Promise<Request> {
  const documentBase64 = Buffer.from(bytes).toString('base64');
  const documents = [{ documentId: '1', name: 'Hostile', fileExtension, documentBase64 }];
  const create = await createSandboxEnvelope({ status: 'created', documents });
  return { ...create, status: [201, 400] };
}

/** Documents that once blocked the server for seconds to minutes. */
function createDocuments(): [fileExtension: string, bytes: Uint8Array][] {
  const runs = '<w:r><w:t>a</w:t></w:r>'.repeat(1_000_000);
  const xml = `<w:document><w:body><w:p>${runs}</w:p></w:body></w:document>`;
  return [
    ['docx', zipSync({ 'word/document.xml': strToU8(xml) })],
    ['html', Buffer.from('<script '.repeat(130_000))],
    ['html', Buffer.from('word '.repeat(200_000))],
    ['txt', Buffer.from('x\n'.repeat(2_500_000))],
    // 10 by 10 pixels, whose data unpack to 300 MB.
    ['png', createPng(10, 10, deflateSync(Buffer.alloc(300_000_000)))],
  ];
}

import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFarSheet, rtf } from '../../documents/make-office.ts';
import { makePdf } from '../../documents/make-pdf.ts';
import { accountId, startTest, type TestSandbox } from '../../harness.ts';

/**
 * A stand-in for LibreOffice: notes the boat of the document when it begins and ends, and works until
 * its gate is open.
 */
const program = `#!/bin/sh
for source; do :; done
folder=$(dirname "$source")
boat=$(grep -o 'boat-[a-z]*' "$source")
echo "begin $boat" >> "$0.log"
while [ ! -e "$0.gate" ]; do sleep 0.05; done
echo "end $boat" >> "$0.log"
cp "$0.pdf" "$folder/document.pdf"
`;

let running: TestSandbox;
let folder: string;
let office: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-test-office-'));
  office = path.join(folder, 'office');
  await writeFile(office, program);
  await chmod(office, 0o755);
  await writeFile(`${office}.pdf`, await makePdf({ pages: [['Converted']] }));
  running = await startTest({ office });
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await writeFile(`${office}.log`, '');
  await rm(`${office}.gate`, { force: true });
});

const openGate = () => copyFile(office, `${office}.gate`);

async function readLog(): Promise<string[]> {
  return (await readFile(`${office}.log`, 'utf8')).split('\n').filter((line) => line !== '');
}

/** Sends a draft with one document. */
async function send(
  bytes: Uint8Array | string,
  fileExtension: string,
  signal?: AbortSignal,
): Promise<number> {
  const documentBase64 = Buffer.from(bytes).toString('base64');
  const document = { documentId: '1', name: 'a', fileExtension, documentBase64 };
  const request = new Request(`http://sandbox.test/restapi/v2.1/accounts/${accountId}/envelopes`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({ emailSubject: 'Berth', status: 'created', documents: [document] }),
    ...(signal !== undefined && { signal }),
  });
  return (await running.sandbox.fetch(request)).status;
}

const sendBoat = (boat: string, signal?: AbortSignal) =>
  send(rtf.replace('agreement', `boat-${boat}`), 'rtf', signal);

// The stand-in is a shell script.
describe.skipIf(process.platform === 'win32')('LibreOffice', () => {
  test('converts one document at a time, and holds up no other documents', async () => {
    const boats = ['petrel', 'tern', 'gull'].map((boat) => sendBoat(boat));
    await expect.poll(readLog).toHaveLength(1);
    // More of them than there are threads.
    expect(await Promise.all(['a', 'b', 'c'].map((text) => send(text, 'txt')))).toEqual([
      201, 201, 201,
    ]);
    expect(await readLog()).toHaveLength(1);
    await openGate();
    expect(await Promise.all(boats)).toEqual([201, 201, 201]);
    const lines = await readLog();
    expect(lines).toHaveLength(6);
    for (let at = 0; at < lines.length; at += 2)
      expect(lines[at + 1]).toBe(lines[at]?.replace('begin', 'end'));
  });

  test('is ended when the client has left, and begins nothing for one that left before', async () => {
    const leaving = new AbortController();
    const left = ['petrel', 'tern'].map((boat) => sendBoat(boat, leaving.signal).catch(() => 0));
    await expect.poll(readLog).toHaveLength(1);
    leaving.abort();
    await Promise.all(left);
    // The gate is closed still.
    const next = sendBoat('gull');
    await expect.poll(readLog).toContain('begin boat-gull');
    await openGate();
    expect(await next).toBe(201);
    const [first = '', ...others] = await readLog();
    expect(first).toMatch(/^begin boat-(petrel|tern)$/u);
    expect(others).toEqual(['begin boat-gull', 'end boat-gull']);
  });

  test('does not get a sheet whose cells lie too far apart, which is read without it', async () => {
    expect(await send(makeFarSheet(), 'xlsx')).toBe(201);
    expect(await readLog()).toEqual([]);
  });
});

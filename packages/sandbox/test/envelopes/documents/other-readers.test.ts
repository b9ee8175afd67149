// The PDFs of an envelope, read by programs that have nothing in common with the sandbox.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorlds, type World } from '../../rules/documented/world.ts';
import { docGen, form, html, listValues, one, pdf, setValues } from '../../rules/documents/kit.ts';
import { makeDocx } from '../../documents/make-docx.ts';
import { makeBmp, makeGif, makeTiff } from '../../documents/make-images.ts';
import { makeDoc, makeMsg, makePptx, makeWorkbook, rtf } from '../../documents/make-office.ts';

/** Runs a program; undefined where the machine does not have it. */
function run(program: string, ...args: string[]) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return error === undefined ? { status, said: `${stdout}${stderr}` } : undefined;
}

const missing = [
  ...(run('qpdf', '--version') === undefined ? ['qpdf'] : []),
  ...(run('pdfsig', '-v') === undefined ? ['pdfsig (poppler-utils)'] : []),
];
if (missing.length > 0)
  process.stderr.write(
    `SKIPPED: no PDF is read by other programs. Install ${missing.join(' and ')}.\n`,
  );

/** Files that become PDFs, by their extensions. */
const files: readonly (readonly [string, Uint8Array | string])[] = [
  ['docx', makeDocx(['Mooring', 'Grün and Łódź'])],
  ['doc', makeDoc('Mooring\r', 'Łódź\r')],
  ['rtf', rtf],
  ['xlsx', makeWorkbook('xlsx')],
  ['csv', 'Berth,Rent\nA1,100\n'],
  ['pptx', makePptx(['Mooring'])],
  ['msg', makeMsg('Mooring', 'Please sign.')],
  ['txt', 'Mooring'],
  ['bmp', makeBmp(20, 10, [255, 0, 0])],
  [
    'gif',
    makeGif([
      [255, 0, 0],
      [0, 0, 255],
    ]),
  ],
  ['tif', makeTiff(20, 10, [[255, 0, 0]])],
];

const tabs = {
  signHereTabs: [{ documentId: '1', pageNumber: '1', xPosition: '100', yPosition: '300' }],
  textTabs: [
    { documentId: '1', pageNumber: '1', xPosition: '100', yPosition: '400', value: 'Łódź' },
  ],
};

/** An envelope with a document of each kind, signed. */
async function signed(world: World): Promise<string> {
  const documents = [
    await pdf(['Mooring'], ['Page two']),
    await form([{ name: 'Town', type: 'Tx', value: 'Turku' }]),
    html('<p>Order <ds-signature/> of <input name="Item" value="fenders"></p>'),
    docGen('Dear {{Name}}'),
    ...files.map(([fileExtension, bytes]) => ({
      fileExtension,
      documentBase64: Buffer.from(bytes).toString('base64'),
    })),
  ].map((document, at) => ({ name: `Document ${at}`, ...document, documentId: String(at + 1) }));
  const id = await world.draft({ documents }, [{ ...one, tabs }]);
  await setValues(world, id, listValues({ Name: 'Ines' }));
  await world.ask(`PUT envelopes/${id}`, { emailSubject: 'Quay', status: 'sent' });
  await world.sign(id);
  return id;
}

const lack = missing.length === 0 ? '' : `, of which the machine lacks ${missing.join(' and ')}`;

describe.skipIf(missing.length > 0)(`qpdf and pdfsig${lack}`, () => {
  let folder: string;
  let close: () => Promise<void>;
  const saved = new Map<string, string>();

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'countersign-readers-'));
    const worlds = await startWorlds();
    close = worlds.close;
    const world = worlds.open();
    const id = await signed(world);
    const { body } = await world.ask(`GET envelopes/${id}`);
    expect(body['status']).toBe('completed');
    const all = [...files.keys(), ...Array.from({ length: 4 }, (_, at) => files.length + at)];
    for (const which of [...all.map((at) => String(at + 1)), 'combined', 'certificate']) {
      const { bytes, status } = await world.ask(`GET envelopes/${id}/documents/${which}`);
      expect([which, status]).toEqual([which, 200]);
      const file = path.join(folder, `${which}.pdf`);
      await writeFile(file, bytes);
      saved.set(which, file);
    }
    expect(saved.size).toBe(files.length + 6);
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  test('qpdf finds nothing wrong in any of them', () => {
    const found = [...saved].map(([which, file]) => [which, run('qpdf', '--check', file)] as const);
    expect(
      found
        .filter(([, check]) => check?.status !== 0)
        .map(([which, check]) => `${which}: ${check?.said ?? ''}`),
    ).toEqual([]);
  });

  test('pdfsig finds a valid signature of the whole file in each of them', () => {
    const found = [...saved].map(([which, file]) => [which, run('pdfsig', file)?.said] as const);
    expect(
      found.filter(
        ([, said = '']) =>
          !said.includes('Signature is Valid.') || !said.includes('Total document signed'),
      ),
    ).toEqual([]);
  });
});

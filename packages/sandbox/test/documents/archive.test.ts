import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archive } from '../../src/documents/index.ts';

test('the names in an archive are unique and safe, the bytes are whole', async () => {
  const names = [
    'lease.pdf',
    'Lease.pdf',
    'lease (2).pdf',
    '../../etc/a:b.pdf',
    'con.pdf',
    '..',
    '__proto__',
    `${'x'.repeat(300)}.pdf`,
  ];
  const files = names.map((name, index) => ({ name, bytes: Uint8Array.of(index) }));
  const entries = Object.entries(unzipSync(await archive(files)));
  expect(entries.map(([name]) => name)).toEqual([
    'lease.pdf',
    'Lease (2).pdf',
    'lease (2) (2).pdf',
    '_.._etc_a_b.pdf',
    '_con.pdf',
    'document',
    '___proto__',
    `${'x'.repeat(150)}.pdf`,
  ]);
  expect(entries.map(([, bytes]) => [...bytes])).toEqual(names.map((_, index) => [index]));
});

test('the same files give the same archive', async () => {
  const files = [{ name: 'a.txt', bytes: Uint8Array.of(1, 2, 3) }];
  expect(await archive(files)).toEqual(await archive(files));
});

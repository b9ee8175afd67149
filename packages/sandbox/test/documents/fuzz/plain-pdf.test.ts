import { isWhole, readSeed } from '@countersign/config/sample';
import { expect, test } from 'vitest';
import { readPlainPdf } from '../../../src/documents/plain-pdf/read-plain-pdf.ts';
import { readDocument } from '../../../src/documents/to-pdf.ts';
import { nearlyPlainPdf } from './plain-pdf.ts';
import { createRandom } from './random.ts';

const seed = process.env['FUZZ_SEED'] ?? String(readSeed());
const inputs = isWhole() ? 20_000 : 2000;

/** A timeout that only ends hanging tests. */
const timeout = 600_000;

test(
  'a PDF that is read without a thread is read as by a thread, however damaged it is',
  async () => {
    let plain = 0;
    for (let index = 0; index < inputs; index += 1) {
      const bytes = nearlyPlainPdf(createRandom(`${seed} plain ${index}`));
      const pages = readPlainPdf(bytes);
      if (pages === undefined) continue;
      plain += 1;
      const read = readDocument(bytes, { name: 'lease.pdf', readsForm: index % 2 === 0 });
      await expect(read, `FUZZ_SEED=${seed}, plain ${index}`).resolves.toEqual({
        pdf: undefined,
        pages,
        isPdf: true,
        isPlain: false,
      });
    }
    expect(plain).toBeGreaterThan(inputs / 20);
    expect(plain).toBeLessThan(inputs / 2);
  },
  timeout,
);

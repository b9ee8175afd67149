import { isWhole, readSeed, takePart } from '@countersign/config/sample';
import { expect, test } from 'vitest';
import { memoryOfJob, mostThreads } from '../../../src/documents/limits.ts';
import { damage } from './damage.ts';
import { docx } from './docx.ts';
import { html } from './html.ts';
import { images } from './images.ts';
import { jpeg } from './jpeg.ts';
import { office } from './office.ts';
import { pdf } from './pdf.ts';
import { png } from './png.ts';
import { createRandom } from './random.ts';
import { survive } from './survive.ts';
import { text } from './text.ts';

// `FUZZ_SEED=7 FUZZ_TIMES=100 npx vitest run --project slow-apart test/documents/fuzz` looks for more. Without
// them there are other documents each day, and more of them each night.
const seed = process.env['FUZZ_SEED'] ?? String(readSeed());
const times = Number(process.env['FUZZ_TIMES'] ?? (isWhole() ? '1' : '0.125'));
const subjects = [text, html, docx, png, jpeg, ...images, ...office, pdf];

/**
 * A timeout that only ends hanging tests: thousands of documents take long, on slow machines much
 * longer.
 */
const timeout = 600_000 * Math.max(1, times);
/**
 * The maximum growth of the process over all inputs, in bytes, including threads and WebAssembly: as
 * much as all threads may have at once, and some for the rest. A thread that passes its limit is
 * ended at the next look at its memory, until when it grows.
 */
const mostGrowth = mostThreads * (memoryOfJob(0) + 300_000_000) + 300_000_000;

const before = process.memoryUsage.rss();
const checkMemory = () => {
  expect(process.memoryUsage.rss() - before, 'growth of the process').toBeLessThan(mostGrowth);
};

/** Adds the name of the input to an error, so that it can be found again. */
async function named(name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    checkMemory();
  } catch (error) {
    throw new Error(`FUZZ_SEED=${seed}, ${name}: ${String(error)}`, { cause: error });
  }
}

/** The inputs of all types, and what became of them: of some types there are few. */
const all = { inputs: 0, done: 0, refused: 0 };

test.each(subjects)(
  'random documents of the type $extension are converted or refused',
  async ({ extension, count, generate }) => {
    const outcome = { done: 0, refused: 0 };
    const inputs = Math.ceil(count * times);
    for (let index = 0; index < inputs; index += 1) {
      const random = createRandom(`${seed} ${extension} ${index}`);
      await named(`${extension} ${index}`, async () => {
        const made = await generate(random);
        const bytes = random.chance(0.85) ? damage(made, random) : made;
        const { done, refused } = await survive(bytes, extension, random);
        outcome.done += done;
        outcome.refused += refused;
      });
    }
    all.inputs += inputs;
    all.done += outcome.done;
    all.refused += outcome.refused;
  },
  timeout,
);

test('random documents are neither all refused nor all taken, as else they would test little', () => {
  expect(all.done).toBeGreaterThan(all.inputs / 4);
  expect(all.refused).toBeGreaterThan(all.inputs / 100);
});

const hostile = subjects.flatMap((subject) =>
  Object.entries(subject.hostile).map(([what, make]) => ({
    extension: subject.extension,
    what,
    make,
  })),
);

// Each is a matter of seconds: a third of them each day, and all of them each night.
test.each(
  isWhole() ? hostile : takePart(hostile, 3, ({ extension, what }) => `${extension} ${what}`),
)(
  '$extension: $what does no harm',
  ({ extension, what, make }) => {
    const random = createRandom(`${seed} ${extension} ${what}`);
    return named(`${extension}: ${what}`, async () => survive(await make(), extension, random));
  },
  timeout,
);

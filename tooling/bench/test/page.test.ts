import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { page } from '../src/page.ts';
import { readmes, withComparison } from '../src/readme-block.ts';
import { isMet, pageFile, readResults, type Result } from '../src/results.ts';
import { siteComparison } from '../src/site-comparison.ts';
import type { Case } from '../src/suite.ts';
import { suites } from '../src/suites/index.ts';

const written = readResults();

/** What a row says of itself before anything is measured. */
function named(one: Result | Case) {
  const { what, measure, goal } = one;
  return {
    what,
    measure,
    ...('reference' in one && { reference: one.reference }),
    ...(goal !== undefined && { goal }),
  };
}

describe('docs/benchmarks.md', () => {
  it('is what docs/benchmarks.json says; `npm run bench` writes both', () => {
    expect(readFileSync(pageFile, 'utf8')).toBe(page(written));
  });

  it.each(Object.entries(suites))('has a row for each case of %s, and no other', (name, suite) => {
    const told = Object.entries(written.suites[name]?.cases ?? {});
    // What takes minutes is there where somebody has asked for it.
    const due = Object.entries(suite.cases).filter(
      ([id, one]) => one.long !== true || written.suites[name]?.cases[id] !== undefined,
    );
    expect(told.map(([id, one]) => [id, named(one)])).toEqual(
      due.map(([id, one]) => [id, named(one)]),
    );
  });

  it('knows no suite that is gone', () => {
    expect(Object.keys(written.suites)).toEqual(Object.keys(suites));
  });
});

/** A row that each table has, once it is measured. */
const row = {
  client: /^\| a program with one operation, in kB +\| \d+\.\d\d +\| \d+\.\d\d +\| \d\.\d\d +\|$/m,
  reference: /^\| loaded over the network, in kB +\| \d+\.\d\d +\| \d\d\.\d\d +\| \d\d\.\d\d +\|$/m,
  packages: /^\| `@countersign\/client` +\| \d+\.\d\d +\| \d+\.\d\d +\| \d+ +\| \d\.\d\d +\|$/m,
  mock: /^\| start, an empty Fastify = 1; Prism with rooms-v2 +\| \d\.\d\d +\| \d+\.\d\d +\|$/m,
  sandbox: /\| an envelope read, bare `node:http` = 1 +\|/,
};

describe.each(
  readmes.map(({ file, block }) => ({
    name: file.pathname.split('/').slice(-2).join('/'),
    file,
    block,
  })),
)('$name', ({ file, block }) => {
  const text = readFileSync(file, 'utf8');

  it('shows the numbers as docs/benchmarks.json has them; `npm run bench` writes both', () => {
    expect(text).toBe(withComparison(text, block, written));
    expect(text).toMatch(row[block]);
  });
});

describe.each(['client', 'mock', 'sandbox', 'reference', 'packages'] as const)(
  'the table in a README: %s',
  (block) => {
    it('takes the place between its two comments', () => {
      const [begin, end] = [`<!-- bench:${block} -->`, `<!-- /bench:${block} -->`];
      const filled = withComparison(`before\n\n${begin}\n\nold\n\n${end}\n\nafter\n`, block, {
        suites: {},
      });
      expect(filled).toBe(
        `before\n\n${begin}\n\nNot measured yet: \`npm run bench\` does.\n\n${end}\n\nafter\n`,
      );
      expect(withComparison(filled, block, { suites: {} })).toBe(filled);
    });

    it('is asked for where there is no place for it', () => {
      expect(() => withComparison('nothing', block, { suites: {} })).toThrow(
        /has no place for the table/,
      );
    });
  },
);

const result: Result = {
  what: 'reading',
  reference: 'bare reading',
  measure: 'time',
  ratio: 1.25,
  lower: 1.2,
  upper: 1.3,
  goal: { atMost: 1.2 },
  subjectMedian: 5,
  referenceMedian: 4,
  unit: 'ms',
};
const size: Result = {
  what: 'a file',
  measure: 'size',
  size: 4.01,
  goal: { atMost: 4 },
  unit: 'kB',
};
const machine = { cpus: 2, cpu: 'A CPU', system: 'linux x64', node: '24.0.0' };

function pageOf(cases: Record<string, Result>): string {
  return page({ suites: { reading: { about: 'It.', date: '2026-11-20', machine, cases } } });
}

describe('the page', () => {
  it('says plainly that a goal is missed', () => {
    const text = pageOf({ slow: result, quick: { ...result, ratio: 1.2 } });
    expect(text).toContain('Of 2 goals, 1 are met, and **1 missed**.');
    expect(text).toMatch(/^\| reading +\| time .*\| 1\.25 +\| 1\.20 to 1\.30 .*\| \*\*no\*\* \|$/m);
    expect(text).toMatch(/^\| reading +\| time .*\| 1\.20 .*\| yes +\|$/m);
  });

  it('shows sizes in a table of their own', () => {
    const text = pageOf({ slow: result, large: size, small: { ...size, size: 3.99 } });
    expect(text).toContain('Of 3 goals, 1 are met, and **2 missed**.');
    expect(text).toMatch(/^\| what +\| measured \| kB +\| goal +\| met +\|$/m);
    expect(text).toMatch(/^\| a file \| size +\| 4\.01 \| at most 4\.00 \| \*\*no\*\* \|$/m);
    expect(text).toMatch(/^\| a file \| size +\| 3\.99 \| at most 4\.00 \| yes +\|$/m);
  });
});

const memory: Result = {
  what: 'a server',
  measure: 'resident memory',
  size: 250.1,
  goal: { atMost: 250 },
  unit: 'MB',
};

describe('memory', () => {
  it('has a table of its own, beside that of sizes', () => {
    const text = pageOf({ file: size, server: memory, small: { ...memory, size: 249.9 } });
    expect(text).toMatch(/^\| what +\| measured \| kB +\| goal +\| met +\|$/m);
    expect(text).toMatch(/^\| what +\| measured +\| MB +\| goal +\| met +\|$/m);
    expect(text).toMatch(/^\| a server \| resident memory \| 250\.10 .*\| \*\*no\*\* \|$/m);
    expect(text).toMatch(/^\| a server \| resident memory \| 249\.90 .*\| yes +\|$/m);
  });
});

describe('what somebody waits for', () => {
  it('has a table for each unit', () => {
    const text = pageOf({
      transfer: { ...size, measure: 'transfer', what: 'a page' },
      letter: {
        what: 'a letter',
        measure: 'answer time',
        size: 33.1,
        goal: { atMost: 33 },
        unit: 'ms',
      },
      build: { what: 'the site', measure: 'build time', size: 62.5, unit: 's' },
    });
    expect(text).toContain('Of 2 goals, 0 are met, and **2 missed**.');
    expect(text).toMatch(/^\| a page \| transfer +\| 4\.01 \| at most 4\.00 \| \*\*no\*\* \|$/m);
    expect(text).toMatch(/^\| what +\| measured +\| ms +\| goal +\| met +\|$/m);
    expect(text).toMatch(
      /^\| a letter \| answer time \| 33\.10 \| at most 33\.00 \| \*\*no\*\* \|$/m,
    );
    expect(text).toMatch(/^\| what +\| measured +\| s +\| goal +\| met +\|$/m);
    expect(text).toMatch(/^\| the site \| build time \| 62\.50 +\| +\| +\|$/m);
  });
});

describe('the reference site beside Redoc', () => {
  const transfer: Result = { ...size, measure: 'transfer', size: 1007.03 };
  const cases: Record<string, Result> = {
    redocTransfer: transfer,
    lockTransfer: { ...transfer, size: 34.5 },
    createTransfer: { ...transfer, size: 45.3 },
    lockTime: { ...result, measure: 'content time', ratio: 0.13 },
    createTime: { ...result, measure: 'content time', ratio: 0.12 },
    lockHeap: { ...result, measure: 'page heap', ratio: 0.05 },
    createHeap: { ...result, measure: 'page heap', ratio: 0.04 },
  };
  const suite = { about: 'It.', date: '2026-11-20', machine };

  it('is a table with a column for each page', () => {
    const text = siteComparison({ suites: { reference: { ...suite, cases } } });
    expect(text).toMatch(
      /^\| loaded over the network, in kB +\| 1007\.03 +\| 34\.50 +\| 45\.30 +\|$/m,
    );
    expect(text).toMatch(/^\| time until [^|]+ \| 1\.00 +\| 0\.13 +\| 0\.12 +\|$/m);
    expect(text).toMatch(/^\| what scripts hold [^|]+ \| 1\.00 +\| 0\.05 +\| 0\.04 +\|$/m);
  });

  it('is left out where a number is missing', () => {
    const { lockHeap: _, ...others } = cases;
    expect(siteComparison({ suites: { reference: { ...suite, cases: others } } })).toBeUndefined();
  });
});

describe('a goal', () => {
  it('is met on the line, and missed beyond it', () => {
    expect([0.69, 0.7, 0.71].map((ratio) => isMet({ ratio, goal: { atLeast: 0.7 } }))).toEqual([
      false,
      true,
      true,
    ]);
    expect([2.99, 3, 3.01].map((number) => isMet({ size: number, goal: { atMost: 3 } }))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

import type { Budget } from './budgets.ts';
import type { Measured, Weight } from './measure.ts';

/** Something of a package that has a limit. */
export interface Gauge {
  limit: keyof Budget['most'];
  /** Over its column in the table. */
  head: string;
  /** What comes after a number in a sentence. */
  unit: '' | ' kB';
  amount: (measured: Measured) => number;
  /** An amount as it is shown. */
  text: (amount: number) => string;
  /** What is said of a package that is over the limit. */
  says: (name: string, amount: string) => string;
  /** Where to look, and what to do there. */
  look: (measured: Measured, budget: Budget) => string;
}

const kilobytes = (amount: number): string => amount.toFixed(1);

/** What has a limit, in the order of the table. */
export const gauges: readonly Gauge[] = [
  {
    limit: 'packed',
    head: 'packed, kB',
    unit: ' kB',
    amount: ({ packed }) => packed / 1000,
    text: kilobytes,
    says: (name, amount) => `${name} is ${amount} packed`,
    look: ({ files }) => `Its largest files: ${largest(files)}. Leave out what nobody needs`,
  },
  {
    limit: 'unpacked',
    head: 'unpacked, kB',
    unit: ' kB',
    amount: ({ unpacked }) => unpacked / 1000,
    text: kilobytes,
    says: (name, amount) => `${name} is ${amount} unpacked`,
    look: ({ files }) => `Its largest files: ${largest(files)}. Leave out what nobody needs`,
  },
  {
    limit: 'dependencies',
    head: 'dependencies',
    unit: '',
    amount: ({ dependencies }) => dependencies.length,
    text: String,
    says: (name, amount) => `${name} brings ${amount} other packages`,
    look: (measured, { known }) => `${fresh(measured, known)}. Do without what it does not need`,
  },
  {
    limit: 'loaded',
    head: 'loaded, kB',
    unit: ' kB',
    amount: ({ modules }) => modules.reduce((sum, { size }) => sum + size, 0) / 1000,
    text: kilobytes,
    says: (name, amount) => `importing ${name} loads ${amount} of script`,
    look: ({ modules }) =>
      `The largest modules: ${largest(modules)}. Import later or elsewhere what few need`,
  },
];

function largest(files: readonly Weight[]): string {
  return files
    .toSorted((one, other) => other.size - one.size)
    .slice(0, 3)
    .map(({ path, size }) => `${path} (${kilobytes(size / 1000)} kB)`)
    .join(', ');
}

function fresh({ dependencies }: Measured, known: readonly string[]): string {
  const unknown = dependencies.filter(({ name }) => !known.includes(name));
  if (unknown.length === 0) return 'None of them has a new name';
  const named = unknown.map(({ name, version, by }) => `${name} ${version} (needed by ${by})`);
  return `New since the limit was set: ${named.join(', ')}`;
}

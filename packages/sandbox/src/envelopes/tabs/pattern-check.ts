import { createRequire } from 'node:module';
import vm from 'node:vm';
import type * as Re2 from 're2js';

/**
 * The result of matching a value against a pattern; `costly` if checking it takes more work than is
 * allowed.
 */
type PatternResult = 'matches' | 'differs' | 'costly';

/** Checks a value against a pattern that a caller wrote. */
export type PatternCheck = (pattern: string, value: string) => PatternResult;

/** The longest pattern that is checked, in characters. */
export const longestPattern = 4000;

/**
 * The maximum number of steps of all checks of one request: instructions of a program times
 * characters.
 */
const mostSteps = 4_000_000;
/** Compiling an instruction costs about as much as matching it against this many characters. */
const stepsToCompile = 200;
/** The maximum processor time for backtracking in all checks of one request, in milliseconds. */
const mostMilliseconds = 100;
const mostTries = 5;

/** A pattern prepared for checking. */
interface Prepared {
  flags: string;
  /** The program of RE2; undefined where RE2 cannot express the pattern as JavaScript reads it. */
  program: { size: number; test(value: string): boolean } | undefined;
}

/**
 * Creates a check for one request. Patterns run in RE2, whose time is linear in the length of the
 * value. Patterns that RE2 does not support (look-around, back-references) or interprets
 * differently from JavaScript run in JavaScript's own engine, which is stopped after a fixed time.
 * All checks share one allowance of both, so that a request with many patterns costs no more than
 * one with a single one.
 */
export function createPatternCheck(): PatternCheck {
  const known = new Map<string, Prepared | 'invalid'>();
  let steps = mostSteps;
  let milliseconds = mostMilliseconds;

  function prepare(pattern: string): Prepared | 'invalid' {
    const flags = flagsFor(pattern);
    if (flags === undefined) return 'invalid';
    const program = isSameInRe2(pattern) ? compile(pattern) : undefined;
    steps -= Math.max(program?.size ?? 0, pattern.length) * stepsToCompile;
    return { flags, program };
  }

  function backtrack(pattern: string, flags: string, value: string): PatternResult {
    backtracking ??= createBacktracking();
    // A process that the machine gives no time gets another try; one that uses its time does not.
    for (let tries = 0; tries < mostTries && milliseconds >= 1; tries += 1) {
      const start = ownTime();
      const result = backtracking({ pattern, flags, value }, Math.ceil(milliseconds));
      milliseconds -= ownTime() - start;
      if (result !== 'costly') return result;
    }
    return 'costly';
  }

  return (pattern, value) => {
    if (pattern.length > longestPattern) return 'costly';
    let prepared = known.get(pattern);
    if (prepared === undefined) {
      if (steps < pattern.length * stepsToCompile) return 'costly';
      prepared = prepare(pattern);
      known.set(pattern, prepared);
    }
    // An invalid pattern would match no value, so it is ignored.
    if (prepared === 'invalid') return 'matches';
    const { flags, program } = prepared;
    if (program === undefined || readOtherwise.test(value)) return backtrack(pattern, flags, value);
    const cost = program.size * (value.length + 1);
    if (cost > steps) return 'costly';
    steps -= cost;
    return program.test(value) ? 'matches' : 'differs';
  };
}

/** Browsers take patterns with and without the escapes that the flag `u` rejects. */
function flagsFor(pattern: string): string | undefined {
  for (const flags of ['u', ''])
    try {
      // Constructing it only parses the pattern; engines compile it when it is first used.
      void new RegExp(pattern, flags);
      return flags;
    } catch {
      // The pattern may be valid without the flag.
    }
  return undefined;
}

/** White space and ends of lines of JavaScript alone, and halves of characters. */
const readOtherwise =
  /[\v\r\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF\uD800-\uDFFF]/;
/**
 * Characters with the same meaning in both engines after a backslash: these letters, and every
 * sign.
 */
const sharedEscape = /^[bBdDfnrsStvwW\W_]$/;

/** Checks whether RE2, if it accepts a pattern, interprets it as JavaScript does. */
function isSameInRe2(pattern: string): boolean {
  // Classes such as `[[:alpha:]]` are RE2's own.
  if (readOtherwise.test(pattern) || pattern.includes('[:')) return false;
  for (const [, escaped = ''] of pattern.matchAll(/\\([\s\S])/g))
    if (!sharedEscape.test(escaped)) return false;
  return true;
}

function compile(pattern: string): Prepared['program'] {
  const { RE2JS, RE2JSException } = loadRe2();
  try {
    const program = RE2JS.compile(RE2JS.translateRegExp(pattern));
    return { size: program.programSize(), test: (value) => program.test(value) };
  } catch (error) {
    if (error instanceof RE2JSException) return undefined;
    throw error;
  }
}

let re2: typeof Re2 | undefined;

/** Loads RE2 when a pattern is first checked; most processes never check one. */
function loadRe2(): typeof Re2 {
  const loaded: typeof Re2 = re2 ?? createRequire(import.meta.url)('re2js');
  re2 = loaded;
  return loaded;
}

let backtracking: ReturnType<typeof createBacktracking> | undefined;

/**
 * Creates the function that runs JavaScript's own engine, which may take for ever, and stops it
 * after some milliseconds.
 */
function createBacktracking() {
  const script = new vm.Script('new RegExp(pattern, flags).test(value)');
  const input = { pattern: '', flags: '', value: '' };
  const context = vm.createContext(input);
  return (search: typeof input, timeout: number): PatternResult => {
    Object.assign(input, search);
    try {
      return script.runInContext(context, { timeout }) === true ? 'matches' : 'differs';
    } catch {
      // The time is over, or the pattern takes more memory than the engine allows itself.
      return 'costly';
    }
  };
}

/** Processor time of this thread in milliseconds; on Node before 23.9, of the whole process. */
function ownTime(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)();
  return (user + system) / 1000;
}

// Comments can be read alone: they begin with a verb or a noun, and not with a question that only the
// code below them answers.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, root } from '@countersign/packages';
import { expect, it } from 'vitest';

/**
 * The first word of a comment that leaves out its noun. The `//` of a line after another such line
 * goes on with the sentence before, and so is not the beginning of a comment.
 */
const riddle =
  /(?<!^[ \t]*\/\/.*\n)^[ \t]*\/\/[ \t]*(?:What|Whether|Which|Who|Whose|How|Why|Where|When)\b.*|\/\*\*?\s*(?:\*[ \t]*)?(?:What|Whether|Which|Who|Whose|How|Why|Where|When)\b.*/gm;

/** A parameter or a result that is described by such a word, and one that is the same as another. */
const riddleInTag =
  /@(?:param [\w.]+|returns)(?: -)? (?:what|whether|which|who|whose|how|why|where|when)\b.*|\/\*\*? The same(?:[;.,]| (?:with|without|for|of|as|but)\b).*/gi;

/** Files with comments of their own. */
const written = /\.(?:[cm]?[jt]sx?|astro|css)$/;
/** Generated files and data, and this file, whose samples are in strings. */
const exempt =
  /(?:^|\/)(?:generated|reports)\/|^tooling\/contract-tests\/corpus\/|\/comments\.test\.ts$/;

/** Finds the comments that begin with a question word, as `line: comment`. */
function findRiddles(text: string): string[] {
  return [...text.matchAll(riddle), ...text.matchAll(riddleInTag)].map(({ 0: comment, index }) => {
    const start = index + comment.length - comment.trimStart().length;
    const line = text.slice(0, start).split('\n').length;
    return `${line}: ${comment.trim().replaceAll(/\s*\n[ \t]*\*?[ \t]*/g, ' ')}`;
  });
}

it.each([
  ['a doc comment', '/** What is kept. */\nconst kept = 1;', ['1: /** What is kept. */']],
  ['a long one', '  /**\n   * Whether it is.\n   */', ['1: /** Whether it is.']],
  ['one behind code', 'a = 1; /* How many. */', ['1: /* How many. */']],
  ['a line', 'a();\n  // Who waits gets it.\nb();', ['2: // Who waits gets it.']],
  ['a line after code', 'a();\n// What is left.', ['2: // What is left.']],
  ['a sentence that goes on', '// Says of each part\n// What it is, and\n// Why.', []],
  ['a parameter', '/** Runs. @param most how many */', ['1: @param most how many */']],
  ['a result', '/**\n * @returns whether it is\n */', ['2: @returns whether it is']],
  ['a comparison', '/** The same for a list. */', ['1: /** The same for a list. */']],
  [
    'a noun that is the same',
    '/** The same address, in lower case. @returns undefined if none */',
    [],
  ],
  ['a noun', '/** The number of rows. */\n// Whatever is left.', []],
  ['a question in code', "const title = 'What is new';\nwhat();", []],
])('finds question words at the beginning: %s', (_name, text, found) => {
  expect(findRiddles(text)).toEqual(found);
});

/** The files of the repository, tracked or new. */
async function listFiles(): Promise<string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const all = (await mustRun('git', args, { folder: root })).split('\0');
  // A file that was moved stays in the index until that is staged.
  return all.filter((file) => existsSync(path.join(root, file)));
}

it('has comments that begin with a verb or a noun', async () => {
  const files = (await listFiles()).filter((file) => written.test(file) && !exempt.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const riddles = files.flatMap((file) =>
    findRiddles(readFileSync(path.join(root, file), 'utf8')).map((found) => `${file}:${found}`),
  );
  expect(
    riddles,
    'These comments need their noun, such as `The number of …` in place of `How many …`.',
  ).toEqual([]);
});

/** Comments of YAML, and descriptions of specs on their own line or below their name. */
const riddleInYaml =
  /(?:^[ \t]*#[ \t]*|\b(?:description|summary): *['"]?|\bdescription: *[|>]-?\n[ \t]*)(?:What|Whether|Which|Who|Whose|How|Why|Where|When)\b.*/gm;

it.each([
  ['a comment', '# What it has.\na: 1'],
  ['a description', 'description: Whether it is.'],
  ['one in braces', "{ type: string, description: 'When it ends.' }"],
  ['a long one', 'description: |-\n  How far it has come.'],
])('finds question words in YAML: %s', (_name, text) => {
  expect(text).toMatch(riddleInYaml);
});

it('has specs whose comments and descriptions begin with a verb or a noun', async () => {
  const files = (await listFiles()).filter(
    (file) => /^(?:specs|packages\/sandbox\/control)\/.*\.yaml$/.test(file) && !exempt.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const riddles = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(riddleInYaml)].map(
      ([found]) => `${file}: ${found.trim()}`,
    ),
  );
  expect(riddles).toEqual([]);
});

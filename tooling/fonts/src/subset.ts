// Writes the fonts that ship with the sandbox; with --check, fails if one differs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from '@cantoo/fontkit';
import subsetFont from 'subset-font';
import { keptLetters, shippedFonts } from './families.ts';

const target = path.resolve(
  import.meta.dirname,
  '../../../packages/sandbox/src/documents/generated/fonts',
);

const letters = keptLetters
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('');

/** Tables that no reader of a PDF and no browser needs for letters in a row. */
const dropped = ['BASE', 'DSIG', 'GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp', 'meta'];

function folderOf(name: string): string {
  return path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}

/** Reads the names in a font. */
function readNames(bytes: Buffer): { copyright: string; family: string } {
  const font = create(bytes);
  if (!('copyright' in font)) throw new Error('The file has several fonts; name another one.');
  return { copyright: String(font.copyright), family: String(font.familyName) };
}

const files = new Map<string, Buffer>();
const rights = new Map<string, string>();
for (const font of shippedFonts) {
  const whole = readFileSync(path.join(folderOf(font.package), font.path));
  const { copyright, family } = readNames(whole);
  if (/reserved font name/iu.test(copyright))
    throw new Error(`${font.package}: the font has a reserved name, which a subset may not have`);
  rights.set(family, copyright);
  // WOFF, since both browsers and fontkit can read it. Each WOFF 2 font would be needed twice:
  // fontkit takes no subsets of it.
  const options = {
    targetFormat: 'woff',
    keepFeatures: [],
    noHinting: true,
    dropTables: dropped,
  } as const;
  files.set(`${font.file}.woff`, await subsetFont(whole, letters, options));
}

const licence = readFileSync(
  path.join(folderOf('@expo-google-fonts/noto-sans'), 'LICENSE_FONT'),
  'utf8',
);
files.set(
  'OFL.txt',
  Buffer.from(
    [
      'The fonts in this folder are parts of the fonts below: fewer letters, no features of layout.',
      [...rights].map(([name, text]) => `${name}: ${text}`).join('\n'),
      // The text before it is the copyright of this one font.
      licence.slice(licence.indexOf('This Font Software')).trim(),
      '',
    ].join('\n\n'),
  ),
);
const packages = [...new Set(shippedFonts.map((font) => font.package))].map((name) => {
  const manifest: { version: string } = JSON.parse(
    readFileSync(path.join(folderOf(name), 'package.json'), 'utf8'),
  );
  // Only the font of the package is shipped; its package.json also names the licence of its code.
  return { name, version: manifest.version, license: 'OFL-1.1' };
});
files.set('packages.json', Buffer.from(`${JSON.stringify(packages, undefined, 2)}\n`));

mkdirSync(target, { recursive: true });
for (const [name, bytes] of files) {
  const file = path.join(target, name);
  // A file that stays the same is not written: `npm run dev` would start the server again.
  if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
  if (!process.argv.includes('--check')) writeFileSync(file, bytes);
  else throw new Error(`${file} is out of date; run npm run generate and commit it`);
}

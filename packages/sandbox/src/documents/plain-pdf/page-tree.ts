import type { PageSize } from '../pdf-pages.ts';
import type { Dictionary } from './dictionary.ts';
import type { PdfObject, PdfObjects } from './objects.ts';

/** The most pages of a PDF that is read here. */
const mostPages = 100;

/** The most levels of the tree above a page. */
const mostLevels = 10;

/** The entries that pages have from the nodes above them. */
const inherited = ['MediaBox', 'CropBox', 'Rotate'] as const;
type Inherited = Partial<Record<(typeof inherited)[number], string>>;

/** A node of the tree, and what the nodes above it say. */
interface Place {
  reference: string;
  /** The number of the node above it. */
  parent: number | undefined;
  above: Inherited;
  level: number;
}

/**
 * Reads the sizes of all pages, as they are seen, from a tree that names each page once, and each of
 * whose nodes knows the node above it and how many pages it has; gives undefined for any other.
 */
export function readPageTree({ root, find }: PdfObjects): PageSize[] | undefined {
  const sizes: PageSize[] = [];
  const seen = new Set<number>();

  /** Reads the pages below a node; gives how many those are. */
  function read({ reference, parent, above, level }: Place): number | undefined {
    const object = find(reference);
    if (object === undefined || seen.has(object.number) || level > mostLevels) return undefined;
    seen.add(object.number);
    const { number, dictionary } = object;
    if (!hasParent(dictionary, parent)) return undefined;
    const own = inherit(above, dictionary);
    if (dictionary.get('Type') === '/Page') return takePage(object, own);
    const kids = readKids(dictionary);
    if (kids === undefined) return undefined;
    let count = 0;
    for (const kid of kids) {
      const pages = read({ reference: kid, parent: number, above: own, level: level + 1 });
      if (pages === undefined) return undefined;
      count += pages;
    }
    return dictionary.get('Count') === String(count) ? count : undefined;
  }

  function takePage({ dictionary }: PdfObject, entries: Inherited): number | undefined {
    const size = dictionary.get('Kids') === undefined ? sizeOf(entries) : undefined;
    if (size === undefined || sizes.length === mostPages) return undefined;
    return sizes.push(size) && 1;
  }

  const reference = root.get('Pages');
  if (reference === undefined || root.get('Type') !== '/Catalog') return undefined;
  const count = read({ reference, parent: undefined, above: {}, level: 0 });
  return count === undefined || count === 0 ? undefined : sizes;
}

function hasParent(dictionary: Dictionary, parent: number | undefined): boolean {
  const written = dictionary.get('Parent');
  return parent === undefined ? written === undefined : written === `${parent} 0 R`;
}

function inherit(above: Inherited, dictionary: Dictionary): Inherited {
  const entries: Inherited = { ...above };
  for (const name of inherited) {
    const own = dictionary.get(name);
    if (own !== undefined) entries[name] = own;
  }
  return entries;
}

const kidsForm = /^\[\s*((?:\d{1,6}\s+0\s+R\s*)*)\]$/u;

/** Lists the references to the nodes below a node. */
function readKids(dictionary: Dictionary): string[] | undefined {
  const kids = dictionary.get('Type') === '/Pages' ? dictionary.get('Kids') : undefined;
  const list = kids === undefined ? undefined : kidsForm.exec(kids)?.[1];
  return list
    ?.split('R')
    .slice(0, -1)
    .map((kid) => `${kid.trim()} R`);
}

/** The size of a page as it is seen, in the numbers that PDFium reads, which have 32 bits. */
function sizeOf({ MediaBox, CropBox, Rotate = '0' }: Inherited): PageSize | undefined {
  const media = readBox(MediaBox);
  const crop = CropBox === undefined ? media : readBox(CropBox);
  if (media === undefined || crop === undefined || !isWithin(crop, media)) return undefined;
  const width = Math.fround(crop.right - crop.left);
  const height = Math.fround(crop.top - crop.bottom);
  if (Rotate === '0' || Rotate === '180') return { width, height };
  return Rotate === '90' || Rotate === '270' ? { width: height, height: width } : undefined;
}

interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

const numberForm = String.raw`(-?\d{1,5}(?:\.\d{1,8})?)`;
const boxForm = new RegExp(
  String.raw`^\[\s*${numberForm}\s+${numberForm}\s+${numberForm}\s+${numberForm}\s*\]$`,
  'u',
);

/** Reads a box that has its corners in the usual order, and is not empty. */
function readBox(text = ''): Box | undefined {
  const found = boxForm.exec(text);
  if (found === null) return undefined;
  const [left = 0, bottom = 0, right = 0, top = 0] = found.slice(1).map(Number).map(Math.fround);
  return left < right && bottom < top ? { left, bottom, right, top } : undefined;
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.bottom >= outer.bottom &&
    inner.right <= outer.right &&
    inner.top <= outer.top
  );
}

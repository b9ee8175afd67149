import { posix } from 'node:path';
import { limits } from '../../limits.ts';
import { plainText } from '../blocks.ts';
import { readXml } from '../docx/read-xml.ts';
import { openZip, type Zip } from '../docx/zip.ts';
import type { TakeBlock } from './text-taker.ts';

const presentation = 'ppt/presentation.xml';

/**
 * Reads the text of the slides of a presentation, in their order.
 * @throws Error where it is damaged
 */
export async function readPptx(bytes: Uint8Array, take: TakeBlock): Promise<void> {
  const zip = openZip(bytes, limits.docxBytes);
  const slides = await listSlides(zip);
  for (const [at, part] of slides.entries()) {
    take({ kind: 'heading', level: 2, text: `Slide ${at + 1}` });
    const slide = zip.read(part);
    if (slide === undefined) throw new Error(`The archive has no file ${part}.`);
    await readSlide(slide, take);
  }
}

/** The parts of the slides, in the order that the presentation has them in. */
async function listSlides(zip: Zip): Promise<string[]> {
  const ids: string[] = [];
  const list = zip.read(presentation);
  if (list === undefined) throw new Error(`The archive has no file ${presentation}.`);
  await readXml(list, new Set(), {
    open(name, attribute) {
      // It also has a number of its own, which is called `id`.
      const id = name === 'sldId' ? attribute('r:id') : undefined;
      if (id !== undefined) ids.push(id);
    },
    close() {},
  });
  const targets = new Map<string, string>();
  const relations = zip.read('ppt/_rels/presentation.xml.rels');
  if (relations !== undefined)
    await readXml(relations, new Set(), {
      open(_name, attribute) {
        const [id, target] = [attribute('Id'), attribute('Target')];
        if (id !== undefined && target !== undefined)
          targets.set(id, target.startsWith('/') ? target.slice(1) : posix.join('ppt', target));
      },
      close() {},
    });
  return ids.map((id) => targets.get(id)).filter((part) => part !== undefined);
}

async function readSlide(bytes: Uint8Array, take: TakeBlock): Promise<void> {
  let parts: string[] | undefined;
  let isText = false;
  await readXml(bytes, new Set(['Fallback']), {
    open(name) {
      if (name === 'p') parts = [];
      else if (name === 'br') parts?.push('\n');
      isText = name === 't';
    },
    close(name) {
      isText = false;
      if (name !== 'p') return;
      const text = plainText(parts?.join('') ?? '');
      if (text !== '') take({ kind: 'paragraph', text });
      parts = undefined;
    },
    text(text) {
      if (isText) parts?.push(text);
    },
  });
}

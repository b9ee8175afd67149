import { writeBlocks } from '../convert/blocks.ts';
import { createHtmlBlocks } from '../convert/read-html.ts';
import { type PageSize, readPdf } from '../pdf-pages.ts';
import type { HtmlField, HtmlMarker } from './html-fields.ts';
import { readParts } from './read-parts.ts';

/** The place of a field in the PDF, in points from the top left of the page. */
export interface Placed {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A page of HTML as a PDF, with the elements that become tabs. */
export interface SignableHtml {
  pdf: Uint8Array;
  pages: PageSize[];
  fields: (HtmlField & Placed)[];
  markers: (HtmlMarker & Placed)[];
}

/**
 * Makes a PDF of a page of HTML that is signed. Fields and JSON markers leave room in the text.
 * @throws {DocumentFault} INVALID_REQUEST_PARAMETER for what may not be in a page,
 *   UNABLE_TO_LOAD_DOCUMENT where it is too long
 */
export async function signableHtml(html: string): Promise<SignableHtml> {
  const fields: HtmlField[] = [];
  const markers: HtmlMarker[] = [];
  const { pdf, slots } = await writeBlocks(async (take) => {
    const blocks = createHtmlBlocks(take);
    await readParts(html, {
      ...blocks,
      field(field) {
        fields.push(field);
        blocks.field(field);
      },
      marker(marker) {
        markers.push(marker);
        blocks.marker(marker);
      },
    });
    blocks.end();
  });
  const places = new Map(slots.map(({ id, ...place }) => [id, place]));
  const { pages } = await readPdf(pdf);
  return {
    pdf,
    pages,
    fields: fields.flatMap((field) => withPlace(field, places)),
    markers: markers.flatMap((marker) => withPlace(marker, places)),
  };
}

/** Adds its place to a field or marker; leaves out a hidden one, which has no place. */
function withPlace<Part extends { id: string }>(
  part: Part,
  places: ReadonlyMap<string, Placed>,
): (Part & Placed)[] {
  const place = places.get(part.id);
  return place === undefined ? [] : [{ ...part, ...place }];
}

import type { State } from '../../../state/state.ts';
import { sessionPath } from '../../../pages/paths.ts';
import type { Control } from './control.ts';
import { documentsFor, type Signing } from './signing.ts';

/** A field that a signer fills in at once: a control, or the radio buttons of a group. */
export type Field = readonly Control[];

/** A page of a document as the template shows it. */
interface ShownPage {
  number: number;
  /** The address of its image, and of its thumbnail. */
  image: string;
  thumbnail: string;
  /** The size in points. */
  width: number;
  height: number;
  /** Fields to fill in, with the radio buttons of a group as one. */
  fields: readonly Field[];
}

/** A document as the template shows it. */
export interface ShownDocument {
  name: string;
  /** The address of its PDF. */
  pdf: string;
  /** True if the document was purged. */
  purged: boolean;
  pages: ShownPage[];
}

type Shown = Pick<Signing, 'envelope' | 'recipient' | 'session'> & { state: Pick<State, 'tenant'> };

/** The documents that a recipient may see, each page with what there is to fill in on it. */
export function shownDocuments(signing: Shown, controls: readonly Control[] = []): ShownDocument[] {
  const { state, session } = signing;
  const imagePath = (kind: string, documentId: string, index: number) =>
    sessionPath(state, session.sessionId, kind, documentId, `${index + 1}.png`);
  return documentsFor(signing).map(({ documentId, name, content, pages }) => ({
    name,
    pdf: sessionPath(state, session.sessionId, 'documents', `${documentId}.pdf`),
    purged: content === undefined,
    pages: pages.map(({ width, height }, index) => ({
      number: index + 1,
      image: imagePath('pages', documentId, index),
      thumbnail: imagePath('thumbnails', documentId, index),
      width,
      height,
      fields: groupRadios(
        controls.filter(
          ({ place }) => place?.documentId === documentId && place.page === index + 1,
        ),
      ),
    })),
  }));
}

/** The controls that stand on no page that is shown: their text was not found, or they have no place. */
export function unplaced(
  documents: readonly ShownDocument[],
  controls: readonly Control[],
): Field[] {
  const placed = new Set(
    documents.flatMap(({ pages }) => pages.flatMap(({ fields }) => fields.flat())),
  );
  return groupRadios(controls.filter((control) => !placed.has(control)));
}

function groupRadios(controls: readonly Control[]): Field[] {
  const fields: Control[][] = [];
  for (const control of controls) {
    const last = fields.at(-1);
    if (control.kind === 'radio' && last?.[0]?.name === control.name) last.push(control);
    else fields.push([control]);
  }
  return fields;
}

/** Rules that put each control at its place: parts of the width and height of its page. */
export function placeRules(documents: readonly ShownDocument[]): string {
  return documents
    .flatMap(({ pages }) => pages)
    .flatMap(({ width, height, fields }) =>
      fields.flat().flatMap(({ id, place }) => {
        if (place === undefined) return [];
        const rules = [
          `--x:${part(place.x, width)}%`,
          `--y:${part(place.y, height)}%`,
          `--w:${part(place.width, width)}%`,
          `--h:${part(place.height, width)}cqw`,
          `--size:${part(place.size, width)}cqw`,
        ];
        return [`#${id},#mark-${id}{${rules.join(';')}}`];
      }),
    )
    .join('\n');
}

/** A part in hundredths. */
function part(length: number, whole: number): string {
  return ((length / whole) * 100).toFixed(3);
}

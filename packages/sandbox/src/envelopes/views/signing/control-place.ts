import type { AnyTab } from '../../tabs/any-tab.ts';
import type { ControlKind, ControlPlace } from './control.ts';

/** The default sizes of controls in points. */
const sizes: Readonly<Record<ControlKind, { width: number; height: number }>> = {
  sign: { width: 100, height: 36 },
  initial: { width: 50, height: 36 },
  tick: { width: 14, height: 14 },
  radio: { width: 14, height: 14 },
  press: { width: 80, height: 24 },
  decline: { width: 80, height: 24 },
  text: { width: 110, height: 18 },
  area: { width: 160, height: 40 },
  date: { width: 110, height: 18 },
  list: { width: 120, height: 18 },
  file: { width: 130, height: 30 },
  fixed: { width: 120, height: 14 },
  note: { width: 160, height: 40 },
};

/** Computes the place of a control; undefined if its tab has no place (yet). */
export function getControlPlace(tab: AnyTab, kind: ControlKind): ControlPlace | undefined {
  const { documentId, pageNumber = '1', xPosition, yPosition } = tab;
  if (documentId === undefined || xPosition === undefined || yPosition === undefined)
    return undefined;
  const size = readFontSize(tab);
  const usual = sizes[kind];
  const scale = kind === 'sign' || kind === 'initial' ? Number(tab.scaleValue ?? '1') || 1 : 1;
  const ownWidth = kind === 'tick' || kind === 'radio' ? undefined : positive(tab.width);
  return {
    documentId,
    page: Number(pageNumber),
    x: Number(xPosition),
    y: Number(yPosition),
    width: ownWidth ?? usual.width * scale,
    height:
      kind === 'area'
        ? (positive(tab.height) ?? usual.height)
        : Math.max(usual.height * scale, size * 1.6),
    size,
  };
}

/** The size of the letters of a tab, in points. */
export function readFontSize({ fontSize = '' }: AnyTab): number {
  return Number(/\d+/u.exec(fontSize)?.[0] ?? '9');
}

function positive(text: string | undefined): number | undefined {
  const number = Number(text ?? '0');
  return number > 0 ? number : undefined;
}

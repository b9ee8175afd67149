import type { StoredEnvelope, StoredHtml } from '../../state/model/envelope.ts';
import type { AnyRadio, AnyTab } from '../tabs/any-tab.ts';
import { placeOf } from './tab-of-field.ts';

type Marker = StoredHtml['markers'][number];

/** Puts a tab where a page of HTML has the JSON marker of its label, or of its group and value. */
export function placeByMarker(
  { documents }: Pick<StoredEnvelope, 'documents'>,
  tab: AnyTab,
  part: AnyRadio,
): void {
  for (const { documentId, html } of documents) {
    if (html === undefined || (tab.documentId ?? documentId) !== documentId) continue;
    const marker =
      tab.radios === undefined
        ? html.markers.find(({ tabLabel, groupName }) =>
            groupName === undefined ? tabLabel === tab.tabLabel : groupName === tab.groupName,
          )
        : markerOfRadio(html.markers, tab, part);
    if (marker === undefined) continue;
    tab.documentId = documentId;
    Object.assign(part, placeOf(marker));
    return;
  }
}

/** The distance of radio buttons below each other, and the lowest place on a page, in points. */
const step = 16;
const lowest = 770;

/**
 * The place of a radio button: the marker of its value, or else the next marker of its group without
 * one. Where there are fewer markers than buttons, the others stand below the last one.
 */
function markerOfRadio(
  markers: readonly Marker[],
  { groupName, radios = [] }: AnyTab,
  part: AnyRadio,
): Pick<Marker, 'page' | 'x' | 'y'> | undefined {
  const ofGroup = markers.filter(
    (one) => one.groupName !== undefined && one.groupName === groupName,
  );
  const own = ofGroup.find(({ value }) => value !== undefined && value === part.value);
  if (own !== undefined) return own;
  const open = ofGroup.filter(({ value }) => value === undefined);
  const others = radios.filter(({ value }) => !ofGroup.some((one) => one.value === value));
  const at = others.indexOf(part);
  const next = open[at];
  if (next !== undefined) return next;
  const last = (part.xPosition ?? part.yPosition) === undefined ? ofGroup.at(-1) : undefined;
  return last && { ...last, y: Math.min(last.y + step * (at - open.length + 1), lowest) };
}

import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { AnyRadio, AnyTab } from '../tabs/any-tab.ts';
import { placeOf } from './tab-of-field.ts';

/** Puts a tab where a page of HTML has the JSON marker of its label, or of its group and value. */
export function placeByMarker(
  { documents }: Pick<StoredEnvelope, 'documents'>,
  tab: AnyTab,
  part: AnyRadio,
): void {
  for (const { documentId, html } of documents) {
    if (html === undefined || (tab.documentId ?? documentId) !== documentId) continue;
    const marker = html.markers.find(({ tabLabel, groupName, value }) =>
      groupName === undefined
        ? tabLabel === tab.tabLabel
        : groupName === tab.groupName && (value === undefined || value === part.value),
    );
    if (marker === undefined) continue;
    tab.documentId = documentId;
    Object.assign(part, placeOf(marker));
    return;
  }
}

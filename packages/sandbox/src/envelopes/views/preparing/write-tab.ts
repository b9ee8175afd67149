import type { AnyRadio, AnyTab } from '../../tabs/any-tab.ts';
import { tabKinds, type TabList } from '../../tabs/tab-kinds.ts';
import { isOptionalKind, type PlacedTab } from './placed-tab.ts';
import { findEntry, type TabProperty } from './tab-palette.ts';

/**
 * Computes the fields of a tab that have changed.
 * @param before the tab before the change; all fields of a new tab are returned
 */
export function writeTab(now: PlacedTab, before?: PlacedTab): AnyTab {
  const changed = (...fields: (keyof PlacedTab)[]) =>
    fields.some((field) => JSON.stringify(now[field]) !== JSON.stringify(before?.[field]));
  const { list, document, label, tooltip, value, required, locked, size, options } = now;
  const { properties } = findEntry(list);
  const sets = (property: TabProperty) => properties.includes(property);
  return {
    ...(changed('document') && { documentId: document }),
    ...(changed('label') && label !== '' && writeLabel(list, label)),
    ...(changed('tooltip') && (before !== undefined || tooltip !== '') && { tooltip }),
    ...(changed('required') &&
      sets('required') &&
      tabKinds[list].use !== 'pick' &&
      writeRequired(now, required)),
    ...(changed('locked') &&
      sets('locked') &&
      (before !== undefined || locked) && { locked: flag(locked) }),
    ...(changed('size') && sets('size') && { fontSize: `Size${Math.round(size)}` }),
    ...(changed('value') && sets('value') && (before !== undefined || value !== '') && { value }),
    ...(changed('value') && sets('button') && value !== '' && { buttonText: value }),
    ...(changed('options') &&
      sets('options') && { listItems: options.map((text) => ({ text, value: text })) }),
    ...(changed('width', 'height') && writeSize(now)),
    ...(changed('parts', 'anchor', 'required') && writePlace(now, before)),
  };
}

function writeLabel(list: TabList, label: string): AnyTab {
  return tabKinds[list].use === 'pick' ? { groupName: label } : { tabLabel: label };
}

function writeRequired({ list }: PlacedTab, required: boolean): AnyTab {
  return isOptionalKind(list) ? { optional: flag(!required) } : { required: flag(required) };
}

function writeSize({ list, width, height }: PlacedTab): AnyTab {
  const entry = findEntry(list);
  if (entry.resize === 'scale') return { scaleValue: (width / entry.width).toFixed(2) };
  return {
    ...(entry.resize !== undefined && { width: String(Math.round(width)) }),
    ...(entry.resize === 'both' && { height: String(Math.round(height)) }),
  };
}

function writePlace({ list, parts, anchor, required }: PlacedTab, before?: PlacedTab): AnyTab {
  if (tabKinds[list].use === 'pick')
    return {
      radios: parts.map((one) => ({
        ...writePart(one),
        value: one.value,
        required: flag(required),
      })),
    };
  if (anchor !== '') return anchor === before?.anchor ? {} : { anchorString: anchor };
  const [first] = parts;
  return {
    ...(first !== undefined && writePart(first)),
    ...((before?.anchor ?? '') !== '' && { anchorString: '' }),
  };
}

function writePart({ page, x, y }: PlacedTab['parts'][number]): AnyRadio {
  return {
    pageNumber: String(Math.max(1, page)),
    xPosition: String(Math.round(x)),
    yPosition: String(Math.round(y)),
  };
}

function flag(value: boolean): 'true' | 'false' {
  return value ? 'true' : 'false';
}

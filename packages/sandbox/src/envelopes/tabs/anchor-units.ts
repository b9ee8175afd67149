import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { showName } from '../../engine/show-name.ts';

/** The points in each unit of offsets; the vendor's clients have other words for two of them. */
const units = new Map(
  Object.entries({
    '': 1,
    pixels: 1,
    inches: 72,
    mms: 72 / 25.4,
    millimeters: 72 / 25.4,
    cms: 72 / 2.54,
    centimeters: 72 / 2.54,
  }),
);

/** The points in a unit of an anchor's offsets; the default unit is pixels. */
export function pointsOf(unit = ''): number {
  return units.get(unit.toLowerCase()) ?? 1;
}

/**
 * Refuses a unit that there is not.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export function requireUnit(name: string, unit = ''): void {
  if (units.has(unit.toLowerCase())) return;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `The tab ${name} has the anchorUnits ${showName(unit)}. Use pixels, inches, mms or cms.`,
  );
}

import { getCollection } from 'astro:content';
import {
  areaAddress,
  changelogAddress,
  deltaAddress,
  errorsAddress,
  eventAddress,
  eventsAddress,
  fidelityAddress,
  figuresAddress,
  glossaryAddress,
  guidesAddress,
  packagesAddress,
} from '../contract/addresses.ts';
import { areas, compare, control, type Area } from '../contract/areas.ts';
import { events } from '../contract/events.ts';
import { areaEntries } from './area-entries.ts';
import { group, link, type Entry } from './entries.ts';
import { guidesIn } from './guides.ts';

const documents = await getCollection('docs');

/** The pages of each package, in order. */
const packagePages = [
  ...Map.groupBy(
    documents
      .filter(({ id }) => id.startsWith(packagesAddress))
      .toSorted((one, other) => compare(one.id, other.id)),
    ({ id }) => id.slice(packagesAddress.length).split('/', 1).join(),
  ),
].toSorted(([one], [other]) => compare(one, other));

/** Creates the sidebar of the page at an address. */
export function createSidebar(current: string): Entry[] {
  return [
    group('Guides', [
      link('All guides', guidesAddress, current),
      ...guidesIn(documents).map(({ id, data }) =>
        link(data.sidebar.label ?? data.title, `${id}/`, current),
      ),
    ]),
    group(
      'Reference',
      areas.map((area) => areaEntry(area, current)),
    ),
    group('Across the areas', [
      current.startsWith(eventsAddress)
        ? group('Events', [
            link('Overview', eventsAddress, current),
            ...events.map(({ name }) => link(name, eventAddress(name), current)),
          ])
        : link('Events', eventsAddress, current),
      link('Error codes', errorsAddress, current),
      link('v2 and v2.1', deltaAddress, current),
    ]),
    group('Testing', [areaEntry(control, current)]),
    group('Packages', packages(current)),
    group('About', [
      link('Glossary', glossaryAddress(), current),
      link('Changelog', changelogAddress, current),
      link('Fidelity', fidelityAddress, current),
      link('Measured figures', figuresAddress, current),
    ]),
  ];
}

/** An area; its parts only where the reader is among them. */
function areaEntry(area: Area, current: string): Entry {
  const address = areaAddress(area.name);
  const title = area.title.replace('Countersign ', '');
  return current.startsWith(address)
    ? group(title, areaEntries(area, current))
    : link(title, address, current);
}

/** The packages; the pages of one only where the reader is among them. */
function packages(current: string): Entry[] {
  return [
    link('Overview', packagesAddress, current),
    ...packagePages.map(([name, inside]) => {
      const address = `${packagesAddress}${name}/`;
      return current.startsWith(address) && inside.length > 1
        ? group(
            name,
            inside.map(({ id, data }) => link(data.sidebar.label ?? data.title, `${id}/`, current)),
          )
        : link(name, address, current);
    }),
  ];
}

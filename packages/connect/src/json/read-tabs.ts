import { customTabTypeLists, tabTypeCodeLists } from '../generated/json-lists.js';
import { customTabType, tabTypeCode } from '../generated/payload-codecs.js';
import type * as model from '../generated/payload.js';
import type { WordCodec } from '../xml/codec.js';
import type * as contract from './contract.js';
import type { JsonNode } from './reading.js';
import { defined, keep } from './defined.js';

export function readTabs(lists: JsonNode<contract.Tabs> | undefined): model.TabStatus[] {
  if (lists === undefined) return [];
  const plain = kindsByList(tabTypeCodeLists).flatMap(([list, kinds]) =>
    lists
      .items<contract.Tab>(list)
      .map((node) => readTab(node, { tabType: readKind(node, kinds, tabTypeCode) })),
  );
  const custom = kindsByList(customTabTypeLists).flatMap(([list, kinds]) =>
    lists
      .items<contract.Tab>(list)
      .map((node) =>
        readTab(node, { tabType: 'custom', customTabType: readKind(node, kinds, customTabType) }),
      ),
  );
  return [...plain, ...custom];
}

function readTab(
  node: JsonNode<contract.Tab>,
  kind: Pick<model.TabStatus, 'tabType' | 'customTabType'>,
): model.TabStatus {
  const tab = defined<model.TabStatus>(kind, {
    status: node.text('status'),
    xPosition: node.number('xPosition'),
    yPosition: node.number('yPosition'),
    tabLabel: node.text('tabLabel'),
    name: node.text('name'),
    value: node.text('value'),
    documentId: node.whole('documentId', 1),
    pageNumber: node.whole('pageNumber'),
    originalValue: node.text('originalValue'),
    validationPattern: node.text('validationPattern'),
    listSelectedValue: node.text('listSelectedValue'),
    scaleValue: node.number('scaleValue'),
  });
  return keep(tab, node.rest());
}

/** The kinds of item that one list holds, the one that no flag marks last. */
interface Kind {
  name: string;
  flag: string | undefined;
}

function readKind<Word extends string>(
  node: JsonNode<contract.Tab>,
  kinds: readonly Kind[],
  codec: WordCodec<Word>,
): Word {
  const flagged = kinds.find(({ flag }) => isTabFlag(flag) && node.flagged(flag));
  const name = flagged?.name ?? kinds.find(({ flag }) => flag === undefined)?.name ?? '';
  const word = codec.match(name);
  if (word === undefined) throw new TypeError(`The lists contain ${name}, which the codes do not.`);
  return word;
}

function isTabFlag(name: string | undefined): name is 'optional' | 'useDash4' {
  return name === 'optional' || name === 'useDash4';
}

/** The lists of a table with the kinds that each holds. */
function kindsByList<List extends string>(
  table: Readonly<Record<string, { list: List; flag?: string }>>,
): [List, Kind[]][] {
  const lists = new Map<List, Kind[]>();
  for (const [name, { list, flag }] of Object.entries(table)) {
    lists.set(list, [...(lists.get(list) ?? []), { name, flag }]);
  }
  return [...lists];
}

import type { Model } from '@countersign/xsd';
import type ts from 'typescript';
import { literal, withDoc } from '../print.ts';
import { constant, lowerFirst } from '../syntax.ts';
import { asConst } from './syntax.ts';

function listOf({ list, flag }: Model['enumerations'][number]['values'][number]) {
  return flag === undefined ? { list } : { list, flag };
}

/** For each enumeration whose values stand in lists of their own in JSON: the list by the value. */
export function jsonLists({ enumerations }: Model): ts.Statement[] {
  return enumerations.flatMap(({ name, values }) => {
    const lists = values.flatMap((value) =>
      value.list === undefined ? [] : [[value.name, listOf(value)] as const],
    );
    if (lists.length === 0) return [];
    const table = asConst(literal(Object.fromEntries(lists)));
    const doc = [`The list of the JSON form in which items of each \`${name}\` stand.`];
    return [withDoc(constant(`${lowerFirst(name)}Lists`, table), doc)];
  });
}

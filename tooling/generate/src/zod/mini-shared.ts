import { camel } from '@orval/core';
import ts from 'typescript';
import { arrow, call, identifier, pure } from '../syntax/expressions.ts';
import { printNode } from '../syntax/print.ts';
import { localConstant } from '../syntax/statements.ts';
import { replace } from './read-validator.ts';

/** A validator with its name, and the fields of one that is an object. */
export interface Mini {
  name: string;
  expression: ts.Expression;
}

/** The constants of what several validators share, and the validators that use them. */
interface Shared<Part> {
  constants: ts.Statement[];
  parts: Part[];
}

/**
 * Gives each validator of a field that comes more than once a name.
 * @param schemas the names of the validators that have one already
 */
export function shareValidators(
  expressions: readonly ts.Expression[],
  schemas: ReadonlySet<string>,
): Shared<ts.Expression> {
  const found = expressions.flatMap((expression) => [...validatorsIn(expression, schemas)]);
  const names = new Names();
  const constants: ts.Statement[] = [];
  const byText = new Map<string, string>();
  for (const [text, [first, second]] of Map.groupBy(found, printNode)) {
    if (first === undefined || second === undefined) continue;
    const name = names.give(`${text.replaceAll('zod.', '').slice(0, 60)} field`);
    byText.set(text, name);
    constants.push(localConstant(name, makePure(first)));
  }
  const parts = expressions.map((expression) =>
    replace(expression, (node) => {
      const name = ts.isCallExpression(node) ? byText.get(printNode(node)) : undefined;
      return name === undefined ? undefined : identifier(name);
    }),
  );
  return { constants, parts };
}

/** The validators of fields that are made of nothing but zod and formats. */
function* validatorsIn(
  node: ts.Node,
  schemas: ReadonlySet<string>,
): Generator<ts.Expression, void, undefined> {
  if (ts.isPropertyAssignment(node)) {
    const { initializer } = node;
    const isAlone = ts.isCallExpression(initializer) && !mentions(initializer, schemas);
    if (isAlone) yield initializer;
    else yield* validatorsIn(initializer, schemas);
    return;
  }
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* validatorsIn(child, schemas);
}

function mentions(node: ts.Node, schemas: ReadonlySet<string>): boolean {
  if (ts.isObjectLiteralExpression(node)) return true;
  if (ts.isIdentifier(node) && schemas.has(node.text)) return true;
  return ts.forEachChild(node, (child) => mentions(child, schemas) || undefined) ?? false;
}

/** The fewest fields that are worth a function. */
const fewestFields = 3;

/** Gives fields that the same objects have a function, whose result these objects spread. */
export function shareFields(objects: readonly Mini[]): Shared<ts.Expression> {
  const fields = objects.flatMap(({ name, expression }) =>
    fieldsOf(expression).map((field) => ({ name, field, text: printNode(field) })),
  );
  const owners = new Map(
    [...Map.groupBy(fields, ({ text }) => text)].map(([text, all]) => [
      text,
      all.map(({ name }) => name).join(' '),
    ]),
  );
  const ownersOf = (field: ts.ObjectLiteralElementLike) => owners.get(printNode(field)) ?? '';
  const names = new Names();
  const constants: ts.Statement[] = [];
  const groups = new Map<string, string>();
  for (const [all, own] of Map.groupBy(fields, ({ text }) => owners.get(text) ?? '')) {
    const [first] = own;
    const group = own.filter(({ name }) => name === first?.name).map(({ field }) => field);
    if (first === undefined || group.length === own.length || group.length < fewestFields) continue;
    const name = names.give(`fields of ${first.name}`);
    groups.set(all, name);
    constants.push(
      localConstant(name, arrow(ts.factory.createObjectLiteralExpression(group, true))),
    );
  }
  const parts = objects.map(({ expression }) => {
    const all = Map.groupBy(fieldsOf(expression), (field) => groups.get(ownersOf(field)));
    const spreads = [...all.keys()].flatMap((name) =>
      name === undefined ? [] : [ts.factory.createSpreadAssignment(call(name))],
    );
    const own = all.get(undefined) ?? [];
    return ts.factory.createObjectLiteralExpression([...spreads, ...own], true);
  });
  return { constants, parts };
}

function fieldsOf(expression: ts.Expression): readonly ts.ObjectLiteralElementLike[] {
  return ts.isObjectLiteralExpression(expression) ? expression.properties : [];
}

/** A call that bundlers drop with its name, and the calls within it. */
export function makePure(expression: ts.Expression): ts.Expression {
  if (!ts.isCallExpression(expression)) return expression;
  const isAlone =
    !ts.isCallExpression(expression.expression) && !expression.arguments.some(hasCall);
  const isMethod =
    ts.isPropertyAccessExpression(expression.expression) &&
    hasCall(expression.expression.expression);
  return pure(isAlone && !isMethod ? expression : call('made', arrow(expression)));
}

function hasCall(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return true;
  return ts.forEachChild(node, (child) => hasCall(child) || undefined) ?? false;
}

/** Names in camel case, with a number behind those that are taken. */
class Names {
  readonly #taken = new Map<string, number>();

  give(words: string): string {
    const name = camel(words.replaceAll(/[^A-Za-z0-9]+/g, ' ').trim());
    const number = (this.#taken.get(name) ?? 0) + 1;
    this.#taken.set(name, number);
    return number === 1 ? name : `${name}${number}`;
  }
}

import type { ASTPath, CallExpression, JSCodeshift } from 'jscodeshift';
import { createProperty, isExpression, type Argument, type Use } from './call.ts';
import { isIdentifier, propertyOf, textOf } from './library.ts';
import type { OldClient } from './old-client.ts';

/** The setting that a call of a method of `ApiClient` makes. */
type Setting =
  | { option: 'baseUrl' | 'token'; value: Argument }
  | { header: string; value: Argument };

/** Finds out what a call on a client sets; undefined for a call that does anything else. */
export function settingOf(
  j: JSCodeshift,
  { callee, arguments: [first, second] }: CallExpression,
): Setting | undefined {
  const method = propertyOf(callee);
  if (method === 'setBasePath' && first !== undefined) return { option: 'baseUrl', value: first };
  if (method !== 'addDefaultHeader' || first === undefined || second === undefined)
    return undefined;
  const header = textOf(first);
  if (header === undefined) return undefined;
  const token = header.toLowerCase() === 'authorization' ? tokenOf(j, second) : undefined;
  return token === undefined ? { header, value: second } : { option: 'token', value: token };
}

/** Collects the options of `createClient`. */
export function optionsOf(
  j: JSCodeshift,
  { created, setters }: Pick<OldClient, 'created' | 'setters'>,
): Map<string, Argument> {
  const options = new Map<string, Argument>();
  const headers = new Map<string, Argument>();
  const given: Argument | undefined = created?.get('arguments', 0).node;
  readConstructor(given, options);
  for (const { node } of setters) {
    if (node.expression.type !== 'CallExpression') continue;
    const setting = settingOf(j, node.expression);
    if (setting === undefined) continue;
    if ('option' in setting) options.set(setting.option, setting.value);
    else headers.set(setting.header, setting.value);
  }
  const entries = [...headers].flatMap(([header, value]) =>
    value.type === 'SpreadElement' ? [] : [j.objectProperty(j.stringLiteral(header), value)],
  );
  if (entries.length > 0) options.set('headers', j.objectExpression(entries));
  return options;
}

/**
 * Replaces `new ApiClient()` and the statements that set it up by `createClient({ … })`, at the
 * place of the last of them, because their values may be computed before it.
 */
export function convertClient(j: JSCodeshift, client: OldClient, use: Use): void {
  const { created, setters, name } = client;
  if (created === undefined) return;
  const options = [...optionsOf(j, client)].flatMap(([key, value]) =>
    value.type === 'SpreadElement' ? [] : [createProperty(j, key, value)],
  );
  const made = j.callExpression(j.identifier(use('', 'createClient')), [
    j.objectExpression(options),
  ]);
  const declarator: ASTPath = created.parent;
  const last = setters.at(-1);
  if (last === undefined) {
    created.replace(made);
    return;
  }
  const { comments } = declarator.parent.node;
  const declaration = j.variableDeclaration('const', [
    j.variableDeclarator(j.identifier(name.text), made),
  ]);
  const own = last.node.comments;
  if (comments || own) declaration.comments = [...(comments ?? []), ...(own ?? [])];
  last.replace(declaration);
  for (const setter of setters) if (setter !== last) setter.prune();
  declarator.prune();
}

function readConstructor(options: Argument | undefined, settings: Map<string, Argument>): void {
  if (options?.type !== 'ObjectExpression') return;
  for (const property of options.properties)
    if (
      (property.type === 'ObjectProperty' || property.type === 'Property') &&
      isIdentifier(property.key) &&
      property.key.name === 'basePath' &&
      isExpression(property.value)
    )
      settings.set('baseUrl', property.value);
}

/** Finds the token after `Bearer ` in the value of a header. */
function tokenOf(j: JSCodeshift, value: Argument): Argument | undefined {
  if (value.type === 'TemplateLiteral') {
    const [start, end] = value.quasis.map(({ value: { cooked } }) => cooked);
    const [token] = value.expressions;
    const isToken = start === 'Bearer ' && end === '' && value.expressions.length === 1;
    return isToken && token !== undefined && isExpression(token) ? token : undefined;
  }
  const text = textOf(value);
  if (text?.startsWith('Bearer ')) return j.stringLiteral(text.slice('Bearer '.length));
  if (value.type !== 'BinaryExpression' || value.operator !== '+') return undefined;
  return textOf(value.left) === 'Bearer ' ? value.right : undefined;
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import { evidences, isEvidence, type Evidence } from './evidence.ts';

/** A function, class or constant of a module. */
export interface Declaration {
  /** Relative to the folder of the sources. */
  file: string;
  name: string;
  /** The first sentence of its comment. */
  about: string;
  /** The value of `@evidence` in its comment. */
  evidence: Evidence | undefined;
  /** Its rejections: the error code, and the message with `…` for variable parts. */
  refusals: { code: string; message: string }[];
  /** The declarations that it uses, as `file#name`. */
  uses: Set<string>;
}

/** The declarations of all sources, by `file#name`. */
export type SourceGraph = ReadonlyMap<string, Declaration>;

const code = /^(?:[A-Za-z][A-Za-z\d]*(?:_[A-Za-z\d]+)+|[A-Z]{6,}|4\d\d)$/;
const refusing = /refus|invalid|notfound|fault|lacks|problem/i;

/**
 * Reads the references between the declarations of a folder, and the errors that each of them
 * throws. Only names are followed, not types: uses through an object that was passed are not seen.
 */
export function readSourceGraph(folder: string): SourceGraph {
  const graph = new Map<string, Declaration>();
  for (const file of globSync('**/*.ts', { cwd: folder }).toSorted()) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const declaration of readModule(file.replaceAll('\\', '/'), source))
      graph.set(`${declaration.file}#${declaration.name}`, declaration);
  }
  return graph;
}

function readModule(file: string, source: ts.SourceFile): Declaration[] {
  const known = new Map<string, string>();
  const found: { name: string; node: ts.Node; commented: ts.Node }[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = statement.moduleSpecifier.text;
      if (!from.startsWith('.')) continue;
      const target = path.posix.join(path.posix.dirname(file), from);
      const bindings = statement.importClause?.namedBindings;
      if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
      for (const { name, propertyName } of bindings.elements)
        known.set(name.text, `${target}#${(propertyName ?? name).text}`);
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      const name = statement.name?.text;
      if (name !== undefined) found.push({ name, node: statement, commented: statement });
    } else if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        for (const name of namesIn(declaration.name))
          found.push({ name, node: declaration, commented: statement });
  }
  for (const { name } of found) known.set(name, `${file}#${name}`);
  return found.map(({ name, node, commented }) => {
    const { about, evidence } = readComment(commented, name);
    const declaration: Declaration = { file, name, about, evidence, refusals: [], uses: new Set() };
    visit(node, declaration);
    return declaration;
  });

  function visit(node: ts.Node, declaration: Declaration): void {
    if (ts.isIdentifier(node)) {
      const target = known.get(node.text);
      if (target !== undefined && target !== `${file}#${declaration.name}`)
        declaration.uses.add(target);
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && isRefusing(node.expression))
      declaration.refusals.push(...readRefusals(node.arguments ?? []));
    ts.forEachChild(node, (child) => visit(child, declaration));
  }
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesIn(one.name) : []));
}

function isRefusing(callee: ts.Expression): boolean {
  return ts.isIdentifier(callee) && refusing.test(callee.text);
}

/** The codes among the arguments, each with the message that stands behind them. */
function readRefusals(given: readonly ts.Expression[]): { code: string; message: string }[] {
  const codes = given.flatMap((argument) => textsIn(argument).filter((text) => code.test(text)));
  const message = given
    .flatMap((argument) => textsIn(argument))
    .filter((text) => text.includes(' '))
    .join(' ');
  return codes.map((one) => ({ code: one, message }));
}

/** The texts that an expression can be. */
function textsIn(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return textsOfParameter(node);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')];
  if (ts.isConditionalExpression(node))
    return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return textsIn(node.expression);
  return [];
}

/** The texts that a parameter can be: its default, and the texts that its type lists. */
function textsOfParameter({ text, parent }: ts.Identifier): string[] {
  for (let node: ts.Node = parent; !ts.isSourceFile(node); node = node.parent) {
    if (!ts.isFunctionLike(node)) continue;
    const parameter = node.parameters.find(
      ({ name }) => ts.isIdentifier(name) && name.text === text,
    );
    if (parameter === undefined) continue;
    const { initializer, type } = parameter;
    const listed = type === undefined ? [] : ts.isUnionTypeNode(type) ? [...type.types] : [type];
    const words = listed.flatMap((one) =>
      ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal) ? [one.literal.text] : [],
    );
    const usual = initializer === undefined ? [] : textsIn(initializer);
    return [...new Set([...usual, ...words])];
  }
  return [];
}

function readComment(
  node: ts.Node,
  name: string,
): { about: string; evidence: Evidence | undefined } {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ');
  const [about = ''] = text.replaceAll(/\s+/g, ' ').split(/(?<=\.)\s/);
  const [word] = comments
    .flatMap(({ tags = [] }) => [...tags])
    .filter(({ tagName }) => tagName.text === 'evidence')
    .map(({ comment }) => (ts.getTextOfJSDocComment(comment) ?? '').split(/\s/, 1)[0] ?? '');
  if (word === undefined) return { about, evidence: undefined };
  if (isEvidence(word)) return { about, evidence: word };
  const { fileName } = node.getSourceFile();
  throw new Error(
    `${fileName}: @evidence of ${name} is ${word}; it must be ${evidences.join(', ')}.`,
  );
}

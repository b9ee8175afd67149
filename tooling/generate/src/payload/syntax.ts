import ts from 'typescript';

const { factory } = ts;

export function lowerFirst(name: string): string {
  // `DOBInformation` begins with an acronym; it is lowered as a whole.
  return name.replace(/^[A-Z]+(?=[A-Z][a-z]|\d|$)|^[A-Z]/, (start) => start.toLowerCase());
}

export function reference(name: string): ts.Identifier {
  return factory.createIdentifier(name);
}

export function call(name: string, ...given: ts.Expression[]): ts.CallExpression {
  return factory.createCallExpression(reference(name), undefined, given);
}

/** `export const name: type = value`. */
export function constant(name: string, value: ts.Expression, type?: ts.TypeNode): ts.Statement {
  const declaration = factory.createVariableDeclaration(name, undefined, type, value);
  return factory.createVariableStatement(
    [factory.createToken(ts.SyntaxKind.ExportKeyword)],
    factory.createVariableDeclarationList([declaration], ts.NodeFlags.Const),
  );
}

/** `value as const`. */
export function asConst(value: ts.Expression): ts.Expression {
  return factory.createAsExpression(value, factory.createTypeReferenceNode('const'));
}

/** Every identifier in some statements; imports that none of them names are left out. */
export function namesIn(statements: readonly ts.Statement[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  for (const statement of statements) visit(statement);
  return names;
}

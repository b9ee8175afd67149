import ts from 'typescript';

const { factory } = ts;

export function reference(name: string): ts.Identifier {
  return factory.createIdentifier(name);
}

export function call(name: string, ...given: ts.Expression[]): ts.CallExpression {
  return factory.createCallExpression(reference(name), undefined, given);
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

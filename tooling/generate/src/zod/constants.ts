import ts from 'typescript';

/** The expression that a statement gives a name to, where it is one such. */
export function definitionOf(
  statement: ts.Statement,
): { name: string; value: ts.Expression } | undefined {
  if (!ts.isVariableStatement(statement)) return undefined;
  const [declaration] = statement.declarationList.declarations;
  if (declaration?.initializer === undefined || !ts.isIdentifier(declaration.name))
    return undefined;
  return { name: declaration.name.text, value: declaration.initializer };
}

/**
 * The limits and patterns that orval writes before the validators that use them, by name. As
 * exports they would be two thousand names that nobody looks for.
 */
export function constantsOf(source: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  for (const statement of source.statements) {
    const { name, value } = definitionOf(statement) ?? {};
    const literal = value && literalOf(value);
    if (name !== undefined && literal !== undefined) constants.set(name, literal);
  }
  return constants;
}

function literalOf(value: ts.Expression): ts.Expression | undefined {
  if (ts.isNumericLiteral(value) || ts.isPrefixUnaryExpression(value)) return value;
  if (!ts.isNewExpression(value)) return undefined;
  const [pattern] = value.arguments ?? [];
  if (pattern === undefined || !ts.isStringLiteralLike(pattern)) return undefined;
  return ts.factory.createRegularExpressionLiteral(String(new RegExp(pattern.text)));
}

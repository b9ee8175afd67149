import ts from 'typescript';

const { factory } = ts;

export function identifier(name: string): ts.Identifier {
  return factory.createIdentifier(name);
}

/** `a.b.c` */
export function member(owner: ts.Expression | string, ...path: string[]): ts.Expression {
  const from = typeof owner === 'string' ? identifier(owner) : owner;
  return path.reduce<ts.Expression>(
    (inner, name) => factory.createPropertyAccessExpression(inner, name),
    from,
  );
}

/** `callee(…)` */
export function call(callee: ts.Expression | string, ...args: ts.Expression[]): ts.Expression {
  const called = typeof callee === 'string' ? identifier(callee) : callee;
  return factory.createCallExpression(called, undefined, args);
}

/** `(…) => value`, with parentheses around an object. */
export function arrow(value: ts.Expression, ...parameters: ts.ParameterDeclaration[]) {
  const isObject = ts.isObjectLiteralExpression(value);
  const body = isObject ? factory.createParenthesizedExpression(value) : value;
  return factory.createArrowFunction(undefined, undefined, parameters, undefined, undefined, body);
}

/** `{ name: value, … }`, one field per line by default. */
export function object(
  fields: readonly (readonly [string | ts.PropertyName, ts.Expression])[],
  { multiLine = true, spread = [] }: { multiLine?: boolean; spread?: ts.Expression[] } = {},
): ts.Expression {
  const properties = fields.map(([name, value]) =>
    factory.createPropertyAssignment(typeof name === 'string' ? createKey(name) : name, value),
  );
  const spreads = spread.map((value) => factory.createSpreadAssignment(value));
  return factory.createObjectLiteralExpression([...properties, ...spreads], multiLine);
}

/** `value as const` */
export function asConst(value: ts.Expression): ts.Expression {
  return factory.createAsExpression(value, factory.createTypeReferenceNode('const'));
}

/**
 * Marks a call as free of side effects, so that bundlers drop it with a name that is not imported.
 */
export function pure(expression: ts.Expression): ts.Expression {
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  return ts.addSyntheticLeadingComment(expression, kind, ' @__PURE__ ', false);
}

/** A JSON value as an expression. */
export function literal(value: unknown): ts.Expression {
  if (typeof value === 'string') return factory.createStringLiteral(value, true);
  if (typeof value === 'number') return numberLiteral(value);
  if (typeof value === 'boolean') return value ? factory.createTrue() : factory.createFalse();
  if (Array.isArray(value)) return factory.createArrayLiteralExpression(value.map(literal));
  if (typeof value === 'object' && value !== null)
    return object(Object.entries(value).map(([name, inner]) => [name, literal(inner)]));
  return factory.createNull();
}

/** A negative number is a minus before a literal. */
function numberLiteral(value: number): ts.Expression {
  const positive = factory.createNumericLiteral(Math.abs(value));
  return value < 0
    ? factory.createPrefixUnaryExpression(ts.SyntaxKind.MinusToken, positive)
    : positive;
}

/** A key of an object, quoted unless it is an identifier. */
function createKey(name: string): ts.PropertyName {
  return /^[A-Za-z_$][\w$]*$/.test(name)
    ? identifier(name)
    : factory.createStringLiteral(name, true);
}

import ts from 'typescript';

const { factory } = ts;

/** `import { names } from 'module';` */
export function createImport(names: readonly string[], module: string): ts.Statement {
  const specifiers = names.map((name) =>
    factory.createImportSpecifier(false, undefined, factory.createIdentifier(name)),
  );
  return factory.createImportDeclaration(
    undefined,
    factory.createImportClause(undefined, undefined, factory.createNamedImports(specifiers)),
    factory.createStringLiteral(module, true),
  );
}

/** `const name = value;`; the name may be a pattern. */
export function constant(name: string | ts.BindingName, value: ts.Expression): ts.Statement {
  return factory.createVariableStatement(undefined, declaration(name, value));
}

/** Creates a declaration with `const`: `name = value`. */
export function declaration(
  name: string | ts.BindingName,
  value?: ts.Expression,
): ts.VariableDeclarationList {
  return factory.createVariableDeclarationList(
    [factory.createVariableDeclaration(name, undefined, undefined, value)],
    ts.NodeFlags.Const,
  );
}

/** `name(…)` */
export function call(name: string, ...values: ts.Expression[]): ts.Expression {
  return factory.createCallExpression(factory.createIdentifier(name), undefined, values);
}

/** `owner.name(…)` */
export function method(
  owner: ts.Expression,
  name: string,
  ...values: ts.Expression[]
): ts.Expression {
  const access = factory.createPropertyAccessExpression(owner, name);
  return factory.createCallExpression(access, undefined, values);
}

/** `await promise` */
export function awaited(promise: ts.Expression): ts.Expression {
  return factory.createAwaitExpression(promise);
}

/** An object of the fields that are given. */
export function object(
  fields: Readonly<Record<string, ts.Expression>>,
): ts.ObjectLiteralExpression {
  return factory.createObjectLiteralExpression(
    Object.entries(fields).map(([name, value]) =>
      factory.createPropertyAssignment(createKey(name), value),
    ),
  );
}

/** Data as code; `writeText` writes the texts in it. */
export function literal(
  value: unknown,
  writeText: (text: string) => ts.Expression = textLiteral,
): ts.Expression {
  if (typeof value === 'string') return writeText(value);
  if (typeof value === 'number') return numberLiteral(value);
  if (typeof value === 'boolean') return value ? factory.createTrue() : factory.createFalse();
  if (Array.isArray(value))
    return factory.createArrayLiteralExpression(value.map((item) => literal(item, writeText)));
  if (typeof value === 'object' && value !== null)
    return object(
      Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, literal(field, writeText)]),
      ),
    );
  return factory.createNull();
}

/** A text in single quotes. */
export function textLiteral(text: string): ts.Expression {
  return factory.createStringLiteral(text, true);
}

/** A negative number is a minus before a literal. */
function numberLiteral(value: number): ts.Expression {
  const amount = factory.createNumericLiteral(Math.abs(value));
  return value < 0 ? factory.createPrefixUnaryExpression(ts.SyntaxKind.MinusToken, amount) : amount;
}

/** Creates a key of an object, quoted if it is not a plain name. */
function createKey(name: string): ts.PropertyName {
  return /^[A-Za-z_$][\w$]*$/.test(name)
    ? factory.createIdentifier(name)
    : factory.createStringLiteral(name, true);
}

import type { ASTPath, JSCodeshift } from 'jscodeshift';
import { isIdentifier, type Library } from './library.ts';
import type { Tools } from './responses.ts';

/** A parameter of a function. */
export interface Parameter {
  around: ASTPath;
  index: number;
}

/** Finds functions of a file, their parameters, their callers, and what becomes of their values. */
export interface Functions {
  /**
   * Finds the variables that get a value which is returned here; undefined if other code may get
   * it, too.
   */
  findReceivers(use: ASTPath): ASTPath[] | undefined;
  /** Finds the name that a function of this file returns, where a value is the call of one. */
  findReturned(value: ASTPath): ASTPath | undefined;
  /** Finds the function of a parameter. */
  parameterOf(declared: ASTPath): Parameter | undefined;
  /** Finds the parameter of a function of this file that an argument becomes. */
  findParameter(use: ASTPath): ASTPath | undefined;
  /** Lists the calls of a function; undefined if other code may call it, too. */
  callersOf(around: ASTPath): ASTPath[] | undefined;
}

/** Creates the functions for one file. */
export function createFunctions(
  { j, findName }: Pick<Tools, 'findName' | 'j'>,
  { isType }: Pick<Library, 'isType'>,
): Functions {
  function findReceivers(use: ASTPath): ASTPath[] | undefined {
    const around = j.ReturnStatement.check(use.parent.node)
      ? functionAround(j, use.parent)
      : use.parent;
    if (around === undefined || returnOf(around)?.node !== use.node) return undefined;
    const callers = callersOf(around);
    if (callers === undefined || callers.length === 0) return undefined;
    const receivers: ASTPath[] = [];
    for (const call of callers) {
      const isAwaited = j.AwaitExpression.check(call.parent.node);
      const value: ASTPath = isAwaited ? call.parent : call;
      const { node } = value.parent;
      const isVariable = j.VariableDeclarator.check(node) && node.init === value.node;
      if (!isVariable || !isIdentifier(node.id) || node.id.typeAnnotation) return undefined;
      if (around.node.async && !isAwaited) return undefined;
      receivers.push(value.parent.get('id'));
    }
    return receivers;
  }

  function findReturned(value: ASTPath): ASTPath | undefined {
    const call: ASTPath = j.AwaitExpression.check(value.node) ? value.get('argument') : value;
    if (!j.CallExpression.check(call.node)) return undefined;
    const name = findName(call.get('callee'));
    const around = name && functionOf(name.declared);
    const returned = around && returnOf(around);
    return returned && isIdentifier(returned.node) ? returned : undefined;
  }

  /** Finds the value of a function that returns at one place only; its type must not be a new one. */
  function returnOf(around: ASTPath): ASTPath | undefined {
    const { node } = around;
    if (!j.Function.check(node) || node.generator) return undefined;
    if ('returnType' in node && node.returnType && !isType(node.returnType)) return undefined;
    if (!j.BlockStatement.check(node.body)) return around.get('body');
    const own = j(around)
      .find(j.ReturnStatement)
      .paths()
      .filter((path) => functionAround(j, path)?.node === node);
    const [only] = own;
    return own.length === 1 && only?.node.argument ? only.get('argument') : undefined;
  }

  function parameterOf(declared: ASTPath): Parameter | undefined {
    const around: ASTPath = declared.parent;
    const { node } = around;
    if (!j.Function.check(node)) return undefined;
    const index = node.params.findIndex((one) => one === declared.node);
    return index < 0 ? undefined : { around, index };
  }

  function findParameter(use: ASTPath): ASTPath | undefined {
    const { node } = use.parent;
    if (!j.CallExpression.check(node) && !j.NewExpression.check(node)) return undefined;
    const index = node.arguments.findIndex((one) => one === use.node);
    const name = findName(use.parent.get('callee'));
    const around = name && functionOf(name.declared);
    if (index < 0 || around === undefined || callersOf(around) === undefined) return undefined;
    const parameter: ASTPath = around.get('params', index);
    return isIdentifier(parameter.node) ? parameter : undefined;
  }

  /** Finds the function, or the constructor of the class, that a name is declared as. */
  function functionOf({ node, parent }: ASTPath): ASTPath | undefined {
    if (j.FunctionDeclaration.check(parent.node) && parent.node.id === node) return parent;
    if (j.VariableDeclarator.check(parent.node)) {
      const init: ASTPath = parent.get('init');
      return j.Function.check(init.node) ? init : undefined;
    }
    if (!j.ClassDeclaration.check(parent.node)) return undefined;
    // Parsers have two kinds of nodes for a constructor.
    const members: ASTPath = parent.get('body', 'body');
    const index = parent.node.body.body.findIndex(
      (member: unknown) =>
        (j.ClassMethod.check(member) || j.MethodDefinition.check(member)) &&
        member.kind === 'constructor',
    );
    if (index < 0) return undefined;
    const constructor: ASTPath = members.get(index);
    return j.MethodDefinition.check(constructor.node) ? constructor.get('value') : constructor;
  }

  function callersOf(around: ASTPath): ASTPath[] | undefined {
    const member = j.MethodDefinition.check(around.parent.node) ? around.parent : around;
    const isMethod = j.MethodDefinition.check(member.node) || j.ClassMethod.check(member.node);
    const holder: ASTPath = isMethod ? member.parent.parent : around;
    const { node, parent } = holder;
    const isVariable = j.VariableDeclarator.check(parent.node);
    const statement: ASTPath = isVariable ? parent.parent : holder;
    if (statement.parent?.node.type.startsWith('Export') === true) return undefined;
    let declared: ASTPath | undefined;
    if (isVariable || j.FunctionDeclaration.check(node) || j.ClassDeclaration.check(node))
      declared = isVariable ? parent.get('id') : holder.get('id');
    const name = declared && findName(declared);
    if (name === undefined || functionOf(name.declared)?.node !== around.node) return undefined;
    const calls: ASTPath[] = [];
    for (const use of name.uses) {
      if (use.parent.node.callee !== use.node) return undefined;
      calls.push(use.parent);
    }
    return calls;
  }

  return { findReceivers, findReturned, parameterOf, findParameter, callersOf };
}

/** Finds the function that a place is in. */
export function functionAround(j: JSCodeshift, { parent }: ASTPath): ASTPath | undefined {
  if (!parent) return undefined;
  return j.Function.check(parent.node) ? parent : functionAround(j, parent);
}

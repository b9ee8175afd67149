import type { ASTPath, CallExpression, ExpressionStatement } from 'jscodeshift';
import type { Form } from './answers.ts';
import type { LibraryName } from './library.ts';
import type { Name } from './names.ts';
import type { Counterpart } from './official-methods.ts';

/** A variable or parameter with an `ApiClient`, and everything that is done with it. */
export interface OldClient {
  name: Name;
  /** `new ApiClient()`, unless the client is received as an argument. */
  created: ASTPath | undefined;
  /** The statements that set its address and headers. */
  setters: ASTPath<ExpressionStatement>[];
  apis: OldApi[];
  calls: OldCall[];
  /** Other variables with the same client. */
  linked: Set<OldClient>;
  /** Places that cannot be changed. If there is one, the client and everything with it stays. */
  obstacles: Obstacle[];
}

/** An object of a class such as `EnvelopesApi`. */
export interface OldApi extends LibraryName {
  /** The place where it is created. */
  path: ASTPath;
  /** The variable that has it. */
  variable: Name | undefined;
  /** True if a function of this file returns the variable. */
  isReturned: boolean;
}

/** A call of a method that can be changed. */
export interface OldCall {
  path: ASTPath<CallExpression>;
  api: OldApi;
  counterpart: Counterpart;
  /** True if the program gets a `Buffer`. */
  isFile: boolean;
  form: Form;
  /** The variable with the options, which only this call reads. */
  options: ASTPath | undefined;
}

/** A place that cannot be changed, and the reason. */
export interface Obstacle {
  path: ASTPath;
  why: string;
}

/** The clients of a file, and the places that belong to none of them. */
export interface Plan {
  clients: readonly OldClient[];
  obstacles: readonly Obstacle[];
}

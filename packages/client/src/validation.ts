export type {
  StandardIssue,
  StandardResult,
  StandardSchema,
} from './validation/standard-schema.js';
export {
  validation,
  type OperationValidatorLoaders,
  type OperationValidators,
  type ValidationOptions,
} from './validation/validation.js';

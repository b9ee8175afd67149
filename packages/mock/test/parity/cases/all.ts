import type { ParityOperation } from '../operations.ts';
import type { ParityRequest } from '../request.ts';
import { acceptCases } from './accept.ts';
import { bodyCases } from './body.ts';
import { dynamicCases, isMadeUpInTime } from './dynamic.ts';
import { formCases } from './form.ts';
import { mediaTypeCases } from './media-type.ts';
import { parameterCases } from './parameter.ts';
import { preferCases } from './prefer.ts';
import { validCases } from './valid.ts';

/** Every request that an operation is compared by. */
export function listCases({ operation, whole }: ParityOperation): ParityRequest[] {
  return [
    ...validCases(operation),
    ...preferCases(operation),
    ...(isMadeUpInTime(whole()) ? dynamicCases(operation) : []),
    ...acceptCases(operation),
    ...parameterCases(operation),
    ...mediaTypeCases(operation),
    ...bodyCases(operation),
    ...formCases(operation),
  ];
}

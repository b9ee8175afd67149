/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Workspace } from './workspace.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['workspaceList'];
export const workspaceListEndPositionRegExp = new RegExp('^\\d+$');
export const workspaceListResultSetSizeRegExp = new RegExp('^\\d+$');
export const workspaceListStartPositionRegExp = new RegExp('^\\d+$');
export const workspaceListTotalSetSizeRegExp = new RegExp('^\\d+$');
export const WorkspaceList: zod.ZodType<Type, Type> = zod.object({
    "endPosition": zod.stringFormat('integer-string', workspaceListEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', workspaceListResultSetSizeRegExp).optional(),
    "startPosition": zod.stringFormat('integer-string', workspaceListStartPositionRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', workspaceListTotalSetSizeRegExp).optional(),
    "workspaces": zod.array(Workspace).optional()
});

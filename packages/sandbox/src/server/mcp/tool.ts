import { messageOf } from '@countersign/mock/core/words';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

/** Adds a tool to a server: its name, its description, its input, and its work. */
export type AddTool = <Input extends z.ZodRawShape>(
  name: string,
  description: string,
  inputSchema: Input,
  work: (input: z.output<z.ZodObject<Input>>) => Promise<unknown>,
) => void;

/** Adds tools to a server; an error of their work is an answer. */
export function createAddTool(server: McpServer): AddTool {
  return (name, description, inputSchema, work) => {
    const input = z.strictObject(inputSchema);
    server.registerTool(name, { description, inputSchema: input }, async (given: unknown) => {
      try {
        return answer(await work(input.parse(given ?? {})));
      } catch (error) {
        return { ...answer(messageOf(error)), isError: true };
      }
    });
  };
}

function answer(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  return { content: [{ type: 'text' as const, text }] };
}

import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';

/** What the parser of the host has against a workflow, such as a job that needs one that is not there. */
export async function faultsOf(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow(
    { name: 'test.yml', content },
    new NoOperationTraceWriter(),
  );
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

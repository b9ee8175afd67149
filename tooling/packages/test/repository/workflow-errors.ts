import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';

/** Finds the errors in a workflow with the parser of GitHub, such as a job that needs a missing one. */
export async function findWorkflowErrors(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow(
    { name: 'test.yml', content },
    new NoOperationTraceWriter(),
  );
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

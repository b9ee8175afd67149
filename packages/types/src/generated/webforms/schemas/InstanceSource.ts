// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The way in which an instance came about: by the public address of the form, by the API for an
 * embedded form, by the API or the web application for a form sent by e-mail, or by a workflow.
 */
export type InstanceSource = "PUBLIC_URL" | "API_EMBEDDED" | "API_REMOTE" | "UI_REMOTE" | "WORKFLOW" | (string & {});

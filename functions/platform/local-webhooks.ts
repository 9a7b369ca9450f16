/**
 * Whether webhooks may go to receivers on this machine: only where somebody has started a local stage so. On AWS the platform
 * names every function, and then nothing that anybody sets says yes.
 */
export const hooksReachThisMachine = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  environment['WEBHOOKS_TO_THIS_MACHINE'] === 'true' && environment['AWS_LAMBDA_FUNCTION_NAME'] === undefined;

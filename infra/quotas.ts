/** Quotas of AWS that a growing API meets first: resources per CloudFormation stack, integrations per HTTP API. */
export const QUOTAS = { resources: 500, integrations: 300 } as const;

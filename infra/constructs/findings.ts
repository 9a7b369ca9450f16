import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts cdk-nag findings on a construct and what is below it: rule → reason. */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>): void {
  Validations.of(construct).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));
}

import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { type Attempt, toAttempt } from './attempts.ts';

/** What happened to one attempt, as the table's stream tells it. */
export interface AttemptChange {
  sequenceNumber: string;
  before: Attempt | undefined;
  after: Attempt;
}

/** Undefined: the record is not of an attempt, or of one that went away or whose answers were deleted. */
export function toAttemptChange({ dynamodb, eventName }: DynamoDBRecord): AttemptChange | undefined {
  const isAttempt = dynamodb?.Keys?.pk?.S?.startsWith('ATTEMPT#');
  if (!isAttempt || eventName === 'REMOVE' || !dynamodb?.NewImage || !dynamodb.SequenceNumber)
    return undefined;
  // What is deleted after its time takes nothing out of the sums: they go on counting what was handed in.
  if (dynamodb.NewImage['erased']) return undefined;
  const before = dynamodb.OldImage && fromImage(dynamodb.OldImage as Image);
  const after = fromImage(dynamodb.NewImage as Image);
  return { sequenceNumber: dynamodb.SequenceNumber, before, after };
}

type Image = Record<string, AttributeValue>;

/** The evidence counts nothing, and Lambda hands binary over as base64 text, unlike the table. */
function fromImage(image: Image): Attempt {
  const { evidence: _evidence, trail: _trail, earlier: _earlier, former: _former, ...counted } = image;
  return toAttempt(unmarshall(counted));
}

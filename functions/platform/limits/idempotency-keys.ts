import { randomUUID } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { nowSeconds } from '../clock.ts';
import { deleteItem } from '../dynamodb/commands.ts';
import { idempotencyKey } from '../dynamodb/keys.ts';
import { conditionFailure, TableName, table } from '../dynamodb/table.ts';

const KEEP_SECONDS = 24 * 3_600;
/** A request that began but never ended (its process died) stops blocking its key after this time. */
const STUCK_SECONDS = 60;

export interface IdempotentRequest {
  route: string;
  userId: string;
  /** As the client sent it. */
  clientKey: string;
}

interface OnceItem {
  requestHash: string;
  /** Tells a put that the SDK sent twice, because its first answer was lost, from that of another request. */
  nonce: string;
  /** Compressed, because the answer may hold a whole quiz and an item at most 400 KB. */
  answer?: Uint8Array;
}

interface Earlier {
  requestHash: string;
  /** Absent while the request still runs. */
  answer: string | undefined;
}

/** Claims the key of a request. Returns undefined for the first request, else the earlier one. */
export async function claimIdempotencyKey(
  once: IdempotentRequest,
  requestHash: string,
): Promise<Earlier | undefined> {
  const seconds = nowSeconds();
  const nonce = randomUUID();
  try {
    await table.send(
      new PutCommand({
        TableName,
        Item: { ...keyOf(once), requestHash, nonce, beganAt: seconds, expiresAt: seconds + KEEP_SECONDS },
        ConditionExpression:
          'attribute_not_exists(pk) OR expiresAt < :now OR (attribute_not_exists(answer) AND beganAt < :stuck)',
        ExpressionAttributeValues: { ':now': seconds, ':stuck': seconds - STUCK_SECONDS },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return undefined;
  } catch (error) {
    const refused = conditionFailure<OnceItem>(error);
    if (!refused?.item) throw error;
    if (refused.item.nonce === nonce) return undefined;
    const { answer } = refused.item;
    return {
      requestHash: refused.item.requestHash,
      answer: answer && inflateRawSync(answer).toString('utf8'),
    };
  }
}

/** Stores the response for repetitions of the request. */
export async function storeIdempotentAnswer(once: IdempotentRequest, answer: string): Promise<void> {
  await table.send(
    new UpdateCommand({
      TableName,
      Key: keyOf(once),
      UpdateExpression: 'SET answer = :answer',
      ExpressionAttributeValues: { ':answer': deflateRawSync(answer) },
    }),
  );
}

/** Releases the key of a failed request. */
export async function releaseIdempotencyKey(once: IdempotentRequest): Promise<void> {
  await deleteItem(keyOf(once));
}

function keyOf({ route, userId, clientKey }: IdempotentRequest) {
  return idempotencyKey(route, userId, clientKey);
}

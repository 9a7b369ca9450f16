import { DynamoDBClient, type ReturnConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import { recordTableCall, recordRetries, measureCall } from '../capacity-meter.ts';
import { TABLE_TIMEOUTS } from '../queues/table-timeouts.ts';

interface Capacity {
  CapacityUnits?: number;
  ReadCapacityUnits?: number;
  WriteCapacityUnits?: number;
}

const READS = new Set([
  'GetItemCommand',
  'QueryCommand',
  'BatchGetItemCommand',
  'ScanCommand',
  'TransactGetItemsCommand',
]);

const { attempts, requestMs } = TABLE_TIMEOUTS[config.TABLE_PATIENCE];

/** How often the SDK has asked, by its answer or its error. */
const triesOf = (outcome: unknown): number =>
  (outcome as { $metadata?: { attempts?: number } } | undefined)?.$metadata?.attempts ?? 1;

/** One client per function. Fails fast and retries with full jitter: a participant waits for the answer. */
const client = new DynamoDBClient({
  maxAttempts: attempts,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: requestMs, throwOnRequestTimeout: true },
});

client.middlewareStack.add(
  (next) => async (args) => {
    const input = args.input as { ReturnConsumedCapacity?: ReturnConsumedCapacity };
    input.ReturnConsumedCapacity = 'TOTAL';
    return next(args);
  },
  { step: 'initialize', name: 'askForCapacity' },
);

client.middlewareStack.add(
  (next, context) => async (args) => {
    const isRead = READS.has(context.commandName ?? '');
    const call = `table ${context.commandName?.replace(/Command$/, '')}`;
    try {
      const answer = await measureCall(call, () => next(args));
      recordRetries(call, triesOf(answer.output) - 1);
      const capacity = (answer.output as { ConsumedCapacity?: Capacity | Capacity[] }).ConsumedCapacity;
      const units = [capacity ?? []].flat().reduce((sum, part) => sum + (part.CapacityUnits ?? 0), 0);
      recordTableCall(isRead ? { read: units } : { write: units });
      return answer;
    } catch (error) {
      // A refused condition is billed as a write of at least one unit, but answers no capacity.
      recordTableCall({ write: isRead ? 0 : 1 });
      recordRetries(call, triesOf(error) - 1);
      throw error;
    }
  },
  { step: 'initialize', name: 'recordCapacity' },
);

/** DynamoDB document client. The capacity meter counts every call. */
export const table = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});

export const TableName = config.TABLE_NAME;

/**
 * The failed condition of an error; `item` is the stored item if the write asked for it. Undefined for other
 * errors.
 */
export function conditionFailure<Item>(error: unknown): { item: Item | undefined } | undefined {
  if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') return undefined;
  const raw = (error as { Item?: Record<string, never> }).Item;
  return { item: raw && (unmarshall(raw) as Item) };
}

/** Returns whether a write failed because an item exceeds DynamoDB's 400 KB. */
export function isItemTooLarge(error: unknown): boolean {
  return error instanceof Error && error.name === 'ValidationException' && /item size/i.test(error.message);
}

/** Returns whether the table responds to a read. */
export async function isTableReachable(): Promise<boolean> {
  try {
    await table.send(new GetCommand({ TableName, Key: { pk: 'HEALTH', sk: 'HEALTH' } }));
    return true;
  } catch (error) {
    logger.error('table unreachable', { name: error instanceof Error ? error.name : String(error) });
    return false;
  }
}

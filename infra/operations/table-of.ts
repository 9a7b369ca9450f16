import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { stageNamed } from '../stages.ts';

/**
 * The table that a stage on AWS works on: its own, or one that was restored.
 * @throws Error for a name that no stage has, and where account and region have no such table
 */
export async function tableOf(name: string): Promise<string> {
  const { restored } = stageNamed(name);
  return restored?.table ?? tableOnAws(name);
}

/**
 * The table of a stage on AWS: CloudFormation names it after its stack.
 * @throws Error where this account and region have none
 */
async function tableOnAws(stage: string): Promise<string> {
  const client = new DynamoDBClient({});
  const prefix = `quizhall-${stage}-data-Table`;
  const { TableNames = [] } = await client.send(
    new ListTablesCommand({ ExclusiveStartTableName: prefix, Limit: 1 }),
  );
  const [name] = TableNames.filter((one) => one.startsWith(prefix));
  if (name === undefined) throw new Error(`This account and region have no table of a stage ${stage}`);
  return name;
}

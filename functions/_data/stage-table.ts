import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';

/**
 * The table of a stage on AWS: CloudFormation names it after its stack.
 * @throws Error where this account and region have none
 */
export async function tableOnAws(stage: string): Promise<string> {
  const client = new DynamoDBClient({});
  const prefix = `quizhall-${stage}-data-Table`;
  const { TableNames = [] } = await client.send(
    new ListTablesCommand({ ExclusiveStartTableName: prefix, Limit: 1 }),
  );
  const [name] = TableNames.filter((one) => one.startsWith(prefix));
  if (name === undefined) throw new Error(`This account and region have no table of a stage ${stage}`);
  return name;
}

import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { putIfAbsent } from './idioms.ts';
import { certificateKey } from './keys.ts';
import { TableName, table } from './table.ts';

/** Keep which attempt a certificate is of, once. `issuedAt` in epoch ms. */
export const putCertificate = (code: string, attemptId: string, issuedAt: number): Promise<boolean> =>
  putIfAbsent({ ...certificateKey(code), attemptId, issuedAt });

/** Which attempt is this certificate of? */
export async function findCertificate(code: string): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: certificateKey(code), ConsistentRead: true }),
  );
  return Item && z.string().parse(Item.attemptId);
}

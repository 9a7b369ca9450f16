import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { newRecoveryCodes } from '../accounts/model/recovery-codes.ts';
import { secretPurpose } from '../accounts/model/second-factor.ts';
import { totpCode, newTotpSecret } from '../accounts/model/totp.ts';
import { twoFactorKey, userKey } from '../platform/dynamodb/keys.ts';
import { TableName, table } from '../platform/dynamodb/table.ts';
import { beginTwoFactor } from '../accounts/model/two-factor.ts';
import { now, nowIso } from '../platform/clock.ts';
import { sealText } from '../platform/security/sealed-text.ts';

async function begun(userId: string): Promise<{ secret: string; sealed: string }> {
  const secret = newTotpSecret();
  const sealed = await sealText(secretPurpose(userId), secret);
  await beginTwoFactor(userId, sealed);
  return { secret, sealed };
}

/** The first code of a setup that this person has begun. */
export const firstCode = async (userId: string): Promise<string> =>
  totpCode((await begun(userId)).secret, now());

/** A person's secret and recovery codes, switched on; no code was used yet. No session ends by it. */
export async function enabledTwoFactor(userId: string): Promise<{ secret: string; codes: string[] }> {
  const { secret, sealed } = await begun(userId);
  const { codes, digests } = await newRecoveryCodes(userId);
  const since = nowIso();
  const item = { secret: sealed, isOn: true, since, lastStep: 0, recovery: new Set(digests) };
  await table.send(new PutCommand({ TableName, Item: { ...twoFactorKey(userId), ...item } }));
  await table.send(
    new UpdateCommand({
      TableName,
      Key: userKey(userId),
      UpdateExpression: 'SET twoFactorSince = :since',
      ExpressionAttributeValues: { ':since': since },
    }),
  );
  return { secret, codes };
}

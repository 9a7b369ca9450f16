import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { sha256 } from '../../platform/security/tokens.ts';

/** Which of a quiz's index partitions lists an attempt: from 0, below `shards`, the same for all attempts of a participant. */
export function shardOf(attemptId: string, shards: number): number {
  if (shards <= 1) return 0;
  const hash = Buffer.from(sha256(parseAttemptId(attemptId).participant), 'base64url');
  return hash.readUInt32BE() % shards;
}

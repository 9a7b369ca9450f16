import { proofs } from '@quizhall/shared/contract/certificates/proofs';
import { readJws } from '@quizhall/shared/rules/jws';
import { endpoint } from '../../http/endpoint.ts';
import { readReceipt } from '../model/receipt.ts';

export const handler = endpoint(proofs.verifyReceipt, async ({ body: { receipt } }) => {
  const told = typeof receipt === 'string' ? { jws: receipt } : receipt;
  const covers = await readReceipt(told.jws);
  if (!covers) return { valid: false };
  const says: Record<string, unknown> = {
    hash: covers.answers.digest,
    at: covers.at,
    kid: readJws(told.jws)?.header['kid'],
    signature: told.jws.slice(told.jws.lastIndexOf('.') + 1),
  };
  const agrees = Object.entries(says).every(([name, value]) => !(name in told) || told[name] === value);
  return agrees ? { valid: true, covers } : { valid: false };
});

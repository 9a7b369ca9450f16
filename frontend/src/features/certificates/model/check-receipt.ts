import { RECEIPT_TYPE, type ReceiptClaims } from '@quizhall/shared/model/certificates/receipt';
import { readJws } from '@quizhall/shared/rules/jws';
import { publishedKeys, verifyByServer } from '../api/receipts.ts';
import { verifyHere } from './verify-here.ts';

/** What came of a check. `none`: the text is no receipt at all. `unknown`: the kept keys do not tell. `here`: no server was asked to believe. */
export type Checked =
  | { verdict: 'valid'; covers: ReceiptClaims; here: boolean }
  | { verdict: 'changed' }
  | { verdict: 'unknown' }
  | { verdict: 'none' };

/** The compact JWS in what somebody pasted or dropped: itself, or the receipt as the API gives it. */
export function receiptIn(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) return trimmed.replace(/\s+/g, '');
  try {
    const { jws } = JSON.parse(trimmed) as { jws?: unknown };
    return typeof jws === 'string' ? jws : '';
  } catch {
    // Not JSON: no receipt.
    return '';
  }
}

/**
 * Checks a receipt in the browser with the published keys, or by the server where this browser knows no Ed25519.
 * @throws ApiError where neither keys nor server can be reached
 */
export async function checkReceipt(text: string): Promise<Checked> {
  const receipt = receiptIn(text);
  const jws = readJws(receipt);
  if (!jws) return { verdict: receipt.split('.').length === 3 ? 'changed' : 'none' };
  const { header } = jws;
  if (header.typ !== RECEIPT_TYPE || header.alg !== 'EdDSA') return { verdict: 'changed' };
  const { keys, kept } = await publishedKeys();
  const key = keys.find(({ kid }) => kid === header.kid);
  if (!key) return { verdict: kept ? 'unknown' : 'changed' };
  const isSigned = await verifyHere(jws, key);
  if (isSigned === undefined) return askServer(receipt);
  // What this site has signed as a receipt has a receipt's shape.
  return isSigned
    ? { verdict: 'valid', covers: jws.payload as ReceiptClaims, here: true }
    : { verdict: 'changed' };
}

async function askServer(receipt: string): Promise<Checked> {
  const { valid, covers } = await verifyByServer(receipt);
  return valid && covers ? { verdict: 'valid', covers, here: false } : { verdict: 'changed' };
}

import { decodeMarks } from '@quizhall/shared/grading';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { type Receipt, RECEIPT_TYPE, ReceiptClaims } from '@quizhall/shared/model/certificates/receipt';
import type { Attempt, AttemptCard } from '../../attempts/model/attempts.ts';
import { config } from '../../platform/config.ts';
import { verifyProof, signProof } from '../../platform/security/signed-proofs.ts';
import { sha256 } from '../../platform/security/tokens.ts';

/**
 * Proof of what was handed in and when, which anybody can check: docs/decisions/0051-receipts.md.
 * @param each its marks, where they were read already
 */
export async function receiptOf(
  { id, version, answers, marks }: Pick<Attempt, 'id' | 'version' | 'answers' | 'marks'>,
  {
    quizTitle,
    completedAt,
    receivedAt = completedAt,
  }: Pick<AttemptCard, 'quizTitle' | 'completedAt' | 'receivedAt'>,
  each = marks === undefined ? undefined : decodeMarks(marks)?.each,
): Promise<Receipt> {
  const inOrder = Object.entries(answers).sort(([a], [b]) => Number(a) - Number(b));
  const hash = sha256(JSON.stringify([id, version, inOrder]));
  const at = new Date(receivedAt).toISOString();
  const { quizId, number } = parseAttemptId(id);
  const claims: ReceiptClaims = {
    iss: config.SITE_URL,
    sub: id,
    quiz: { id: quizId, title: quizTitle },
    version,
    attempt: number,
    answers: { count: each?.filter(({ answered }) => answered).length ?? inOrder.length, digest: hash },
    at,
  };
  const { jws, kid } = await signProof(claims, () => ({ typ: RECEIPT_TYPE }));
  return { hash, signature: jws.slice(jws.lastIndexOf('.') + 1), at, kid, jws };
}

/** What a receipt covers; undefined for one that no key of this stage has signed as it stands. */
export async function readReceipt(jws: string): Promise<ReceiptClaims | undefined> {
  return ReceiptClaims.safeParse(await verifyProof(jws, RECEIPT_TYPE)).data;
}

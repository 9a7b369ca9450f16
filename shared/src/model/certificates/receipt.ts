import * as z from 'zod';
import { AttemptId, Instant, QuizId } from '../common.ts';

/** `typ` of a receipt's header, so that nothing else that the stage signs passes for one. */
export const RECEIPT_TYPE = 'quizhall-receipt+jwt';

/** What a receipt says and its signature covers (docs/decisions/0051-receipts.md). */
export const ReceiptClaims = z.object({
  /** The site that received the answers. */
  iss: z.string(),
  /** The attempt. */
  sub: AttemptId,
  quiz: z.object({ id: QuizId, title: z.string() }),
  /** Of the quiz. */
  version: z.number().int(),
  /** Which attempt of this participant at the quiz. */
  attempt: z.number().int(),
  /** How many questions were answered, and the SHA-256 digest of all answers. */
  answers: z.object({ count: z.number().int(), digest: z.string() }),
  /** When they were received: by the server's clock, whatever the browser says of when they were complete. */
  at: Instant,
});
export type ReceiptClaims = z.output<typeof ReceiptClaims>;

/** POST /submissions/{quizId}/submit and lists of results. */
export const Receipt = z.object({
  /** The digest of the answers. */
  hash: z.string().max(100),
  /** The third part of `jws`. */
  signature: z.string().max(200),
  at: Instant,
  /** The stage's key that signed, see GET /receipts/keys. */
  kid: z.string().max(100),
  /** The whole receipt, a compact JWS (EdDSA): what is downloaded and checked. */
  jws: z.string().max(8_000),
});
export type Receipt = z.output<typeof Receipt>;

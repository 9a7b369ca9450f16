import { useState } from 'react';
import { hasCode } from '@/lib/api/errors.ts';
import { sendEntryCode } from '../shared/attempts.ts';

/** A code that was mailed to an address, to show that it is the guest's own. */
export interface EmailProof {
  email: string;
  /** From when another one can be asked for, epoch ms. */
  resendAt: number;
  /** No more can be mailed for now. */
  isSpent: boolean;
}

/** What the server waits between two codes, seconds; a longer wait means that the address had too many. */
const RESEND_SECONDS = 60;

/** The mailed code with which a guest's address is proven on this device. */
export function useEmailProof(quizId: string) {
  const [proof, setProof] = useState<EmailProof>();

  /** Has a code mailed. @throws what refused it, apart from too many of them */
  const ask = async (email: string): Promise<void> => {
    const keep = (seconds: number) =>
      setProof({ email, resendAt: Date.now() + seconds * 1_000, isSpent: seconds > RESEND_SECONDS });
    try {
      keep((await sendEntryCode(quizId, email)).resendSeconds);
    } catch (error) {
      if (!hasCode(error, 'TOO_MANY')) throw error;
      keep(error.retryAfter ?? RESEND_SECONDS);
    }
  };
  return { proof, ask };
}

import type { AttemptResult, ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import type { SavedAnswer } from '@quizhall/shared/model/attempts/attempt';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { ApiError, hasCode } from '@/lib/api/errors.ts';
import { accessToken, rememberedUser } from '@/lib/api/tokens.ts';
import {
  checkAnswer,
  flushProgress,
  getPredata,
  type HandInInput,
  resumeAttempt,
  type SaveAnswer,
  type SaveInput,
  saveProgress,
  submitAttempt,
} from '../shared/attempts.ts';
import { classifyFailure } from '../shared/classify-failure.ts';
import type { RequestFailure } from '../engine/sync-engine.ts';
import type { AttemptRecord } from '../storage/attempt-records.ts';

/** The calls of one running attempt. */
export interface AttemptTransport {
  save: (body: SaveInput, signal: AbortSignal) => Promise<SaveAnswer>;
  /** In practice: checks an answer, which stands from then on. */
  check: (body: SavedAnswer) => Promise<ReviewedAnswer>;
  /** A save that may outlive the page. */
  flush: (body: SaveInput) => Promise<SaveAnswer>;
  refresh: (signal: AbortSignal) => Promise<StartedAttempt | 'finished'>;
  handIn: (body: HandInInput, signal: AbortSignal) => Promise<AttemptResult>;
  /** The server's clock, ISO 8601. */
  serverNow: () => Promise<string>;
  classify: (error: unknown) => RequestFailure;
}

const ASK_TIME_WITHIN_MS = 5_000;

/** @param keepToken takes the token of every opening: of two devices the one that opened later goes on */
export function attemptTransport(
  opened: AttemptRecord,
  keepToken: (sessionToken: string) => void,
): AttemptTransport {
  let record = opened;
  const { sessionId, quizId } = record;
  return {
    save: (body, signal) => saveProgress(sessionId, record.sessionToken, body, signal),
    check: (body) => checkAnswer(sessionId, record.sessionToken, body),
    flush: (body) => flushProgress(sessionId, record.sessionToken, body),
    refresh: async (signal) => {
      const attempt = await refresh(record, signal);
      if (attempt === 'finished') return attempt;
      record = { ...record, sessionToken: attempt.sessionToken };
      keepToken(record.sessionToken);
      return attempt;
    },
    handIn: (body, signal) => submitAttempt(quizId, record.sessionToken, body, signal),
    serverNow: async () => (await getPredata(quizId, AbortSignal.timeout(ASK_TIME_WITHIN_MS))).serverNow,
    classify: classifyFailure,
  };
}

/** What the server holds of the attempt, asked as the participant who began. */
async function refresh(record: AttemptRecord, signal: AbortSignal): Promise<StartedAttempt | 'finished'> {
  const { userId } = record;
  const signedInNow = accessToken() === undefined ? undefined : rememberedUser()?.id;
  if (userId !== undefined && signedInNow !== userId) {
    throw new ApiError('Somebody else is signed in', { code: 'SIGNED_OUT', status: 401, fromServer: true });
  }
  try {
    return await resumeAttempt(record, signal);
  } catch (error) {
    if (hasCode(error, 'ATTEMPT_FINISHED')) return 'finished';
    throw error;
  }
}

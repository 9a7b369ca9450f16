import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { Metadata, SavedBehavior } from '@quizhall/shared/model/attempts/attempt';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import type * as z from 'zod';
import { invokeEndpoint } from './invoke.ts';
import { randomText } from '../platform/security/random.ts';
import { handler as saveProgress } from '../attempts/handlers/save-progress.ts';
import { handler as startAttempt } from '../attempts/handlers/start-attempt.ts';
import { handler as submitAttempt } from '../attempts/handlers/submit-attempt.ts';

/** Answers by question id. */
export type Answers = Record<string, string | string[] | null>;
/** To the questions of `publishedQuiz`. */
export const RIGHT: Answers = { q1: 'Paris', q2: ['3', '2'], q3: 'True', q4: ' goethe ', q5: 'au' };
export const ALL_WRONG: Answers = { q1: 'Nice', q2: ['4'], q3: 'False', q4: 'Schiller', q5: 'Ag' };

export const sessionHeader = ({ sessionToken }: StartedAttempt) => ({ 'X-Session-Token': sessionToken });

export const toAnswers = (answers: Answers) =>
  Object.entries(answers).map(([questionId, userAnswer]) => ({ questionId, userAnswer, timeSpent: 3 }));

interface StartBody {
  password?: string;
  participantInfo?: Record<string, string>;
  deviceId?: string;
  emailCode?: string;
  metadata?: Metadata;
  continueAttempt?: boolean;
}

/** Starts an attempt; a new guest unless `body` or `token` say who it is. */
export const start = (id: string, body: StartBody = { deviceId: randomText(20) }, token?: string) =>
  invokeEndpoint(startAttempt, attempts.startAttempt, { params: { id }, body, ...(token && { token }) });

/** What a save or a submit builds on; an older client says nothing. */
export interface Basis {
  baseSeq?: number;
  sentSeqs?: number[];
}

export const save = (
  session: StartedAttempt,
  seq: number,
  answers: Answers,
  currentIndex = 0,
  more: Basis & { behavior?: z.input<typeof SavedBehavior> } = {},
) =>
  invokeEndpoint(saveProgress, attempts.saveProgress, {
    params: { sessionId: session.sessionId },
    body: { seq, answers: toAnswers(answers), currentIndex, ...more },
    headers: sessionHeader(session),
  });

/** What a browser reports of going through the questions once: arrive, answer, leave. */
const walk = (answers: Answers) =>
  Object.keys(answers).flatMap((_, questionIndex) =>
    ['view', 'answer', 'next'].map((action, step) => ({
      action,
      timestamp: Date.UTC(2026, 0, 1) + questionIndex * 17_321 + step * 4_177,
      questionIndex,
    })),
  );

const BEHAVIOR = {
  tabSwitches: 2,
  suspiciousActivity: [{ type: 'tab_hidden', timestamp: '2026-01-01T00:00:00.000Z', description: '7 s' }],
};

export const submit = (
  session: StartedAttempt,
  answers: Answers,
  more: { completedAt?: string; status?: 'timed_out' } & Basis = {},
) =>
  invokeEndpoint(submitAttempt, attempts.submitAttempt, {
    params: { quizId: session.quiz.id },
    body: {
      sessionId: session.sessionId,
      answers: toAnswers(answers),
      behavior: BEHAVIOR,
      navigationLog: walk(answers),
      metadata: {
        deviceType: 'mobile',
        operatingSystem: 'Android',
        browser: 'Chrome',
        timezone: 'Europe/Berlin',
      },
      ...more,
    },
    headers: sessionHeader(session),
  });

import type { Metadata, SavedBehavior } from '@quizhall/shared/model/attempts/attempt';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import type { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';
import { answerTo, isUnsent, saysAnything } from './answers.ts';
import { goesWithout, isKept } from './save-parts.ts';
import type { HandIn, SyncState } from './sync-types.ts';

type SaveBody = BodyOf<typeof attempts.saveProgress>;
type HandInBody = BodyOf<typeof attempts.submitAttempt>;

/** Whole seconds, rounded down: rounding up could lock a question that still has time. */
const seconds = (time: number): number => Math.floor(time);

/** What the server must know that this device knows. */
function basisOf({ base, sent }: Pick<SyncState, 'base' | 'sent'>, own?: number) {
  const sentSeqs = sent.filter((seq) => seq !== own);
  return { baseSeq: base, ...(sentSeqs.length > 0 && { sentSeqs }) };
}

/** In place of a text that the server has. */
const kept = (seq: number) => ({ userAnswer: null, kept: true as const, seq });

/** How the person goes through the quiz, as a save tells it. */
export type Noticed = Pick<SavedBehavior, 'moves' | 'changes'>;

/** The body of the save that has just been given its number, or with `ids` of any of its answers. */
export function saveBody(
  state: SyncState,
  ids: readonly string[],
  seq: number,
  noticed: Noticed = {},
): SaveBody {
  const answers = ids.map((questionId) => {
    const answer = answerTo(state.answers, questionId);
    const { userAnswer, timeSpent, flagged, known, sentAs = seq } = answer;
    const changedBy = isUnsent(answer) ? sentAs : known;
    const saved = { questionId, userAnswer, timeSpent: seconds(timeSpent), flagged };
    if (isKept(state, questionId)) return { ...saved, ...kept(known) };
    return changedBy === seq ? saved : { ...saved, seq: changedBy };
  });
  const body = { seq, ...basisOf(state, seq), answers, currentIndex: state.currentIndex };
  const isNews = state.behavior !== state.savedBehavior || Object.keys(noticed).length > 0;
  return isNews ? { ...body, behavior: { ...state.behavior, ...noticed } } : body;
}

/** What the submit tells beyond the answers. */
export interface Journal {
  navigationLog: { action: string; timestamp: string; questionIndex: number }[];
  /** Question id → how often its answer was changed after it had been given. */
  changes: Record<string, number>;
}

export const EMPTY_JOURNAL: Journal = { navigationLog: [], changes: {} };

const MOST_LOG_ENTRIES = 2_000;

export function logMove(journal: Journal, entry: Journal['navigationLog'][number]): Journal {
  if (journal.navigationLog.length >= MOST_LOG_ENTRIES) return journal;
  return { ...journal, navigationLog: [...journal.navigationLog, entry] };
}

/** Every key counts; more than the API takes must not have the hand-in refused. */
export function countChange(journal: Journal, questionId: string): Journal {
  const count = Math.min((journal.changes[questionId] ?? 0) + 1, LIMITS.answerChanges);
  return { ...journal, changes: { ...journal.changes, [questionId]: count } };
}

/** The questions that were answered after an instant (ISO 8601), as far as the log goes. */
export function answeredAfter(
  { navigationLog }: Journal,
  questions: readonly { _id: string }[],
  instant: string,
): Set<string> {
  const at = Date.parse(instant);
  const late = new Set(
    navigationLog.flatMap(({ action, timestamp, questionIndex }) =>
      action === 'answer' && Date.parse(timestamp) > at ? questionIndex : [],
    ),
  );
  return new Set(questions.flatMap(({ _id }, index) => (late.has(index) ? _id : [])));
}

interface Submission {
  sessionId: string;
  quizId: string;
  questions: readonly Pick<ParticipantQuestion, '_id'>[];
  state: Pick<SyncState, 'answers' | 'behavior' | 'base' | 'sent' | 'essays' | 'partBytes'>;
  journal: Journal;
  handIn: HandIn;
  metadata: Metadata;
}

/** A whole hand-in, without any grading of the browser's own, which the server would ignore. */
export function handInBody({
  sessionId,
  quizId,
  questions,
  state,
  journal,
  handIn,
  metadata,
}: Submission): HandInBody {
  const { status, completedAt, totalTimeSpent, endedAt } = handIn;
  const late = endedAt === undefined ? undefined : answeredAfter(journal, questions, endedAt);
  const held = questions.map(({ _id }) => ({ questionId: _id, ...answerTo(state.answers, _id) }));
  return {
    quiz: quizId,
    sessionId,
    ...basisOf(state),
    status,
    completedAt,
    totalTimeSpent,
    // Of what is left out the server's own stands.
    answers: held
      .filter(({ questionId }) => !late?.has(questionId))
      .map(({ questionId, userAnswer, timeSpent, flagged, known }) => ({
        questionId,
        userAnswer,
        timeSpent: seconds(timeSpent),
        flagged,
        skipped: !saysAnything(userAnswer),
        attempts: journal.changes[questionId] ?? 0,
        ...(goesWithout(state, questionId) && kept(known)),
      })),
    behavior: state.behavior,
    navigationLog: journal.navigationLog,
    analytics: {
      answersChanged: held.flatMap(({ questionId }, questionIndex) => {
        const changes = journal.changes[questionId];
        return changes ? [{ questionIndex, changes }] : [];
      }),
    },
    metadata,
  };
}

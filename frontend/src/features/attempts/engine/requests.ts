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

/** State the device has seen, which the server compares with its own. */
function basisOf({ base, sent }: Pick<SyncState, 'base' | 'sent'>, own?: number) {
  const sentSeqs = sent.filter((seq) => seq !== own);
  return { baseSeq: base, ...(sentSeqs.length > 0 && { sentSeqs }) };
}

/** Placeholder for a text the server already stores. */
const kept = (seq: number) => ({ userAnswer: null, kept: true as const, seq });

/** Behavior sent with a save. */
export type Noticed = Pick<SavedBehavior, 'moves' | 'changes'>;

/** Builds the body of the save that was just numbered; `ids` selects a subset of its answers. */
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

/** Data a submit carries besides the answers. */
export interface Journal {
  navigationLog: { action: string; timestamp: string; questionIndex: number }[];
  /** Question id → number of changes after the first answer. */
  changes: Record<string, number>;
}

export const EMPTY_JOURNAL: Journal = { navigationLog: [], changes: {} };

const MOST_LOG_ENTRIES = 2_000;

export function logMove(journal: Journal, entry: Journal['navigationLog'][number]): Journal {
  if (journal.navigationLog.length >= MOST_LOG_ENTRIES) return journal;
  return { ...journal, navigationLog: [...journal.navigationLog, entry] };
}

/** Counts an answer change, capped at the API limit so that the submit is not rejected. */
export function countChange(journal: Journal, questionId: string): Journal {
  const count = Math.min((journal.changes[questionId] ?? 0) + 1, LIMITS.answerChanges);
  return { ...journal, changes: { ...journal.changes, [questionId]: count } };
}

/** Ids of the questions answered after an instant (ISO 8601), according to the log. */
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

/** Builds the submit body. It contains no client-side grading, which the server would ignore. */
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
    // The server keeps its own copy of omitted answers.
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

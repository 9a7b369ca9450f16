import { keyRevisionOf, scoreOf, type StoredAnswer } from '@quizhall/shared/grading';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import type { SubmissionDetails } from '@quizhall/shared/model/results/submission-details';
import type { PaperOrder } from '@quizhall/shared/rules/attempts/randomise';
import type { Question } from '@quizhall/shared/model/quizzes/question';
import { secondsTaken } from '@quizhall/shared/rules/attempts/deadline';
import { readSaver } from './attempt-saves.ts';
import type { Attempt } from './attempts.ts';
import { getVersion, type LiveQuiz, type QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { listNames } from '../../accounts/model/users.ts';
import { now } from '../../platform/clock.ts';
import { decodeAnswers } from '../../grading/model/stored-answers.ts';
import { withTexts } from '../../grading/model/essay-texts.ts';
import { standingGrade } from '../../grading/model/current-grades.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { gradeStored, marksOf } from '../../grading/model/grade-answers.ts';
import { heldAnswer } from './answer-changes.ts';
import { pendingOf } from '../../grading/model/manual-grading.ts';
import { askedOf, paperOf } from './test-form.ts';
import { reviewed } from './attempt-result.ts';
import { earnedOf } from './attempt-rewards.ts';
import { shownQuiz } from './shown-quiz.ts';

type Quizzed = Pick<LiveQuiz, 'code' | 'language' | 'settings' | 'rewards' | 'keyRevision'>;

const toIso = (at: number) => new Date(at).toISOString();

/**
 * Everything that is known of an attempt, and its paper exactly as the participant saw it: from the version that it is pinned
 * to and its seed, whatever has become of the quiz since.
 */
export async function detailsOf(stands: Attempt, quiz: Quizzed): Promise<SubmissionDetails> {
  const key = stands.card ? keyRevisionOf(stands.marks) : quiz.keyRevision;
  const whole = await getVersion(stands.quizId, stands.version, key);
  const content = await askedOf(stands, whole);
  const { questions, settings } = content;
  const attempt = await withTexts(stands, questions);
  const { card, startedAt, deadlineAt } = attempt;
  const evidence = evidenceOf(attempt);
  const marks = card ? marksOf(attempt, content).each : [];
  const score = card && scoreOf(questions, marks, settings.passingScore);
  const { corrected } = attempt;
  const seconds =
    card?.time ?? secondsTaken(startedAt, Math.min(now(), deadlineAt), settings.timeLimit, attempt.extra);
  const answers = await answersOf(attempt, content, await paperOf(attempt, whole), evidence);
  return {
    submissionId: attempt.id,
    status: attempt.status,
    ...participantOf(attempt),
    quiz: {
      id: attempt.quizId,
      title: content.title,
      code: quiz.code,
      passingScore: settings.passingScore,
      version: attempt.version,
    },
    score,
    pending: pendingOf(marks),
    corrected: corrected && { at: toIso(corrected.at), from: corrected.from, to: corrected.to },
    totalTimeSpent: seconds,
    durationMinutes: Math.round(seconds / 6) / 10,
    attemptNumber: attempt.number,
    isRetake: attempt.number > 1,
    startedAt: toIso(startedAt),
    completedAt: card && toIso(card.completedAt),
    deadlineAt: toIso(deadlineAt),
    savedAt: attempt.savedAt === undefined ? undefined : toIso(attempt.savedAt),
    extraTime: attempt.extra,
    lateSync: card?.late ?? false,
    late: lateOf(attempt),
    finishedBy: attempt.finishedBy,
    uncounted: attempt.uncounted,
    annulled: attempt.annulled && { ...attempt.annulled, at: toIso(attempt.annulled.at) },
    rewards: score && earnedOf(attempt, { settings, rewards: content.rewards }, score),
    paper: await shownQuiz(quiz, attempt, { whole, content }),
    answers,
    behavior: evidence.behavior,
    navigationLog: evidence.navigation.map(({ at, ...entry }) => ({ ...entry, timestamp: toIso(at) })),
    analytics: {
      timePerQuestion: answers.map(({ timeSpent }, questionIndex) => ({ questionIndex, seconds: timeSpent })),
      answersChanged: [...evidence.changes]
        .map(([questionIndex, changes]) => ({ questionIndex, changes }))
        .toSorted((a, b) => a.questionIndex - b.questionIndex),
    },
    metadata: evidence.metadata,
    devices: devicesOf(attempt),
    contradictions: evidence.contradictions,
  };
}

/** As the attempt knows them: what an account says of itself later is not what took this quiz. */
function participantOf({ id, name, email, info }: Attempt) {
  const hasAccount = parseAttemptId(id).participant.startsWith('u_');
  return {
    participantName: name,
    participant: { fullName: name, email, hasAccount },
    ...(!hasAccount && { guestInfo: { email, additionalInfo: info ?? {} } }),
  };
}

function lateOf({ card, held }: Attempt): SubmissionDetails['late'] {
  if (!card?.late || card.receivedAt === undefined) return undefined;
  return {
    receivedAt: toIso(card.receivedAt),
    held: held && { answered: held.answered, percentage: held.percentage },
  };
}

function devicesOf({ by, turns }: Pick<Attempt, 'by' | 'turns'>): SubmissionDetails['devices'] {
  const runs: [number, string][] = turns ?? (by === undefined ? [] : [[0, by]]);
  return runs.map(([fromSeq, saver]) => {
    const { writer, label } = readSaver(saver);
    return { id: writer, device: label, fromSeq };
  });
}

/** The answers in the paper's order, with its options in theirs, each with what it earned and what would have been right. */
async function answersOf(
  attempt: Attempt,
  content: QuizVersion,
  paper: PaperOrder,
  { changes, navigation }: Evidence,
): Promise<SubmissionDetails['answers']> {
  const { questions } = content;
  const answers = decodeAnswers(questions, { ...attempt.answers, ...attempt.checked });
  // The owner also sees how a running attempt stands.
  const marks = attempt.card ? marksOf(attempt, content).each : gradeStored(content, attempt.answers).marks;
  const names = await listNames([...new Set(marks.flatMap(({ by }) => by ?? []))]);
  return paper.questions.map((position, index) => {
    const question = questions[position] as Question;
    const answer: StoredAnswer | undefined = answers.get(question.id);
    const mark = marks[position];
    const shown = reviewed(question, mark, answer, { showExplanations: true });
    const last = navigation.findLast((entry) => entry.action === 'answer' && entry.questionIndex === index);
    const { options } = shown;
    const order = paper.options[position] ?? [];
    return {
      ...shown,
      options: order.length === options.length ? order.flatMap((place) => options[place] ?? []) : options,
      questionText: question.question,
      attempts: (changes.get(index) ?? 0) + (shown.skipped ? 0 : 1),
      answeredAt: last && toIso(last.at),
      seq: answer?.seq,
      held: heldAnswer(attempt, question, position),
      comment: attempt.comments?.[position],
      revision: standingGrade(question.id, mark, attempt.comments?.[position]).revision,
      gradedBy: mark?.by && (names.get(mark.by) ?? ''),
      rubric: question.type === 'essay' ? question.explanation : undefined,
    };
  });
}

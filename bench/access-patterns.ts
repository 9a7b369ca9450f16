import {
  listDue,
  parkDue,
  dueName,
  putDue,
  readDueCursor,
  removeDue,
  writeDueCursor,
} from '@quizhall/functions/_data/due-work.ts';
import { getCardNumbers, getCountedAt, listComparedNumbers } from '@quizhall/functions/_data/card-numbers.ts';
import {
  listNewestOwnerCards,
  listOwnerCards,
  listOwnerCardsEver,
} from '@quizhall/functions/_data/owner-quizzes.ts';
import { lastReminder, noteReminder } from '@quizhall/functions/_data/grading-reminders.ts';
import { loadContent } from '@quizhall/functions/_data/quiz-content.ts';
import {
  createQuiz,
  deleteQuiz,
  findQuizId,
  getQuiz,
  releaseResults,
  saveQuiz,
  setStatus,
} from '@quizhall/functions/_data/quizzes.ts';
import { getKeptDraft, listKeptDrafts } from '@quizhall/functions/_data/kept-drafts.ts';
import { getVersionNote, listVersionNotes } from '@quizhall/functions/_data/quiz-versions.ts';
import { newRun } from '@quizhall/functions/_data/runs.ts';
import { listDisclosing } from '@quizhall/functions/_data/releases.ts';
import {
  getShardStatistics,
  getStatistics,
  putShardStatistics,
} from '@quizhall/functions/_data/statistics.ts';
import {
  getTop,
  listAttemptsOf,
  listCandidates,
  listListed,
  putTop,
} from '@quizhall/functions/_data/standings.ts';
import { parseAttemptId } from '@quizhall/shared/model/attempt-id';
import { addAttempt, emptyStatistics } from '@quizhall/shared/rules/statistics';
import { accounts } from './account-patterns.ts';
import { assigning } from './assignment-patterns.ts';
import { anEntry, audit } from './audit-patterns.ts';
import { newAuditEntry } from '@quizhall/functions/_data/audit.ts';
import { analysis } from './analysis-patterns.ts';
import { interventions } from './intervention-patterns.ts';
import { bank } from './bank-patterns.ts';
import { accommodating, attemptId, seating, taking } from './attempt-patterns.ts';
import { certificates } from './certificate-patterns.ts';
import { rosters } from './roster-patterns.ts';
import { coAuthors } from './co-author-patterns.ts';
import { operating } from './operator-patterns.ts';
import { notes } from './note-patterns.ts';
import { gathering } from './gathering-patterns.ts';
import { integrations } from './integration-patterns.ts';
import { organizations } from './organization-patterns.ts';
import type { Pattern } from './pattern.ts';
import { exploring } from './explore-patterns.ts';
import { erasing, erasingAttempts } from './erasure-patterns.ts';
import { everywhere } from './request-patterns.ts';
import { regrading } from './regrade-patterns.ts';
import { retention } from './retention-patterns.ts';
import { aRun, runs } from './run-patterns.ts';
import { draft, quiz, questions, saving } from './sample.ts';

const minute = '2030-01-01T20:00';
const shard = 'shard-0';
/** Of an attempt with 50 answers, as many as the sample quiz has questions. */
const statistics = addAttempt(emptyStatistics(), {
  attemptNumber: 1,
  finished: {
    percentage: 80,
    isPassing: true,
    totalSeconds: 600,
    answers: questions.map(({ id }, index) => ({
      questionId: id,
      isCorrect: index % 5 !== 0,
      answered: true,
      pending: false,
      seconds: 12,
      chosen: [index % 4],
    })),
  },
});

const TOP = Array.from({ length: 150 }, (_, n) => ({
  participant: `g_${String(n).padStart(22, '0')}`,
  number: 1,
  percentage: 93.33,
  seconds: 600,
  completedAt: 1_800_000_000_000 + n,
}));

const authoring: Pattern[] = [
  {
    id: 'Q1',
    question: 'create a draft of 50 questions with code and link',
    key: 'QUIZ#id, CODE#…, LINK#…',
    name: 'createQuiz',
    run: () => createQuiz(draft, questions, saving),
  },
  {
    id: 'Q2',
    question: 'a quiz by id',
    key: 'QUIZ#id / META',
    name: 'getQuiz',
    run: () => getQuiz(quiz.id),
  },
  {
    id: 'Q4',
    question: 'save 50 questions, publish a version',
    key: 'QUIZ#id / META, V#n#chunk, VERSION#n',
    name: 'saveQuiz',
    run: async () => saveQuiz((await getQuiz(quiz.id)) ?? draft, quiz, questions, saving),
  },
  {
    id: 'C1',
    question: 'a version of 50 questions',
    key: 'QUIZ#id / V#n#chunk',
    name: 'loadContent',
    run: () => loadContent(quiz.id, 1),
  },
  {
    id: 'C2',
    question: 'a page of the versions of a quiz',
    key: 'QUIZ#id / VERSION#…',
    name: 'listVersionNotes',
    run: () => listVersionNotes(quiz.id, { limit: 20 }),
  },
  {
    id: 'C3',
    question: 'who published a version, and what changed?',
    key: 'QUIZ#id / VERSION#n',
    name: 'getVersionNote',
    run: () => getVersionNote(quiz.id, 1),
  },
  {
    id: 'C10',
    question: 'the replaced drafts of a quiz',
    key: 'QUIZ#id / KEPT#…',
    name: 'listKeptDrafts',
    run: () => listKeptDrafts(quiz.id),
  },
  {
    id: 'C11',
    question: 'is a replaced draft kept?',
    key: 'QUIZ#id / KEPT#revision, KEPTCONTENT#revision#chunk',
    name: 'getKeptDraft',
    run: () => getKeptDraft(quiz.id, 1),
  },
  {
    id: 'Q5',
    question: 'move the status',
    key: 'QUIZ#id / META',
    name: 'setStatus',
    run: () => setStatus(quiz, { from: 'published', to: 'paused', at: quiz.updatedAt }),
  },
  {
    id: 'Q6',
    question: 'which quiz has this code or link?',
    key: 'CODE#… or LINK#…',
    name: 'findQuizId',
    run: () => findQuizId({ kind: 'code', value: quiz.code }),
  },
  {
    id: 'Q7',
    question: 'release the results of a quiz, with its entry of the audit, and begin the run that tells it',
    key: 'QUIZ#id / META, QUIZ#id#AUDIT / ulid, RUN#user / id',
    name: 'releaseResults',
    run: () =>
      releaseResults(quiz, quiz.updatedAt, [newRun(aRun, 'release', {}), newAuditEntry(anEntry('all'))]),
  },
  {
    id: 'Q8',
    question: 'what does a quiz disclose? (up to 100 at once)',
    key: 'QUIZ#id / META',
    name: 'listDisclosing',
    run: () => listDisclosing([quiz.id]),
  },
];

const background: Pattern[] = [
  {
    id: 'S2',
    question: "replace a shard's sums",
    key: 'QUIZ#id / STATS#shard',
    name: 'putShardStatistics',
    run: () =>
      putShardStatistics({
        quizId: quiz.id,
        shard,
        statistics,
        highWater: '1',
        after: undefined,
      }),
  },
  {
    id: 'S1',
    question: 'what a stream shard has counted',
    key: 'QUIZ#id / STATS#shard',
    name: 'getShardStatistics',
    run: () => getShardStatistics(quiz.id, shard),
  },
  {
    id: 'S3',
    question: 'everything counted for a quiz',
    key: 'QUIZ#id / STATS#…',
    name: 'getStatistics',
    run: () => getStatistics(quiz.id),
  },
  {
    id: 'L2',
    question: 'keep the top of what a stream shard has seen (150 participants)',
    key: 'QUIZ#id / TOP#shard',
    name: 'putTop',
    run: () => putTop({ quizId: quiz.id, shard, before: undefined, top: TOP, highWater: '1' }),
  },
  {
    id: 'L1',
    question: 'the top of what a stream shard has seen',
    key: 'QUIZ#id / TOP#shard',
    name: 'getTop',
    run: () => getTop(quiz.id, shard),
  },
  {
    id: 'L3',
    question: 'who may stand on the leaderboard?',
    key: 'QUIZ#id / TOP#…',
    name: 'listCandidates',
    run: () => listCandidates(quiz.id),
  },
  {
    id: 'L4',
    question: 'how do they stand? (one of up to 150, 100 in one call)',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'listListed',
    run: () => listListed(quiz.id, [parseAttemptId(attemptId)]),
  },
  {
    id: 'L5',
    question: 'all attempts of one of them (up to 100)',
    key: 'ATTEMPT#quiz#participant',
    name: 'listAttemptsOf',
    run: () => listAttemptsOf(quiz.id, parseAttemptId(attemptId).participant),
  },
  {
    id: 'O1',
    question: 'the quizzes of an owner',
    key: 'gsi1 OWNER#id',
    name: 'listOwnerCards',
    run: () => listOwnerCards(quiz.ownerId),
  },
  {
    id: 'O4',
    question: 'the quizzes of an owner, those that were deleted last',
    key: 'gsi1 OWNER#id',
    name: 'listOwnerCardsEver',
    run: () => listOwnerCardsEver(quiz.ownerId),
  },
  {
    id: 'O3',
    question: 'the newest quizzes of an owner',
    key: 'gsi1 OWNER#id',
    name: 'listNewestOwnerCards',
    run: () => listNewestOwnerCards(quiz.ownerId, 50),
  },
  {
    id: 'O2',
    question: 'the numbers of a quiz (up to 100 at once)',
    key: 'QUIZ#id / NUMBERS',
    name: 'getCardNumbers',
    run: () => getCardNumbers(quiz.id),
  },
  {
    id: 'O2',
    question: 'the same with what is told of quizzes side by side',
    key: 'QUIZ#id / NUMBERS',
    name: 'listComparedNumbers',
    run: () => listComparedNumbers([quiz.id]),
  },
  {
    id: 'S7',
    question: 'when did the stream last count something of a quiz?',
    key: 'QUIZ#id / NUMBERS',
    name: 'getCountedAt',
    run: () => getCountedAt(quiz.id),
  },
  {
    id: 'D1',
    question: 'note attempts that end in a minute',
    key: 'DUE#minute',
    name: 'putDue',
    run: () => putDue(minute, 'attempts', [attemptId]),
  },
  {
    id: 'D2',
    question: 'what is due in a minute?',
    key: 'DUE#minute',
    name: 'listDue',
    run: () => Array.fromAsync(listDue(minute)),
  },
  {
    id: 'D3',
    question: 'this work is done',
    key: 'DUE#minute',
    name: 'removeDue',
    run: () => removeDue(minute, dueName('attempts', [attemptId])),
  },
  {
    id: 'D4',
    question: 'how far did the sweep come?',
    key: 'DUE / CURSOR',
    name: 'readDueCursor',
    run: readDueCursor,
  },
  {
    id: 'D5',
    question: 'remember how far',
    key: 'DUE / CURSOR',
    name: 'writeDueCursor',
    run: () => writeDueCursor(0),
  },
  {
    id: 'D6',
    question: 'park a note that nobody can read',
    key: 'DUE#minute, PARKED#due',
    name: 'parkDue',
    run: () => parkDue(minute, { kind: undefined, name: 'unknown#1', item: { attempts: [] } }),
  },
  {
    id: 'D7',
    question:
      'have the owner of a quiz reminded in a day of what waits for a grade (noted already: refused at the same price)',
    key: 'QUIZ#id / TOLD#what, DUE#minute',
    name: 'noteReminder',
    run: () => noteReminder(quiz.id),
  },
  {
    id: 'D8',
    question: 'for when was that noted?',
    key: 'QUIZ#id / TOLD#what',
    name: 'lastReminder',
    run: () => lastReminder(quiz.id),
  },
];

/** Last, because the others need the quiz. */
const atTheEnd: Pattern[] = [
  {
    id: 'Q9',
    question: 'delete a quiz, leaving a tombstone',
    key: 'QUIZ#id / META',
    name: 'deleteQuiz',
    run: () => deleteQuiz(quiz, quiz.updatedAt),
  },
];

export const patterns: readonly Pattern[] = [
  ...accounts,
  ...everywhere,
  ...authoring,
  ...accommodating,
  ...seating,
  ...taking,
  ...background,
  ...analysis,
  ...gathering,
  ...runs,
  ...notes,
  ...organizations,
  ...integrations,
  ...assigning,
  ...bank,
  ...coAuthors,
  ...certificates,
  ...rosters,
  ...audit,
  ...regrading,
  ...interventions,
  ...erasingAttempts,
  ...retention,
  ...operating,
  ...exploring,
  ...erasing,
  ...atTheEnd,
];

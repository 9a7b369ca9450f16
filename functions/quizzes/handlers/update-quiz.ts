import type { QuizRole } from '@quizhall/shared/model/enums';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { outdatedKeys } from '@quizhall/shared/rules/quizzes/outdated-keys';
import { withKeyChanges } from '@quizhall/shared/rules/quizzes/corrections';
import { may, type Role } from '@quizhall/shared/rules/permissions';
import { wantedPrize } from '@quizhall/shared/rules/payments/prize-pool';
import { statusMove } from '@quizhall/shared/rules/quizzes/quiz-status';
import { requestApproval } from '../model/publish-approvals.ts';
import { getDraft, changeStatus, saveDraft } from '../model/publishing.ts';
import { type Draft, withChanges } from '../model/quiz-draft.ts';
import { acceptNewFiles, fileKeys } from '../use-cases/quiz-files.ts';
import { toOwnQuiz } from '../model/quiz-view.ts';
import { toWaitingQuiz } from '../model/pending-version.ts';
import { listRecentAttempts } from '../../attempts/model/attempts.ts';
import { getCardNumbers } from '../../results/model/card-numbers.ts';
import type { Quiz } from '../model/quizzes.ts';
import { isTaken } from '../../results/model/roster.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { startStandings } from '../../results/model/start-leaderboard.ts';
import { needsPublishApproval } from '../../organizations/model/organization-rules.ts';

const keyed = ({ questions, carried = [] }: Draft) => withKeyChanges(questions, carried);

/**
 * Ids of questions whose key a save changed although participants were already asked them. Undefined where there are none.
 * Costs no read unless a key changed.
 */
async function editedKeys(before: Draft, saved: Draft): Promise<string[] | undefined> {
  const edited = before.quiz.version > 0 ? outdatedKeys(keyed(saved), keyed(before)) : [];
  return edited.length > 0 && (await hasParticipants(before)) ? edited : undefined;
}

/** The index knows finished attempts at once, the roster running ones within seconds. */
async function hasParticipants({ quiz: { id, shards } }: Draft): Promise<boolean> {
  const [latest] = await listRecentAttempts(id, shards, 1);
  return latest !== undefined || isTaken(id, { consistent: false });
}

type Changes = Omit<BodyOf<typeof quizzes.updateQuiz>, 'status' | 'revision' | 'approvalId' | 'keepReplaced'>;

export const handler = permittedEndpoint(quizzes.updateQuiz, async ({ body, user, roles, ...request }) => {
  const { status, revision, approvalId, keepReplaced, ...changes } = body;
  if ([status, status && request.quiz.status].includes('archived') && !may(roles, 'quiz.manage'))
    throw new AppError('FORBIDDEN');
  const before = await getDraft(request.quiz);
  if (revision !== undefined && revision !== before.quiz.revision) throw new AppError('STALE_REVISION');
  const move = status && statusMove(before.quiz, status);
  if (status && !move) throw new AppError('INVALID_STATE');
  const hasChanges = Object.values(changes).some((change) => change !== undefined);
  // Whoever writes to it has it open as it was before: only a call that says nothing else brings it back.
  if (hasChanges && status && before.quiz.status === 'archived') throw new AppError('INVALID_STATE');
  if (hasChanges && revision === undefined)
    throw new AppError('INVALID_INPUT', {
      errors: { revision: 'Please send the revision that was changed' },
    });
  const save = { changes: hasChanges ? changes : undefined, userId: user.id, roles, keepReplaced };
  const isLive = hasChanges && before.quiz.version > 0;
  if ((move === 'publish' || isLive) && (await needsPublishApproval(before.quiz, roles)))
    return waitingAnswer(before, save, approvalId);
  const saved = hasChanges ? await saveChanges(before, { ...save, publishes: move === 'publish' }) : before;
  const isPublished = hasChanges && move === 'publish';
  const { quiz, ...content } = move && !isPublished ? await changeStatus(saved, move, user.id) : saved;
  const [numbers, edited] = await Promise.all([getCardNumbers(quiz.id), editedKeys(before, saved)]);
  return { quiz: toOwnQuiz(quiz, content, numbers, roles), editedKeys: edited };
});

/** What would be published waits: a draft is saved, a live version stays as it is. */
async function waitingAnswer(before: Draft, save: Save, seen: string | undefined) {
  const isLive = before.quiz.version > 0;
  const wanted = isLive || !save.changes ? await changed(before, save) : await saveChanges(before, save);
  const approvalId = await requestApproval(
    isLive ? before.quiz : wanted.quiz,
    wanted,
    save.userId,
    isLive && save.changes ? { approvalId: seen } : undefined,
  );
  const { quiz, ...content } = wanted;
  const answer = toOwnQuiz(quiz, content, await getCardNumbers(quiz.id), save.roles);
  return { quiz: { ...answer, waiting: toWaitingQuiz({ approvalId, by: save.userId }) }, approvalId };
}

interface Save {
  /** Undefined: nothing but its status. */
  changes: Changes | undefined;
  /** Saves and publishes in one step: a draft that cannot be published stays as it was. */
  publishes?: boolean;
  /** Stores the replaced draft in the version history. */
  keepReplaced?: boolean | undefined;
  userId: string;
  roles: readonly QuizRole[];
}

/** The quiz with what was sent. */
async function changed(before: Draft, { changes, userId, roles }: Save): Promise<Draft> {
  if (!changes) return before;
  const after = await acceptNewFiles(await withChanges(before, changes), userId, fileKeys(before));
  assertMayPromise(before.quiz, after.quiz, roles);
  return after;
}

async function saveChanges(before: Draft, save: Save): Promise<Draft> {
  const after = await changed(before, save);
  if (save.publishes) after.quiz.status = 'published';
  const saved = await saveDraft(before, after, save.userId, { keepReplaced: save.keepReplaced });
  await startStandings(before.quiz, saved.quiz);
  return saved;
}

/** Money that is paid comes and goes with what the quiz promises: only who pays may change that. */
function assertMayPromise(before: Quiz, after: Quiz, roles: readonly Role[]): void {
  const isOther = wantedPrize(before.prizePool) !== wantedPrize(after.prizePool);
  if (before.pool && isOther && !may(roles, 'quiz.fund')) throw new AppError('FORBIDDEN');
}

import type { QuizRole } from '@quizhall/shared/model/enums';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import { quizzes } from '@quizhall/shared/contract/quizzes';
import { may, type Role } from '@quizhall/shared/rules/permissions';
import { wantedPrize } from '@quizhall/shared/rules/prize-pool';
import { statusMove } from '@quizhall/shared/rules/quiz-status';
import { askToPublish, publishWaits } from '../_authoring/approvals.ts';
import { loadDraft, moveStatus, saveDraft } from '../_authoring/publishing.ts';
import { type Draft, withChanges } from '../_authoring/quiz-changes.ts';
import { acceptNewFiles, fileKeys } from '../_authoring/quiz-files.ts';
import { toOwnQuiz } from '../_authoring/quiz-view.ts';
import { getCardNumbers } from '../_data/card-numbers.ts';
import type { Quiz } from '../_data/quizzes.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { startStandings } from '../_runs/start-standings.ts';

type Changes = Omit<BodyOf<typeof quizzes.updateQuiz>, 'status' | 'revision'>;

export const handler = permittedEndpoint(quizzes.updateQuiz, async ({ body, user, roles, ...request }) => {
  const { status, revision, ...changes } = body;
  if ([status, status && request.quiz.status].includes('archived') && !may(roles, 'quiz.manage'))
    throw new AppError('FORBIDDEN');
  const before = await loadDraft(request.quiz);
  if (revision !== undefined && revision !== before.quiz.revision) throw new AppError('STALE_REVISION');
  const move = status && statusMove(before.quiz, status);
  if (status && !move) throw new AppError('INVALID_STATE');
  const hasChanges = Object.values(changes).some((change) => change !== undefined);
  // Whoever writes to it has it open as it was before: only a call that says nothing else brings it back.
  if (hasChanges && status && before.quiz.status === 'archived') throw new AppError('INVALID_STATE');
  const isLive = hasChanges && before.quiz.version > 0;
  if ((move === 'publish' || isLive) && (await publishWaits(before.quiz, roles)))
    return waitingAnswer(before, { changes, revision, publishes: true, userId: user.id, roles });
  const saved = hasChanges
    ? await saveChanges(before, { changes, revision, publishes: move === 'publish', userId: user.id, roles })
    : before;
  const { quiz, ...content } = status ? await moveStatus(saved, status, user.id) : saved;
  return { quiz: toOwnQuiz(quiz, content, await getCardNumbers(quiz.id), roles) };
});

/** What would be published waits: a draft is saved, a live version stays as it is. */
async function waitingAnswer(before: Draft, save: Save) {
  const { userId, roles } = save;
  const after = await acceptNewFiles(await withChanges(before, save.changes), userId, fileKeys(before));
  const isDraft = before.quiz.version === 0;
  const kept = isDraft ? await saveChanges(before, { ...save, publishes: false }) : before;
  const approvalId = await askToPublish(kept.quiz, isDraft ? kept : after, userId);
  const { quiz, ...content } = kept;
  return { quiz: toOwnQuiz(quiz, content, await getCardNumbers(quiz.id), roles), approvalId };
}

interface Save {
  changes: Changes;
  /** What the changes are based on. */
  revision: number | undefined;
  /** Saves and publishes in one step: a draft that cannot be published stays as it was. */
  publishes: boolean;
  userId: string;
  roles: readonly QuizRole[];
}

/** A save names the revision that it is based on, so that two windows cannot overwrite each other. */
async function saveChanges(
  before: Draft,
  { changes, revision, publishes, userId, roles }: Save,
): Promise<Draft> {
  if (revision === undefined) {
    throw new AppError('INVALID_INPUT', {
      errors: { revision: 'Please send the revision that was changed' },
    });
  }
  const after = await acceptNewFiles(await withChanges(before, changes), userId, fileKeys(before));
  assertMayPromise(before.quiz, after.quiz, roles);
  if (publishes) after.quiz.status = 'published';
  const saved = await saveDraft(before, after, userId);
  await startStandings(before.quiz, saved.quiz);
  return saved;
}

/** Money that is paid comes and goes with what the quiz promises: only who pays may change that. */
function assertMayPromise(before: Quiz, after: Quiz, roles: readonly Role[]): void {
  const isOther = wantedPrize(before.prizePool) !== wantedPrize(after.prizePool);
  if (before.pool && isOther && !may(roles, 'quiz.fund')) throw new AppError('FORBIDDEN');
}

import { remark, scoreOf } from '@quizhall/shared/grading';
import type { KeyCorrection, RegradePreview } from '@quizhall/shared/model/grading/regrade';
import { type KeyedQuestion, withCorrections } from '@quizhall/shared/rules/quizzes/corrections';
import { listFinishedPage } from '../../attempts/model/finished-attempts.ts';
import { getKeyedVersion, type QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { listGradable } from '../model/regrades.ts';
import { mapBounded } from '../../platform/map-bounded.ts';
import { now } from '../../platform/clock.ts';
import { decodeAnswers } from '../model/stored-answers.ts';
import { givenIn, marksOf } from '../model/grade-answers.ts';
import { askedOf, getAsked } from '../../attempts/model/test-form.ts';

type Gradable = Awaited<ReturnType<typeof listGradable>>[number];
type Change = RegradePreview['changes'][number];

const PAGE = 100;
const SHARDS_AT_ONCE = 8;
/** As many as a screen shows. */
const MOST_CHANGES = 100;
/** So long somebody waits for a preview, which then says that it has not seen everything. */
const LONGEST_MS = 8_000;

const isFlip = ({ before, after }: Change): boolean => before.isPassing !== after.isPassing;
const distance = ({ before, after }: Change): number => Math.abs(after.percentage - before.percentage);

/** Who fails or passes now first, then by how much the result changes. */
const byChange = (a: Change, b: Change): number =>
  Number(isFlip(b)) - Number(isFlip(a)) || distance(b) - distance(a) || a.name.localeCompare(b.name);

/**
 * What corrections would change in everything that was handed in: counted exactly, page by page, as long as somebody can
 * wait for it.
 */
export async function previewOf(
  quiz: Quiz,
  corrections: readonly KeyCorrection[],
  { longestMs = LONGEST_MS } = {},
): Promise<RegradePreview> {
  const until = now() + longestMs;
  const contents = new Map<number, Promise<QuizVersion>>();
  const contentOf = (version: number) => {
    const content = contents.get(version) ?? corrected(quiz, version, corrections);
    contents.set(version, content);
    return content;
  };
  const preview = { attempts: 0, complete: true, affected: 0, nowPass: 0, nowFail: 0 };
  let changes: Change[] = [];
  const lookAt = async (shard: number) => {
    let after: Record<string, string> | undefined;
    do {
      if (now() >= until) {
        preview.complete = false;
        return;
      }
      const page = await listFinishedPage(quiz.id, shard, { limit: PAGE, after });
      const attempts = await listGradable(page.cards.map(({ id }) => id));
      const found = await Promise.all(
        attempts.map(async (one) => changeOf(one, await contentOf(one.version))),
      );
      const real = found.flatMap((change) => change ?? []);
      preview.attempts += attempts.length;
      preview.affected += real.length;
      preview.nowPass += real.filter((change) => isFlip(change) && change.after.isPassing).length;
      preview.nowFail += real.filter((change) => isFlip(change) && !change.after.isPassing).length;
      changes = [...changes, ...real].sort(byChange).slice(0, MOST_CHANGES);
      after = page.next;
    } while (after);
  };
  await mapBounded(
    Array.from({ length: quiz.shards }, (_, shard) => shard),
    SHARDS_AT_ONCE,
    lookAt,
  );
  return { ...preview, flips: preview.nowPass + preview.nowFail, changes };
}

async function corrected(quiz: Quiz, version: number, corrections: readonly KeyCorrection[]) {
  const content = await getKeyedVersion(quiz, version);
  const questions: KeyedQuestion[] = withCorrections(content.questions, corrections, version);
  return { ...content, questions };
}

/** How one attempt would change; undefined where it would not. */
async function changeOf(attempt: Gradable, version: QuizVersion): Promise<Change | undefined> {
  const { id, card } = attempt;
  if (!card || card.uncounted) return undefined;
  const content = await askedOf(attempt, version);
  const answers = givenIn(decodeAnswers(content.questions, attempt.answers));
  const marks = remark(marksOf(attempt, await getAsked(attempt)), content.questions, answers, 0);
  const { percentage, isPassing } = scoreOf(content.questions, marks.each, content.settings.passingScore);
  if (percentage === card.percentage && isPassing === card.passed) return undefined;
  return {
    submissionId: id,
    name: card.name,
    attemptNumber: attempt.number,
    before: { percentage: card.percentage, isPassing: card.passed },
    after: { percentage, isPassing },
  };
}

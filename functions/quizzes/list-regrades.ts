import { quizzes } from '@quizhall/shared/contract/quizzes';
import { asAuthored, isSingleChoice, rightTexts } from '@quizhall/shared/rules/corrections';
import { formerQuestions } from '../_authoring/former-questions.ts';
import { latestRegrade } from '../_authoring/latest-regrade.ts';
import { getKeyedVersion } from '../_data/quiz-cache.ts';
import { listKeys } from '../_data/regrades.ts';
import { listNames } from '../_data/users.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

const MOST = 50;

export const handler = permittedEndpoint(quizzes.listRegrades, async ({ quiz, user }) => {
  const [keys, asked, former, latest] = await Promise.all([
    quiz.keyRevision ? listKeys(quiz.id, MOST) : [],
    quiz.keyRevision ? getKeyedVersion(quiz, quiz.version) : undefined,
    quiz.version > 1 ? formerQuestions(quiz) : [],
    latestRegrade(quiz),
  ]);
  const questions = [...(asked?.questions ?? []), ...former];
  const names = await listNames([...new Set(keys.map(({ by }) => by))]);
  return {
    regrades: keys.map(({ by, ...key }) => ({ ...key, by: { id: by, name: names.get(by) } })),
    dropped: questions.flatMap(({ id, dropped }) => (dropped ? id : [])),
    severalRight: questions
      .filter(isSingleChoice)
      .map((question) => ({ questionId: question.id, texts: rightTexts(question) }))
      .filter(({ texts }) => texts.length > 1),
    former: former.map((question) => asAuthored(question, question)),
    latest: latest && {
      status: latest,
      runId: quiz.regrade?.by === user.id ? quiz.regrade.runId : undefined,
    },
  };
});

import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { asAuthored, isSingleChoice, rightTexts } from '@quizhall/shared/rules/quizzes/corrections';
import {
  type EarlierVersions,
  formerQuestions,
  getEarlierVersions,
  outdatedQuestionIds,
} from '../../quizzes/model/earlier-versions.ts';
import { latestRegrade } from '../use-cases/latest-regrade.ts';
import { listKeys } from '../model/regrades.ts';
import { listNames } from '../../accounts/model/users.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

const MOST = 50;
const NO_VERSIONS: EarlierVersions = { newest: [], earlier: [], isPartial: false };

export const handler = permittedEndpoint(quizzes.listRegrades, async ({ quiz, user }) => {
  const [keys, versions, latest] = await Promise.all([
    quiz.keyRevision ? listKeys(quiz.id, MOST) : [],
    quiz.version > 0 ? getEarlierVersions(quiz) : NO_VERSIONS,
    latestRegrade(quiz),
  ]);
  const former = formerQuestions(versions);
  const questions = [...versions.newest, ...former];
  const names = await listNames([...new Set(keys.map(({ by }) => by))]);
  return {
    regrades: keys.map(({ by, ...key }) => ({ ...key, by: { id: by, name: names.get(by) } })),
    dropped: questions.flatMap(({ id, dropped }) => (dropped ? id : [])),
    severalRight: questions
      .filter(isSingleChoice)
      .map((question) => ({ questionId: question.id, texts: rightTexts(question) }))
      .filter(({ texts }) => texts.length > 1),
    outdated: outdatedQuestionIds(versions),
    former: former.map((question) => asAuthored(question, question)),
    latest: latest && {
      status: latest,
      runId: quiz.regrade?.by === user.id ? quiz.regrade.runId : undefined,
    },
  };
});

import { explore } from '@quizhall/shared/contract/explore/explore';
import { listExploreCards } from '../use-cases/explore-cards.ts';
import { getCatalogueView } from '../use-cases/catalogue-cache.ts';
import { filledUp } from '../use-cases/result-page.ts';
import { relatedTo } from '../use-cases/related.ts';
import { now } from '../../platform/clock.ts';
import { endpoint } from '../../http/endpoint.ts';
import { getShownQuiz } from '../../attempts/model/entry-card.ts';

const SHOWN = 3;

/** What is like a quiz; where that is too little, what is popular in its category and language comes after it. */
export const handler = endpoint(explore.listRelated, async ({ params }) => {
  const [quiz, view] = await Promise.all([getShownQuiz(params.id), getCatalogueView()]);
  const like = await listExploreCards(relatedTo(view, quiz, { limit: SHOWN, now: now() }));
  const { category, language } = quiz;
  return {
    quizzes: await filledUp(like, { shown: SHOWN, filters: { category, language }, without: quiz.id }),
  };
});

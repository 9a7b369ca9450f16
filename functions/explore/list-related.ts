import { explore } from '@quizhall/shared/contract/explore';
import { shownCards } from '../_explore/cards.ts';
import { currentView } from '../_explore/catalogue.ts';
import { filledUp } from '../_explore/page.ts';
import { relatedTo } from '../_explore/related.ts';
import { now } from '../_platform/clock.ts';
import { endpoint } from '../_http/endpoint.ts';
import { getShownQuiz } from '../_taking/entry-card.ts';

const SHOWN = 3;

/** What is like a quiz; where that is too little, what is popular in its category and language comes after it. */
export const handler = endpoint(explore.listRelated, async ({ params }) => {
  const [quiz, view] = await Promise.all([getShownQuiz(params.id), currentView()]);
  const like = await shownCards(relatedTo(view, quiz, { limit: SHOWN, now: now() }));
  const { category, language } = quiz;
  return {
    quizzes: await filledUp(like, { shown: SHOWN, filters: { category, language }, without: quiz.id }),
  };
});

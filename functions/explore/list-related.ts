import { explore } from '@quizhall/shared/contract/explore';
import { shownCards } from '../_explore/cards.ts';
import { currentView } from '../_explore/catalogue.ts';
import { relatedTo } from '../_explore/related.ts';
import { now } from '../_platform/clock.ts';
import { endpoint } from '../_http/endpoint.ts';
import { getShownQuiz } from '../_taking/entry-card.ts';

const SHOWN = 3;

export const handler = endpoint(explore.listRelated, async ({ params }) => {
  const [quiz, view] = await Promise.all([getShownQuiz(params.id), currentView()]);
  return { quizzes: await shownCards(relatedTo(view, quiz, { limit: SHOWN, now: now() })) };
});

import { MatchPlaces } from '../places/match-places.tsx';
import { OrderPlaces } from '../places/order-places.tsx';
import { orderOf, type TryProps } from './preview-quiz.ts';

/** As participants match. */
export function MatchTry({ question: { prompts, choices }, answer, onAnswer }: TryProps) {
  const chosen = prompts.map((_, place) => (answer[place] ? Number(answer[place]) : undefined));
  return (
    <MatchPlaces
      lefts={prompts}
      choices={choices}
      chosen={chosen}
      onChosen={(next) => onAnswer(next.map((choice) => (choice === undefined ? '' : String(choice))))}
    />
  );
}

/** As participants put in order. */
export function OrderTry({ question: { choices }, answer, onAnswer, labelledBy }: TryProps) {
  return (
    <OrderPlaces
      items={choices}
      order={orderOf(answer, choices.length)}
      onOrder={(order) => onAnswer(order.map(String))}
      labelledBy={labelledBy}
    />
  );
}

import { MatchPlaces } from '@/entities/quiz/places/match-places.tsx';
import { messages } from '@/entities/quiz/places/messages.ts';
import { OrderPlaces } from '@/entities/quiz/places/order-places.tsx';
import { Button } from '@/components/ui/button.tsx';
import { chosenPlaces, chosenTexts, orderPlaces, orderTexts } from '../engine/places.ts';
import type { AnswerInputProps } from './choice-input.tsx';

/** What belongs to each left side. */
export function MatchInput({
  question: { lefts = [], rights = [] },
  answer,
  onAnswer,
  locked,
}: AnswerInputProps) {
  return (
    <MatchPlaces
      lefts={lefts}
      choices={rights}
      chosen={chosenPlaces(lefts, rights, answer)}
      onChosen={(chosen) => onAnswer(chosenTexts(rights, chosen))}
      locked={locked}
    />
  );
}

/** Items to be put in order. They stand in some order from the start: it is an answer once somebody says so. */
export function OrderInput({ question, answer, onAnswer, locked, labelledBy }: AnswerInputProps) {
  const items = question.options.map(({ text }) => text);
  const order = orderPlaces(items, answer);
  return (
    <>
      <OrderPlaces
        items={items}
        order={order ?? [...items.keys()]}
        onOrder={(next) => onAnswer(orderTexts(items, next))}
        locked={locked}
        labelledBy={labelledBy}
      />
      {!locked && (
        // It stays, so that the focus does.
        <Button
          variant="secondary"
          size="sm"
          className="mt-3 min-h-11"
          aria-disabled={order !== undefined || undefined}
          onClick={() => order ?? onAnswer(items)}
        >
          {order ? messages.kept : messages.keep}
        </Button>
      )}
    </>
  );
}

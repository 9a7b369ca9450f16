import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/card.tsx';
import { messages as text } from '../messages.ts';
import { findAnswers, type FoundAnswer } from '../model/find-answers.ts';

interface FoundAnswersProps {
  answers: readonly FoundAnswer[];
  search: string;
}

/** What the search finds, as somebody types. */
export function FoundAnswers({ answers, search }: FoundAnswersProps) {
  const found = findAnswers(answers, search);
  return (
    <>
      <p role="status" className="text-sm font-medium text-ink">
        {text.found(found.length, search)}
      </p>
      {found.length === 0 && <p className="mt-2 text-muted">{text.nothing}</p>}
      <ul className="mt-3 flex flex-col gap-3">
        {found.map(({ question, text: answer, to }) => (
          <Card key={to} as="li" interactive className="relative">
            <Link
              to={to}
              className="rounded-inner font-display text-ink after:absolute after:inset-0 after:rounded-card"
            >
              {question}
            </Link>
            <p className="mt-1 line-clamp-2 text-sm text-muted">{answer}</p>
          </Card>
        ))}
      </ul>
    </>
  );
}

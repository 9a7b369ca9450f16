import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from './messages.ts';
import { quizzesOf } from '../wizards/wizard.ts';
import { organizationMessages } from './organization-messages.ts';

/** Link from the editor or a wizard to the user's or the organization's quizzes. */
export function BackLink({ rules }: { rules: QuizRules | undefined }) {
  const label = rules ? organizationMessages.back(rules.name) : messages.back;
  return (
    <Link
      to={quizzesOf(rules)}
      aria-label={label}
      title={label}
      className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-well hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
    </Link>
  );
}

import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MANAGE_PATH } from '@/entities/quiz/quiz-links.ts';
import { messages } from '../messages.ts';

/** Out of the editor or a wizard, to one's quizzes. */
export const BackLink = () => (
  <Link
    to={MANAGE_PATH}
    aria-label={messages.back}
    title={messages.back}
    className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-well hover:text-ink"
  >
    <ArrowLeft aria-hidden="true" className="size-5" />
  </Link>
);

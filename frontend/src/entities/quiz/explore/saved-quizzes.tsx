import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { CATEGORY_LABELS, DIFFICULTY_LABELS } from '../labels.ts';
import { EXPLORE_MESSAGES as TEXT } from './messages.ts';
import { savedListQuery } from './queries.ts';

const SHOWN = 5;

/** The latest quizzes that somebody has saved for later; nothing where there are none. `<SavedQuizzes />` */
export function SavedQuizzes() {
  const { data } = useQuery(savedListQuery);
  if (!data?.length) return null;
  return (
    <section aria-labelledby="saved" className="flex flex-col gap-4">
      <SectionTitle id="saved">{TEXT.saved}</SectionTitle>
      <ul className="flex flex-col gap-3">
        {data.slice(0, SHOWN).map(({ id, title, category, difficulty }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-4">
            <TextLink to={sitePath(SITE_PATHS.quiz, { ref: id })} className="wrap-anywhere">
              {title}
            </TextLink>
            <p className="mt-0.5 text-sm text-muted">
              {CATEGORY_LABELS[category]} · {DIFFICULTY_LABELS[difficulty]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

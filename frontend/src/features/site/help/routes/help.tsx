import { groups } from 'virtual:help';
import { Link } from 'react-router-dom';
import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { PageFrame } from '@/components/ui/page.tsx';
import { SearchField } from '@/components/ui/search-field.tsx';
import { LINK_LOOK, TextLink } from '@/components/ui/text-link.tsx';
import { typed } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { useTitle } from '@/lib/use-title.ts';
import { messages as text } from '../messages.ts';
import { findAnswers, type FoundAnswer } from '../model/find-answers.ts';
import { useAnswers } from '../model/use-answers.ts';

interface FoundAnswersProps {
  answers: readonly FoundAnswer[];
  search: string;
}

/** What the search finds, as somebody types. */
function FoundAnswers({ answers, search }: FoundAnswersProps) {
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

/** Every question, under its topic. */
function Topics() {
  return (
    <div className="grid gap-x-10 gap-y-10 md:grid-cols-2">
      {groups.map(({ path, title, description, questions }) => (
        <section key={path} aria-labelledby={path.slice(1).replace('/', '-')}>
          <h2 id={path.slice(1).replace('/', '-')} className="text-xl font-display text-ink">
            <Link to={path} className="rounded-inner hover:text-accent-ink">
              {title}
            </Link>
          </h2>
          <p className="mt-1 text-sm text-muted">{description}</p>
          <ul className="mt-3 flex flex-col gap-1">
            {questions.map(({ id, question }) => (
              <li key={id}>
                <Link
                  to={`${path}#${id}`}
                  className={`${LINK_LOOK} inline-flex min-h-8 items-center text-sm`}
                >
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const FILTERS = { q: typed(100) };

/** `/help`: every question by topic, and a search over the answers. */
export function Component() {
  useTitle(text.title);
  const { values, set } = useListFilters(FILTERS);
  const search = values.q.trim();
  return (
    <PageFrame>
      <header className="mb-10 sm:mt-6 sm:mb-14">
        <h1 className="text-3xl font-display tracking-tight text-ink sm:text-5xl">{text.heading}</h1>
        <p className="mt-3 max-w-prose text-lg text-muted">{text.lead}</p>
        <SearchField
          label={text.search}
          value={values.q}
          maxLength={100}
          onChange={(q) => set({ q })}
          className="mt-6 max-w-xl"
        />
      </header>
      {search !== '' && <Search search={search} />}
      <Topics />
      <section className="mt-14 rounded-card border border-line bg-surface p-6">
        <h2 className="text-lg font-display text-ink">{text.more}</h2>
        <p className="mt-1 text-muted">{text.moreText}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={SITE_PATHS.contact} variant="secondary">
            {text.contact}
          </ButtonLink>
          <TextLink to={SITE_PATHS.status}>{text.status}</TextLink>
          <TextLink to={CONTENT_PATHS.tutorials}>{text.tutorials}</TextLink>
        </div>
      </section>
    </PageFrame>
  );
}

function Search({ search }: { search: string }) {
  const answers = useAnswers(search);
  return (
    <div className="mb-12 max-w-3xl">
      {answers === undefined && <p role="status">{text.loading}</p>}
      {answers === 'failed' && <p role="alert">{text.failed}</p>}
      {Array.isArray(answers) && <FoundAnswers answers={answers} search={search} />}
    </div>
  );
}

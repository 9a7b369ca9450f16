import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { ButtonLink } from '@/components/ui/button.tsx';
import { PageFrame } from '@/components/ui/page.tsx';
import { SearchField } from '@/components/ui/search-field.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { typed } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { useTitle } from '@/lib/use-title.ts';
import { FoundAnswers } from '../components/found-answers.tsx';
import { Topics } from '../components/topics.tsx';
import { messages as text } from '../messages.ts';
import { useAnswers } from '../model/use-answers.ts';

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

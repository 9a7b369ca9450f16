import { areas as built } from 'virtual:api-docs';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '@/components/ui/page.tsx';
import { SearchField } from '@/components/ui/search-field.tsx';
import { LINK_LOOK } from '@/components/ui/text-link.tsx';
import { typed } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { CallDetails } from '../components/call-details.tsx';
import { messages as text } from '../messages.ts';
import { type ApiArea, findCalls } from '../model/api-call.ts';

const areas = built as readonly ApiArea[];
const FILTERS = { q: typed(100) };

/** `/api-docs`: every call of the API by area; `#name` opens one. */
export function Component() {
  const { values, set } = useListFilters(FILTERS);
  const named = useLocation().hash.slice(1);
  useEffect(() => document.getElementById(named)?.scrollIntoView(), [named]);
  const found = findCalls(areas, values.q);
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <Page width="text" title={text.heading} documentTitle={text.title} lead={text.lead}>
      <p className="max-w-prose text-sm text-muted">{text.answers}</p>
      <p className="mt-2 max-w-prose text-sm text-muted">{text.tokens}</p>
      <p className="mt-3 text-sm">
        <a href="/openapi.json" download className={LINK_LOOK}>
          {text.openapi}
        </a>
      </p>
      <SearchField
        label={text.search}
        value={values.q}
        maxLength={100}
        onChange={(q) => set({ q })}
        className="mt-6"
      />
      <p role="status" className="mt-3 text-sm font-medium text-ink">
        {text.found(count)}
      </p>
      {count === 0 && <p className="mt-1 text-muted">{text.nothing}</p>}
      {found.map(({ name, calls }) => (
        <section key={name} className="mt-8">
          <h2 className="border-b border-line pb-2 text-xl font-display text-ink capitalize">{name}</h2>
          {calls.map((call) => (
            <CallDetails key={`${call.name} ${call.name === named}`} call={call} open={call.name === named} />
          ))}
        </section>
      ))}
    </Page>
  );
}

import { mayAnywhere } from '@quizhall/shared/rules/permissions';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Columns3, LayoutTemplate, Plus } from 'lucide-react';
import { QUIZ_SORTS, type QuizFilter } from '@quizhall/shared/model/enums';
import { ListToolbar as Toolbar } from '@/components/list/list-toolbar.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Page } from '@/components/ui/page.tsx';
import { CREATE_PATH } from '@/entities/quiz/quiz-links.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { type ListFilters as Filters, useListFilters } from '@/lib/list/use-list-filters.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { quizListQuery } from '../status/queries.ts';
import type { QuizPage } from '../status/quiz-calls.ts';
import { ChipRow } from '../status/chip-row.tsx';
import { BulkBar, BulkBarRoom } from '../list/bulk-bar.tsx';
import { BulkDialogs } from '../list/bulk-dialogs.tsx';
import { CardDialogs } from '../list/card-dialogs.tsx';
import { QuizGrid } from '../list/quiz-grid.tsx';
import { StatusDialogs } from '../status/status-dialogs.tsx';
import { useBulk } from '../list/use-bulk.ts';
import { useCardActions } from '../list/use-card-actions.ts';
import { useSelection } from '../list/use-selection.ts';
import { useStatusFlow } from '../status/use-status-flow.ts';
import { messages } from '../status/messages.ts';
import { listMessages } from '../list/list-messages.ts';
import { LIST_FILTERS, type ListFilters } from '../list/list-filters.ts';

const SORTS = QUIZ_SORTS.map((value) => ({ value, label: messages.sorts[value] }));
const SCOPES = (['own', 'shared'] as const).map((value) => ({ value, label: messages.scopes[value] }));
const STATUSES: readonly QuizFilter[] = ['all', 'published', 'draft', 'paused', 'archived', 'deleted'];

interface ListToolbarProps {
  filters: Filters<ListFilters>;
  counts: QuizPage['counts'] | undefined;
}

function ListToolbar({ filters: { values, set }, counts }: ListToolbarProps) {
  return (
    <Toolbar
      search={{ label: messages.search, value: values.q, onChange: (q) => set({ q }) }}
      sort={{ label: messages.sort, value: values.sort, options: SORTS, onChange: (sort) => set({ sort }) }}
    >
      <FilterChips
        label={messages.scope}
        value={values.scope}
        onChange={(scope) => set({ scope })}
        options={SCOPES}
      />
      <ChipRow>
        <FilterChips
          label={messages.filter}
          value={values.status}
          onChange={(status) => set({ status })}
          options={STATUSES.map((value) => ({
            value,
            label: messages.filters[value],
            count: counts?.[value] ?? 0,
          }))}
        />
      </ChipRow>
    </Toolbar>
  );
}

const { pause, resume, archive, restore, publish } = messages.actions;
const WORDING = {
  confirm: {
    archive: {
      title: messages.archiveTitle,
      message: messages.archivePrompt,
      effect: messages.archiveEffect(1),
      paidEffect: messages.archivePaid,
      label: archive.label,
    },
  },
  done: {
    pause: pause.done,
    resume: resume.done,
    archive: archive.done,
    restore: restore.done,
    publish: publish.done,
  },
};

/** Returns the empty state for the filters. */
function emptyOf({ q, status, scope }: ListFilters) {
  if (q === '' && status === 'deleted') return 'deleted';
  if (q !== '' || status !== 'all') return 'found';
  return scope === 'shared' ? 'shared' : 'quizzes';
}

/** `/quiz/manage` */
export function Component() {
  const { user } = useSession();
  const filters = useListFilters(LIST_FILTERS);
  const list = useCursorList(quizListQuery(filters.filters), (page) => page.quizzes);
  const flow = useStatusFlow(WORDING);
  const actions = useCardActions(flow);
  const selection = useSelection(filters.filters, list.items, list.more?.has === false);
  const bulk = useBulk(selection);
  const total = list.firstPage?.total;
  return (
    <Page
      title={messages.title}
      lead={messages.description}
      actions={
        user &&
        mayAnywhere(user, 'quiz.create') && (
          <>
            <ButtonLink to={SITE_PATHS.quizCompare} variant="secondary" icon={<Columns3 />}>
              <span className="max-sm:sr-only">{messages.compare}</span>
            </ButtonLink>
            <ButtonLink to={SITE_PATHS.templates} variant="secondary" icon={<LayoutTemplate />}>
              <span className="max-sm:sr-only">{messages.fromTemplate}</span>
            </ButtonLink>
            <ButtonLink to={CREATE_PATH} icon={<Plus />} className="max-sm:order-first">
              {messages.create}
            </ButtonLink>
          </>
        )
      }
    >
      <ListToolbar filters={filters} counts={list.firstPage?.counts} />
      {flow.failure && (
        <Alert tone="danger" className="mb-6">
          {flow.failure}
        </Alert>
      )}
      {filters.filters.status === 'deleted' && (
        <p className="mb-4 text-sm text-muted">{listMessages.deletedHint}</p>
      )}
      <BulkBar
        selection={selection}
        quizzes={list.items ?? []}
        total={total ?? 0}
        filters={filters.filters}
        bulk={bulk}
      />
      <QuizGrid
        list={list}
        busyId={flow.running?.id}
        onAction={actions.act}
        selection={selection}
        total={total}
        empty={emptyOf(filters.filters)}
        onClear={() => filters.set({ q: '', status: 'all' })}
      />
      <BulkBarRoom selection={selection} />
      <StatusDialogs {...flow.dialogs} />
      <BulkDialogs bulk={bulk} selection={selection} />
      <CardDialogs {...actions} selection={selection} />
    </Page>
  );
}

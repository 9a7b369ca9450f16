import { Plus, Users } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DataList } from '@/components/list/data-list.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import type { FieldErrors } from 'react-hook-form';
import { FormError } from '@/components/form/form-error.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { ListToolbar } from '@/components/list/list-toolbar.tsx';
import { PageFrame } from '@/components/ui/page.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { PageHeader } from '@/components/ui/page-header.tsx';
import { SelectionBar } from '@/components/list/selection-bar.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ApiError } from '@/lib/api/errors.ts';
import type { ListState } from '@/lib/list/cursor-list.ts';
import { Held } from '../specimen/held.tsx';
import { Stack, State } from '../specimen/state.tsx';
import type { PrimitiveGroup } from './types.ts';

/** The frame without `Page` itself, which would rename the gallery's window. */
function PageDemo() {
  const content = <div className="h-16 rounded-card border border-dashed border-line" />;
  return (
    <Stack>
      <State label="With lead and actions" inert>
        <PageFrame>
          <PageHeader
            title="Quiz Management"
            description="Your quizzes and how participants did."
            actions={<Button icon={<Plus />}>Create New Quiz</Button>}
          />
          {content}
        </PageFrame>
      </State>
      <State label="For text" inert>
        <PageFrame width="text">
          <PageHeader title="Notifications" />
          {content}
        </PageFrame>
      </State>
    </Stack>
  );
}

function PanelDemo() {
  return (
    <Stack>
      <State label="Title alone">
        <Panel title="Quiz status">
          <Badge tone="success">Published</Badge>
        </Panel>
      </State>
      <State label="With a hint and an action">
        <Panel title="Members" hint="Who belongs to it." actions={<Button size="sm">Invite</Button>}>
          <p className="text-sm text-muted">Nobody yet.</p>
        </Panel>
      </State>
      <State label="With rows that reach the edges">
        <Panel title="Recent attempts" padded={false}>
          <ul className="divide-y divide-line text-sm">
            <li className="px-5 py-3.5 sm:px-6">Amara Okafor</li>
            <li className="px-5 py-3.5 sm:px-6">Jonas Weber</li>
          </ul>
        </Panel>
      </State>
    </Stack>
  );
}

function SectionTitleDemo() {
  return (
    <State label="Default">
      <SectionTitle>Organizations</SectionTitle>
    </State>
  );
}

const STATUSES = [
  { value: 'all', label: 'All', count: 1248 },
  { value: 'published', label: 'Published', count: 12 },
  { value: 'draft', label: 'Draft', count: 0 },
];

function FilterChipsDemo() {
  return (
    <Stack>
      <State label="Default">
        <Held initial="all">
          {(value, set) => <FilterChips label="Status" value={value} onChange={set} options={STATUSES} />}
        </Held>
      </State>
      <State label="Hover" force="hover" on="button:nth-child(2)">
        <FilterChips label="Status, hovered" value="all" onChange={() => undefined} options={STATUSES} />
      </State>
      <State label="Focus" force="focus-visible" on="button:nth-child(2)">
        <FilterChips label="Status, focused" value="all" onChange={() => undefined} options={STATUSES} />
      </State>
    </Stack>
  );
}

function ListToolbarDemo() {
  return (
    <State label="Search, order and a filter">
      <Held initial={{ search: '', sort: 'recent', status: 'all' }}>
        {(values, set) => (
          <ListToolbar
            search={{
              label: 'Search quizzes',
              value: values.search,
              onChange: (search) => set({ ...values, search }),
            }}
            sort={{
              label: 'Sort by',
              value: values.sort,
              options: [
                { value: 'recent', label: 'Recently updated' },
                { value: 'title', label: 'Title A to Z' },
              ],
              onChange: (sort) => set({ ...values, sort }),
            }}
          >
            <FilterChips
              label="Status"
              value={values.status}
              onChange={(status) => set({ ...values, status })}
              options={STATUSES}
            />
          </ListToolbar>
        )}
      </Held>
    </State>
  );
}

const nothing = () => undefined;
const LIST: ListState<string> = { items: undefined, error: null, retrying: false, retry: nothing };
const FAILED = new ApiError('Server error. Please try again later.', { code: 'INTERNAL', status: 500 });

/** Every state that a list can be in. */
const LISTS: [label: string, list: ListState<string>][] = [
  ['On its way', LIST],
  ['Failed', { ...LIST, error: FAILED }],
  ['Empty', { ...LIST, items: [] }],
  [
    'With more to read',
    {
      ...LIST,
      items: ['Amara Okafor', 'Jonas Weber'],
      more: { has: true, loading: false, failed: false, load: nothing },
    },
  ],
  ['There, but no longer fresh', { ...LIST, items: ['Amara Okafor'], error: FAILED }],
];

function DataListDemo() {
  return (
    <Stack>
      {LISTS.map(([label, list]) => (
        <State key={label} label={label}>
          <DataList
            boxed
            list={list}
            texts={{ loading: 'Loading members', failed: 'Members could not be loaded' }}
            skeleton={
              <div className="grid gap-3 p-4">
                <Skeleton className="h-5 w-2/3" />
                <Skeleton className="h-5 w-1/2" />
              </div>
            }
            empty={
              <EmptyState
                icon={<Users />}
                title="Nobody here yet"
                text="Invite the first person."
                action={<Button>Invite</Button>}
              />
            }
          >
            {(names) => (
              <ul className="divide-y divide-line text-sm">
                {names.map((name) => (
                  <li key={name} className="px-4 py-3.5">
                    {name}
                  </li>
                ))}
              </ul>
            )}
          </DataList>
        </State>
      ))}
    </Stack>
  );
}

function SelectionBarDemo() {
  const bar = { toggle: nothing, toggleAll: nothing, clear: nothing };
  return (
    <Stack>
      <State label="None selected">
        <SelectionBar selection={{ ...bar, selected: new Set(), state: false }} />
      </State>
      <State label="Some selected">
        <SelectionBar selection={{ ...bar, selected: new Set(['a', 'b']), state: 'indeterminate' }}>
          <Button variant="secondary" size="sm">
            Export
          </Button>
        </SelectionBar>
      </State>
    </Stack>
  );
}

function FormErrorDemo() {
  const root = { type: 'server', message: 'Invalid credentials' } as FieldErrors['root'];
  return (
    <State label="The form as a whole">
      <FormError form={{ formState: { errors: { root } } }} />
    </State>
  );
}

export const kits: PrimitiveGroup = {
  id: 'kits',
  title: 'Kits',
  text: 'What whole pages, lists and forms are put together from.',
  primitives: [
    {
      name: 'Page',
      file: 'page.tsx',
      usage: 'Use once for every page that has a heading of its own. Not for dialogs and not for the runner.',
      keywords: 'frame layout title lead width breadcrumbs',
      wide: true,
      Demo: PageDemo,
    },
    {
      name: 'Panel',
      file: 'panel.tsx',
      usage:
        'Use for a part of a page with a title and a surface of its own. Not for one thing in a list: that is a Card.',
      keywords: 'section surface box',
      Demo: PanelDemo,
    },
    {
      name: 'SectionTitle',
      file: 'section-title.tsx',
      usage:
        'Use for the heading of a part of a page without a surface. Not inside a Panel, which has its own.',
      keywords: 'heading h2',
      Demo: SectionTitleDemo,
    },
    {
      name: 'FilterChips',
      file: 'filter-chips.tsx',
      usage:
        'Use for up to six values of one filter, each with its count. Not for views of one thing: those are Tabs.',
      keywords: 'pills status toggle',
      Demo: FilterChipsDemo,
    },
    {
      name: 'ListToolbar',
      usage:
        'Use above a list that can be searched, sorted or filtered, with useListFilters. Not for a short list.',
      keywords: 'search sort filter',
      Demo: ListToolbarDemo,
    },
    {
      name: 'DataList',
      usage:
        'Use around every list that is read from the server, with useCursorList. Not for lists that are always there.',
      keywords: 'loading empty error retry load more cursor',
      Demo: DataListDemo,
    },
    {
      name: 'SelectionBar',
      usage:
        'Use above a Table whose rows can be selected, with useSelection. Not for choosing one: that is RadioCards.',
      keywords: 'select all bulk',
      Demo: SelectionBarDemo,
    },
    {
      name: 'FormError',
      usage:
        'Use in every form, above its button, with useSiteForm. Not for one field: its error stands beside it.',
      keywords: 'alert failed wait server',
      Demo: FormErrorDemo,
    },
  ],
};

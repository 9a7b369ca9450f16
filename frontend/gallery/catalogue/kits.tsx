import { Plus } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { PageFrame } from '@/components/ui/page.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { PageHeader } from '@/components/ui/page-header.tsx';
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
  ],
};

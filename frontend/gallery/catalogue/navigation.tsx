import { BarChart3, ListChecks, Settings } from 'lucide-react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { PageHeader } from '@/components/ui/page-header.tsx';
import { LoadMore, Pagination } from '@/components/ui/pagination.tsx';
import { Stepper } from '@/components/ui/stepper.tsx';
import { TabPanel, Tabs } from '@/components/ui/tabs.tsx';
import { useColumn } from '../specimen/column.tsx';
import { Held } from '../specimen/held.tsx';
import type { Forced } from '../specimen/pseudo-states.ts';
import { Row, Stack, State } from '../specimen/state.tsx';
import type { PrimitiveGroup } from './types.ts';

const TABS = [
  { value: 'questions', label: 'Questions', icon: <ListChecks aria-hidden="true" />, count: 12 },
  { value: 'results', label: 'Results', icon: <BarChart3 aria-hidden="true" />, count: 48 },
  { value: 'settings', label: 'Settings', icon: <Settings aria-hidden="true" /> },
];

function TabsDemo() {
  return (
    <Stack>
      {(
        [
          ['Default', undefined],
          ['Hover', 'hover'],
          ['Focus', 'focus-visible'],
        ] satisfies [string, Forced | undefined][]
      ).map(([label, force]) => (
        <State
          key={label}
          label={label}
          force={force}
          on={force === 'hover' ? '[role=tab]:nth-child(2)' : '[role=tab]'}
          told={force === 'focus-visible'}
        >
          <Held initial="questions">
            {(value, set) => (
              <Tabs value={value} onValueChange={set} items={TABS} label="Quiz">
                {TABS.map((tab) => (
                  <TabPanel key={tab.value} value={tab.value}>
                    <p className="text-sm text-muted">{tab.label} of this quiz.</p>
                  </TabPanel>
                ))}
              </Tabs>
            )}
          </Held>
        </State>
      ))}
    </Stack>
  );
}

const STEPS = [
  { id: 'basics', label: 'Basics' },
  { id: 'questions', label: 'Questions' },
  { id: 'settings', label: 'Settings' },
  { id: 'publish', label: 'Publish' },
];

const MENDED = STEPS.map((step) => ({
  ...step,
  done: step.id === 'questions',
  faulty: step.id === 'basics',
}));

function StepperDemo() {
  return (
    <Stack>
      <State label="First step">
        <Stepper steps={STEPS} current="basics" />
      </State>
      <State label="Third step, earlier ones are buttons">
        <Held initial="settings">
          {(current, set) => <Stepper steps={STEPS} current={current} onSelect={set} openAll />}
        </Held>
      </State>
      <State label="Steps in any order, one of which has problems">
        <Stepper steps={MENDED} current="settings" onSelect={() => undefined} openAll />
      </State>
      <State label="Hover" force="hover">
        <Stepper steps={STEPS} current="questions" onSelect={() => undefined} />
      </State>
      <State label="Focus" force="focus-visible">
        <Stepper steps={STEPS} current="questions" onSelect={() => undefined} />
      </State>
    </Stack>
  );
}

const TRAIL = [
  { label: 'My quizzes', to: '/quiz/manage' },
  { label: 'Photosynthesis', to: '/quiz/q1/dashboard' },
  { label: 'Results' },
];

function BreadcrumbsDemo() {
  const column = useColumn();
  return (
    <Stack>
      <State label="Default">
        <Breadcrumbs items={TRAIL} label={`Breadcrumbs, ${column}`} />
      </State>
      <State label="Hover" force="hover">
        <Breadcrumbs items={TRAIL} label={`Breadcrumbs under the pointer, ${column}`} />
      </State>
      <State label="Focus" force="focus-visible">
        <Breadcrumbs items={TRAIL} label={`Breadcrumbs with focus, ${column}`} />
      </State>
    </Stack>
  );
}

const PAGES: [label: string, page: number, pageCount: number, force?: Forced][] = [
  ['First of many', 1, 12],
  ['In the middle', 6, 12],
  ['Last of few', 4, 4],
  ['Hover', 2, 4, 'hover'],
  ['Focus', 3, 4, 'focus-visible'],
];

function PaginationDemo() {
  const column = useColumn();
  return (
    <Stack>
      {PAGES.map(([label, initial, pageCount, force]) => (
        <State key={label} label={label} force={force} on="li:nth-child(4) button">
          <Held initial={initial}>
            {(page, set) => (
              <Pagination
                page={page}
                pageCount={pageCount}
                onPageChange={set}
                label={`Pages, ${label.toLowerCase()}, ${column}`}
              />
            )}
          </Held>
        </State>
      ))}
      <State label="Disabled, while a page is on its way">
        <Pagination
          page={2}
          pageCount={4}
          onPageChange={() => undefined}
          label={`Pages, disabled, ${column}`}
          disabled
        />
      </State>
    </Stack>
  );
}

function LoadMoreDemo() {
  const more = { onLoadMore: () => undefined, total: 48 };
  return (
    <Row>
      <State label="Default">
        <LoadMore {...more} hasMore loading={false} shown={20} />
      </State>
      <State label="Loading">
        <LoadMore {...more} hasMore loading shown={20} />
      </State>
      <State label="All shown">
        <LoadMore {...more} hasMore={false} loading={false} shown={48} />
      </State>
    </Row>
  );
}

function PageHeaderDemo() {
  return (
    <Stack>
      <State label="Title alone" inert>
        <PageHeader title="My quizzes" />
      </State>
      <State label="With the way back, a description and actions" inert>
        <PageHeader
          title="Photosynthesis"
          description="How plants make sugar out of light, water and air."
          back={{ to: '/quiz/manage', label: 'My quizzes' }}
          actions={
            <>
              <Button variant="secondary">Preview</Button>
              <Button>Publish</Button>
            </>
          }
        />
      </State>
    </Stack>
  );
}

function LogoDemo() {
  return (
    <Row>
      <State label="Mark and name">
        <Logo />
      </State>
      <State label="Mark alone">
        <Logo mark />
      </State>
    </Row>
  );
}

export const navigation: PrimitiveGroup = {
  id: 'navigation',
  title: 'Navigation',
  text: 'Where one is, what there is beside it, and how to get back.',
  primitives: [
    {
      name: 'PageHeader',
      file: 'page-header.tsx',
      usage:
        'Use once at the top of every page: its one main heading and its actions. Not inside cards and dialogs.',
      keywords: 'title heading h1 back',
      wide: true,
      Demo: PageHeaderDemo,
    },
    {
      name: 'Breadcrumbs',
      file: 'breadcrumbs.tsx',
      usage: 'Use on pages two or more levels down. Not for the steps of a task: that is a Stepper.',
      keywords: 'trail path',
      Demo: BreadcrumbsDemo,
    },
    {
      name: 'Tabs',
      file: 'tabs.tsx',
      usage: 'Use for views of one thing, one at a time. Not for steps in an order, and not for filters.',
      keywords: 'panel views count',
      Demo: TabsDemo,
    },
    {
      name: 'Stepper',
      file: 'stepper.tsx',
      usage:
        'Use for a task of three to six steps in an order. Not for views that stand side by side: those are Tabs.',
      keywords: 'wizard progress steps',
      wide: true,
      Demo: StepperDemo,
    },
    {
      name: 'Pagination',
      file: 'pagination.tsx',
      usage:
        'Use where people look for a place in a list of known length. Not for lists read from the top: that is LoadMore.',
      keywords: 'pages numbers previous next',
      wide: true,
      Demo: PaginationDemo,
    },
    {
      name: 'LoadMore',
      file: 'pagination.tsx',
      usage:
        'Use at the foot of a list read from the top, page by page. Not where people jump to a page: that is Pagination.',
      keywords: 'cursor list more',
      Demo: LoadMoreDemo,
    },
    {
      name: 'Logo',
      file: 'logo.tsx',
      usage: 'Use in the bar and the footer, as the link home. Not as an ornament.',
      keywords: 'brand mark',
      Demo: LogoDemo,
    },
  ],
};

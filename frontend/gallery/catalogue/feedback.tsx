import { CircleCheck, Clock, FileQuestion } from 'lucide-react';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Countdown } from '@/components/ui/countdown.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { Grid, Row, Stack, State } from '../specimen/state.tsx';
import type { PrimitiveGroup } from './types.ts';

const ALERTS: [tone: Tone, title: string, text: string][] = [
  ['neutral', 'Practice only', 'This attempt does not count.'],
  ['accent', 'New question types', 'Matching and ordering are here.'],
  ['success', 'Quiz published', 'Share the code K7MPQ2.'],
  ['warning', 'Ends today', 'No new attempts after 18:00.'],
  ['danger', 'Not saved', 'Three answers could not be sent.'],
];

function AlertDemo() {
  return (
    <Stack>
      {ALERTS.map(([tone, title, text]) => (
        <State key={tone} label={tone[0]?.toUpperCase() + tone.slice(1)}>
          <Alert tone={tone} title={title} live={false}>
            {text}
          </Alert>
        </State>
      ))}
      <State label="With an action">
        <Alert
          tone="warning"
          live={false}
          action={
            <Button size="sm" variant="secondary">
              Verify
            </Button>
          }
        >
          Your email address is not verified.
        </Alert>
      </State>
    </Stack>
  );
}

const BADGES: [tone: Tone, text: string][] = [
  ['neutral', 'Draft'],
  ['accent', 'Featured'],
  ['success', 'Published'],
  ['warning', 'Paused'],
  ['danger', 'Expired'],
];

function BadgeDemo() {
  return (
    <Row>
      {BADGES.map(([tone, text]) => (
        <State key={tone} label={tone[0]?.toUpperCase() + tone.slice(1)}>
          <Badge tone={tone}>{text}</Badge>
        </State>
      ))}
      <State label="With an icon">
        <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
          Passed
        </Badge>
      </State>
      <State label="Too long for its place" className="w-36">
        <Badge tone="neutral" icon={<Clock aria-hidden="true" />}>
          Waiting for manual grading
        </Badge>
      </State>
    </Row>
  );
}

function ProgressBarDemo() {
  return (
    <Grid>
      <State label="Nothing yet">
        <ProgressBar value={0} label="Answered" showValue />
      </State>
      <State label="Under way">
        <ProgressBar value={5} max={12} label="Answered" showValue />
      </State>
      <State label="Done">
        <ProgressBar value={12} max={12} label="Answered" tone="success" showValue />
      </State>
      <State label="Without its label">
        <ProgressBar value={64} label="Uploading" tone="warning" />
      </State>
    </Grid>
  );
}

function CountdownDemo() {
  return (
    <Row>
      <State label="Plenty">
        <Countdown label="Time left" secondsLeft={1512} totalSeconds={1800} />
      </State>
      <State label="Half of a short time">
        <Countdown label="Time left" secondsLeft={140} totalSeconds={300} />
      </State>
      <State label="Almost over">
        <Countdown label="Time left" secondsLeft={42} totalSeconds={1800} />
      </State>
      <State label="Whole time not known">
        <Countdown label="Time left" secondsLeft={5400} />
      </State>
    </Row>
  );
}

function SkeletonDemo() {
  return (
    <Stack>
      <State label="A card that loads">
        <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </State>
      <State label="A row that loads">
        <div className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      </State>
    </Stack>
  );
}

function SpinnerDemo() {
  return (
    <Row>
      <State label="Default" className="text-accent-ink">
        <Spinner />
      </State>
      <State label="In the colour of the text" className="text-muted">
        <span className="flex items-center gap-2 text-sm">
          <Spinner /> Saving…
        </span>
      </State>
    </Row>
  );
}

function EmptyStateDemo() {
  return (
    <State label="With the next step">
      <EmptyState
        as="h3"
        icon={<FileQuestion aria-hidden="true" />}
        title="No quizzes yet"
        text="Create your first quiz, or start from a ready-made one."
        action={<Button>Create quiz</Button>}
      />
    </State>
  );
}

function ErrorStateDemo() {
  return (
    <Stack>
      <State label="With another try" inert>
        <ErrorState
          as="h3"
          title="The results could not be loaded"
          message="The server took too long to answer."
          onRetry={() => undefined}
        />
      </State>
      <State label="Trying again" inert>
        <ErrorState
          as="h3"
          title="The results could not be loaded"
          message="The server took too long to answer."
          onRetry={() => undefined}
          retrying
        />
      </State>
    </Stack>
  );
}

export const feedback: PrimitiveGroup = {
  id: 'feedback',
  title: 'Feedback',
  text: 'What is going on, what went wrong and what to do next. Colour never says it alone.',
  primitives: [
    {
      name: 'Alert',
      file: 'alert.tsx',
      usage:
        'Use for a message that belongs to the page or form around it, and stays. Not for what has just happened: that is a ToastCard.',
      keywords: 'banner message warning error info',
      Demo: AlertDemo,
    },
    {
      name: 'Badge',
      file: 'badge.tsx',
      usage: 'Use for the state of one thing in a word or two. Not for something to press.',
      keywords: 'status label chip tag pill',
      Demo: BadgeDemo,
    },
    {
      name: 'ProgressBar',
      file: 'progress-bar.tsx',
      usage: 'Use for work with a known end. Not for loading content: that is a Skeleton.',
      keywords: 'upload percent meter',
      Demo: ProgressBarDemo,
    },
    {
      name: 'Countdown',
      file: 'countdown.tsx',
      usage:
        'Use for the time left of an attempt; whoever owns the clock announces its marks. Not for dates far away.',
      keywords: 'timer clock time limit',
      Demo: CountdownDemo,
    },
    {
      name: 'Skeleton',
      file: 'skeleton.tsx',
      usage:
        'Use in the shape of content that is on its way. Not for work that a press has started: that is the button’s own spinner.',
      keywords: 'loading placeholder shimmer',
      Demo: SkeletonDemo,
    },
    {
      name: 'Spinner',
      file: 'spinner.tsx',
      usage: 'Use inside a control that works. Not for a page or a list: that is a Skeleton.',
      keywords: 'loading busy',
      Demo: SpinnerDemo,
    },
    {
      name: 'EmptyState',
      file: 'empty-state.tsx',
      usage:
        'Use where a list has nothing yet, with the next step. Not for a search without a hit in a small place: a line will do.',
      keywords: 'nothing blank',
      Demo: EmptyStateDemo,
    },
    {
      name: 'ErrorState',
      file: 'error-state.tsx',
      usage:
        'Use where content could not be loaded, with another try. Not for one field: that is the field’s own error.',
      keywords: 'failure retry',
      Demo: ErrorStateDemo,
    },
  ],
};

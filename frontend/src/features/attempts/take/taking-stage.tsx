import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { WrittenIn } from '@/lib/written-in.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { useTitle } from '@/lib/use-title.ts';
import { useAttempt, useAttemptView } from './attempt-context.tsx';
import { useIsWide } from '../shared/use-is-wide.ts';
import { useLeaveGuard } from '@/lib/form/use-leave-guard.ts';
import { messages } from '../shared/messages.ts';
import { leaveFullscreen, canFullscreen, enterFullscreen, useIsFullscreen } from '@/lib/full-screen.ts';
import { loadSubmitDialog } from './load-submit-dialog.ts';
import { Announcer } from './announcer.tsx';
import { HandInScreen } from './hand-in-screen.tsx';
import { loadNavigatorDrawer } from './load-navigator-drawer.ts';
import { QuestionScreen } from './question-screen.tsx';
import { ElsewhereScreen, LAZY_PARTS, LeftBehindScreen, StrandedScreen } from './lazy-parts.tsx';
import { SaveLine } from './save-indicator.tsx';
import { TakingHeader } from './taking-header.tsx';
import { Maximize, TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { keepShellOffline, onScriptLoaded } from '@/lib/offline-shell.ts';
import { type Warning, watchBehavior } from '../runner/watch-behavior.ts';

/**
 * Loads what this page loads only later, then keeps all of its files on the device, so that the attempt goes on, and a
 * reload works, without a network. Code that a question brings along afterwards is kept as well.
 */
function useOfflineShell(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    // A browser that forbids service workers (private window, full disk) still takes the quiz, only not the reload.
    const keep = () => void keepShellOffline().catch(() => undefined);
    // A part that does not load now is asked for again when it is needed.
    void Promise.allSettled(parts.map((load) => load())).then(keep);
    return onScriptLoaded(keep);
  }, [parts]);
}

/** Time to read one sentence without looking up for long. */
const SHOWN_MS = 5_000;

interface ShownWarning {
  kind: Warning;
  /** Distinguishes the same warning given again. */
  count: number;
}

/** Collects the evidence, and returns the warning of the last five seconds where the quiz asks for prevention. */
function useWarning(): ShownWarning | undefined {
  const runner = useAttempt();
  const [warning, setWarning] = useState<ShownWarning>();
  useEffect(() => {
    const warn = (kind: Warning) => setWarning((last) => ({ kind, count: (last?.count ?? 0) + 1 }));
    const { preventCheating } = runner.opened.paper.quiz.settings;
    return watchBehavior(preventCheating, { signal: (signal) => runner.noteBehavior(signal), warn });
  }, [runner]);
  useEffect(() => {
    if (!warning) return undefined;
    const timer = setTimeout(() => setWarning(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [warning]);
  return warning;
}

/** Stands in place of the quiz's title, or of the line that says what is saved, so that it covers no control. */
const WarningBanner = ({ warning: { kind, count } }: { warning: ShownWarning }) => (
  <p
    key={count}
    role="alert"
    className="flex min-h-8 animate-rise-in items-center gap-2 border-b border-danger-line bg-danger-soft px-4 py-1.5 text-xs font-medium text-danger-ink lg:w-fit lg:rounded-control lg:border lg:px-3 lg:text-sm"
  >
    <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
    {messages.warnings[kind]}
  </p>
);

/** Asks for full screen again after it was left or the page was reloaded. Browsers enter it only on a press. */
function FullscreenPrompt() {
  const { opened } = useAttempt();
  const isFull = useIsFullscreen();
  const { fullScreenMode } = opened.paper.quiz.settings.preventCheating;
  if (!fullScreenMode || isFull || !canFullscreen()) return null;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6">
      <Alert
        tone="warning"
        action={
          <Button size="sm" icon={<Maximize aria-hidden="true" />} onClick={enterFullscreen}>
            {messages.take.backToFullscreen}
          </Button>
        }
      >
        {messages.take.fullscreenNeeded}
      </Alert>
    </div>
  );
}

const loadLeaveDialog = () => import('./leave-dialog.tsx');
const LeaveDialog = lazyPart(async () => (await loadLeaveDialog()).LeaveDialog);

const loadReview = () => import('./review-screen.tsx');
const ReviewScreen = lazyPart(async () => (await loadReview()).ReviewScreen);

const loadRememberResult = () => import('../result/remember-result.ts');

/** Needed later, when the network may be gone. */
const LATER = [
  loadReview,
  loadLeaveDialog,
  loadNavigatorDrawer,
  loadSubmitDialog,
  loadRememberResult,
  ...LAZY_PARTS,
  () => import('../routes/result.tsx'),
];

interface TakingStageProps {
  quizRef: string;
  onTakeOver: () => void;
  /** The attempt is no more: back to the overview. */
  onGone: () => void;
}

/** The running attempt: its questions, the review, and the way to the server. */
export function TakingStage({ quizRef, onTakeOver, onGone }: TakingStageProps) {
  const runner = useAttempt();
  const { opened } = runner;
  const phase = useAttemptView(({ sync }) => sync.phase);
  const steppedBack = useAttemptView(({ sync }) => sync.steppedBack && sync.phase === 'open');
  const staysBehind = useAttemptView(() => runner.leftBehind.length > 0);
  useTitle(opened.paper.quiz.title);
  useNotices(quizRef, onGone);
  useOfflineShell(LATER);
  if (phase === 'displaced') return <ElsewhereScreen where="tab" onUse={onTakeOver} />;
  if (phase === 'stranded') return <StrandedScreen />;
  if (staysBehind) return <LeftBehindScreen />;
  if (steppedBack) return <ElsewhereScreen where="device" onUse={() => runner.comeBack()} />;
  return (
    <>
      <LeaveGuard active={phase !== 'done'} waiting={phase === 'handing-in'} quizRef={quizRef} />
      <Announcer />
      {phase === 'open' ? <OpenStage /> : <HandInScreen />}
    </>
  );
}

/** Header, warnings, and the questions or their review. */
function OpenStage() {
  const { opened } = useAttempt();
  const screen = useAttemptView((view) => view.screen);
  const durable = useAttemptView((view) => view.durable);
  const wide = useIsWide();
  const warning = useWarning();
  const banner = warning && <WarningBanner warning={warning} />;
  return (
    // Its parts arrange themselves by the room that their text has, however large that is set.
    <div className="@container flex flex-1 flex-col">
      <div
        data-keep-clear
        className="sticky top-0 z-30 @max-[16rem]:contents [@media(max-height:20rem)]:static [@media(max-height:30rem)]:@max-[30rem]:static"
      >
        <TakingHeader warning={wide ? banner : undefined} />
        {!wide && (banner ?? <SaveLine />)}
      </div>
      <FullscreenPrompt />
      {!durable && (
        <div className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6">
          <Alert tone="warning">{messages.save.deviceFails}</Alert>
        </div>
      )}
      <WrittenIn value={opened.paper.quiz.language}>
        {screen === 'review' ? <ReviewScreen /> : <QuestionScreen />}
      </WrittenIn>
    </div>
  );
}

/** What happens once: the result is there, or a submit was refused. */
function useNotices(quizRef: string, onGone: () => void): void {
  const runner = useAttempt();
  const navigate = useNavigate();
  useEffect(
    () =>
      runner.onNotice((notice) => {
        if (notice.type === 'hand-in-refused') toast.error(messages.handIn.refused);
        if (notice.type === 'hand-in-stale') toast.error(messages.handIn.stale);
        if (notice.type === 'joined') toast.success(messages.joined);
        if (notice.type === 'discarded') onGone();
        if (notice.type === 'gone') {
          toast.error(serverMessage(notice.error, messages.attemptGone));
          onGone();
        }
        if (notice.type !== 'finished') return;
        const { sessionId } = runner.opened.record;
        leaveFullscreen();
        void keep(sessionId, notice.result).then(() =>
          navigate(sitePath(SITE_PATHS.quizResult, { ref: quizRef, submissionId: sessionId }), {
            replace: true,
            state: { justFinished: true },
          }),
        );
      }),
    [runner, navigate, quizRef, onGone],
  );
}

async function keep(sessionId: string, result: AttemptResult | undefined): Promise<void> {
  if (!result) return;
  // Without that code the result page asks the server, as it does after a reload.
  const loaded = await loadRememberResult().catch(() => undefined);
  loaded?.rememberResult(sessionId, result);
}

function LeaveGuard({ active, waiting, quizRef }: { active: boolean; waiting: boolean; quizRef: string }) {
  const durable = useAttemptView((view) => view.durable);
  const blocker = useLeaveGuard(active, sitePath(SITE_PATHS.quizResult, { ref: quizRef, submissionId: '' }));
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveDialog {...{ waiting, durable }} onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
  );
}

import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import {
  Archive,
  CircleCheck,
  CircleOff,
  CircleSlash,
  CreditCard,
  Lock,
  LogIn,
  type LucideIcon,
  Pause,
  ShieldAlert,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { messages } from '../shared/messages.ts';
import type { Door } from './entry.ts';
import { overview as text } from './overview-messages.ts';
import { CancelButton } from './cancel-button.tsx';

type Reason = keyof typeof text.doors;

const ICONS: Record<Reason, LucideIcon> = {
  QUIZ_PAUSED: Pause,
  QUIZ_CLOSED: CircleSlash,
  QUIZ_ARCHIVED: Archive,
  ATTEMPTS_USED: CircleOff,
  ATTEMPTS_DONE: CircleCheck,
  QUIZ_FULL: Users,
  PAYMENT_REQUIRED: CreditCard,
  MEMBERS_ONLY: Users,
  TWO_FACTOR_REQUIRED: ShieldAlert,
  other: Lock,
};

const reasonOf = (code: string): Reason => (code in text.doors ? (code as Reason) : 'other');

interface ShutDoorProps {
  door: Extract<Door, { message: string }>;
  /** Where the result of the last finished attempt stands. */
  resultPath: string | undefined;
  /** More to know, in words. */
  note: string | undefined;
  /** What opens it, where that is something to press. */
  action?: ReactNode;
  onRetry: () => void;
  retrying: boolean;
}

/** Why there is no start, and what can be done instead. */
export function ShutDoor({ door, resultPath, note, action, onRetry, retrying }: ShutDoorProps) {
  const reason = door.kind === 'shut' ? reasonOf(door.code) : undefined;
  const Icon = reason ? ICONS[reason] : LogIn;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-3 text-center">
        <span
          aria-hidden="true"
          className="grid size-14 place-items-center rounded-card bg-accent-soft text-accent-ink"
        >
          <Icon className="size-6" />
        </span>
        <div>
          <h2 className="text-xl font-display tracking-tight">
            {reason ? text.doors[reason] : text.signInFirst}
          </h2>
          <p className="mt-1.5 text-muted">{door.message}</p>
          {note && <p className="mt-1 text-sm text-faint">{note}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1">
        {reason ? (
          <>
            <CancelButton label={text.back} />
            {reason === 'QUIZ_PAUSED' && (
              <Button size="lg" loading={retrying} onClick={onRetry}>
                {messages.tryAgain}
              </Button>
            )}
            {reason === 'TWO_FACTOR_REQUIRED' && (
              <ButtonLink size="lg" to={`${SITE_PATHS.profile}?tab=security`} className="whitespace-nowrap">
                {text.setUpSecondFactor}
              </ButtonLink>
            )}
            {action}
            {resultPath && !action && (
              <ButtonLink size="lg" to={resultPath} className="whitespace-nowrap">
                {text.seeResult}
              </ButtonLink>
            )}
          </>
        ) : (
          <SignInLinks />
        )}
      </div>
    </div>
  );
}

function SignInLinks() {
  const from = useLocation();
  return (
    <>
      <ButtonLink size="lg" to={SITE_PATHS.login} state={{ from }}>
        {text.signIn}
      </ButtonLink>
      <ButtonLink size="lg" to={SITE_PATHS.signup} state={{ from }} variant="secondary">
        {text.signUp}
      </ButtonLink>
    </>
  );
}
